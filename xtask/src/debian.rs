//! Installing what a step needs, where that is ours to do: as root on Debian.

use std::path::Path;
use std::process::Command;

use crate::run::{Outcome, answers, capture, show_and_run};

/// Installs a package, if it may. Whether what was needed is there now is for the caller to see.
///
/// # Errors
/// If it may, and it fails.
pub(crate) fn install(package: &str) -> Outcome {
    if !may_install() {
        return Ok(());
    }
    show_and_run(Command::new("apt-get").arg("update"))?;
    let mut install = Command::new("apt-get");
    install.args(["install", "--yes", "--no-install-recommends", package]);
    show_and_run(install.env("DEBIAN_FRONTEND", "noninteractive"))
}

fn may_install() -> bool {
    Path::new("/etc/debian_version").exists()
        && answers(Command::new("apt-get").arg("--version"))
        && capture(Command::new("id").arg("-u")).is_ok_and(|user| user.trim() == "0")
}
