"""Who sits at the other seats."""

from baccara_qt.core.chance import SeededChance
from baccara_qt.players import GUESTS, guests_for


def test_the_house_has_two_dozen_guests_with_short_names_of_their_own():
    assert len(GUESTS) == 24
    assert all(name == guest.name and 0 < len(name) <= 10 for name, guest in GUESTS.items())
    assert {guest.portrait for guest in GUESTS.values()} == set(range(1, 17))
    assert len({guest.temperament.name for guest in GUESTS.values()}) == 5


def test_b1_fourteen_seats_get_fourteen_guests_and_no_face_twice():
    for seed in range(50):
        seated = guests_for(SeededChance.from_text(str(seed)).stream(0), range(1, 15))
        assert list(seated) == list(range(1, 15))
        assert len({guest.portrait for guest in seated.values()}) == 14


def test_the_same_seed_seats_the_same_guests_and_another_others():
    def company(seed: str) -> list[str]:
        stream = SeededChance.from_text(seed).stream(0)
        return [guest.name for guest in guests_for(stream, (1, 4, 7)).values()]

    assert company("a") == company("a")
    assert len({tuple(company(str(seed))) for seed in range(20)}) > 15
