"""The sounds of chips: small discs of pressed clay, hard and dull, on each other, on felt, and in a slot."""

from __future__ import annotations

from sounding.matter import Dice, Mode, Sound, another, band, burst, curve, put, rubbed, silence, struck
from sounding.paper import pat

_DISC = (
    Mode(2410, 0.0041, 0.85),
    Mode(3470, 0.0035, 0.85),
    Mode(4960, 0.0025, 0.7),
    Mode(6730, 0.0017, 0.4),
    Mode(8700, 0.0011, 0.2),
)
_BRASS = (
    Mode(1840, 0.028, 0.7),
    Mode(2950, 0.021, 1.0),
    Mode(4410, 0.012, 0.5),
    Mode(6130, 0.007, 0.25),
)
_CASH_BOX = (Mode(187, 0.045, 1.0), Mode(318, 0.034, 0.9), Mode(507, 0.022, 0.5), Mode(830, 0.012, 0.25))


def click(dice: Dice) -> Sound:
    """One chip meets another."""
    sound = struck(another(dice, _DISC), touch=0.0003)
    put(sound, burst(dice, 1400, 6500, 0.0018), 0, 1.5)
    return sound


def chip(dice: Dice) -> Sound:
    """One chip is put on another and settles."""
    sound = silence(0.16)
    put(sound, click(dice), 0.004)
    put(sound, pat(dice), 0.005, 0.28)
    put(sound, click(dice), 0.004 + dice.between(0.034, 0.042), 0.34)
    put(sound, click(dice), 0.004 + dice.between(0.056, 0.064), 0.15)
    return sound


def chips(dice: Dice) -> Sound:
    """A few chips are set down as a stack, falling onto each other from the hand."""
    sound = silence(0.3)
    put(sound, pat(dice), 0.005, 0.5)
    at = 0.004
    for fallen in range(6):
        put(sound, click(dice), at, (0.55, 1.0, 0.8, 0.66, 0.45, 0.28)[fallen] * dice.between(0.8, 1.15))
        at += dice.between(0.026, 0.038) * (1 - 0.06 * fallen)
    return sound


def rake(dice: Dice) -> Sound:
    """The rake draws chips over the felt."""
    sound = silence(0.56)
    speed = curve(0.5, (0, 0), (0.09, 0.8), (0.3, 0.65), (0.5, 0))
    put(sound, rubbed(dice, speed, 280, 900, 2300, grain=0.6), 0, 1.0)
    put(sound, click(dice), 0.045, 0.4)
    at = 0.07
    while at < 0.43:
        put(sound, click(dice), at, dice.between(0.07, 0.3))
        at += dice.between(0.008, 0.032)
    put(sound, pat(dice), 0.42, 0.3)
    return sound


def cagnotte(dice: Dice) -> Sound:
    """A chip slips over the brass edge of the slot and falls onto others in its box."""
    sound = silence(0.42)
    put(sound, click(dice), 0.004, 0.55)
    put(sound, struck(_BRASS, touch=0.0006), 0.004, 0.3)
    put(sound, rubbed(dice, curve(0.1, (0, 0), (0.03, 0.5), (0.1, 0.2)), 900, 2200, 4500, grain=0.3), 0.02, 0.22)
    drop = 0.155
    put(sound, struck(_CASH_BOX, touch=0.001), drop, 0.55)
    for fall, gain in ((0.0, 0.6), (0.047, 0.3), (0.079, 0.14)):
        put(sound, band(click(dice), 300, 3600), drop + fall, gain)
    return sound
