"""Commands, events, steps and states as JSON text, there and back."""

import re
import typing
from dataclasses import fields, is_dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baccara_qt.core.cards import PACK, Card
from baccara_qt.core.chemin import Phase, TableRules
from baccara_qt.core.chemin import commands as c
from baccara_qt.core.chemin import events as e
from baccara_qt.core.chemin.game import CHEMIN_DE_FER
from baccara_qt.core.money import MAX_AMOUNT
from baccara_qt.session.codec import encode_rules, encode_state, encode_step, kind_of
from baccara_qt.session.decode import DecodeError, decode_rules, decode_state, decode_step


def values(shape: typing.Any) -> st.SearchStrategy:
    """Values of a field's type."""
    shape = getattr(shape, "__supertype__", shape)
    arguments = typing.get_args(shape)
    if shape is bool:
        return st.booleans()
    if shape is int:
        return st.integers(-MAX_AMOUNT, MAX_AMOUNT)
    if shape is str:
        return st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
    if shape is Card:
        return st.sampled_from(PACK)
    if typing.get_origin(shape) is tuple:
        if arguments[-1] is ...:
            return st.lists(values(arguments[0]), max_size=4).map(tuple)
        return st.tuples(*map(values, arguments))
    if typing.get_origin(shape) is frozenset:
        return st.frozensets(values(arguments[0]), max_size=4)
    if type(None) in arguments:
        return st.none() | values(arguments[0])
    if is_dataclass(shape):
        hints = typing.get_type_hints(shape)
        return st.builds(shape, **{field.name: values(hints[field.name]) for field in fields(shape)})
    return st.sampled_from(arguments)


@pytest.mark.parametrize("command", CHEMIN_DE_FER.commands)
@settings(max_examples=20)
@given(data=st.data(), actor=st.integers(0, 14))
def test_every_command_comes_back(command, data, actor):
    given_ = data.draw(values(command))
    line = encode_step(actor, given_, ())
    assert decode_step(line) == (actor, given_, ())
    assert encode_step(*decode_step(line)) == line


@pytest.mark.parametrize("event", CHEMIN_DE_FER.events)
@settings(max_examples=20)
@given(data=st.data())
def test_every_event_comes_back(event, data):
    happened = tuple(data.draw(st.lists(values(event), min_size=1, max_size=3)))
    line = encode_step(0, c.Done(), happened)
    assert decode_step(line).events == happened
    assert [type(one) for one in decode_step(line).events] == [event] * len(happened)


@given(values(TableRules))
def test_rules_come_back(rules):
    assert decode_rules(encode_rules(rules)) == rules


def test_every_command_and_event_of_the_core_has_a_kind():
    assert set(CHEMIN_DE_FER.commands) == set(typing.get_args(c.Command))
    assert set(CHEMIN_DE_FER.events) == set(e.ALL_EVENTS)
    assert kind_of(c.CallAvecLaTable) == "call_avec_la_table"


def test_the_canonical_text_is_fixed():
    events = (e.StakePlaced(3, 30000, 0), e.CardDealt("bank", Card.parse("9h")), e.StakesRaked(((1, 2), (3, 4))))
    assert encode_step(3, c.Stake(30000), events) == (
        '{"actor":3,"command":{"kind":"stake","amount":30000},"events":['
        '{"kind":"stake_placed","seat":3,"amount":30000,"returned":0},'
        '{"kind":"card_dealt","hand":"bank","card":"9h"},'
        '{"kind":"stakes_raked","stakes":[[1,2],[3,4]]}]}'
    )


def test_a_shoe_is_one_text():
    line = encode_step(0, c.Done(), (e.ShoeShuffled(1, "", PACK[:3], "rrb", False),))
    assert '"order":"Ac2c3c","backs":"rrb"' in line


STEP = '{"actor":3,"command":{"kind":"stake","amount":1},"events":[]}'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"amount":1', '"amount":1,"more":1'),
        ('"events"', '"more":1,"events"'),
        ('"amount":1', '"amount":1.0'),
        ('"amount":1', '"amount":true'),
        ('"amount":1', '"amount":"1"'),
        ('"amount":1', '"amount":null'),
        ('"amount":1', '"amount":9007199254740992'),
        ('"amount":1', '"amount":-9007199254740992'),
        ('"amount":1', '"amount":1e3'),
        ('"amount":1', '"amount":NaN'),
        ('"amount":1', '"amount":' + "9" * 5000),
        (',"amount":1', ""),
        ('"stake"', '"steak"'),
        ('"kind":"stake",', ""),
        ('"actor":3', '"actor":"3"'),
        ("[]", "{}"),
        ("[]", "null"),
        ("[]", '[{"kind":"card_dealt","hand":"bank","card":"1h"}]'),
        ("[]", '[{"kind":"card_dealt","hand":"lap","card":"9h"}]'),
        ("[]", '[{"kind":"stake"}]'),
        ("[]", '[{"kind":"shoe_shuffled","number":1,"commitment":"","order":"9","backs":"","by_dealers":true}]'),
        ("[]", "[" * 30000),
        ("}", ""),
        (STEP, ""),
        (STEP, "[]"),
        (STEP, "null"),
    ],
)
def test_what_is_no_step_is_refused(old, new):
    with pytest.raises(DecodeError):
        decode_step(STEP.replace(old, new))
    assert decode_step(STEP).actor == 3


def test_the_greatest_amount_is_accepted():
    assert decode_step(STEP.replace('"amount":1', f'"amount":{MAX_AMOUNT}')).command == c.Stake(MAX_AMOUNT)


def test_a_refusal_says_where_and_why_in_one_line():
    with pytest.raises(DecodeError, match=r"^command\.stake\.amount: [^\n]*integer[^\n]*$"):
        decode_step(STEP.replace('"amount":1', '"amount":"1"'))


def test_states_come_back_in_every_phase(play, dry_session):
    seen = set()
    session = dry_session(seats=4, human=2)
    for _ in play(session):
        state = session.state
        if state.phase not in seen or state.seq % 7 == 0:
            text = encode_state(state)
            assert decode_state(text) == state
            assert encode_state(decode_state(text)) == text
        seen.add(state.phase)
        if seen >= PLAYED:
            return
    pytest.fail(f"never came to {PLAYED - seen}")


PLAYED = {
    Phase.CUT,
    Phase.OFFER,
    Phase.SALE,
    Phase.AUCTION,
    Phase.KEEP,
    Phase.CLAIMS,
    Phase.LOWER,
    Phase.PONTE,
    Phase.BANKER,
}


def test_a_coup_takes_less_than_three_kibibytes(play, dry_session):
    session = dry_session()
    for _ in play(session):
        if session.state.coups == 150:
            break
    lines = list(session.lines())
    assert sum(len(line) + 1 for line in lines) < 150 * 3 * 1024
    assert not any(re.search(r"\s", line) for line in lines)
