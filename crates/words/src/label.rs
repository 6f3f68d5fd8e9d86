//! Short words beside things: in table drawings, in lists, on buttons.

/// An enum of texts without arguments and the function that says them.
macro_rules! labels {
    // With a list of all, each with the word that stands for it where it is sent and kept: its id after the name of
    // the set.
    (listed $(#[$about:meta])* $set:ident, $say:ident:
        $($(#[$doc:meta])* $name:ident $id:literal)*) => {
        labels! { $(#[$about])* $set, $say: $($(#[$doc])* $name $id)* }

        impl $set {
            /// All there are.
            pub const ALL: &[$set] = &[$($set::$name),*];

            /// The word for it in forms and in logs.
            pub fn word(self) -> &'static str {
                let id = match self {
                    $($set::$name => $id,)*
                };
                id.split_once('-').map_or(id, |(_, word)| word)
            }
        }
    };
    ($(#[$about:meta])* $set:ident, $say:ident: $($(#[$doc:meta])* $name:ident $id:literal)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $set {
            $($(#[$doc])* $name,)*
        }

        /// What stands there.
        pub fn $say(lang: $crate::Lang, text: $set) -> &'static str {
            // Pages say many of them with every drawing.
            static TEXTS: $crate::lang::PerLang<Vec<String>> = $crate::lang::PerLang::new();
            &TEXTS.get(lang, || vec![$(t!(lang, $id)),*])[text as usize]
        }

        #[test]
        fn every_one_stands_in_every_language() {
            for lang in $crate::Lang::ALL {
                $(assert!(!$say(lang, $set::$name).is_empty(), stringify!($name));)*
            }
        }
    };
}

labels! {
    /// A short word beside something.
    Label, label:
    /// The commands that always work.
    Commands "label-commands"
    /// The same, where the last trick can be looked at.
    CommandsWithLast "label-commands-last"
    /// Whether to play again.
    Rematch "label-rematch"
    /// Before the choices.
    Choose "label-choose"
    /// The trick on the table.
    Trick "label-trick"
    /// The trick before.
    LastTrick "label-last-trick"
    /// How many tricks somebody has.
    Tricks "label-tricks"
    /// The cards in a hand.
    Hand "label-hand"
    /// The card given away.
    Gift "label-gift"
    /// The sum.
    Total "label-total"
    /// Points of a hand.
    Points "label-points"
    /// The bank of chips.
    Bank "label-bank"
    /// What the bank owes.
    Owed "label-owed"
    /// One deal and its play.
    Deal "label-deal"
    /// What a hand is worth.
    Stake "label-stake"
    /// Trump.
    Trump "label-trump"
    /// Something that is still to be named.
    NotNamed "label-not-named"
    /// After a number of cards.
    InHand "label-in-hand"
    /// Before the target of a match.
    Target "label-target"
    /// A trick that nobody gets.
    Nobody "label-nobody"
    /// How many tricks somebody has announced.
    Announced "label-announced"
    /// The covered cards under strawmen.
    Covered "label-covered"
    /// A round of nineteen.
    Round "label-round"
}
