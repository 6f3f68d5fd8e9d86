use std::time::Instant;
use strohmann_ai::*;
use strohmann_rules::*;
fn mini(r:&strohmann_rules::vidrasso::Round, s: Seat)->i32{ match r.to_act(){None=>r.outcome().unwrap().points()[s.index()],Some(a)=>{let it=r.legal(a).into_iter().map(|x|{let mut q=*r;q.play_unchecked(a,x);mini(&q,s)}); if a==s {it.max().unwrap()} else {it.min().unwrap()}}}}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    if a[1]=="check" { for d in 0..a[2].parse::<u64>().unwrap() { let t=1+(d%5) as usize; let mut r=ending(t,d); if d%3==0 { let s=r.to_act().unwrap(); let x=r.legal(s)[0]; r.play_unchecked(s,x);} let mut dd=DoubleDummy::new(1<<16); let v=dd.value(&r).unwrap(); let m=mini(&r,v.0); let st=strohmann_rules::Vidrasso::sight(&r,Eye::House); let o=1-v.0.index(); let g=match st.gifts[Seat::new(o)] {strohmann_rules::vidrasso::Unseen::Card(c)=>strohmann_rules::vidrasso::value(c) as i32,_=>0}; let m=m-st.points()[v.0] as i32-g; assert_eq!(m,v.1,"{d}"); } println!("ok"); return; }
    let tricks: usize = a[1].parse().unwrap();
    let deals: usize = a[2].parse().unwrap();
    let bytes: usize = a[3].parse::<usize>().unwrap() << 10;
    let mut times = vec![]; let mut nodes = vec![]; let mut sum = 0;
    for d in 0..deals {
        let round = ending(tricks, d as u64);
        let mut best = f64::MAX; let mut n = 0;
        for _ in 0..(if tricks <= 13 {3} else {1}) {
            let mut dd = DoubleDummy::new(bytes);
            let t = Instant::now();
            let v = dd.value(&round).unwrap();
            best = best.min(t.elapsed().as_secs_f64()*1e3);
            n = dd.nodes;
            sum = (sum * 31 + v.1 as i64) % 1000007;
        }
        if tricks > 13 { eprintln!("{d} {best:.1} ms {n}"); }
        times.push(best); nodes.push(n);
    }
    times.sort_by(f64::total_cmp); nodes.sort();
    println!("tricks {tricks} median {:.3} ms p90 {:.3} max {:.3}; nodes {} ; ns/node {:.1}; check {sum}", times[deals/2], times[deals*9/10], times[deals-1], nodes[deals/2], 1e6*times.iter().sum::<f64>()/nodes.iter().sum::<u64>() as f64);
}
fn ending(tricks: usize, seed: u64) -> strohmann_rules::vidrasso::Round {
    let options = Default::default();
    let standing = strohmann_rules::vidrasso::Standing::new(&options, Seat::new(0));
    let mut p = Playouts::<Vidrasso>::new(options, standing, 1000 + seed);
    let mut c = Chance::new(seed);
    let mut r = p.deal();
    loop {
        let seat = r.to_act().unwrap();
        let legal = r.legal(seat);
        if r.tricks_played() == 17 - tricks && matches!(legal[0], strohmann_rules::vidrasso::Action::Play(_)) { return r; }
        let action = r.pick(seat, |n| c.below(n));
        r.play_unchecked(seat, action);
    }
}
