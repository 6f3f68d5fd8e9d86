//! The program as a server, from outside: started, asked, stopped, killed.

mod killed;
mod program;
mod running;
