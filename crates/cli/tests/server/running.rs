//! Starting and stopping: what is printed, what is refused, what is left behind.

use std::io::{BufRead as _, Read as _};
use std::process::{Command, Output};
use std::time::Duration;
use std::{fs, thread};

use tempfile::TempDir;

use crate::program::{Player, Server};

fn strohmann(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strohmann"));
    command.args(args).env_remove("STROHMANN_LOG");
    command
}

/// A start that has to fail: its one line.
fn refused(command: &mut Command) -> String {
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().unwrap();
    let text = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(2), "{text}");
    assert_eq!(stdout, b"", "nothing is promised");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

fn terminate(server: &mut Server) -> Option<i32> {
    let id = server.child.id().to_string();
    let sent = Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(sent.success());
    for _ in 0..200 {
        if let Some(status) = server.child.try_wait().unwrap() {
            return status.code();
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("it does not end");
}

#[test]
fn without_a_command_it_serves_and_ends_when_told_to() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("new").join("folder");
    let mut command = strohmann(&[]);
    command
        .env("STROHMANN_BIND", "127.0.0.1:0")
        .env("STROHMANN_DATA", &data)
        .env("STROHMANN_BASE_PATH", "/cards");
    let mut server = Server::run(&mut command);
    let mut line = String::new();
    server.out.read_line(&mut line).unwrap();
    assert!(line.contains(data.to_str().unwrap()), "{line}");
    let (address, base) = server.address.split_once('/').unwrap();
    assert_eq!(base, "cards");
    let page = Player::default().get(address, "/cards/").unwrap();
    assert_eq!(page.status, 200);
    assert!(
        page.head.contains("content-security-policy"),
        "{}",
        page.head
    );
    let health = Player::default().get(address, "/cards/healthz").unwrap();
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
    assert_eq!(terminate(&mut server), Some(0));
    let mut rest = String::new();
    server.out.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
    // What belongs to a running server is gone.
    let names = fs::read_dir(&data).unwrap();
    let mut names: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["lock", "strohmann.db"]);
}

#[test]
fn one_folder_has_one_server_and_one_address_one_listener() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(folder.path());
    let data = folder.path().to_str().unwrap();
    let second = refused(&mut strohmann(&[
        "serve",
        "--bind",
        "127.0.0.1:0",
        "--data",
        data,
    ]));
    assert!(
        second.contains("another") && second.contains(data),
        "{second}"
    );
    let other = TempDir::new().unwrap();
    let data = other.path().to_str().unwrap();
    let taken = refused(&mut strohmann(&[
        "serve",
        "--bind",
        &server.address,
        "--data",
        data,
    ]));
    assert!(
        taken.contains("taken") && taken.contains("--bind"),
        "{taken}"
    );
}

#[test]
fn what_cannot_be_is_refused_in_one_line() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().to_str().unwrap();
    let serve = |more: &[&str]| {
        let mut args = vec!["serve", "--bind", "127.0.0.1:0", "--data", data];
        args.extend_from_slice(more);
        refused(&mut strohmann(&args))
    };
    for (more, names) in [
        (&["--public-url", "example.org"][..], "--public-url"),
        (&["--base-path", "no slash"], "--base-path"),
        (&["--abandon-after", "0"], "--abandon-after"),
        (&["--keep-finished", "x"], "--keep-finished"),
    ] {
        let line = serve(more);
        assert!(line.contains(names), "{line}");
    }
    for (name, value) in [
        ("STROHMANN_BIND", "localhost"),
        ("STROHMANN_LAN", "perhaps"),
        ("STROHMANN_LOG", "loud=very=much"),
    ] {
        let line = refused(
            strohmann(&["serve"])
                .env(name, value)
                .env("STROHMANN_DATA", data),
        );
        assert!(line.contains(value), "{name}: {line}");
    }
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let line = refused(
        strohmann(&["serve", "--bind", "127.0.0.1:0"])
            .env("HOME", &file)
            .env_remove("XDG_DATA_HOME"),
    );
    assert!(line.contains(file.to_str().unwrap()), "{line}");
}

#[test]
fn a_copy_is_made_while_it_runs_and_can_be_served() {
    let folder = TempDir::new().unwrap();
    let server = Server::start(folder.path());
    let player = Player::enter(&server.address);
    let made = player
        .post(&server.address, "/play/vidrasso", "variant=300")
        .unwrap();
    let table = made.header("location").unwrap().to_owned();
    let restored = TempDir::new().unwrap();
    let copy = restored.path().join("strohmann.db");
    let (data, copy) = (folder.path().to_str().unwrap(), copy.to_str().unwrap());
    let done = strohmann(&["backup", copy, "--data", data])
        .output()
        .unwrap();
    assert!(done.status.success(), "{done:?}");
    let again = refused(&mut strohmann(&["backup", copy, "--data", data]));
    assert!(again.contains(copy), "{again}");
    let other = Server::start(restored.path());
    let page = player.get(&other.address, &table).unwrap();
    assert_eq!(page.status, 200);
    assert!(page.body.contains("class=\"hash\""), "{}", page.body);
    let empty = TempDir::new().unwrap();
    let nothing = refused(&mut strohmann(&[
        "backup",
        "nowhere.db",
        "--data",
        empty.path().to_str().unwrap(),
    ]));
    assert!(
        nothing.contains(empty.path().to_str().unwrap()),
        "{nothing}"
    );
}

/// Files may not grow any more, as on a full disk: what cannot be kept does not happen, and what was there stays.
#[test]
#[cfg(unix)]
fn without_room_nothing_happens_and_nothing_is_lost() {
    let folder = TempDir::new().unwrap();
    let program = env!("CARGO_BIN_EXE_strohmann");
    let data = folder.path().to_str().unwrap();
    // 400 blocks of 1024 bytes for each file; the signal that would end the process is ignored.
    let script = format!(
        "trap '' XFSZ; ulimit -f 400; exec '{program}' serve --bind 127.0.0.1:0 --data '{data}' 2>/dev/null"
    );
    let mut command = Command::new("bash");
    command.args(["-c", &script]);
    let server = Server::run(&mut command);
    let player = Player::enter(&server.address);
    let mut tables = Vec::new();
    let refused = loop {
        let made = player
            .post(&server.address, "/play/vidrasso", "variant=300")
            .unwrap();
        match made.status {
            303 => tables.push(made.header("location").unwrap().to_owned()),
            429 => thread::sleep(Duration::from_millis(100)),
            _ => break made,
        }
        assert!(tables.len() < 5000, "there is room without end");
    };
    assert_eq!(refused.status, 503, "{}", refused.body);
    assert!(refused.body.contains("not happened"), "{}", refused.body);
    assert!(!tables.is_empty());
    for table in [&tables[0], tables.last().unwrap()] {
        let page = player.get(&server.address, table).unwrap();
        assert_eq!(page.status, 200, "{}", page.body);
    }
    // With room again everything is there, and goes on.
    drop(server);
    let server = Server::start(folder.path());
    let page = player.get(&server.address, tables.last().unwrap()).unwrap();
    assert_eq!(page.status, 200);
    let made = player
        .post(&server.address, "/play/vidrasso", "variant=300")
        .unwrap();
    assert_eq!(made.status, 303);
}
