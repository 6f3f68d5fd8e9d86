//! Just enough HTTP/1.1 for one player: one connection, one request after the other.

use std::net::SocketAddr;

use memchr::memmem;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// A connection that stays open.
pub(crate) struct Connection(BufReader<TcpStream>);

/// A stream of events.
pub(crate) struct Stream {
    connection: Connection,
    text: Vec<u8>,
}

impl Stream {
    /// Waits for the next event that shows a move; the size of the largest up to it.
    pub(crate) async fn event(&mut self) -> usize {
        let mut largest = 0;
        loop {
            self.text.clear();
            // Events come in chunks of their own.
            while !self.text.ends_with(b"\n\n") {
                self.connection.chunk(&mut self.text).await;
            }
            largest = largest.max(self.text.len());
            // The first state, and what only completes one, is nothing to be looked at for a while.
            let pause = memmem::find(&self.text, b"data-pause=\"");
            let pause = pause.map(|at| &self.text[at + b"data-pause=\"".len()..]);
            if pause.is_some_and(|pause| !pause.starts_with(b"none\"")) {
                return largest;
            }
        }
    }
}

/// An answer.
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: u16,
    /// How many bytes of content were sent, compressed as asked.
    pub(crate) size: usize,
    location: String,
    body: Vec<u8>,
}

impl Answer {
    /// The content, if it was not compressed.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// Where it leads to.
    pub(crate) fn location(&self) -> &str {
        &self.location
    }

    /// All texts between these two.
    pub(crate) fn between(&self, before: &str, after: &str) -> Vec<String> {
        let text = self.text();
        let rest = text.split(before).skip(1);
        rest.filter_map(|rest| Some(rest.split(after).next()?.to_owned()))
            .collect()
    }
}

impl Connection {
    /// Opens one.
    pub(crate) async fn open(address: SocketAddr) -> Connection {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Connection(BufReader::new(stream))
    }

    /// Asks for a page.
    pub(crate) async fn get(&mut self, path: &str, cookie: &str) -> Answer {
        // Once plain, to be read, and once compressed, to be measured.
        let head = format!("GET {path} HTTP/1.1\r\nhost: house\r\ncookie: strohmann={cookie}\r\n");
        self.0
            .write_all(format!("{head}accept-encoding: br\r\n\r\n").as_bytes())
            .await
            .unwrap();
        let size = self.answer().await.size;
        self.0
            .write_all(format!("{head}\r\n").as_bytes())
            .await
            .unwrap();
        let answer = self.answer().await;
        Answer { size, ..answer }
    }

    /// Sends a form.
    pub(crate) async fn post(&mut self, path: &str, cookie: &str, form: &str) -> Answer {
        let length = form.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: house\r\ncookie: strohmann={cookie}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{form}"
        );
        self.0.write_all(request.as_bytes()).await.unwrap();
        self.answer().await
    }

    /// Opens a stream of events on this connection and leaves it open.
    pub(crate) async fn follow(mut self, path: &str, cookie: &str) -> Stream {
        let request =
            format!("GET {path} HTTP/1.1\r\nhost: house\r\ncookie: strohmann={cookie}\r\n\r\n");
        self.0.write_all(request.as_bytes()).await.unwrap();
        while !self.line().await.is_empty() {}
        Stream {
            connection: self,
            text: Vec::new(),
        }
    }

    async fn chunk(&mut self, into: &mut Vec<u8>) {
        let size = usize::from_str_radix(&self.line().await, 16).unwrap();
        let mut rest = size;
        while rest > 0 {
            let read = self.0.fill_buf().await.unwrap();
            let read = &read[..read.len().min(rest)];
            assert!(!read.is_empty(), "it ended early");
            into.extend_from_slice(read);
            rest -= read.len();
            let read = read.len();
            self.0.consume(read);
        }
        self.line().await;
    }

    async fn line(&mut self) -> String {
        let mut line = String::new();
        self.0.read_line(&mut line).await.unwrap();
        line.truncate(line.trim_end().len());
        line
    }

    async fn answer(&mut self) -> Answer {
        let status = self.line().await;
        let status = status.split(' ').nth(1).and_then(|code| code.parse().ok());
        let (mut length, mut chunked, mut location) = (0, false, String::new());
        loop {
            let line = self.line().await;
            let Some((name, value)) = line.split_once(": ") else {
                break;
            };
            match name {
                "content-length" => length = value.parse().unwrap(),
                "transfer-encoding" => chunked = value == "chunked",
                "location" => value.clone_into(&mut location),
                _ => {}
            }
        }
        let mut body = Vec::new();
        if chunked {
            loop {
                let before = body.len();
                self.chunk(&mut body).await;
                if body.len() == before {
                    break;
                }
            }
        } else {
            body.resize(length, 0);
            self.0.read_exact(&mut body).await.unwrap();
        }
        Answer {
            status: status.expect("a status line"),
            size: body.len(),
            location,
            body,
        }
    }
}
