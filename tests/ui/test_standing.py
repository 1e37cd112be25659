"""Standing orders: what the table answers for the human."""

from baccara_qt.core.chemin import events as e


def test_the_same_stake_again_is_staked_without_being_asked(at_table):
    at_table.play_until("stake")
    at_table.do("stake", "20")
    at_table.model.orders.setSameStake(True)
    placed: list[int] = []
    at_table.model.stage.happened.connect(
        lambda event, _: placed.append(event.amount) if isinstance(event, e.StakePlaced) and event.seat == 5 else None
    )
    at_table.model.goOn()
    at_table.wait(lambda: len(placed) >= 2 or at_table.model.yourTurn)

    assert placed
    assert placed[0] <= 20_00


def test_on_to_my_next_decision_hurries_and_then_stops(sit_down):
    table = sit_down(speed=1.0, pace=5000)
    table.model.goOn()
    table.wait(lambda: table.session.state.seq > 0)

    table.model.orders.setOnward(True)
    table.wait(lambda: table.model.yourTurn)

    assert not table.model.orders.onward
    assert table.model.stage.pace == 1.0


def test_nothing_happens_while_paused(at_table):
    at_table.model.orders.setPaused(True)
    before = at_table.session.state
    at_table.model.goOn()
    for _ in range(20):
        at_table.wait(lambda: True)
        at_table.model.goOn()
    assert at_table.session.state == before

    at_table.model.orders.setPaused(False)
    at_table.wait(lambda: at_table.session.state != before)
