//! In which order cards are tried: what they seem to bring, from the deal alone.

use arrayvec::ArrayVec;

use super::cards::{BEATERS, CARDS, Deal, TRUMPS, numbers};

/// The cards of the other, the most promising first, each with what it seems to bring in eighths of a point.
pub(super) type Order = [(i16, u8); 17];

/// The other's cards in the order in which they are tried as replies.
pub(super) fn orders(deal: &Deal, price: &[i16; CARDS]) -> Box<[Order; CARDS]> {
    let mut orders = Box::new([[(0, 63); 17]; CARDS]);
    for seat in 0..2 {
        for lead in numbers(deal.own[seat]) {
            let mut order: ArrayVec<(i16, u8), 17> = ArrayVec::new();
            for card in numbers(deal.own[1 - seat]) {
                let points = 8 * (i16::from(deal.points[lead]) + i16::from(deal.points[card]));
                let won = BEATERS[lead] >> card & 1 == 1;
                order.push((
                    (if won { points } else { -points }) - price[card],
                    card as u8,
                ));
            }
            order.sort_by_key(|one| -one.0);
            orders[lead][..order.len()].copy_from_slice(&order);
        }
    }
    orders
}

/// What each card is worth to who has it, in eighths of a point.
pub(super) fn prices(deal: &Deal) -> [i16; CARDS] {
    let mut prices = [0; CARDS];
    for seat in 0..2 {
        let theirs = deal.own[1 - seat];
        let trumps = (theirs & TRUMPS).count_ones() as f32;
        for card in numbers(deal.own[seat]) {
            let above = (theirs & BEATERS[card] & !TRUMPS).count_ones() as f32;
            let wins = if card >= 32 {
                0.97
            } else if card < 8 {
                let above = (theirs & BEATERS[card]).count_ones() as f32;
                0.94 - 0.03 * above
            } else {
                (0.274 - 0.109 * above - 0.037 * trumps).max(-0.184)
            };
            let value = f32::from(deal.points[card]);
            let price = wins * (value + 3.7) - (1.0 - wins) * (value + 2.2);
            prices[card] = (price * 8.0) as i16;
        }
    }
    prices
}
