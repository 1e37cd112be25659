"""Punto Banco, at the Big Table and at Mini: the house banks against all (rules P).

How a coup goes, in order, and what a stage has to show of it:

1. *The shoe.* ``ShoeShuffled`` (its commitment is shown before the cut), ``ShoeCut`` by the seat at the croupier's
   left, ``StopCardPlaced``, ``CardsBurned``: the first card is turned, and as many as it counts go face down (P5).
2. *Who deals.* Where the shoe travels, ``ShoeOffered`` to the seats in turn; each says ``ShoeTaken`` or
   ``ShoeDeclined``. If all refuse, ``CroupierDeals``; so it always is at Mini, where nothing is offered (P7).
3. *The stakes.* ``StakesOpened``: each seat is asked once, from the right of who deals; until the close anybody may
   stake. ``StakePlaced`` says seat, field and amount (what lay there, ``returned``, goes home first),
   ``StakesWithdrawn`` takes all of a seat's stakes home, ``QuestionDone`` leaves them as they lie. A first stake on
   Punto or Banco answers the question; other fields may be staked on before it. The holder may pass the shoe
   (``ShoePassed``, and 2. again).
4. *The close.* ``StakesClosed``: nothing more goes; it names who turns Punto's and Banco's cards (the highest stake on
   each side, 0 for the croupier), and whether the coup is the last of the shoe. A coup without stakes is given as well.
5. *The cards.* Four ``CardDealt``, face down: Punto, Banco, Punto, Banco. At Mini one ``HandTurned`` a hand at once; at
   the Big Table ``CardTurned`` one by one, Punto's first: who turns them says ``TurnCard`` for each, and takes his
   time. The squeeze is how the screen lets him come to it: his view shows him the card he is about to turn
   (``SeenCoup.squeezed``), nothing is decided by it, and leaving it out is saying ``TurnCard`` at once. Third cards
   (P3) are dealt and turned in the same way, Punto's before Banco's is dealt.
6. ``PointsAnnounced``.
7. *Settling*, Punto, Banco and tie first, then the side bets; each time losers are taken before winners are paid (P7):
   ``StakesTaken`` (all that lost, seat by seat), ``StakePaid`` for each stake won, ``CommissionMarked`` into the
   seat's box or ``CommissionTaken`` at once for a won Banco. ``FloatFilled`` says that the cashier brings the house
   more money. What is neither won nor lost lies on, and may be taken back in 3.
8. ``CardsDiscarded``. When Banco lost, ``ShoeMoved``: the shoe goes to the right (2. again). After the last coup each
   box is settled (``CommissionPaid``) and the shoe ends (``ShoeFinished`` reveals its seed).

People come, go, sit out, buy in and tip between two coups; who leaves settles first. Cards that are
not turned are known to nobody but who is about to turn them.
"""
