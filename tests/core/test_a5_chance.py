"""Rule A5: every shuffle is uniform, of its own seed, the same for ever, committed to and revealed."""

import hashlib
import hmac
import itertools
import math
from collections import Counter
from collections.abc import Iterator

import pytest

from baccara_qt.core.cards import PACK, Card
from baccara_qt.core.chance import ScriptedChance, SeededChance, Stream, packs_in_order, shuffled
from baccara_qt.core.chemin import Phase, TableState, carry_out
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.game import CROUPIER
from tests.core.table import BANK_WINS, ShortShoes, Table, cents, house

SEED = bytes(range(32))

# Worked out once from the documented format; no change of the program may change them.
WRITTEN_DOWN_STREAM = [513, 857, 715, 860, 937, 489, 775, 969, 569, 615, 537, 206]
WRITTEN_DOWN_SHOE = "Tc Jh Tc Jc 4d Ts 2c 8d 6c 2c 3h 5c 6h 9s Jc 4d"
WRITTEN_DOWN_BACKS = "rbbrbrrrbrbbbrrr"
WRITTEN_DOWN_DIGEST = "2555d82046161f483476f421a409aec59ef2eb3877522582e8d350e4ba26e100"
WRITTEN_DOWN_SECRET = "e9d606df512c338c60892f5d8c0e7e2c2e3c085ca7c760d340dcf49341ac0f06"


def words(key: bytes, prefix: bytes = b"") -> Iterator[int]:
    """The documented stream, read byte by byte and without the code under test."""
    blocks = (hmac.new(key, prefix + i.to_bytes(8, "big"), hashlib.sha256).digest() for i in itertools.count())
    return itertools.chain.from_iterable(
        [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)] for block in blocks
    )


def below(source: Iterator[int], n: int) -> int:
    return next(word % n for word in source if word < 2**32 // n * n)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 52, 312, 1000, 2**31 + 1, 2**32 - 1, 2**32])
def test_a5_the_stream_is_the_documented_one(n: int) -> None:
    stream, source = Stream(SEED), words(SEED)
    assert [stream.below(n) for _ in range(100)] == [below(source, n) for _ in range(100)]


def test_a5_the_stream_is_the_same_for_ever() -> None:
    stream = Stream(SEED)
    assert [stream.below(1000) for _ in range(12)] == WRITTEN_DOWN_STREAM


def test_a5_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    # 2^31 + 1 leaves almost half of all words over: a stream that used them would go on one word earlier.
    n = 2**31 + 1
    kept = [word for word in itertools.islice(words(SEED), 64) if word < n]
    stream = Stream(SEED)
    assert [stream.below(n) for _ in kept] == kept
    assert len(kept) < 50


@pytest.mark.parametrize("packs", [4, 6, 8])
def test_a5_a_shuffle_is_fisher_yates_from_the_end(packs: int) -> None:
    cards = [(card, "r" if n < packs // 2 else "b") for n in range(packs) for card in PACK]
    source = words(SEED)
    for i in range(len(cards) - 1, 0, -1):
        j = below(source, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    shuffle = shuffled(SEED, packs)
    assert list(zip(shuffle.order, shuffle.backs, strict=True)) == cards
    assert shuffle.commitment == hashlib.sha256(SEED).hexdigest()


def test_a5_the_same_seed_is_the_same_shoe_for_ever() -> None:
    shuffle = shuffled(SEED, 6)
    assert " ".join(map(str, shuffle.order[:16])) == WRITTEN_DOWN_SHOE
    assert shuffle.backs[:16] == WRITTEN_DOWN_BACKS
    digest = hashlib.sha256(" ".join(map(str, shuffle.order)).encode() + shuffle.backs.encode()).hexdigest()
    assert digest == WRITTEN_DOWN_DIGEST


def test_a5_a_typed_seed_is_the_same_secret_for_ever() -> None:
    chance = SeededChance.from_text("7")
    assert chance.secret == hashlib.sha256(b"baccara session\x007").digest()
    assert chance.secret.hex() == WRITTEN_DOWN_SECRET
    assert SeededChance.from_text("größe").secret != SeededChance.from_text("grosse").secret


def test_a5_each_shoe_has_its_own_seed_derived_one_way() -> None:
    chance = SeededChance(SEED)
    seeds = [chance.seed(number) for number in range(1, 500)]
    assert seeds[0] == hmac.new(SEED, b"shoe" + (1).to_bytes(8, "big"), hashlib.sha256).digest()
    assert len({*seeds, SEED}) == 500
    assert chance.shuffle(3, 6) == shuffled(seeds[2], 6)
    assert chance.reveal(3) == seeds[2].hex()


def test_a5_a_players_choices_come_from_streams_of_their_own() -> None:
    chance = SeededChance(SEED)
    prefix = b"player" + (3).to_bytes(8, "big") + (17).to_bytes(8, "big") + (0).to_bytes(8, "big")
    source = words(SEED, prefix)
    stream = chance.stream(3, 17, 0)
    assert [stream.below(100) for _ in range(20)] == [below(source, 100) for _ in range(20)]
    keys = [(3, 17, 0), (3, 17, 1), (17, 3, 0), (3,), ()]
    firsts = {tuple(chance.stream(*key).below(2**32) for _ in range(4)) for key in keys}
    assert len(firsts) == len(keys)


def test_a5_a_fresh_chance_is_another_every_time() -> None:
    secrets = {SeededChance.fresh().secret for _ in range(20)}
    assert len(secrets) == 20
    assert {len(secret) for secret in secrets} == {32}


def test_a5_every_card_comes_to_every_place_equally_often() -> None:
    """Chi-square over place and item for 12 items, and over all 24 orders of 4, with seeds that are given."""
    runs = 6000
    places: Counter[tuple[int, int]] = Counter()
    orders: Counter[tuple[int, ...]] = Counter()
    for run in range(runs):
        stream = Stream(hashlib.sha256(run.to_bytes(4, "big")).digest())
        items = list(range(12))
        stream.shuffle(items)
        places.update(enumerate(items))
        four = list(range(4))
        stream.shuffle(four)
        orders[tuple(four)] += 1
    assert _chi_square(places, 144, runs / 12) < _limit(121)
    assert _chi_square(orders, 24, runs / 24) < _limit(23)


def _chi_square(counts: Counter, cells: int, expected: float) -> float:
    assert len(counts) == cells
    return sum((count - expected) ** 2 / expected for count in counts.values())


def _limit(freedom: int) -> float:
    """Mean of the chi-square distribution and five times its deviation."""
    return freedom + 5 * math.sqrt(2 * freedom)


def test_a5_the_commitment_is_shown_before_the_cut_and_the_seed_revealed_at_the_end() -> None:
    chance = SeededChance.from_text("a table")
    state = TableState.new(house(seats=2, packs=4, stop_card=30))
    events, state = carry_out(state, CROUPIER, c.OpenTable((cents(20_000), cents(20_000))), chance)
    shuffle = next(event for event in events if isinstance(event, e.ShoeShuffled))
    assert state.phase is Phase.CUT
    assert shuffle.commitment == hashlib.sha256(chance.seed(1)).hexdigest()
    assert state.shoe.commitment == shuffle.commitment
    assert not any(isinstance(event, e.ShoeFinished) for event in events)


def test_a5_the_cut_is_recorded_and_the_seed_with_it_gives_the_shoe() -> None:
    t = Table(chance=SeededChance(SEED))
    t.all_silent(Phase.OFFER)
    cut = t.last(e.ShoeCut)
    order = shuffled(SeededChance(SEED).seed(1), 6).order
    assert cut.position == 10
    assert t.state.shoe.order == order[10:] + order[:10]


def test_a5_the_seed_is_revealed_when_the_shoe_ends_and_not_before() -> None:
    t = Table(chance=ShortShoes(" ".join([BANK_WINS] * 4)))
    t.banker(1, 100)
    for seat in (2, 3, 4):
        t.coup(seat, 50)
        assert not t.all(e.ShoeFinished)
    t.coup(5, 50)
    assert t.all(e.ShoeFinished) == [e.ShoeFinished(1, "seed 1")]
    assert t.heard(e.ShoeFinished, e.ShoeShuffled) == ["ShoeFinished", "ShoeShuffled"]


def test_a5_a_table_closed_for_good_reveals_the_seed_of_the_shoe_in_use() -> None:
    t = Table(chance=SeededChance(SEED))
    t.all_silent()
    assert t.phase is Phase.RESTING
    t.say(CROUPIER, c.CloseTable())
    assert t.last(e.ShoeFinished) == e.ShoeFinished(1, SeededChance(SEED).seed(1).hex())


def test_a5_a_table_closed_before_its_first_shoe_has_nothing_to_reveal() -> None:
    t = Table(people=(4,))
    t.say(CROUPIER, c.CloseTable())
    assert t.heard() == ["TableClosed"]


def test_a5_a_scripted_shoe_has_no_seed_to_commit_to() -> None:
    chance = ScriptedChance("9h 9h Kd")
    shuffle = chance.shuffle(1, 6)
    assert [str(card) for card in shuffle.order[10:13]] == ["9h", "9h", "Kd"]
    assert (shuffle.commitment, chance.reveal(1)) == ("", "")
    assert Counter(shuffle.order) == dict.fromkeys(PACK, 6)
    assert list(zip(chance.shuffle(2, 6).order, chance.shuffle(2, 6).backs, strict=True)) == list(packs_in_order(6))
    assert ScriptedChance([Card.parse("2c")], cut=0).shuffle(1, 4).order[0] == Card.parse("2c")


def test_a5_a_script_that_no_shoe_can_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="9h"):
        ScriptedChance(" ".join(["9h"] * 5)).shuffle(1, 4)
