//! The real program as a server, and players who speak just enough HTTP.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// The real program.
pub(crate) struct Server {
    pub(crate) child: Child,
    /// Where it listens.
    pub(crate) address: String,
    /// What it prints after its address.
    pub(crate) out: BufReader<ChildStdout>,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_strohmann"));
        command
            .args(["serve", "--bind", "127.0.0.1:0", "--data"])
            .arg(folder);
        Server::run(&mut command)
    }

    /// Starts what prints its address as the program does.
    pub(crate) fn run(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line.trim().trim_end_matches('/').split("//").nth(1);
        let address = address
            .unwrap_or_else(|| panic!("no address: {line}"))
            .to_owned();
        Server {
            child,
            address,
            out,
        }
    }

    /// Nothing of the process can run on: the system ends it.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer; none if the server was gone before it was whole.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn values(&self, before: &str) -> Vec<String> {
        let rest = self.body.split(before).skip(1);
        rest.filter_map(|rest| Some(rest.split('"').next()?.to_owned()))
            .collect()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines();
        lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }
}

/// A player: a cookie and a token.
#[derive(Clone, Default)]
pub(crate) struct Player {
    cookie: String,
    token: String,
}

impl Player {
    fn ask(&self, address: &str, request: &str, form: &str) -> Option<Answer> {
        let mut stream = TcpStream::connect(address).ok()?;
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .ok()?;
        let length = form.len();
        let (cookie, close) = (&self.cookie, "connection: close");
        let text = format!(
            "{request} HTTP/1.1\r\nhost: {address}\r\n{close}\r\ncookie: strohmann={cookie}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{form}"
        );
        stream.write_all(text.as_bytes()).ok()?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).ok()?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some(Answer {
            status,
            head: head.to_owned(),
            body: body.to_owned(),
        })
    }

    pub(crate) fn get(&self, address: &str, path: &str) -> Option<Answer> {
        self.ask(address, &format!("GET {path}"), "")
    }

    pub(crate) fn post(&self, address: &str, path: &str, form: &str) -> Option<Answer> {
        let form = format!("token={}&{form}", self.token);
        self.ask(address, &format!("POST {path}"), &form)
    }

    pub(crate) fn enter(address: &str) -> Player {
        let nobody = Player::default();
        let page = nobody.get(address, "/").unwrap();
        let cookie = page.header("set-cookie").unwrap();
        let secret = cookie
            .trim_start_matches("strohmann=")
            .split(';')
            .next()
            .unwrap();
        Player {
            cookie: secret.to_owned(),
            token: page.values("name=\"token\" value=\"").remove(0),
        }
    }
}
