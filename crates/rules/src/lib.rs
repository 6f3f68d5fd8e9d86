//! The rules of Vidrasso, Vitou and Stirnrunde, pure: no I/O, clock or global chance.
