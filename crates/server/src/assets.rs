//! Style sheet and pictures, inside the program; a name with a hash of the content may be kept for ever.

use std::sync::LazyLock;

use data_encoding::BASE32_NOPAD;
use sha2::{Digest, Sha256};

/// Something a page needs.
pub(crate) struct Asset {
    /// The last part of its path.
    pub(crate) name: String,
    /// What it is.
    pub(crate) kind: &'static str,
    /// The content.
    pub(crate) text: &'static str,
}

const STYLE: &str = concat!(
    include_str!("../assets/base.css"),
    // By the system's choice, if the reader has made none, and by his own.
    "@media (prefers-color-scheme: dark) { :root:not(.light) {",
    include_str!("../assets/dark.css"),
    "} }\n:root.dark {",
    include_str!("../assets/dark.css"),
    "}\n",
    include_str!("../assets/pages.css"),
    include_str!("../assets/making.css"),
    include_str!("../assets/cards.css"),
    include_str!("../assets/rulebook.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/vidrasso.css"),
    include_str!("../assets/vitou.css"),
    include_str!("../assets/stirnrunde.css"),
);

const SCRIPT: &str = include_str!("../assets/table.js");

const ICON: &str = include_str!("../assets/icon.svg");

static ASSETS: LazyLock<[Asset; 3]> = LazyLock::new(|| {
    [
        asset("style", "css", "text/css; charset=utf-8", STYLE),
        asset("icon", "svg", "image/svg+xml", ICON),
        asset("table", "js", "text/javascript; charset=utf-8", SCRIPT),
    ]
});

fn asset(name: &str, ending: &str, kind: &'static str, text: &'static str) -> Asset {
    let hash = BASE32_NOPAD.encode(&Sha256::digest(text)[..5]);
    Asset {
        name: format!("{name}-{}.{ending}", hash.to_ascii_lowercase()),
        kind,
        text,
    }
}

/// The asset of this name.
pub(crate) fn find(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

/// The path of the style sheet.
pub(crate) fn style_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| format!("/static/{}", ASSETS[0].name));
    &PATH
}

/// The path of the icon.
pub(crate) fn icon_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| format!("/static/{}", ASSETS[1].name));
    &PATH
}

/// The path of the script that keeps a table's page up to date.
pub(crate) fn script_path() -> &'static str {
    static PATH: LazyLock<String> = LazyLock::new(|| format!("/static/{}", ASSETS[2].name));
    &PATH
}
