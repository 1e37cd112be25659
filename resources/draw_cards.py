"""Draws the deck: `python resources/draw_cards.py`.

Writes next to itself, in the text form of the core's cards (rank in A23456789TJQK, suit in cdhs):

    cards/<set>/<card>.svg        52 faces; sets: classic, four-colour, large-index, plain
    cards/<set>/<court>.fr.svg    the courts with French indices (V, D, R) and .de.svg with German
                                  ones (B, D, K); the set `plain` has no indices and needs neither
    cards/backs/<pattern>-red.svg, <pattern>-blue.svg    patterns: ogee, lattice, fans
    cards/shadow-card.png, shadow-card-lifted.png    soft black shadows in a card's proportions,
    cards/shadow-round.png                           and round; all explained in drawing/shadow.py

A face or back measures 250 x 350 and has a margin of 3 around it, so that its edge is smooth also where it
is turned; the same run writes the same bytes everywhere.
"""

from __future__ import annotations

from pathlib import Path

from drawing.backs import BACKS, PATTERNS, back
from drawing.faces import SETS, face
from drawing.shadow import SHADOWS, round_shadow, shadow
from drawing.suits import RANKS, SUITS
from drawing.svg import save

HERE = Path(__file__).resolve().parent


def main(folder: Path = HERE) -> None:
    """Draw everything into `folder`."""
    cards = folder / "cards"
    for style in SETS:
        for suit in SUITS:
            for rank in RANKS:
                for language in style.languages if rank in "JQK" else ("en",):
                    ending = "" if language == "en" else f".{language}"
                    save(cards / style.name, f"{rank}{suit}{ending}.svg", face(style, rank, suit, language))
    for pattern in PATTERNS:
        for colour in BACKS:
            save(cards / "backs", f"{pattern}-{colour}.svg", back(pattern, colour))
    for name in SHADOWS:
        (cards / f"{name}.png").write_bytes(shadow(name))
    (cards / "shadow-round.png").write_bytes(round_shadow())


if __name__ == "__main__":
    main()
