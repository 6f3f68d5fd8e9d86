//! Cargo does not notice by itself that a migration was added.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
