//! Every word people read, in German and English, behind typed functions.
