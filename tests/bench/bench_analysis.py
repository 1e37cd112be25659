"""Exact odds and simulation beside plain C, compiled and timed in the same run.

``.venv/bin/python -m pytest -s tests/bench/bench_analysis.py``; nothing fails because it is slow.
"""

import ctypes
import math
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from time import process_time

import numpy as np
import pytest

from baccara_qt.analysis import exact
from baccara_qt.analysis.chances import punto_banco
from baccara_qt.analysis.coups import GAINS, LENGTHS
from baccara_qt.analysis.simulate import GAMES, simulate
from baccara_qt.core.cards import PACK, by_points
from baccara_qt.core.punto.rules import BIG_TABLE
from baccara_qt.core.tableau import STOOD, banker_verdict, ponte_verdict
from baccara_qt.ui.odds_texts import field_figures
from tests.bench.measure import Row

pytestmark = pytest.mark.bench

ROWS = 9
SEVENS = replace(BIG_TABLE, commission="push_on_7")

C = r"""
#include <stdint.h>
#include <string.h>

/* All multisets of six values a <= b <= ... <= f in lexical order: weights[multiset][row]. */
void weigh(const double *weights, const int64_t *shoe, double *sums)
{
    for (int row = 0; row < 9; row++) sums[row] = 0;
    for (int a = 0; a < 10; a++) {
        double pa = shoe[a];
        for (int b = a; b < 10; b++) {
            int nb = b == a ? 1 : 0;
            double pb = pa * (shoe[b] - nb);
            for (int c = b; c < 10; c++) {
                int nc = c == b ? nb + 1 : 0;
                double pc = pb * (shoe[c] - nc);
                for (int d = c; d < 10; d++) {
                    int nd = d == c ? nc + 1 : 0;
                    double pd = pc * (shoe[d] - nd);
                    for (int e = d; e < 10; e++) {
                        int ne = e == d ? nd + 1 : 0;
                        double pe = pd * (shoe[e] - ne);
                        for (int f = e; f < 10; f++) {
                            double p = pe * (shoe[f] - (f == e ? ne + 1 : 0));
                            for (int row = 0; row < 9; row++) sums[row] += p * weights[row];
                            weights += 9;
                        }
                    }
                }
            }
        }
    }
}

static uint64_t state;

static uint32_t word(void)
{
    state ^= state >> 12; state ^= state << 25; state ^= state >> 27;
    return (uint32_t)((state * 0x2545F4914F6CDD1DULL) >> 32);
}

static uint32_t below(uint32_t n)
{
    uint64_t m = (uint64_t)word() * n;
    while ((uint32_t)m < n && (uint32_t)m < (0u - n) % n) m = (uint64_t)word() * n;
    return (uint32_t)(m >> 32);
}

/* Shuffle, burn, deal to the stop card by the tableau: wins of bank and punto, and ties. */
int64_t deal(uint8_t *shoe, int cards, int stop, const uint8_t *ponte, const uint8_t *banker,
             uint64_t seed, int64_t coups, int64_t *wins)
{
    int64_t dealt = 0;
    state = seed;
    while (dealt < coups) {
        for (int i = cards - 1; i > 0; i--) {
            int j = (int)below((uint32_t)i + 1);
            uint8_t card = shoe[i]; shoe[i] = shoe[j]; shoe[j] = card;
        }
        int at = 1 + (shoe[0] ? shoe[0] : 10), last = 0;
        while (!last) {
            last = cards - at <= stop;
            int p = (shoe[at] + shoe[at + 2]) % 10, b = (shoe[at + 1] + shoe[at + 3]) % 10;
            at += 4;
            if (p < 8 && b < 8) {
                int third = 10;
                if (ponte[p]) { third = shoe[at++]; p = (p + third) % 10; }
                if (banker[b * 11 + third]) b = (b + shoe[at++]) % 10;
            }
            wins[b > p ? 0 : p > b ? 1 : 2]++;
            dealt++;
        }
    }
    return dealt;
}
"""


@pytest.fixture(scope="module")
def plain(tmp_path_factory) -> ctypes.CDLL:
    """The C loops, compiled as a distribution would compile them."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler (gcc or cc) to measure against")
    folder = tmp_path_factory.mktemp("plain")
    source, library = folder / "plain.c", folder / "plain.so"
    source.write_text(C, encoding="utf-8")
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", library, source], check=True)
    loaded = ctypes.CDLL(str(library))
    loaded.deal.restype = ctypes.c_int64
    return loaded


def fastest(work: Callable[[], object], times: int) -> float:
    """The seconds of processor time of the fastest of so many runs: the least disturbed one."""
    best = math.inf
    for _ in range(times):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def test_exact_odds_beside_a_c_loop(plain, figures):
    ranks = (30, 26, 27, 29, 25, 28, 29, 27, 27, 26, 28, 27, 27)
    shoe = by_points(ranks)
    weights = np.ascontiguousarray(exact._multisets().orders.T)
    counts = np.array(shoe, dtype=np.int64)
    sums = np.zeros(ROWS)
    arguments = [ctypes.c_void_p(array.ctypes.data) for array in (weights, counts, sums)]

    def everything() -> None:
        odds = exact.odds(shoe)
        for fraction in (
            *(odds.banker, odds.player, odds.tie),
            *(odds.ev(stake) for stake in GAINS),
            *(odds.cards(number) for number in LENGTHS),
        ):
            float(fraction)

    everything()
    counted = exact.odds(shoe)
    c, all_of_it, panel = math.inf, math.inf, math.inf
    for _ in range(10):
        c = min(c, fastest(lambda: plain.weigh(*arguments), 50))
        all_of_it = min(all_of_it, fastest(everything, 50))
        panel = min(panel, fastest(lambda: field_figures(punto_banco(SEVENS, ranks), 2), 50))
    assert tuple(int(value) for value in sums) == (*counted.kinds, *counted.lengths)
    how = f"with every fraction, warm; C loop {c * 1e3:.3f} ms"
    figures.add(Row("exact odds of a shoe", f"{all_of_it * 1e3:.2f} ms", "0.5 ms", all_of_it <= 0.5e-3, how))
    figures.add(Row("exact odds of a shoe", f"{all_of_it / c:.1f}", "15 x C", all_of_it <= 15 * c, how))
    how = "counted and written, warm, seven fields"
    figures.add(Row("the panel of odds after a card", f"{panel * 1e3:.2f} ms", "1 ms", panel <= 1e-3, how))


@pytest.mark.parametrize("rules", ["big-table", "mini"])
def test_a_simulation_beside_a_c_loop(plain, figures, rules):
    game, coups = GAMES[rules], 1_000_000
    shoe = np.array([card.points for card in PACK] * game.packs, dtype=np.uint8)
    ponte = np.array([ponte_verdict(total, "strict", free=False) == "D" for total in range(8)], dtype=np.uint8)
    banker = np.array(
        [[banker_verdict(total, third, "strict") == "D" for third in range(STOOD + 1)] for total in range(8)],
        dtype=np.uint8,
    )
    wins = np.zeros(3, dtype=np.int64)
    pointers = {
        name: ctypes.c_void_p(array.ctypes.data)
        for name, array in {"shoe": shoe, "ponte": ponte, "banker": banker, "wins": wins}.items()
    }

    def c() -> None:
        wins[:] = 0
        plain.deal(
            *(pointers["shoe"], len(shoe), game.stop_card, pointers["ponte"], pointers["banker"]),
            *(ctypes.c_uint64(0x9E3779B97F4A7C15), ctypes.c_int64(coups), pointers["wins"]),
        )

    tally = simulate(game, coups, "bench")
    # Both deal the same game: the shares agree within five standard errors of their difference.
    c()
    for theirs, ours in zip(wins / wins.sum(), (tally.banker, tally.player, tally.tie), strict=True):
        assert abs(theirs - ours / tally.coups) < 5 * math.sqrt(2 * theirs * (1 - theirs) / coups)
    times = [(fastest(c, 1), fastest(lambda: simulate(game, coups, "bench"), 1)) for _ in range(4)]
    plain_time, our_time = (min(column) for column in zip(*times, strict=True))
    how = f"{coups / our_time / 1e6:.1f} million coups a second, C {coups / plain_time / 1e6:.1f}"
    ratio = our_time / plain_time
    figures.add(Row(f"simulation of {rules}", f"1/{ratio:.1f} of C", "1/12", ratio <= 12, how))
