//! dev only
use std::sync::RwLock;
use std::cell::RefCell;
#[allow(missing_docs)]
pub const VID: [f32; 16] = [0.92, 0.85, 0.08, 0.08, 0.75, 0.12, 0.05, 5.5, 3.5, 1.0, 0.0, 0.03, 0.0, 0.0, 0.0, 0.0];
thread_local! { pub static P: RefCell<[f32; 48]> = const { RefCell::new([f32::NAN; 48]) }; }
#[allow(missing_docs)]
pub fn vid(i: usize) -> f32 { P.with(|p| { let v = p.borrow()[i]; if v.is_nan() { VID[i] } else { v } }) }

#[allow(missing_docs)]
pub const VIT: [f32; 8] = [0.5, 0.6, 0.5, 0.35, 0.0, 0.0, 0.0, 0.0];
#[allow(missing_docs)]
pub fn vit(i: usize) -> f32 { P.with(|p| { let v = p.borrow()[16 + i]; if v.is_nan() { VIT[i] } else { v } }) }
#[allow(missing_docs)]
pub const STI: [f32; 16] = [0.5, 0.8, 0.1, 0.1, 0.1, 0.98, 0.9, 0.8, 1.0, 1.0, 0.5, 0.9, 0.25, 0.0, 0.0, 0.0];
#[allow(missing_docs)]
pub fn sti(i: usize) -> f32 { P.with(|p| { let v = p.borrow()[24 + i]; if v.is_nan() { STI[i] } else { v } }) }
