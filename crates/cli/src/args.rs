//! The command line.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::BoolishValueParser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Parser, Subcommand};
use strohmann_ai::Level;
use strohmann_rules::GameKind;

use crate::failure::Failure;

/// Vidrasso, Vitou and Stirnrunde: three trick-taking card games.
#[derive(Debug, Parser)]
#[command(name = "strohmann", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve tables to browsers; what `strohmann` does without a command
    Serve(ServeArgs),
    /// Copy the database of tables, also while the server runs
    Backup(BackupArgs),
    /// Play in the terminal against bots
    Play(PlayArgs),
    /// Let bots play matches against each other and write the records, one a line
    Simulate(SimulateArgs),
    /// Check records from the first shuffled card to the last point
    Check(CheckArgs),
    /// Let two bots play each other on the same deals with the seats turned
    Arena(ArenaArgs),
    /// Show a position of a record, as a seat sees it or with everything
    Show(ShowArgs),
    /// Solve a position of a Vidrasso record with all cards known: its value and every best line
    Solve(SolveArgs),
    /// Measure random playouts a second on one core, dealing included
    Bench(BenchArgs),
}

/// The options of every game, for the long help.
const OPTIONS: &str = "An option of the game, KEY=VALUE, the value as JSON or a bare word; repeat --option for several

vidrasso: target=300|500, chips=false|true
vitou: variant=morlino|cason|cason2, signals=covert|open|off
stirnrunde: players=4 (2 to 6), plan=standard|plain|[19 objects],
  scoring={\"hit\":10,\"trick\":1,\"miss\":-5}, first_dealer=SEAT (from 0; without it the draw decides)

What stands first is the default.";

/// Options of a table.
#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    /// An option of the game, KEY=VALUE, the value as JSON or a bare word
    #[arg(long = "option", value_name = "KEY=VALUE", long_help = OPTIONS)]
    pub(crate) options: Vec<String>,
}

/// `serve`
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "ADDR:PORT", env = "STROHMANN_BIND", value_parser = socket)]
    pub(crate) bind: Option<SocketAddr>,
    /// The folder of the database [default: strohmann in the user's data folder]
    #[arg(long, value_name = "DIR", env = "STROHMANN_DATA")]
    pub(crate) data: Option<PathBuf>,
    /// Listen to the local network as well, and show the addresses there
    #[arg(long, env = "STROHMANN_LAN", value_parser = BoolishValueParser::new())]
    pub(crate) lan: bool,
    /// The address under which others reach the server, such as `https://example.org/cards`
    #[arg(long, value_name = "URL", env = "STROHMANN_PUBLIC_URL")]
    pub(crate) public_url: Option<String>,
    /// The path under which all pages are, as /cards [default: the path of the public URL]
    #[arg(long, value_name = "PATH", env = "STROHMANN_BASE_PATH")]
    pub(crate) base_path: Option<String>,
    /// Take the addresses of visitors from X-Forwarded-For, as the proxy in front sets it
    #[arg(long, env = "STROHMANN_TRUST_PROXY", value_parser = BoolishValueParser::new())]
    pub(crate) trust_proxy: bool,
    /// Abandon a match, and forget a table that has not begun, after so many days without a player
    #[arg(long, value_name = "DAYS", env = "STROHMANN_ABANDON_AFTER", default_value_t = 30,
        value_parser = days)]
    pub(crate) abandon_after: u32,
    /// Forget a table so many days after its last match
    #[arg(long, value_name = "DAYS", env = "STROHMANN_KEEP_FINISHED", default_value_t = 90,
        value_parser = days)]
    pub(crate) keep_finished: u32,
}

/// `backup`
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist yet
    pub(crate) file: PathBuf,
    /// The folder of the database [default: strohmann in the user's data folder]
    #[arg(long, value_name = "DIR", env = "STROHMANN_DATA")]
    pub(crate) data: Option<PathBuf>,
}

/// `play`
#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// The game: vidrasso, vitou or stirnrunde
    pub(crate) game: GameKind,
    /// The variant, short for an option: 300 or 500; morlino, cason or cason2; standard or plain
    #[arg(long, value_name = "V")]
    pub(crate) variant: Option<String>,
    /// The bot in all other seats: easy, normal or strong; random, greedy, flat:N (N worlds) and ismcts:N (N playouts) are yardsticks
    #[arg(long, value_name = "BOT", default_value = "normal")]
    pub(crate) opponents: Level,
    /// The bot in your partner's seat [default: as the opponents]
    #[arg(long, value_name = "BOT")]
    pub(crate) partner: Option<Level>,
    /// Deals follow from it: the same seed, the same cards on every machine [default: the system's randomness]
    #[arg(long, value_name = "N", value_parser = whole, allow_hyphen_values = true)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Keep the record of the match in this file, whole after every action
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// The language, de or en [default: that of the locale]
    #[arg(long, value_name = "de|en")]
    pub(crate) lang: Option<String>,
    /// Your name
    #[arg(long, value_name = "NAME")]
    pub(crate) name: Option<String>,
    /// Your cut, a text that shuffles along [default: a random one]
    #[arg(long, value_name = "TEXT")]
    pub(crate) cut: Option<String>,
}

/// `simulate`
#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// The game: vidrasso, vitou or stirnrunde
    pub(crate) game: GameKind,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole, allow_hyphen_values = true)]
    pub(crate) matches: u64,
    /// Deals follow from it: the same seed, the same cards on every machine
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole, allow_hyphen_values = true)]
    pub(crate) seed: u64,
    /// A bot for each seat, or one for all: easy, normal or strong; random, greedy, flat:N (N worlds) and ismcts:N (N playouts) are yardsticks
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    pub(crate) bots: Vec<Level>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// `arena`
#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    /// The game: vidrasso, vitou or stirnrunde
    pub(crate) game: GameKind,
    /// The bot that is measured, and the one it is measured against, each easy, normal or strong, or a yardstick: random, greedy, flat:N (N worlds), ismcts:N (N playouts), alphamu
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<Level>,
    /// How many deals, each played with the seats turned through all places
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole, allow_hyphen_values = true)]
    pub(crate) deals: u64,
    /// Deals follow from it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole, allow_hyphen_values = true)]
    pub(crate) seed: u64,
    /// Stop as soon as it is decided whether A is better by this much or by nothing (errors of 5 % each)
    #[arg(long, value_name = "DIFFERENCE", value_parser = positive, allow_hyphen_values = true)]
    pub(crate) sprt: Option<f64>,
    /// Keep the results of the deals in this file, and go on from there if it exists
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// `check`
#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// Run the bots again on their views as well, and name the first decision of each match that differs
    #[arg(long)]
    pub(crate) bots: bool,
    /// Files of records, one a line; - is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

/// A hand of a record
#[derive(Debug, Args)]
pub(crate) struct HandArgs {
    /// A file of records, one a line; - is standard input
    pub(crate) file: PathBuf,
    /// The line of the record, from 1
    #[arg(long, value_name = "L", default_value_t = 1, value_parser = whole, allow_hyphen_values = true)]
    pub(crate) line: u64,
    /// The hand, from 1 [default: the last]
    #[arg(long, value_name = "K", value_parser = whole, allow_hyphen_values = true)]
    pub(crate) hand: Option<u64>,
}

/// `show`
#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) of: HandArgs,
    /// After how many actions of the hand; 0 is the deal [default: its end]
    #[arg(long, value_name = "N", value_parser = whole, allow_hyphen_values = true)]
    pub(crate) at: Option<u64>,
    /// As this seat sees it, from 0 [default: everything]
    #[arg(long, value_name = "S", value_parser = whole, allow_hyphen_values = true)]
    pub(crate) seat: Option<u64>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `solve`
#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) of: HandArgs,
    /// After how many actions of the hand; trumps and gifts are the first four [default: 4, the first lead]
    #[arg(long, value_name = "N", value_parser = whole, allow_hyphen_values = true)]
    pub(crate) at: Option<u64>,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// `bench`
#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// The game: vidrasso, vitou or stirnrunde [default: all]
    pub(crate) game: Option<GameKind>,
    /// How long each variant is measured
    #[arg(long, value_name = "S", default_value_t = 2.0, value_parser = positive, allow_hyphen_values = true)]
    pub(crate) seconds: f64,
    /// As JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// An address on the command line.
fn socket(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse()
        .map_err(|_| "it has to be an address and a port, as 127.0.0.1:8080 or [::1]:8080")
}

/// A number of days on the command line.
fn days(text: &str) -> Result<u32, &'static str> {
    let days = text.parse().ok().filter(|days| (1..=36_500).contains(days));
    days.ok_or("it has to be a number of days from 1 to 36500")
}

/// A number on the command line.
fn whole(text: &str) -> Result<u64, &'static str> {
    text.parse()
        .map_err(|_| "it has to be a whole number from 0")
}

/// A difference on the command line.
fn positive(text: &str) -> Result<f64, &'static str> {
    let number = text
        .parse()
        .ok()
        .filter(|number: &f64| number.is_finite() && *number > 0.0);
    number.ok_or("it has to be a number above 0")
}

/// What the arguments ask for.
pub(crate) enum ParsedArgs {
    /// A command.
    Run(Command),
    /// Help or the version.
    Print(String),
}

/// Reads the arguments.
///
/// Without any, the server is meant.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<ParsedArgs, Failure> {
    let mut args: Vec<OsString> = args.collect();
    if args.len() == 1 {
        args.push("serve".into());
    }
    match Cli::try_parse_from(args) {
        Ok(cli) => Ok(ParsedArgs::Run(cli.command)),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Ok(ParsedArgs::Print(error.to_string()))
            }
            _ => Err(Failure::Bad(one_line(&error))),
        },
    }
}

/// A usage error as one line that ends with what would be right.
fn one_line(error: &clap::Error) -> String {
    let shown = error.to_string();
    let about: Vec<_> = shown
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"))
        .filter(|line| !line.is_empty())
        .collect();
    let mut text = match error.kind() {
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => "a command is missing".to_owned(),
        _ => about.join(" ").trim_start_matches("error: ").to_owned(),
    };
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        text = format!("{text}; {}", usage.trim());
    }
    format!("{text}; `strohmann --help` lists everything")
}
