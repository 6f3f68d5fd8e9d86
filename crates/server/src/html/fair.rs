//! How anybody can check the deals.

use maud::{Markup, html};
use strohmann_words::house::{self, Text, text};

use crate::visit::Visit;

use super::layout::{self, Frame};

/// How the cards come about, and how to check them with any tool.
pub(crate) fn page(visit: &Visit) -> Markup {
    let lang = visit.lang();
    let t = |what| text(lang, what);
    let main = html! {
        h1 { (t(Text::Fair)) }
        @for line in house::fairness(lang) { p { (line) } }
        h2 { (t(Text::HowToCheck)) }
        p { (t(Text::CheckHere)) }
        pre tabindex="0" { code { "strohmann check RECORD.jsonl\nstrohmann check --bots RECORD.jsonl" } }
        p { (t(Text::CheckAnywhere)) }
        pre tabindex="0" { code {
            "import hashlib, hmac, json\n"
            "record = json.load(open('RECORD.jsonl'))\n"
            "secret = bytes.fromhex(record['secret'])\n"
            "assert hashlib.sha256(secret).hexdigest() == record['commit']\n"
            "for k in range(1, len(record['hands']) + 1):\n"
            "    text = '\\n'.join(['strohmann/1', str(record['match']), str(k)] + record['cuts'])\n"
            "    print(k, hmac.new(secret, text.encode(), hashlib.sha256).hexdigest())"
        } }
        ol { @for line in house::shuffle(lang) { li { (line) } } }
    };
    let frame = Frame {
        title: t(Text::Fair),
        class: "at-fair",
        listed: true,
    };
    layout::page(visit, &frame, &main)
}
