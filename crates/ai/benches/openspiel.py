#!/usr/bin/env python3
"""Random hands and tree search, measured against OpenSpiel's oh_hell in turns on the same core.

    python3 -m venv venv && venv/bin/pip install open_spiel==2.0.2
    cargo build --release && venv/bin/python crates/ai/benches/openspiel.py

Of each rate the best of all rounds counts, the one that other work on the machine has disturbed least.
"""

import argparse
import json
import os
import random
import re
import subprocess
import time

import pyspiel

GAME = "oh_hell(players=4,num_tricks_fixed=10)"

# Wanted, and hoped for: as many times OpenSpiel's rate.
HANDS = {
    ("stirnrunde", "4x10"): (10, 15),
    ("vidrasso", "300"): (10, 18),
    ("vitou", "cason2"): (60, 120),
    ("vitou", "cason"): (35, 65),
    ("vitou", "morlino"): (35, 65),
}
SEARCH = (3, 6)
BENCH = "4x10/ismcts:1000 after 4$"


def games(seconds):
    """Random games a second."""
    game = pyspiel.load_game(GAME)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(4)]
    played, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(200):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, played)
            played += 1
    return played / (time.perf_counter() - start)


def first_play():
    """A position in which the first card is to be played."""
    state = pyspiel.load_game(GAME).new_initial_state()
    dice = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) != 10:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(dice.choices(actions, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def searches(simulations=5000):
    """Simulations a second of one decision."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 5.0, simulations, 10000, policy, False, False)
    state = first_play()
    start = time.perf_counter()
    bot.step(state)
    return simulations / (time.perf_counter() - start)


def our_hands(program, seconds):
    """Hands a second by game and variant."""
    done = subprocess.run(
        [program, "bench", "--json", "--seconds", str(seconds)], check=True, capture_output=True, text=True
    )
    return {(rate["game"], rate["variant"]): rate["hands_per_second"] for rate in json.loads(done.stdout)}


def our_searches():
    """Simulations a second of one decision, as criterion measures them."""
    done = subprocess.run(
        ["cargo", "bench", "-q", "-p", "strohmann-ai", "--bench", "speed", "--", "--noplot", "--quick", BENCH],
        check=True, capture_output=True, text=True,
    )
    low, unit = re.search(r"time:\s+\[([\d.]+) (\S+)", done.stdout).groups()
    return 1000 / (float(low) * {"ms": 1e-3, "µs": 1e-6}[unit])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default="target/release/strohmann")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each rate is measured in a round")
    parser.add_argument("--no-search", action="store_true", help="leave out tree search, which needs cargo")
    args = parser.parse_args()
    # One core for all, so that turns are fair.
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    base, rates, search_base, search = 0, {}, 0, 0
    for _ in range(args.rounds):
        base = max(base, games(args.seconds))
        for key, rate in our_hands(args.program, args.seconds).items():
            rates[key] = max(rate, rates.get(key, 0))
        if not args.no_search:
            search_base = max(search_base, searches())
            search = max(search, our_searches())
    print(f"{'':22}{'a second':>12}{'ratio':>8}{'wanted':>8}{'hoped':>7}")
    print(f"{'OpenSpiel games':22}{base:12,.0f}")
    for key, (wanted, hoped) in HANDS.items():
        print(f"{' '.join(key):22}{rates[key]:12,.0f}{rates[key] / base:8.1f}{wanted:8}{hoped:7}")
    if not args.no_search:
        print(f"{'OpenSpiel simulations':22}{search_base:12,.0f}")
        wanted, hoped = SEARCH
        print(f"{'ismcts simulations':22}{search:12,.0f}{search / search_base:8.1f}{wanted:8}{hoped:7}")


if __name__ == "__main__":
    main()
