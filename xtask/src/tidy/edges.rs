//! Which crate may know which: the table of the rooms, and what cargo says about it.

use serde_json::Value;

use super::Fault;
use crate::run::{Outcome, capture, cargo, failure};

/// What one crate may know. Dependencies of tests alone are free.
struct Room {
    name: &'static str,
    /// The crates of this workspace it may depend on.
    siblings: &'static [&'static str],
    /// Crates from outside that it may not reach, not even through others.
    banned: &'static [&'static str],
    /// Whether it may build a program.
    program: bool,
}

/// Every crate of the workspace has a line here. No line allows `strohmann`: nothing depends on the command line.
const ROOMS: &[Room] = &[
    Room {
        name: "strohmann-rules",
        siblings: &[],
        banned: &["axum", "getrandom", "rand", "sqlx", "tokio"],
        program: false,
    },
    Room {
        name: "strohmann-words",
        siblings: &["strohmann-rules"],
        banned: &["axum", "sqlx", "tokio"],
        program: false,
    },
    Room {
        name: "strohmann-ai",
        siblings: &["strohmann-rules"],
        banned: &["axum", "sqlx", "tokio"],
        program: false,
    },
    Room {
        name: "strohmann-store",
        siblings: &[],
        banned: &["axum"],
        program: false,
    },
    Room {
        name: "strohmann-server",
        siblings: &[
            "strohmann-rules",
            "strohmann-words",
            "strohmann-ai",
            "strohmann-store",
        ],
        banned: &[],
        program: false,
    },
    Room {
        name: "strohmann",
        siblings: &[
            "strohmann-rules",
            "strohmann-words",
            "strohmann-ai",
            "strohmann-store",
            "strohmann-server",
        ],
        banned: &[],
        program: true,
    },
    Room {
        name: "xtask",
        siblings: &[],
        banned: &[],
        program: true,
    },
];

/// A workspace member as cargo describes it.
#[derive(Default)]
struct Member {
    name: String,
    /// Direct dependencies, those of tests left out.
    dependencies: Vec<String>,
    programs: Vec<String>,
}

/// Asks cargo about the workspace and holds the answers against the table.
///
/// # Errors
/// If cargo cannot be asked.
pub(super) fn check() -> Outcome<Vec<Fault>> {
    let members = members()?;
    let names: Vec<&str> = members.iter().map(|member| member.name.as_str()).collect();
    let mut faults = Vec::new();
    for member in &members {
        let Some(room) = ROOMS.iter().find(|room| room.name == member.name) else {
            faults.push(unknown(&member.name));
            continue;
        };
        faults.extend(sibling_faults(room, member, &names));
        faults.extend(program_faults(room, member));
        if !room.banned.is_empty() {
            faults.extend(banned_faults(room, &reached(room.name)?));
        }
    }
    Ok(faults)
}

fn unknown(name: &str) -> Fault {
    let what = "this crate has no line in ROOMS, xtask/src/tidy/edges.rs: add what it may know";
    Fault::in_file(name, what)
}

fn sibling_faults(room: &Room, member: &Member, names: &[&str]) -> Vec<Fault> {
    let forbidden =
        |name: &&String| names.contains(&name.as_str()) && !room.siblings.contains(&name.as_str());
    let says =
        |name: &String| Fault::in_file(room.name, format!("may not depend on its sibling {name}"));
    member
        .dependencies
        .iter()
        .filter(forbidden)
        .map(says)
        .collect()
}

fn banned_faults(room: &Room, tree: &[String]) -> Vec<Fault> {
    let says = |name: &&str| {
        let show = format!("cargo tree -p {} -e no-dev -i {name}", room.name);
        Fault::in_file(
            room.name,
            format!("may not reach {name} (`{show}` shows how)"),
        )
    };
    let reaches = |name: &&&str| tree.iter().any(|other| other == **name);
    room.banned.iter().filter(reaches).map(says).collect()
}

fn program_faults(room: &Room, member: &Member) -> Vec<Fault> {
    let allowed = usize::from(room.program);
    let says = |name: &String| {
        let what = format!("program {name}: one is released, `strohmann`, from crates/cli");
        Fault::in_file(room.name, what)
    };
    member.programs.iter().skip(allowed).map(says).collect()
}

fn members() -> Outcome<Vec<Member>> {
    let args = ["metadata", "--format-version=1", "--no-deps", "--locked"];
    let json = capture(&mut cargo(&args))?;
    let metadata: Value = serde_json::from_str(&json)
        .map_err(|error| failure(format!("cargo metadata makes no sense: {error}")))?;
    Ok(list(&metadata["packages"]).iter().map(member).collect())
}

fn member(package: &Value) -> Member {
    let counts = |dependency: &&Value| dependency["kind"] != "dev";
    let is_program = |target: &&Value| list(&target["kind"]).iter().any(|kind| kind == "bin");
    Member {
        name: text(&package["name"]),
        dependencies: list(&package["dependencies"])
            .iter()
            .filter(counts)
            .map(|dependency| text(&dependency["name"]))
            .collect(),
        programs: list(&package["targets"])
            .iter()
            .filter(is_program)
            .map(|target| text(&target["name"]))
            .collect(),
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Everything the crate is built with, through any number of others. `cargo tree` is asked because it resolves the
/// features for this one crate, where `cargo metadata` would lump in what siblings and tests switch on.
fn reached(name: &str) -> Outcome<Vec<String>> {
    let args = [
        "tree",
        "-p",
        name,
        "-e",
        "no-dev",
        "--prefix=none",
        "--format={p}",
        "--locked",
    ];
    let tree = capture(&mut cargo(&args))?;
    let first_word = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
    Ok(tree.lines().map(first_word).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(name: &str) -> &'static Room {
        ROOMS
            .iter()
            .find(|room| room.name == name)
            .expect("a room of that name")
    }

    fn strings(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    fn siblings(name: &str, dependencies: &[&str]) -> Vec<String> {
        let member = Member {
            dependencies: strings(dependencies),
            ..Member::default()
        };
        let names: Vec<&str> = ROOMS.iter().map(|room| room.name).collect();
        let faults = sibling_faults(room(name), &member, &names);
        faults.iter().map(Fault::to_string).collect()
    }

    #[test]
    fn a_sibling_off_the_table_is_a_fault() {
        for (name, dependency) in [
            ("strohmann-rules", "strohmann-words"),
            ("strohmann-words", "strohmann-server"),
            ("strohmann-ai", "strohmann-words"),
            ("strohmann-store", "strohmann-rules"),
            ("strohmann-server", "strohmann"),
        ] {
            let faults = siblings(name, &["serde", dependency]);
            assert_eq!(faults.len(), 1, "{name}: {faults:?}");
            assert!(faults[0].contains(name) && faults[0].contains(dependency));
        }
        assert!(siblings("strohmann", &["strohmann-server", "strohmann-rules"]).is_empty());
    }

    #[test]
    fn nothing_may_depend_on_the_command_line() {
        assert!(
            ROOMS
                .iter()
                .all(|room| !room.siblings.contains(&"strohmann"))
        );
    }

    #[test]
    fn a_banned_crate_is_a_fault_however_far() {
        let faults = banned_faults(room("strohmann-rules"), &strings(&["serde", "getrandom"]));
        assert_eq!(faults.len(), 1);
        assert!(faults[0].to_string().contains("may not reach getrandom"));
        assert!(banned_faults(room("strohmann-rules"), &strings(&["rand_core"])).is_empty());
    }

    #[test]
    fn a_crate_without_a_line_is_a_fault() {
        assert!(
            unknown("strohmann-extra")
                .to_string()
                .starts_with("strohmann-extra: ")
        );
    }

    #[test]
    fn a_second_program_is_a_fault() {
        let count = |name: &str, programs: &[&str]| {
            let member = Member {
                programs: strings(programs),
                ..Member::default()
            };
            program_faults(room(name), &member).len()
        };
        assert_eq!(count("strohmann", &["strohmann"]), 0);
        assert_eq!(count("strohmann", &["strohmann", "other"]), 1);
        assert_eq!(count("strohmann-server", &["server"]), 1);
    }

    #[test]
    fn dependencies_of_tests_are_free() {
        let package = serde_json::json!({
            "name": "strohmann-rules",
            "dependencies": [
                { "name": "serde", "kind": null },
                { "name": "proptest", "kind": "dev" },
                { "name": "cc", "kind": "build" },
            ],
            "targets": [{ "name": "a", "kind": ["lib"] }, { "name": "b", "kind": ["bin"] }],
        });
        let member = member(&package);
        assert_eq!(member.dependencies, ["serde", "cc"]);
        assert_eq!(member.programs, ["b"]);
    }
}
