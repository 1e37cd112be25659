<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>Key: %1</source>
        <translation>Taste: %1</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Cut here</source>
        <translation>Hier schneiden</translation>
    </message>
    <message>
        <source>Take the bank</source>
        <translation>Bank übernehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Banco {n}</source>
        <translation>Banco {n}</translation>
    </message>
    <message>
        <source>With the table {n}</source>
        <translation>Avec la table {n}</translation>
    </message>
    <message>
        <source>Follow {n}</source>
        <translation>Suivi {n}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Leave the cards</source>
        <translation>Karten abgeben</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts mehr</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Lower the bank</source>
        <translation>Bank senken</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Bank hergeben</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Ask the croupier</source>
        <translation>Croupier fragen</translation>
    </message>
    <message>
        <source>Keep the bank</source>
        <translation>Bank halten</translation>
    </message>
    <message>
        <source>Pass the bank</source>
        <translation>Bank abgeben</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Take it at {n}</source>
        <translation>Für {n} nehmen</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>No more bids</source>
        <translation>Nicht mehr bieten</translation>
    </message>
    <message>
        <source>Buy in</source>
        <translation>Einkaufen</translation>
    </message>
    <message>
        <source>Tip the staff</source>
        <translation>Trinkgeld geben</translation>
    </message>
    <message>
        <source>Sit out</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Wieder mitspielen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>Bank</name>
    <message>
        <source>at risk {0} of {1}</source>
        <translation>im Spiel {0} von {1}</translation>
    </message>
    <message>
        <source>covered {0} of {1}</source>
        <translation>gedeckt {0} von {1}</translation>
    </message>
    <message>
        <source>garage {0}</source>
        <translation>Garage {0}</translation>
    </message>
</context>
<context>
    <name>Books</name>
    <message>
        <source>Purses</source>
        <translation>Börsen</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Cagnotte</source>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Trinkgeld</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Bought in</source>
        <translation>Eingekauft</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>The audit does not hold: money is missing or too much. (rule F2)</source>
        <translation>Die Prüfung geht nicht auf: Geld fehlt oder ist zu viel. (Regel F2)</translation>
    </message>
    <message>
        <source>The audit holds: all that was bought in and not cashed out is here. (rule F2)</source>
        <translation>Die Prüfung geht auf: Alles, was eingekauft und nicht ausgezahlt wurde, ist da. (Regel F2)</translation>
    </message>
</context>
<context>
    <name>BooksList</name>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Cagnotte, %1 %</source>
        <translation>Cagnotte, %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cards in the shoe</source>
        <translation>Karten im Schlitten</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Ihre Börse</translation>
    </message>
</context>
<context>
    <name>Brief</name>
    <message>
        <source>One player holds the bank, all others may stake against it. The hand nearest to 9 wins.</source>
        <translation>Ein Spieler hält die Bank, alle anderen können gegen sie setzen. Es gewinnt die Hand, die näher an 9 liegt.</translation>
    </message>
    <message>
        <source>Aces count 1, pictures and tens nothing; of every sum only the last digit counts.</source>
        <translation>Asse zählen 1, Bilder und Zehnen nichts; von jeder Summe zählt nur die letzte Stelle.</translation>
    </message>
    <message>
        <source>Banco: one player plays for the whole bank, and all other stakes go back. Who lost a banco may follow: banco suivi. Banco avec la table takes half the bank and leaves the rest to the others.</source>
        <translation>Banco: Einer spielt um die ganze Bank, alle anderen Einsätze gehen zurück. Wer ein Banco verloren hat, darf nachziehen: Banco suivi. Banco avec la table nimmt die halbe Bank und lässt den Rest den anderen.</translation>
    </message>
    <message>
        <source>The highest stake against the bank holds the ponte&apos;s cards. An 8 or 9 in two cards ends the coup.</source>
        <translation>Der höchste Einsatz gegen die Bank erhält die Karten des Ponte. Eine 8 oder 9 mit zwei Karten (Schlag) beendet den Coup.</translation>
    </message>
    <message>
        <source>The ponte draws on 0 to 4, is free on 5 and stands on 6 and 7. His third card is dealt face up.</source>
        <translation>Der Ponte zieht bei 0 bis 4, ist bei 5 frei und bleibt bei 6 und 7. Seine dritte Karte wird offen gegeben.</translation>
    </message>
    <message>
        <source>If the bank wins, it grows and stays. If it loses, it moves on to the right.</source>
        <translation>Gewinnt die Bank, so wächst sie und bleibt. Verliert sie, so wandert sie nach rechts weiter.</translation>
    </message>
    <message>
        <source>A tie moves no money: the stakes lie, and may be changed before the next close.</source>
        <translation>Bei Egalité bewegt sich kein Geld: Die Einsätze bleiben liegen und dürfen bis zum nächsten „Nichts geht mehr“ geändert werden.</translation>
    </message>
    <message>
        <source>After a win the banker may pass the bank. It is sold at its amount, or goes to auction.</source>
        <translation>Nach einem Gewinn darf der Bankhalter die Bank abgeben. Sie wird zu ihrem Betrag verkauft oder versteigert.</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Checking the cards</source>
        <translation>Kartenkontrolle</translation>
    </message>
    <message>
        <source>The cards are shuffled</source>
        <translation>Die Karten sind gemischt</translation>
    </message>
    <message>
        <source>Seat {s}, please cut</source>
        <translation>Platz {s}, bitte schneiden</translation>
    </message>
    <message>
        <source>Cut; the stop card is in</source>
        <translation>Geschnitten; die Stoppkarte sitzt</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>Neue Taille</translation>
    </message>
    <message>
        <source>The bank is at seat {s}. Will you take it?</source>
        <translation>Die Bank ist bei Platz {s}. Übernehmen Sie?</translation>
    </message>
    <message>
        <source>Seat {s} declines</source>
        <translation>Platz {s} lehnt ab</translation>
    </message>
    <message>
        <source>A bank of {n}</source>
        <translation>Die Bank steht auf {n}</translation>
    </message>
    <message>
        <source>Does the loser follow?</source>
        <translation>Banco suivi?</translation>
    </message>
    <message>
        <source>Who goes banco?</source>
        <translation>Wer spielt Banco?</translation>
    </message>
    <message>
        <source>First banco, seat {s}</source>
        <translation>Banco prime, Platz {s}</translation>
    </message>
    <message>
        <source>Banco is made; take back your stakes</source>
        <translation>Banco steht, Einsätze bitte zurück</translation>
    </message>
    <message>
        <source>With the table, seat {s}; {n} open</source>
        <translation>Avec la table, Platz {s}; noch {n} offen</translation>
    </message>
    <message>
        <source>Place your stakes</source>
        <translation>Bitte das Spiel zu machen</translation>
    </message>
    <message>
        <source>{n} too much, seat {s}</source>
        <translation>{n} zu viel, Platz {s}</translation>
    </message>
    <message>
        <source>{n} to the garage</source>
        <translation>{n} in die Garage</translation>
    </message>
    <message>
        <source>No more stakes</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>Nobody? No coup</source>
        <translation>Niemand? Kein Coup</translation>
    </message>
    <message>
        <source>Cards to seat {s}</source>
        <translation>Karten an Platz {s}</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Natural {p}</source>
        <translation>{p}, Schlag</translation>
    </message>
    <message>
        <source>Banker, show your cards</source>
        <translation>Die Bank, bitte aufdecken</translation>
    </message>
    <message>
        <source>Bank natural; no card</source>
        <translation>Schlag der Bank, keine Karte</translation>
    </message>
    <message>
        <source>The bank has {p} and draws</source>
        <translation>Die Bank hat {p} und zieht</translation>
    </message>
    <message>
        <source>The bank has {p} and stands</source>
        <translation>Die Bank hat {p} und bleibt</translation>
    </message>
    <message>
        <source>Advice given: you draw</source>
        <translation>Rat erteilt: Sie ziehen</translation>
    </message>
    <message>
        <source>Advice given: you stand</source>
        <translation>Rat erteilt: Sie bleiben</translation>
    </message>
    <message>
        <source>{p} the bank, {o} the ponte</source>
        <translation>{p} die Bank, {o} der Ponte</translation>
    </message>
    <message>
        <source>The bank wins</source>
        <translation>Die Bank gewinnt</translation>
    </message>
    <message>
        <source>The ponte wins</source>
        <translation>Der Ponte gewinnt</translation>
    </message>
    <message>
        <source>Tie; the stakes lie</source>
        <translation>Egalité, die Einsätze bleiben</translation>
    </message>
    <message>
        <source>Cagnotte {n}</source>
        <translation>Cagnotte {n}</translation>
    </message>
    <message>
        <source>{n} in the bank</source>
        <translation>{n} in der Bank</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Ausgezahlt</translation>
    </message>
    <message>
        <source>Thank you for the staff</source>
        <translation>Danke für die Angestellten</translation>
    </message>
    <message>
        <source>Do you keep the bank?</source>
        <translation>Halten Sie die Bank?</translation>
    </message>
    <message>
        <source>The bank passes to seat {s}</source>
        <translation>Die Bank geht an Platz {s}</translation>
    </message>
    <message>
        <source>The bank at {n}; who takes it?</source>
        <translation>Suite zu {n}; wer übernimmt?</translation>
    </message>
    <message>
        <source>Taken by seat {s} at the full amount</source>
        <translation>Übernommen von Platz {s} in voller Höhe</translation>
    </message>
    <message>
        <source>Nobody at the price: auction</source>
        <translation>Niemand: Versteigerung</translation>
    </message>
    <message>
        <source>{n} from seat {s}; any advance?</source>
        <translation>{n} von Platz {s}; wer bietet mehr?</translation>
    </message>
    <message>
        <source>Once, twice, sold to seat {s}</source>
        <translation>Zum Ersten, zum Zweiten, zugeschlagen an Platz {s}</translation>
    </message>
    <message>
        <source>No bid: offered to seat {s}</source>
        <translation>Kein Gebot: die Bank wird Platz {s} angeboten</translation>
    </message>
    <message>
        <source>The bank returns to seat {s}</source>
        <translation>Die Bank kehrt zu Platz {s} zurück</translation>
    </message>
    <message>
        <source>Stop card, last coup</source>
        <translation>Stoppkarte, letzter Coup</translation>
    </message>
    <message>
        <source>The shoe is finished</source>
        <translation>Die Taille ist beendet</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>ein Bild</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>eine Zwei</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>eine Drei</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>eine Vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>eine Fünf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>eine Sechs</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>eine Sieben</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>eine Acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>eine Neun</translation>
    </message>
    <message>
        <source>Baccara, nothing</source>
        <translation>Baccara, null</translation>
    </message>
</context>
<context>
    <name>CardItem</name>
    <message>
        <source>Ponte, card %1: %2</source>
        <translation>Ponte, Karte %1: %2</translation>
    </message>
    <message>
        <source>Bank, card %1: %2</source>
        <translation>Bank, Karte %1: %2</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{1}-{0}</translation>
    </message>
</context>
<context>
    <name>ChipHeap</name>
    <message>
        <source>Stake of seat %1: %2</source>
        <translation>Einsatz von Platz %1: %2</translation>
    </message>
    <message>
        <source>Bank: %1</source>
        <translation>Bank: %1</translation>
    </message>
</context>
<context>
    <name>Confirm</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CroupierPost</name>
    <message>
        <source>Croupier</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>what the croupier says</comment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>CutPanel</name>
    <message>
        <source>Cut card</source>
        <translation>Schneidkarte</translation>
    </message>
    <message>
        <source>Behind card %1 of %2 · arrow keys move the cut card, with Shift by ten</source>
        <translation>Hinter Karte %1 von %2 · Pfeiltasten bewegen die Schneidkarte, mit Umschalt um zehn</translation>
    </message>
</context>
<context>
    <name>Entry</name>
    <message>
        <source>No amount is asked for now.</source>
        <translation>Es wird gerade kein Betrag verlangt.</translation>
    </message>
    <message>
        <source>Enter an amount.</source>
        <translation>Geben Sie einen Betrag ein.</translation>
    </message>
    <message>
        <source>“{0}” is not an amount.</source>
        <translation>„{0}“ ist kein Betrag.</translation>
    </message>
    <message>
        <source>That is more than you have: {0}.</source>
        <translation>Das ist mehr, als Sie haben: {0}.</translation>
    </message>
    <message>
        <source>That is too little: at least {0}.</source>
        <translation>Das ist zu wenig: mindestens {0}.</translation>
    </message>
    <message>
        <source>That is too much: at most {0}.</source>
        <translation>Das ist zu viel: höchstens {0}.</translation>
    </message>
    <message>
        <source>Amounts go in steps of {0}.</source>
        <translation>Beträge gehen in Schritten von {0}.</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} bis {1}</translation>
    </message>
</context>
<context>
    <name>HandArea</name>
    <message>
        <source>%1: points not seen yet</source>
        <translation>%1: Punkte noch nicht zu sehen</translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 Punkte</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Standing orders</source>
        <translation>Daueraufträge</translation>
    </message>
    <message>
        <source>Matters of the table: buy in, sit out, tip, leave</source>
        <translation>Angelegenheiten am Tisch: einkaufen, aussetzen, Trinkgeld, gehen</translation>
    </message>
    <message>
        <source>Pause, and go on</source>
        <translation>Pause und weiter</translation>
    </message>
    <message>
        <source>Sound on and off</source>
        <translation>Ton an und aus</translation>
    </message>
    <message>
        <source>On to my next decision, at top speed</source>
        <translation>In höchstem Tempo bis zu meiner nächsten Entscheidung</translation>
    </message>
    <message>
        <source>Type an amount, wherever one is asked for</source>
        <translation>Einen Betrag eingeben, wo immer einer verlangt wird</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>The obvious thing to do</source>
        <translation>Das Naheliegende tun</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Skip what is being shown; close a sheet</source>
        <translation>Überspringen, was gerade gezeigt wird; ein Blatt schließen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From one control to the next</source>
        <translation>Von einem Bedienelement zum nächsten</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Diese Hilfe</translation>
    </message>
    <message>
        <source>Rules of the house, books and shoe</source>
        <translation>Regeln des Hauses, Bücher und Schlitten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Back to the start page; the table waits</source>
        <translation>Zurück zur Startseite; der Tisch wartet</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
    <message>
        <source>Quit; the table waits</source>
        <translation>Beenden; der Tisch wartet</translation>
    </message>
    <message>
        <source>The cut</source>
        <translation>Das Schneiden</translation>
    </message>
    <message>
        <source>The cards are shuffled. The last seat cuts them, at least ten cards from either end.</source>
        <translation>Die Karten werden gemischt. Der letzte Platz schneidet, mindestens zehn Karten von jedem Ende.</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>Die Bank</translation>
    </message>
    <message>
        <source>It is offered in turn to the right. Whoever takes it names the sum he risks.</source>
        <translation>Sie wird der Reihe nach rechtsherum angeboten. Wer sie übernimmt, nennt die Summe, die er wagt.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Everybody is asked once, from the banker&apos;s right: a stake, banco for all of it, or banco avec la table for half. A higher claim beats a lower one, and who is beaten may answer.</source>
        <translation>Jeder wird einmal gefragt, vom Rechten des Bankhalters an: ein Einsatz, Banco um alles oder Banco avec la table um die Hälfte. Die höhere Ansage schlägt die niedrigere, und wer geschlagen ist, darf antworten.</translation>
    </message>
    <message>
        <source>The close</source>
        <translation>Das Absagen</translation>
    </message>
    <message>
        <source>Rien ne va plus: the stakes lie. What nobody covered waits in the garage.</source>
        <translation>Nichts geht mehr: Die Einsätze liegen. Was niemand deckt, wartet in der Garage.</translation>
    </message>
    <message>
        <source>The ponte</source>
        <translation>Der Ponte</translation>
    </message>
    <message>
        <source>The highest stake holds the cards. An 8 or 9 is turned; otherwise: card or no card.</source>
        <translation>Der höchste Einsatz hält die Karten. Eine 8 oder 9 wird aufgedeckt; sonst: Karte oder keine Karte.</translation>
    </message>
    <message>
        <source>The banker</source>
        <translation>Der Bankhalter</translation>
    </message>
    <message>
        <source>He turns his cards and draws or stands by the tableau; the gold cells leave it to him.</source>
        <translation>Er deckt auf und zieht oder bleibt nach dem Tableau; die goldenen Felder stellen es ihm frei.</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>The bank wins: the stakes go to it, less the cagnotte. The ponte wins: he is paid, and the bank moves on. A tie moves nothing.</source>
        <translation>Die Bank gewinnt: Sie erhält die Einsätze, abzüglich der Cagnotte. Der Ponte gewinnt: Er wird ausgezahlt, und die Bank wandert weiter. Bei Egalité geschieht nichts.</translation>
    </message>
    <message>
        <source>Keep or pass</source>
        <translation>Halten oder abgeben</translation>
    </message>
    <message>
        <source>After a win the banker goes on with all of it, or passes the bank.</source>
        <translation>Nach einem Gewinn spielt der Bankhalter mit allem weiter oder gibt die Bank ab.</translation>
    </message>
    <message>
        <source>Sale, auction</source>
        <translation>Suite, Versteigerung</translation>
    </message>
    <message>
        <source>A passed bank is offered at its amount; if nobody takes it, the highest bid wins it.</source>
        <translation>Eine abgegebene Bank wird zu ihrem Betrag angeboten; nimmt sie niemand, erhält sie das höchste Gebot.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>How a coup goes</source>
        <translation>Wie ein Coup verläuft</translation>
    </message>
</context>
<context>
    <name>HousePlaces</name>
    <message>
        <source>Cagnotte: %1</source>
        <translation>Cagnotte: %1</translation>
    </message>
    <message>
        <source>Slot for used cards</source>
        <translation>Schlitz für gespielte Karten</translation>
    </message>
</context>
<context>
    <name>MattersSheet</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>While a coup is running nobody buys in, sits out or leaves.</source>
        <translation>Solange ein Coup läuft, kauft niemand ein, setzt niemand aus und geht niemand.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Den Tisch verlassen?</translation>
    </message>
    <message>
        <source>You cash out and your seat becomes free. As banker you pass the bank.</source>
        <translation>Sie lassen sich auszahlen, und Ihr Platz wird frei. Als Bankhalter geben Sie die Bank ab.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>The program has made a mistake; the game is as it was. ({0})</source>
        <translation>Dem Programm ist ein Fehler unterlaufen; das Spiel steht, wie es stand. ({0})</translation>
    </message>
    <message>
        <source>The program has made a mistake; the game is as it was. ({0}, see {1})</source>
        <translation>Dem Programm ist ein Fehler unterlaufen; das Spiel steht, wie es stand. ({0}, siehe {1})</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>OrdersSheet</name>
    <message>
        <source>Standing orders</source>
        <translation>Daueraufträge</translation>
    </message>
    <message>
        <source>The same stake again</source>
        <translation>Wieder derselbe Einsatz</translation>
    </message>
    <message>
        <source>The same stake again: %1</source>
        <translation>Wieder derselbe Einsatz: %1</translation>
    </message>
    <message>
        <source>Stake once; from then on it can be repeated.</source>
        <translation>Setzen Sie einmal; von da an lässt es sich wiederholen.</translation>
    </message>
    <message>
        <source>Staked whenever you are asked, as near as allowed.</source>
        <translation>Wird gesetzt, sooft Sie gefragt sind, so genau wie erlaubt.</translation>
    </message>
    <message>
        <source>Nothing until I am banker</source>
        <translation>Nichts, bis ich Bankhalter bin</translation>
    </message>
    <message>
        <source>You stake nothing and call nothing.</source>
        <translation>Sie setzen nichts und sagen nichts an.</translation>
    </message>
    <message>
        <source>Never take the bank</source>
        <translation>Nie die Bank übernehmen</translation>
    </message>
    <message>
        <source>Offered, for sale or auctioned: you decline.</source>
        <translation>Angeboten, zu kaufen oder versteigert: Sie lehnen ab.</translation>
    </message>
    <message>
        <source>Sit out</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>As soon as no stake or bank binds you.</source>
        <translation>Sobald weder Einsatz noch Bank Sie bindet.</translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>From {0} on, whoever asks for it has the bank.</source>
        <translation>Ab {0} erhält die Bank, wer sie verlangt.</translation>
    </message>
    <message>
        <source>The game rests</source>
        <translation>Das Spiel ruht</translation>
    </message>
    <message>
        <source>The bank is offered</source>
        <translation>Die Bank wird angeboten</translation>
    </message>
    <message>
        <source>At any amount from {0}</source>
        <translation>Zu jedem Betrag ab {0}</translation>
    </message>
    <message>
        <source>Passed on by {0}</source>
        <translation>Letzter Bankhalter: {0}</translation>
    </message>
    <message>
        <source>The bank is for sale</source>
        <translation>Die Bank steht zum Verkauf</translation>
    </message>
    <message>
        <source>Highest bid: {0}</source>
        <translation>Höchstes Gebot: {0}</translation>
    </message>
    <message>
        <source>No bid yet; at least {0}</source>
        <translation>Noch kein Gebot; mindestens {0}</translation>
    </message>
    <message>
        <source>Auction of the bank</source>
        <translation>Versteigerung der Bank</translation>
    </message>
    <message>
        <source>To be asked: {0}</source>
        <translation>Noch zu fragen: {0}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>Casino</source>
        <translation>Casino</translation>
    </message>
    <message>
        <source>Königsspiel</source>
        <translation>Königsspiel</translation>
    </message>
    <message>
        <source>Parlour</source>
        <translation>Salonspiel</translation>
    </message>
    <message>
        <source>Strict house</source>
        <translation>Strenges Haus</translation>
    </message>
    <message>
        <source>The table of the great casinos. What nobody covers waits in the garage.</source>
        <translation>Der Tisch der großen Casinos. Was niemand deckt, wartet in der Garage.</translation>
    </message>
    <message>
        <source>The old royal game. The whole bank is at risk again after every win.</source>
        <translation>Das alte Königsspiel. Nach jedem Gewinn steht wieder die ganze Bank auf dem Spiel.</translation>
    </message>
    <message>
        <source>As played at home. No cagnotte, and the banker draws as he likes.</source>
        <translation>Wie man zu Hause spielt. Keine Cagnotte, und der Bankhalter zieht, wie er mag.</translation>
    </message>
    <message>
        <source>Nothing is free: everybody plays the tableau, errors bar from the cards.</source>
        <translation>Nichts ist frei: Alle spielen nach dem Tableau, Fehler kosten das Recht auf die Karten.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>An amount, please, such as {0}.</source>
        <translation>Bitte einen Betrag, etwa {0}.</translation>
    </message>
    <message>
        <source>At least {0}, please.</source>
        <translation>Bitte mindestens {0}.</translation>
    </message>
    <message>
        <source>At most {0}, please.</source>
        <translation>Bitte höchstens {0}.</translation>
    </message>
    <message>
        <source>A multiple of {0}, please.</source>
        <translation>Bitte ein Vielfaches von {0}.</translation>
    </message>
    <message>
        <source>The rules do not know this choice.</source>
        <translation>Diese Wahl kennen die Regeln nicht.</translation>
    </message>
    <message>
        <source>This is not known here.</source>
        <translation>Das ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>One for each seat, please.</source>
        <translation>Bitte eines für jeden Platz.</translation>
    </message>
    <message>
        <source>Nobody can sit there.</source>
        <translation>Dort kann niemand sitzen.</translation>
    </message>
    <message>
        <source>At most {0} characters, please.</source>
        <translation>Bitte höchstens {0} Zeichen.</translation>
    </message>
    <message>
        <source>This cannot be stored as text.</source>
        <translation>Das lässt sich nicht als Text speichern.</translation>
    </message>
    <message>
        <source>A table has 2 to 14 seats.</source>
        <translation>Ein Tisch hat 2 bis 14 Plätze.</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Your seat is free: under “Table” you can sit down again.</source>
        <translation>Ihr Platz ist frei: Unter „Tisch“ können Sie wieder Platz nehmen.</translation>
    </message>
    <message>
        <source>You are sitting out: under “Table” you can play again.</source>
        <translation>Sie setzen aus: Unter „Tisch“ können Sie wieder mitspielen.</translation>
    </message>
    <message>
        <source>Your purse is empty: under “Table” you can buy in.</source>
        <translation>Ihre Börse ist leer: Unter „Tisch“ können Sie sich einkaufen.</translation>
    </message>
    <message>
        <source>It is your turn: cut the cards.</source>
        <translation>Sie sind an der Reihe: Schneiden Sie die Karten.</translation>
    </message>
    <message>
        <source>The bank is offered to you: name an amount, or decline.</source>
        <translation>Die Bank? Betrag nennen oder ablehnen.</translation>
    </message>
    <message>
        <source>It is your turn: take the bank at {0}, or decline.</source>
        <translation>Sie sind an der Reihe: Nehmen Sie die Bank für {0} oder lehnen Sie ab.</translation>
    </message>
    <message>
        <source>It is your turn: bid for the bank, or bid no more.</source>
        <translation>Ihr Gebot, oder nicht mehr bieten.</translation>
    </message>
    <message>
        <source>You have the bank: keep it, or pass it.</source>
        <translation>Sie haben die Bank: Halten Sie sie oder geben Sie sie ab.</translation>
    </message>
    <message>
        <source>Nobody stakes: lower the bank, or let it go.</source>
        <translation>Niemand setzt: Bank senken oder hergeben.</translation>
    </message>
    <message>
        <source>You lost the last coup: will you follow with banco?</source>
        <translation>Sie haben den letzten Coup verloren: Banco suivi?</translation>
    </message>
    <message>
        <source>You have been overtaken: answer, or let it stand.</source>
        <translation>Überboten: antworten oder gelten lassen.</translation>
    </message>
    <message>
        <source>Your stake lies: change it, take it back, or let it lie.</source>
        <translation>Einsatz liegt: ändern oder zurücknehmen.</translation>
    </message>
    <message>
        <source>It is your turn: call, or stake nothing.</source>
        <translation>Sie sind an der Reihe: Sagen Sie an oder setzen Sie nichts.</translation>
    </message>
    <message>
        <source>It is your turn: stake, call banco, or stake nothing.</source>
        <translation>Ihr Einsatz: setzen, Banco oder nichts.</translation>
    </message>
    <message>
        <source>You have {0}. The croupier told you to draw.</source>
        <translation>Sie haben {0}. Der Croupier rät zu ziehen.</translation>
    </message>
    <message>
        <source>You have {0}. The croupier told you to stand.</source>
        <translation>Sie haben {0}. Der Croupier rät zu bleiben.</translation>
    </message>
    <message>
        <source>You have {0}: here one stands.</source>
        <translation>Sie haben {0}: Hier bleibt man.</translation>
    </message>
    <message>
        <source>You have {0}: here one draws.</source>
        <translation>Sie haben {0}: Hier zieht man.</translation>
    </message>
    <message>
        <source>You have {0}: a card, or no card, as you like.</source>
        <translation>Sie haben {0}: Karte oder keine Karte, ganz nach Wunsch.</translation>
    </message>
    <message>
        <source>{0} cuts the cards.</source>
        <translation>{0} schneidet die Karten.</translation>
    </message>
    <message>
        <source>{0} is offered the bank.</source>
        <translation>{0} wird die Bank angeboten.</translation>
    </message>
    <message>
        <source>{0} may take the bank at its price.</source>
        <translation>{0} kann die Bank zu ihrem Preis übernehmen.</translation>
    </message>
    <message>
        <source>{0} may bid.</source>
        <translation>{0} kann bieten.</translation>
    </message>
    <message>
        <source>{0} decides whether to keep the bank.</source>
        <translation>{0} entscheidet, ob er die Bank hält.</translation>
    </message>
    <message>
        <source>{0} may lower the bank.</source>
        <translation>{0} kann die Bank senken.</translation>
    </message>
    <message>
        <source>{0} is asked for a stake.</source>
        <translation>{0} wird um einen Einsatz gebeten.</translation>
    </message>
    <message>
        <source>{0} has the ponte’s cards.</source>
        <translation>{0} hält die Karten des Ponte.</translation>
    </message>
    <message>
        <source>{0} plays the bank’s cards.</source>
        <translation>{0} spielt die Karten der Bank.</translation>
    </message>
    <message>
        <source>Last word: pass the bank, or close the stakes.</source>
        <translation>Letztes Wort: Bank abgeben oder „Weiter“.</translation>
    </message>
    <message>
        <source>Last word: change your claim, or close the stakes.</source>
        <translation>Letztes Wort: ändern oder „Weiter“.</translation>
    </message>
    <message>
        <source>The stakes are about to be closed.</source>
        <translation>Gleich heißt es: Nichts geht mehr.</translation>
    </message>
    <message>
        <source>The game rests until somebody asks for the bank.</source>
        <translation>Das Spiel ruht, bis jemand die Bank verlangt.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>The cards are being prepared.</source>
        <translation>Die Karten werden vorbereitet.</translation>
    </message>
    <message>
        <source>Paused: P goes on.</source>
        <translation>Pause: Weiter mit P.</translation>
    </message>
</context>
<context>
    <name>PurseCurve</name>
    <message>
        <source>Your money: %1; least %2, most %3</source>
        <translation>Ihr Geld: %1; am wenigsten %2, am meisten %3</translation>
    </message>
    <message>
        <source>Your money</source>
        <translation>Ihr Geld</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Baccara · Chemin de fer</source>
        <translation>Baccara · Chemin de fer</translation>
    </message>
</context>
<context>
    <name>RailMenu</name>
    <message>
        <source>Orders (%1)</source>
        <translation>Aufträge (%1)</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Standing orders, %1 in force</source>
        <translation>Daueraufträge, %1 in Kraft</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Buy in, sit out, leave, tip</source>
        <translation>Einkaufen, aussetzen, gehen, Trinkgeld</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Onward</source>
        <translation>Vorlauf</translation>
    </message>
    <message>
        <source>On to my next decision</source>
        <translation>Bis zu meiner nächsten Entscheidung</translation>
    </message>
</context>
<context>
    <name>RecentSessions</name>
    <message>
        <source>Recent tables</source>
        <translation>Zuletzt gespielt</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>{who} sits down with {n}.</source>
        <translation>{who} nimmt mit {n} Platz.</translation>
    </message>
    <message>
        <source>{who} buys in for {n}.</source>
        <translation>{who} kauft sich für {n} ein.</translation>
    </message>
    <message>
        <source>{who} leaves with {n}.</source>
        <translation>{who} geht mit {n}.</translation>
    </message>
    <message>
        <source>{who} sits out.</source>
        <translation>{who} setzt aus.</translation>
    </message>
    <message>
        <source>{who} plays again.</source>
        <translation>{who} spielt wieder mit.</translation>
    </message>
    <message>
        <source>{who} gives {n} to the staff.</source>
        <translation>{who} gibt {n} für die Angestellten.</translation>
    </message>
    <message>
        <source>The croupier announces other rules.</source>
        <translation>Der Croupier kündigt andere Regeln an.</translation>
    </message>
    <message>
        <source>{who} may not hold the cards for the rest of this shoe.</source>
        <translation>{who} darf für den Rest dieser Taille die Karten nicht halten.</translation>
    </message>
    <message>
        <source>The game rests.</source>
        <translation>Das Spiel ruht.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>{who} declines the bank.</source>
        <translation>{who} lehnt die Bank ab.</translation>
    </message>
    <message>
        <source>{who} takes the bank with {n}.</source>
        <translation>{who} übernimmt die Bank mit {n}.</translation>
    </message>
    <message>
        <source>{who} buys the bank at {n}.</source>
        <translation>{who} kauft die Bank für {n}.</translation>
    </message>
    <message>
        <source>Sold: {who} has the bank with {n}.</source>
        <translation>Zugeschlagen: {who} hat die Bank mit {n}.</translation>
    </message>
    <message>
        <source>The bank is for sale at {n}.</source>
        <translation>Die Bank steht zum Verkauf, zu {n}.</translation>
    </message>
    <message>
        <source>{who} does not buy.</source>
        <translation>{who} kauft nicht.</translation>
    </message>
    <message>
        <source>The bank is auctioned.</source>
        <translation>Die Bank wird versteigert.</translation>
    </message>
    <message>
        <source>{who} bids {n}.</source>
        <translation>{who} bietet {n}.</translation>
    </message>
    <message>
        <source>{who} bids no more.</source>
        <translation>{who} bietet nicht mehr.</translation>
    </message>
    <message>
        <source>{who} keeps the bank.</source>
        <translation>{who} hält die Bank.</translation>
    </message>
    <message>
        <source>{who} sets {n} aside.</source>
        <translation>{who} legt {n} beiseite.</translation>
    </message>
    <message>
        <source>{who} does not follow.</source>
        <translation>{who} verzichtet auf Suivi.</translation>
    </message>
    <message>
        <source>{who} stakes {n}.</source>
        <translation>{who} setzt {n}.</translation>
    </message>
    <message>
        <source>{who} calls banco avec la table: {n}.</source>
        <translation>{who} sagt Banco avec la table an: {n}.</translation>
    </message>
    <message>
        <source>{who} follows: banco, {n}.</source>
        <translation>{who} spielt Banco suivi: {n}.</translation>
    </message>
    <message>
        <source>{who} takes {n} back.</source>
        <translation>{who} nimmt {n} zurück.</translation>
    </message>
    <message>
        <source>{n} goes back to {who}.</source>
        <translation>{n} gehen zurück an {who}.</translation>
    </message>
    <message>
        <source>{n} too much goes back to {who}.</source>
        <translation>{n} zu viel gehen zurück an {who}.</translation>
    </message>
    <message>
        <source>{who} leaves the cards to others.</source>
        <translation>{who} überlässt die Karten anderen.</translation>
    </message>
    <message>
        <source>Nobody stakes: no coup.</source>
        <translation>Niemand setzt: kein Coup.</translation>
    </message>
    <message>
        <source>{n} goes to the garage.</source>
        <translation>{n} gehen in die Garage.</translation>
    </message>
    <message>
        <source>{n} comes back from the garage.</source>
        <translation>{n} kommen aus der Garage zurück.</translation>
    </message>
    <message>
        <source>Cagnotte {n}.</source>
        <translation>Cagnotte {n}.</translation>
    </message>
    <message>
        <source>{who} wins {n}.</source>
        <translation>{who} gewinnt {n}.</translation>
    </message>
    <message>
        <source>Seat {0}</source>
        <translation>Platz {0}</translation>
    </message>
    <message>
        <source>Shoe {0} is shuffled.</source>
        <translation>Schlitten {0} ist gemischt.</translation>
    </message>
    <message>
        <source>{0} cuts at card {1}.</source>
        <translation>{0} schneidet bei Karte {1}.</translation>
    </message>
    <message>
        <source>Shoe {0} is finished.</source>
        <translation>Schlitten {0} ist zu Ende.</translation>
    </message>
    <message>
        <source>The bank returns to {0}.</source>
        <translation>Die Bank kehrt zu {0} zurück.</translation>
    </message>
    <message>
        <source>The bank is offered, first to {0}.</source>
        <translation>Die Bank wird angeboten, zuerst {0}.</translation>
    </message>
    <message>
        <source>{0} passes the bank and takes {1} home.</source>
        <translation>{0} gibt die Bank ab und nimmt {1} mit.</translation>
    </message>
    <message>
        <source>Nothing is left of the bank.</source>
        <translation>Von der Bank bleibt nichts.</translation>
    </message>
    <message>
        <source>{0} of the bank goes back to {1}.</source>
        <translation>{0} der Bank gehen zurück an {1}.</translation>
    </message>
    <message>
        <source>A bank of {0}.</source>
        <translation>Die Bank steht auf {0}.</translation>
    </message>
    <message>
        <source>{0} may follow.</source>
        <translation>{0} hat das Recht auf Suivi.</translation>
    </message>
    <message>
        <source>{0} calls banco prime: {1}.</source>
        <translation>{0} sagt Banco prime an: {1}.</translation>
    </message>
    <message>
        <source>{0} calls banco: {1}.</source>
        <translation>{0} sagt Banco an: {1}.</translation>
    </message>
    <message>
        <source>The bank is lowered to {0}.</source>
        <translation>Die Bank wird auf {0} gesenkt.</translation>
    </message>
    <message>
        <source>{0} at risk; the croupier plays the cards.</source>
        <translation>{0} im Spiel; der Croupier spielt die Karten.</translation>
    </message>
    <message>
        <source>{0} at risk; {1} holds the cards.</source>
        <translation>{0} im Spiel; {1} hält die Karten.</translation>
    </message>
    <message>
        <source>The ponte is given {0}.</source>
        <translation>Der Ponte erhält {0}.</translation>
    </message>
    <message>
        <source>The bank takes {0}.</source>
        <translation>Die Bank nimmt {0}.</translation>
    </message>
    <message>
        <source>The ponte shows {0}: {1}.</source>
        <translation>Der Ponte zeigt {0}: {1}.</translation>
    </message>
    <message>
        <source>The bank shows {0}: {1}.</source>
        <translation>Die Bank zeigt {0}: {1}.</translation>
    </message>
    <message>
        <source>The ponte is told to draw.</source>
        <translation>Rat an den Ponte: ziehen.</translation>
    </message>
    <message>
        <source>The ponte is told to stand.</source>
        <translation>Rat an den Ponte: bleiben.</translation>
    </message>
    <message>
        <source>The bank is told to draw.</source>
        <translation>Rat an die Bank: ziehen.</translation>
    </message>
    <message>
        <source>The bank is told to stand.</source>
        <translation>Rat an die Bank: bleiben.</translation>
    </message>
    <message>
        <source>The ponte asks for a card.</source>
        <translation>Der Ponte verlangt eine Karte.</translation>
    </message>
    <message>
        <source>The bank draws.</source>
        <translation>Die Bank zieht.</translation>
    </message>
    <message>
        <source>The ponte takes no card.</source>
        <translation>Der Ponte nimmt keine Karte.</translation>
    </message>
    <message>
        <source>The bank stands.</source>
        <translation>Die Bank bleibt.</translation>
    </message>
    <message>
        <source>Bank {0}, ponte {1}: the bank wins.</source>
        <translation>Bank {0}, Ponte {1}: Die Bank gewinnt.</translation>
    </message>
    <message>
        <source>Bank {0}, ponte {1}: the ponte wins.</source>
        <translation>Bank {0}, Ponte {1}: Der Ponte gewinnt.</translation>
    </message>
    <message>
        <source>Bank {0}, ponte {1}: a tie, the stakes lie.</source>
        <translation>Bank {0}, Ponte {1}: Egalité, die Einsätze bleiben.</translation>
    </message>
    <message>
        <source>The bank wins {0}.</source>
        <translation>Die Bank gewinnt {0}.</translation>
    </message>
</context>
<context>
    <name>RecordFileDialog</name>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Records (*.baccara)</source>
        <translation>Aufzeichnungen (*.baccara)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>RecordList</name>
    <message>
        <source>Coup record</source>
        <translation>Verlauf des Coups</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This is not the moment for that.</source>
        <translation>Das geht in diesem Augenblick nicht.</translation>
    </message>
    <message>
        <source>Amounts go in steps of {unit}.</source>
        <translation>Beträge gehen in Schritten von {unit}.</translation>
    </message>
    <message>
        <source>That is not an amount.</source>
        <translation>Das ist kein Betrag.</translation>
    </message>
    <message>
        <source>That is too much: at most {most}.</source>
        <translation>Das ist zu viel: höchstens {most}.</translation>
    </message>
    <message>
        <source>That is too little: at least {least}.</source>
        <translation>Das ist zu wenig: mindestens {least}.</translation>
    </message>
    <message>
        <source>Banco avec la table is not possible here.</source>
        <translation>Banco avec la table ist hier nicht möglich.</translation>
    </message>
    <message>
        <source>Banco takes {bank}; only {purse} lies before you.</source>
        <translation>Banco kostet {bank}; vor Ihnen liegen nur {purse}.</translation>
    </message>
    <message>
        <source>The bank is covered: there is nothing left to stake on.</source>
        <translation>Die Bank ist gedeckt: Es gibt nichts mehr zu setzen.</translation>
    </message>
    <message>
        <source>A bank goes in steps of {unit}.</source>
        <translation>Eine Bank geht in Schritten von {unit}.</translation>
    </message>
    <message>
        <source>That is not an amount for a bank.</source>
        <translation>Das ist kein Betrag für eine Bank.</translation>
    </message>
    <message>
        <source>The bank cannot be passed before its first coup is given.</source>
        <translation>Vor ihrem ersten Coup kann die Bank nicht abgegeben werden.</translation>
    </message>
    <message>
        <source>The bank can be at most {most}.</source>
        <translation>Die Bank kann höchstens {most} betragen.</translation>
    </message>
    <message>
        <source>The bank must be at least {least}.</source>
        <translation>Die Bank muss mindestens {least} betragen.</translation>
    </message>
    <message>
        <source>Bids go in steps of {unit}.</source>
        <translation>Gebote gehen in Schritten von {unit}.</translation>
    </message>
    <message>
        <source>That is not an amount to bid.</source>
        <translation>Das ist kein Betrag für ein Gebot.</translation>
    </message>
    <message>
        <source>You can bid at most {most}.</source>
        <translation>Sie können höchstens {most} bieten.</translation>
    </message>
    <message>
        <source>The next bid is at least {least}.</source>
        <translation>Das nächste Gebot ist mindestens {least}.</translation>
    </message>
    <message>
        <source>Here the tableau leaves no choice.</source>
        <translation>Hier lässt das Tableau keine Wahl.</translation>
    </message>
    <message>
        <source>Your call binds you; only a higher one lifts it.</source>
        <translation>Ihre Ansage bindet Sie; nur eine höhere hebt sie auf.</translation>
    </message>
    <message>
        <source>The banker does not stake against himself.</source>
        <translation>Der Bankhalter setzt nicht gegen sich selbst.</translation>
    </message>
    <message>
        <source>A higher call stands.</source>
        <translation>Eine höhere Ansage steht.</translation>
    </message>
    <message>
        <source>The table does not know that.</source>
        <translation>Das kennt der Tisch nicht.</translation>
    </message>
    <message>
        <source>A coup is running; wait until it is settled.</source>
        <translation>Ein Coup läuft; warten Sie, bis er abgerechnet ist.</translation>
    </message>
    <message>
        <source>That is not a place to cut.</source>
        <translation>Dort kann man nicht schneiden.</translation>
    </message>
    <message>
        <source>Cut at least ten cards from the end.</source>
        <translation>Schneiden Sie mindestens zehn Karten vor dem Ende.</translation>
    </message>
    <message>
        <source>Cut at least ten cards from the beginning.</source>
        <translation>Schneiden Sie mindestens zehn Karten nach dem Anfang.</translation>
    </message>
    <message>
        <source>Seat {seat} must buy in for at least {least}.</source>
        <translation>Platz {seat} muss sich für mindestens {least} einkaufen.</translation>
    </message>
    <message>
        <source>The bank that stands is below the new minimum of {least}.</source>
        <translation>Die stehende Bank liegt unter dem neuen Minimum von {least}.</translation>
    </message>
    <message>
        <source>The rules change only between two coups, with no stakes lying.</source>
        <translation>Die Regeln ändern sich nur zwischen zwei Coups, wenn keine Einsätze liegen.</translation>
    </message>
    <message>
        <source>The table has {seats} seats and keeps them.</source>
        <translation>Der Tisch hat {seats} Plätze und behält sie.</translation>
    </message>
    <message>
        <source>These rules contradict themselves.</source>
        <translation>Diese Regeln widersprechen sich.</translation>
    </message>
    <message>
        <source>Your call or bid binds you to the table.</source>
        <translation>Ihre Ansage oder Ihr Gebot bindet Sie an den Tisch.</translation>
    </message>
    <message>
        <source>Nobody sits at this seat.</source>
        <translation>An diesem Platz sitzt niemand.</translation>
    </message>
    <message>
        <source>The banker must pass the bank first.</source>
        <translation>Der Bankhalter muss erst die Bank abgeben.</translation>
    </message>
    <message>
        <source>Somebody sits at this seat.</source>
        <translation>An diesem Platz sitzt schon jemand.</translation>
    </message>
    <message>
        <source>You are sitting out; come back first.</source>
        <translation>Sie setzen aus; kommen Sie erst zurück.</translation>
    </message>
    <message>
        <source>The table has no such seat.</source>
        <translation>Diesen Platz hat der Tisch nicht.</translation>
    </message>
    <message>
        <source>Only the croupier can do that.</source>
        <translation>Das kann nur der Croupier.</translation>
    </message>
    <message>
        <source>The croupier cannot do that now.</source>
        <translation>Das kann der Croupier jetzt nicht.</translation>
    </message>
    <message>
        <source>What lies before you is less than the least stake.</source>
        <translation>Was vor Ihnen liegt, reicht nicht für den kleinsten Einsatz.</translation>
    </message>
    <message>
        <source>You have no stake on the table.</source>
        <translation>Sie haben keinen Einsatz auf dem Tisch.</translation>
    </message>
    <message>
        <source>Stakes go in steps of {unit}.</source>
        <translation>Einsätze gehen in Schritten von {unit}.</translation>
    </message>
    <message>
        <source>That is not an amount to stake.</source>
        <translation>Das ist kein Betrag für einen Einsatz.</translation>
    </message>
    <message>
        <source>You can stake at most {most}.</source>
        <translation>Sie können höchstens {most} setzen.</translation>
    </message>
    <message>
        <source>A stake is at least {least}.</source>
        <translation>Ein Einsatz beträgt mindestens {least}.</translation>
    </message>
    <message>
        <source>You have no right to follow in this coup.</source>
        <translation>In diesem Coup haben Sie kein Recht auf Suivi.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>The table is open already.</source>
        <translation>Der Tisch ist schon eröffnet.</translation>
    </message>
    <message>
        <source>The table has {seats} seats.</source>
        <translation>Der Tisch hat {seats} Plätze.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Sie sind nicht an der Reihe.</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>Rules of the house: {0}</source>
        <translation>Regeln des Hauses: {0}</translation>
    </message>
    <message>
        <source>Shoe {0}: its commitment</source>
        <translation>Schlitten {0}: sein Siegel</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Bank from {0}, stakes from {1}, in units of {2}</source>
        <translation>Bank ab {0}, Einsätze ab {1}, in Einheiten von {2}</translation>
    </message>
    <message>
        <source>Cagnotte: {0}</source>
        <translation>Cagnotte: {0}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Dealers</source>
        <translation>Assistenten</translation>
    </message>
    <message>
        <source>Two dealers assist and shuffle from {0} players on</source>
        <translation>Zwei Assistenten helfen und mischen ab {0} Spielern</translation>
    </message>
    <message>
        <source>Unit of the table</source>
        <translation>Einheit des Tisches</translation>
    </message>
    <message>
        <source>Smallest stake</source>
        <translation>Kleinster Einsatz</translation>
    </message>
    <message>
        <source>Smallest bank</source>
        <translation>Kleinste Bank</translation>
    </message>
    <message>
        <source>Greatest bank in play</source>
        <translation>Größte Bank im Spiel</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Opening purse</source>
        <translation>Anfangsbörse</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>Der Schlitten</translation>
    </message>
    <message>
        <source>{0} packs, {1} cards</source>
        <translation>{0} Kartenspiele, {1} Karten</translation>
    </message>
    <message>
        <source>Stop card</source>
        <translation>Stoppkarte</translation>
    </message>
    <message>
        <source>Before the last {0} cards</source>
        <translation>Vor den letzten {0} Karten</translation>
    </message>
    <message>
        <source>Ponte alone</source>
        <translation>Ponte allein</translation>
    </message>
    <message>
        <source>The banker</source>
        <translation>Der Bankhalter</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Whoever errs may not hold the cards for the rest of the shoe</source>
        <translation>Wer einen Fehler macht, darf für den Rest der Taille die Karten nicht halten</translation>
    </message>
    <message>
        <source>Errors are put right, nobody is barred</source>
        <translation>Fehler werden richtiggestellt, niemand wird gesperrt</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Cagnotte</source>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>Setting aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>What exceeds {0} may be set aside</source>
        <translation>Was {0} übersteigt, darf beiseitegelegt werden</translation>
    </message>
    <message>
        <source>Nothing leaves the bank while it is held</source>
        <translation>Nichts verlässt die Bank, solange sie gehalten wird</translation>
    </message>
    <message>
        <source>Passing the bank</source>
        <translation>Abgeben der Bank</translation>
    </message>
    <message>
        <source>The banker plays the tableau, free in two cells</source>
        <translation>Der Bankhalter spielt nach dem Tableau, in zwei Feldern frei</translation>
    </message>
    <message>
        <source>The banker may draw or stand on anything below 8</source>
        <translation>Der Bankhalter darf bei allem unter 8 ziehen oder bleiben</translation>
    </message>
    <message>
        <source>Banker and ponte play the tableau, nothing is free</source>
        <translation>Bankhalter und Ponte spielen nach dem Tableau, nichts ist frei</translation>
    </message>
    <message>
        <source>A ponte alone against the bank may draw or stand as he likes</source>
        <translation>Ein Ponte allein gegen die Bank darf ziehen oder bleiben, wie er mag</translation>
    </message>
    <message>
        <source>A ponte is bound by the tableau, even alone</source>
        <translation>Ein Ponte ist an das Tableau gebunden, auch allein</translation>
    </message>
    <message>
        <source>No cagnotte</source>
        <translation>Keine Cagnotte</translation>
    </message>
    <message>
        <source>{0} % of what the bank wins, to the nearest {1}</source>
        <translation>{0}&#xa0;% des Bankgewinns, auf {1} gerundet</translation>
    </message>
    <message>
        <source>{0} % of what the bank wins, rounded up to {1}</source>
        <translation>{0}&#xa0;% des Bankgewinns, auf {1} aufgerundet</translation>
    </message>
    <message>
        <source>{0} % of what the bank wins, rounded down to {1}</source>
        <translation>{0}&#xa0;% des Bankgewinns, auf {1} abgerundet</translation>
    </message>
    <message>
        <source>Uncovered bank money stays in the garage while the hand lasts</source>
        <translation>Ungedecktes Bankgeld bleibt in der Garage, solange die Bank gehalten wird</translation>
    </message>
    <message>
        <source>Uncovered bank money returns to the bank after a win</source>
        <translation>Ungedecktes Bankgeld kehrt nach einem Gewinn in die Bank zurück</translation>
    </message>
    <message>
        <source>The bank may be passed at any time before the close</source>
        <translation>Die Bank darf bis zum „Nichts geht mehr“ jederzeit abgegeben werden</translation>
    </message>
    <message>
        <source>Coups to be given before the bank may be passed: {0}</source>
        <translation>Coups, die vor dem Abgeben der Bank zu spielen sind: {0}</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>House rules</source>
        <translation>Regeln des Hauses</translation>
    </message>
    <message>
        <source>The ponte&apos;s play</source>
        <translation>Das Spiel des Ponte</translation>
    </message>
    <message>
        <source>The banker&apos;s play, by the ponte&apos;s third card</source>
        <translation>Das Spiel des Bankhalters, nach der dritten Karte des Ponte</translation>
    </message>
    <message>
        <source>The banker&apos;s play</source>
        <translation>Das Spiel des Bankhalters</translation>
    </message>
    <message>
        <source>A</source>
        <comment>ace</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>–</source>
        <comment>no card</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>D draws, S stands, ? is free. The last column: the ponte took no card.</source>
        <translation>Z zieht, B bleibt, ? ist frei. Letzte Spalte: Der Ponte nahm keine Karte.</translation>
    </message>
    <message>
        <source>The books</source>
        <translation>Die Bücher</translation>
    </message>
    <message>
        <source>Commitment: %1</source>
        <translation>Siegel: %1</translation>
    </message>
    <message>
        <source>The shoe was fixed before the cut: this is the fingerprint (SHA-256) of its seed, which is revealed when the shoe ends.</source>
        <translation>Der Schlitten stand vor dem Schneiden fest: Dies ist der Fingerabdruck (SHA-256) seines Startwerts, der am Ende der Taille offengelegt wird.</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Das Spiel in Kürze</translation>
    </message>
</context>
<context>
    <name>SeatPicker</name>
    <message>
        <source>Seat %1 of %2</source>
        <translation>Platz %1 von %2</translation>
    </message>
    <message>
        <source>Your seat: %1</source>
        <translation>Ihr Platz: %1</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Croupier</translation>
    </message>
</context>
<context>
    <name>SeatPlace</name>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Banco suivi</source>
        <translation>Banco suivi</translation>
    </message>
    <message>
        <source>With the table</source>
        <translation>Avec la table</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankhalter</translation>
    </message>
    <message>
        <source>Ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>Bids {0}</source>
        <translation>Bietet {0}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Abgegeben</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Seat {0}, free</source>
        <translation>Platz {0}, frei</translation>
    </message>
    <message>
        <source>Seat {0}, {1}, purse {2}</source>
        <translation>Platz {0}, {1}, Börse {2}</translation>
    </message>
    <message>
        <source>stake {0}</source>
        <translation>Einsatz {0}</translation>
    </message>
    <message>
        <source>is asked</source>
        <translation>ist gefragt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>{0}, table {1}</source>
        <translation>{0}, Tisch {1}</translation>
    </message>
    <message>
        <source>Coups: {0}</source>
        <translation>Coups: {0}</translation>
    </message>
    <message>
        <source>your purse: {0}</source>
        <translation>Ihre Börse: {0}</translation>
    </message>
    <message>
        <source>guests only</source>
        <translation>nur Gäste</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Not at all</source>
        <translation>Gar nicht</translation>
    </message>
    <message>
        <source>Briefly</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>At leisure</source>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Cards and chips move</source>
        <translation>Karten und Chips bewegen sich</translation>
    </message>
    <message>
        <source>leisurely</source>
        <translation>gemächlich</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>briskly</source>
        <translation>flott</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>The guests think</source>
        <translation>Die Gäste überlegen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The croupier speaks French</source>
        <translation>Der Croupier spricht Französisch</translation>
    </message>
    <message>
        <source>What he says then stands below in your language.</source>
        <translation>Was er sagt, steht dann darunter in Ihrer Sprache.</translation>
    </message>
    <message>
        <source>The last word is mine</source>
        <translation>Das letzte Wort habe ich</translation>
    </message>
    <message>
        <source>The croupier waits for you before he closes the stakes, while you could still act.</source>
        <translation>Der Croupier wartet vor dem „Nichts geht mehr“ auf Sie, solange Sie noch handeln könnten.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds are heard</source>
        <translation>Töne sind zu hören</translation>
    </message>
    <message>
        <source>How loud</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>leise</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>laut</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>The guests begin with {0}.</source>
        <translation>Die Gäste beginnen mit {0}.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new table</source>
        <translation>Ein neuer Tisch</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regeln des Hauses</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Ihre Börse</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Ihr Platz</translation>
    </message>
    <message>
        <source>The guests think</source>
        <translation>Die Gäste überlegen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>Dem Zufall überlassen</translation>
    </message>
    <message>
        <source>Any text; the same one gives the same cards again.</source>
        <translation>Beliebiger Text; derselbe ergibt wieder dieselben Karten.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Platz nehmen</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Baccara</source>
        <translation>Baccara</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
</context>
<context>
    <name>Shoe</name>
    <message>
        <source>Shoe before seat %1, %2 cards</source>
        <translation>Schlitten vor Platz %1, %2 Karten</translation>
    </message>
    <message>
        <source>Shoe with the croupier</source>
        <translation>Schlitten beim Croupier</translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Shuffling and cutting</source>
        <translation>Mischen und Schneiden</translation>
    </message>
    <message>
        <source>The croupier&apos;s bell when you are asked</source>
        <translation>Die Glocke des Croupiers, wenn Sie gefragt sind</translation>
    </message>
    <message>
        <source>The bank&apos;s passage and the hammer</source>
        <translation>Die Suite und der Hammer</translation>
    </message>
    <message>
        <source>There is no sound; missing or damaged: {0}</source>
        <translation>Es gibt keinen Ton; es fehlt oder ist beschädigt: {0}</translation>
    </message>
    <message>
        <source>There is no sound: this computer has no device to play it on.</source>
        <translation>Es gibt keinen Ton: Dieser Computer hat kein Gerät, das ihn abspielt.</translation>
    </message>
</context>
<context>
    <name>StakeEntry</name>
    <message>
        <source>Add %1</source>
        <translation>%1 dazulegen</translation>
    </message>
    <message>
        <source>Amount, %1</source>
        <translation>Betrag, %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Same</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Noch einmal dasselbe</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Höchst</translation>
    </message>
    <message>
        <source>The greatest amount</source>
        <translation>Der höchste Betrag</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Baccara</source>
        <translation>Baccara</translation>
    </message>
    <message>
        <source>Chemin de fer</source>
        <translation>Chemin de fer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Choose the house rules and your seat</source>
        <translation>Regeln des Hauses und Ihren Platz wählen</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Aufzeichnung öffnen …</translation>
    </message>
    <message>
        <source>A .baccara file, or drop one here</source>
        <translation>Eine .baccara-Datei, oder hier ablegen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Play money only: nothing here can be bought, won or paid out.</source>
        <translation>Nur Spielgeld: Hier kann nichts gekauft, gewonnen oder ausgezahlt werden.</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message>
        <source>The library is read-only, so nothing can be played: {path}</source>
        <translation>Die Bibliothek ist schreibgeschützt, es kann nichts gespielt werden: {path}</translation>
    </message>
    <message>
        <source>Another program has locked the library; try again when it is done: {path}</source>
        <translation>Ein anderes Programm hat die Bibliothek gesperrt; versuchen Sie es wieder, wenn es fertig ist: {path}</translation>
    </message>
    <message>
        <source>The disk is full. Nothing is lost, but nothing more can be stored: {path}</source>
        <translation>Der Datenträger ist voll. Nichts ist verloren, aber es lässt sich nichts mehr speichern: {path}</translation>
    </message>
    <message>
        <source>The library cannot be opened ({reason}): {path}</source>
        <translation>Die Bibliothek lässt sich nicht öffnen ({reason}): {path}</translation>
    </message>
    <message>
        <source>This file is no library of Baccara, or it is damaged: {path}</source>
        <translation>Diese Datei ist keine Bibliothek von Baccara oder beschädigt: {path}</translation>
    </message>
    <message>
        <source>This file belongs to another program: {path}</source>
        <translation>Diese Datei gehört einem anderen Programm: {path}</translation>
    </message>
    <message>
        <source>A newer version of Baccara wrote this library: {path}</source>
        <translation>Eine neuere Version von Baccara hat diese Bibliothek geschrieben: {path}</translation>
    </message>
    <message>
        <source>There is no library yet: {path}</source>
        <translation>Es gibt noch keine Bibliothek: {path}</translation>
    </message>
    <message>
        <source>The library could not be used ({reason}): {path}</source>
        <translation>Die Bibliothek ließ sich nicht benutzen ({reason}): {path}</translation>
    </message>
    <message>
        <source>That table is no longer in the library.</source>
        <translation>Dieser Tisch ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>That table is open in another window.</source>
        <translation>Dieser Tisch ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>This table was continued elsewhere; open it again to go on.</source>
        <translation>Dieser Tisch wurde anderswo weitergespielt; öffnen Sie ihn neu, um fortzufahren.</translation>
    </message>
    <message>
        <source>That table is damaged and cannot be opened: {reason}</source>
        <translation>Dieser Tisch ist beschädigt und lässt sich nicht öffnen: {reason}</translation>
    </message>
    <message>
        <source>That table is closed for good.</source>
        <translation>Dieser Tisch ist endgültig geschlossen.</translation>
    </message>
    <message>
        <source>This file cannot be written ({reason}): {path}</source>
        <translation>Diese Datei lässt sich nicht schreiben ({reason}): {path}</translation>
    </message>
    <message>
        <source>This record cannot be read ({reason}): {path}</source>
        <translation>Diese Aufzeichnung lässt sich nicht lesen ({reason}): {path}</translation>
    </message>
    <message>
        <source>This file is no record of Baccara: {path}</source>
        <translation>Diese Datei ist keine Aufzeichnung von Baccara: {path}</translation>
    </message>
    <message>
        <source>A newer version of Baccara wrote this record: {path}</source>
        <translation>Eine neuere Version von Baccara hat diese Aufzeichnung geschrieben: {path}</translation>
    </message>
    <message>
        <source>This record is cut off after line {line}: {path}</source>
        <translation>Diese Aufzeichnung bricht nach Zeile {line} ab: {path}</translation>
    </message>
    <message>
        <source>This record was altered ({reason}): {path}</source>
        <translation>Diese Aufzeichnung wurde verändert ({reason}): {path}</translation>
    </message>
    <message>
        <source>Line {line} of this record cannot be read ({reason}): {path}</source>
        <translation>Zeile {line} dieser Aufzeichnung lässt sich nicht lesen ({reason}): {path}</translation>
    </message>
    <message>
        <source>This record has impossible values ({reason}): {path}</source>
        <translation>Diese Aufzeichnung enthält unmögliche Werte ({reason}): {path}</translation>
    </message>
    <message>
        <source>Line {line} of this record is against the rules ({reason}): {path}</source>
        <translation>Zeile {line} dieser Aufzeichnung widerspricht den Regeln ({reason}): {path}</translation>
    </message>
    <message>
        <source>The settings cannot be read, so the usual ones hold ({reason}): {path}</source>
        <translation>Die Einstellungen lassen sich nicht lesen, es gelten die üblichen ({reason}): {path}</translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones hold. The old file is kept: {kept}</source>
        <translation>Die Einstellungen waren beschädigt, es gelten die üblichen. Die alte Datei bleibt erhalten: {kept}</translation>
    </message>
    <message>
        <source>Some settings were damaged, so the usual ones hold for them. The old file is kept: {kept}</source>
        <translation>Einige Einstellungen waren beschädigt, für sie gelten die üblichen. Die alte Datei bleibt erhalten: {kept}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Shoe {0} · Coup {1} · {2} × 52</source>
        <translation>Schlitten {0} · Coup {1} · {2} × 52</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Go home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Back to the start page; the table waits</source>
        <translation>Zurück zur Startseite; der Tisch wartet</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Muted</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Let sounds be heard</source>
        <translation>Töne wieder hören</translation>
    </message>
    <message>
        <source>Mute all sounds</source>
        <translation>Alle Töne stumm schalten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>Ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Banque</source>
        <translation>Bank</translation>
    </message>
</context>
<context>
    <name>Tableau</name>
    <message>
        <source>D</source>
        <comment>draws</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>S</source>
        <comment>stands</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>?</source>
        <comment>free</comment>
        <translation>?</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>zieht</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
</context>
<context>
    <name>TableauPanel</name>
    <message>
        <source>Tableau</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the ponte&apos;s row of the tableau</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>B 0</source>
        <comment>the banker&apos;s rows of the tableau, the first with the total 0</comment>
        <translation>B 0</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>zieht</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Ponte with %1 %2</source>
        <translation>Ponte mit %1 %2</translation>
    </message>
    <message>
        <source>Bank with %1 against %2 %3</source>
        <translation>Bank mit %1 gegen %2 %3</translation>
    </message>
    <message>
        <source>D</source>
        <comment>draws</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>S</source>
        <comment>stands</comment>
        <translation>B</translation>
    </message>
</context>
</TS>
