"""``play --headless`` and its companions at the Big Table and at Mini."""

import pytest

from baccara_qt.core.punto.notation import CoupRecord

PRESETS = {"big-table": 14, "mini": 7}


@pytest.mark.parametrize("preset", PRESETS)
def test_exactly_so_many_coups_with_the_keys_of_the_contract(run, preset):
    ran = run("play", "--headless", "--coups", 70, "--rules", preset, "--seed", 3, "--json")
    answer = ran.document
    assert (ran.status, ran.err, answer["coups"]) == (0, "", 70)
    counts, books = answer["counts"], answer["books"]
    assert counts["bank"] + counts["ponte"] + counts["tie"] == 70
    assert sum(counts.values()) - counts["passed"] == 70
    assert books["balanced"] is True
    assert (books["garage"], books["tips"], books["cashed_out"]) == ("0.00", "0.00", "0.00")
    assert float(books["cagnotte"]) + float(books["owed"]) > 0
    again = run("play", "--headless", "--coups", 70, "--rules", preset, "--seed", 3, "--dry", "--json").document
    assert again["digest"] == answer["digest"]
    listed = run("sessions", "list", "--json").document
    assert [(line["rules"], line["coups"]) for line in listed] == [(preset, 70)]
    assert run("sessions", "verify", "--json").document == {"ok": True, "problems": []}


@pytest.mark.parametrize("preset", PRESETS)
def test_a_line_of_notation_a_coup_and_a_record_that_is_verified(run, preset, tmp_path):
    record = tmp_path / "table.baccara"
    words = ("--coups", 20, "--rules", preset, "--seats", 3, "--seed", 4)
    played = run("play", "--headless", *words, "--record", record)
    coups = [CoupRecord.parse(line) for line in played.out.splitlines()]
    assert [coup.number for coup in coups] == list(range(1, 21))
    assert all(bet.seat <= 3 for coup in coups for bet in coup.bets)
    replayed = run("replay", record, "--at", 10, "--json").document
    assert (replayed["verified"], replayed["state"]["coup"], replayed["state"]["banker"]) == (True, 10, 0)
    assert len(replayed["state"]["purses"]) == 3
    imported = run("sessions", "import", record, "--json").document["id"]
    shown = run("sessions", "show", imported, "--json").document
    assert shown["notation"] == played.out.splitlines()


def test_one_may_sit_alone_and_no_more_than_the_table_has_seats(run):
    assert run("play", "--headless", "--coups", 3, "--rules", "mini", "--seats", 1, "--dry").status == 0
    for preset, most in PRESETS.items():
        refused = run("play", "--headless", "--coups", 3, "--rules", preset, "--seats", most + 1, "--dry")
        assert (refused.status, refused.out) == (2, "")
        assert refused.err == f"baccara-qt: seats: at most {most}\n"


def test_p1_a_record_of_a_table_that_cannot_be_is_refused_in_one_sentence(run, tmp_path):
    record = tmp_path / "table.baccara"
    run("play", "--headless", "--coups", 1, "--rules", "mini", "--record", record)
    header, *steps = record.read_text().splitlines(keepends=True)
    assert header.count('"seats":7') == 1
    record.write_text(header.replace('"seats":7', '"seats":8') + "".join(steps))
    for verb in (("replay", record), ("sessions", "import", record)):
        refused = run(*verb)
        assert (refused.status, refused.out) == (2, "")
        assert refused.err.count("\n") == 1 and "seats" in refused.err
