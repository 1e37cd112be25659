"""The sounds of the house: the croupier's bell, the shoe that moves on, the auctioneer's hammer."""

from __future__ import annotations

from sounding.matter import Dice, Mode, Sound, band, burst, curve, put, rubbed, silence, struck
from sounding.paper import pat

# The lowest partial comes as a pair, since no bell is quite round: it beats slowly.
_BELL = (
    Mode(783.2, 0.170, 0.60),
    Mode(784.5, 0.150, 0.25),
    Mode(1573.0, 0.100, 0.34),
    Mode(2109.0, 0.068, 0.20),
    Mode(3290.0, 0.036, 0.10),
    Mode(4590.0, 0.020, 0.05),
)
_SHOE = (Mode(172, 0.030, 1.0), Mode(296, 0.024, 0.8), Mode(523, 0.015, 0.5), Mode(884, 0.008, 0.3))
_HAMMER = (
    Mode(372, 0.024, 0.7),
    Mode(705, 0.016, 1.0),
    Mode(1148, 0.010, 0.8),
    Mode(1893, 0.006, 0.5),
    Mode(2920, 0.003, 0.3),
)


def bell(dice: Dice) -> Sound:
    """The croupier touches his bell, once and with a soft stick: it is your turn."""
    sound = silence(0.7)
    put(sound, struck(_BELL, touch=0.0035), 0.002)
    put(sound, burst(dice, 700, 2600, 0.004), 0.002, 0.08)
    return sound


def passage(dice: Dice) -> Sound:
    """The shoe is pushed over the felt to the next banker and comes to rest."""
    sound = silence(0.5)
    speed = curve(0.4, (0, 0), (0.1, 0.8), (0.24, 0.6), (0.38, 0), (0.4, 0))
    rubbing = rubbed(dice, speed, 130, 520, 1500, grain=0.7)
    put(sound, rubbing, 0)
    # The wooden box sings along with the felt.
    put(sound, band(rubbing, 240, 330, 4), 0, 0.9)
    put(sound, struck(_SHOE, touch=0.002), 0.365, 0.32)
    put(sound, pat(dice), 0.366, 0.3)
    return sound


def gavel(dice: Dice) -> Sound:
    """The auctioneer's hammer, wood on wood, with the least rebound."""
    sound = silence(0.3)
    for at, gain in ((0.003, 1.0), (0.083, 0.16)):
        put(sound, struck(_HAMMER, touch=0.0006), at, gain)
        put(sound, burst(dice, 600, 4200, 0.0028), at, 0.9 * gain)
    return sound
