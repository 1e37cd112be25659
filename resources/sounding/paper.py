"""The sounds of cards on felt: a stiff, light sheet rubs, snaps and falls flat."""

from __future__ import annotations

from sounding.matter import Dice, Mode, Sound, another, burst, curve, put, rubbed, silence, struck

_SHEET = (
    Mode(540, 0.0048, 0.5),
    Mode(960, 0.0033, 0.8),
    Mode(1710, 0.0021, 1.0),
    Mode(2860, 0.0013, 0.8),
    Mode(4370, 0.0009, 0.5),
)
_FELT = (Mode(148, 0.011, 0.8), Mode(247, 0.008, 1.0), Mode(405, 0.005, 0.6))
_BOX = (
    Mode(151, 0.040, 0.8),
    Mode(243, 0.031, 1.0),
    Mode(398, 0.022, 0.7),
    Mode(631, 0.013, 0.45),
)


def snap(dice: Dice, size: float = 1.0) -> Sound:
    """A card springs flat, one edge after another; a smaller ``size`` is brighter."""
    sound = silence(0.055)
    at = 0.0
    for gain in (1.0, 0.6, 0.35):
        put(sound, struck(another(dice, _SHEET, size)), at, 0.8 * gain)
        put(sound, burst(dice, 1100 / size, 6200 / size, 0.0032), at, 1.3 * gain)
        at += dice.between(0.0022, 0.0060)
    return sound


def pat(dice: Dice) -> Sound:
    """Something flat comes down on felt over a hard table."""
    sound = struck(another(dice, _FELT), touch=0.0015)
    put(sound, burst(dice, 250, 1500, 0.006), 0, 0.9)
    return sound


def _rub(dice: Dice, seconds: float, top: float = 4900) -> Sound:
    """A card goes over felt: off quickly, slowing down to its place."""
    speed = curve(seconds, (0, 0), (0.16 * seconds, 1), (0.5 * seconds, 0.72), (seconds, 0))
    return rubbed(dice, speed, 650, 1900, top)


def slide(dice: Dice) -> Sound:
    """A card leaves the lip of the shoe and slides over the felt to its place."""
    sound = silence(0.22)
    put(sound, snap(dice, 0.9), 0.006, 0.16)
    put(sound, _rub(dice, dice.between(0.165, 0.185)), 0.012)
    put(sound, pat(dice), dice.between(0.14, 0.15), 0.22)
    return sound


def turn(dice: Dice) -> Sound:
    """A card is lifted at its edge and laid down face up."""
    sound = silence(0.2)
    lift = dice.between(0.062, 0.072)
    put(sound, rubbed(dice, curve(lift, (0, 0), (0.8 * lift, 0.75), (lift, 0)), 500, 1500, 4200), 0, 0.55)
    put(sound, snap(dice), lift, 0.85)
    put(sound, pat(dice), lift + 0.004, 0.36)
    return sound


def down(dice: Dice) -> Sound:
    """A card is laid on another, face down."""
    sound = silence(0.14)
    put(sound, _rub(dice, 0.05, 3800), 0, 0.35)
    put(sound, pat(dice), 0.03, 0.42)
    put(sound, snap(dice, 1.25), 0.031, 0.5)
    return sound


def slot(dice: Dice) -> Sound:
    """The cards of a coup are swept together and fall through the slot into their box."""
    sound = silence(0.42)
    for card in range(5):
        put(sound, _rub(dice, 0.15, 4800), 0.024 * card + dice.between(0, 0.012), 0.42)
        put(sound, snap(dice, 1.1), 0.05 + 0.024 * card + dice.between(0, 0.014), 0.10)
    drop = 0.235
    put(sound, struck(_BOX, touch=0.002), drop, 0.42)
    for card in range(4):
        put(sound, snap(dice, 1.5), drop + 0.016 * card + dice.between(0, 0.01), 0.22 - 0.04 * card)
    return sound


def wash(dice: Dice) -> Sound:
    """Hands swirl all the cards over the felt."""
    seconds = 0.82
    sound = silence(seconds)
    for hand, turns in enumerate((0.0, 0.21)):
        speed = curve(
            seconds,
            (turns, 0.05),
            (turns + 0.12, 0.85),
            (turns + 0.27, 0.4),
            (turns + 0.41, 0.9 - 0.1 * hand),
            (turns + 0.58, 0.1),
        )
        put(
            sound,
            rubbed(dice, speed * curve(seconds, (0, 0), (0.1, 1), (0.56, 1), (0.8, 0)), 500, 1700, 4600, grain=0.8),
            0,
        )
    for _ in range(26):
        put(sound, snap(dice, dice.between(0.8, 1.4)), dice.between(0.05, 0.66), dice.between(0.03, 0.13))
    return sound


def riffle(dice: Dice) -> Sound:
    """Two halves of a pack fall into each other under the thumbs, and the pack is squared."""
    sound = silence(0.75)
    at, cards = 0.015, 30
    for card in range(cards):
        way = card / cards
        put(sound, snap(dice, 0.85 + 0.25 * way), at, 0.3 + 0.35 * way * dice.between(0.7, 1.2))
        at += (0.023 - 0.013 * way) * dice.between(0.75, 1.25)
    put(sound, rubbed(dice, curve(0.16, (0, 0), (0.05, 0.8), (0.16, 0)), 800, 2200, 5000), at + 0.02, 0.5)
    put(sound, pat(dice), at + 0.14, 0.4)
    put(sound, snap(dice, 1.4), at + 0.141, 0.4)
    return sound


def cut(dice: Dice) -> Sound:
    """The cut card goes into the pack, and the halves change places."""
    sound = silence(0.28)
    put(sound, rubbed(dice, curve(0.09, (0, 0), (0.06, 0.9), (0.09, 0)), 1500, 2800, 7000, grain=0.3), 0, 0.5)
    put(sound, _rub(dice, 0.1, 4200), 0.09, 0.4)
    put(sound, pat(dice), 0.17, 0.5)
    put(sound, snap(dice, 1.6), 0.171, 0.4)
    return sound
