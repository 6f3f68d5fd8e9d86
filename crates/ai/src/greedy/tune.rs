//! dev only
use std::sync::RwLock;
use std::cell::RefCell;
#[allow(missing_docs)]
pub const VID: [f32; 16] = [0.97, 0.94, 0.02, 0.044, 0.274, 0.109, 0.037, 3.7, 2.2, 0.75, 0.0, -0.184, 0.0, 0.0, 0.0, 0.0];
thread_local! { pub static P: RefCell<[f32; 48]> = const { RefCell::new([f32::NAN; 48]) }; }
#[allow(missing_docs)]
pub fn vid(i: usize) -> f32 { P.with(|p| { let v = p.borrow()[i]; if v.is_nan() { VID[i] } else { v } }) }

#[allow(missing_docs)]
pub const VIT: [f32; 8] = [0.5, 0.6, 0.5, 0.35, 0.0, 0.0, 0.0, 0.0];
#[allow(missing_docs)]
pub fn vit(i: usize) -> f32 { P.with(|p| { let v = p.borrow()[16 + i]; if v.is_nan() { VIT[i] } else { v } }) }
#[allow(missing_docs)]
pub const STI: [f32; 16] = [0.5, 0.3227153, 0.060990237, 0.021632463, 0.058562193, 1.019439, 0.53483, 0.8950105, 1.4526062, 1.9423004, 0.86603403, 0.8, 0.2, -0.2, 0.2, 0.3];
#[allow(missing_docs)]
pub fn sti(i: usize) -> f32 { P.with(|p| { let v = p.borrow()[24 + i]; if v.is_nan() { STI[i] } else { v } }) }
