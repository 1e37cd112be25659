<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Baccara {0}</source>
        <translation>Baccara {0}</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Baccara chemin de fer as it is played at a real table: the bank moves, and it may be yours.</source>
        <translation>Baccara chemin de fer, wie man es am echten Tisch spielt: Die Bank wandert, und sie kann Ihre sein.</translation>
    </message>
    <message>
        <source>Play money only: nothing here can be bought, won or paid out.</source>
        <translation>Nur Spielgeld: Hier kann nichts gekauft, gewonnen oder ausgezahlt werden.</translation>
    </message>
    <message>
        <source>What it is made of</source>
        <translation>Woraus es gemacht ist</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the GNU Lesser General Public License, version 3; they lie beside the program as libraries and can be replaced. The texts of all licences are in the folder “licences” of a packaged program.</source>
        <translation>Qt und PySide6 werden unter der GNU Lesser General Public License, Version 3, verwendet; sie liegen als Bibliotheken neben dem Programm und lassen sich austauschen. Die Texte aller Lizenzen stehen im Ordner „licences“ des fertigen Programms.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take back what you did last</source>
        <translation>Zurücknehmen, was Sie zuletzt getan haben</translation>
    </message>
    <message>
        <source>Nothing to take back: a stake, a call or a passed bank goes back until the close or the next card. (C10)</source>
        <translation>Nichts zurückzunehmen: Ein Einsatz, eine Ansage oder eine abgegebene Bank geht bis zum „Nichts geht mehr“ oder zur nächsten Karte zurück. (C10)</translation>
    </message>
    <message>
        <source>Takes back your last stake, call or passed bank, and what the guests did since. Key: Ctrl+Z</source>
        <translation>Nimmt Ihren letzten Einsatz, Ihre letzte Ansage oder die abgegebene Bank zurück und alles, was die Gäste seither taten. Taste: Strg+Z</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>Key: %1</source>
        <translation>Taste: %1</translation>
    </message>
    <message>
        <source>Key: %1 or Enter</source>
        <translation>Taste: %1 oder Enter</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message>
        <source>Cut here</source>
        <translation>Hier schneiden</translation>
    </message>
    <message>
        <source>Take the bank with {n}</source>
        <translation>Bank mit {n}</translation>
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
        <source>Stake {n} instead</source>
        <translation>Auf {n} ändern</translation>
    </message>
    <message>
        <source>Change the stake</source>
        <translation>Einsatz ändern</translation>
    </message>
    <message>
        <source>Banco {n}</source>
        <translation>Banco {n}</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts mehr</translation>
    </message>
    <message>
        <source>Lower the bank</source>
        <translation>Bank senken</translation>
    </message>
    <message>
        <source>Stake {n}</source>
        <translation>Setzen {n}</translation>
    </message>
    <message>
        <source>The whole bank, alone: all other stakes go back, and you hold the ponte’s cards.</source>
        <translation>Die ganze Bank, allein: Alle anderen Einsätze gehen zurück, und Sie halten die Karten des Ponte.</translation>
    </message>
    <message>
        <source>Avec la table {n}</source>
        <translation>Avec la table {n}</translation>
    </message>
    <message>
        <source>Half the bank; the others may stake the rest, and you hold the ponte’s cards.</source>
        <translation>Die halbe Bank; die anderen dürfen den Rest setzen, und Sie halten die Karten des Ponte.</translation>
    </message>
    <message>
        <source>Suivi {n}</source>
        <translation>Suivi {n}</translation>
    </message>
    <message>
        <source>The whole bank again, before anybody else may call.</source>
        <translation>Noch einmal die ganze Bank, bevor ein anderer ansagen darf.</translation>
    </message>
    <message>
        <source>Take back {n}</source>
        <translation>Abziehen {n}</translation>
    </message>
    <message>
        <source>Pass the cards on</source>
        <translation>Karten abgeben</translation>
    </message>
    <message>
        <source>Your stake stays, but another seat holds the ponte’s cards.</source>
        <translation>Ihr Einsatz bleibt, aber ein anderer Platz hält die Karten des Ponte.</translation>
    </message>
    <message>
        <source>Let {n} lie</source>
        <translation>{n} liegen lassen</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Close the stakes</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>Lower to {n}</source>
        <translation>Auf {n} senken</translation>
    </message>
    <message>
        <source>Give up, take home {n}</source>
        <translation>Hergeben, {n} mitnehmen</translation>
    </message>
    <message>
        <source>Give up the bank</source>
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
        <source>Pass, take home {n}</source>
        <translation>Abgeben, {n} mitnehmen</translation>
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
        <source>Bid {n}</source>
        <translation>Bieten {n}</translation>
    </message>
    <message>
        <source>Bid no more</source>
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
    <message>
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Tie</translation>
    </message>
    <message>
        <source>Punto pair</source>
        <translation>Punto-Paar</translation>
    </message>
    <message>
        <source>Banco pair</source>
        <translation>Banco-Paar</translation>
    </message>
    <message>
        <source>Dragon 7</source>
        <translation>Dragon 7</translation>
    </message>
    <message>
        <source>Panda 8</source>
        <translation>Panda 8</translation>
    </message>
    <message>
        <source>Take the shoe</source>
        <translation>Schlitten übernehmen</translation>
    </message>
    <message>
        <source>Pass the shoe</source>
        <translation>Schlitten weitergeben</translation>
    </message>
    <message>
        <source>Turn the card</source>
        <translation>Karte aufdecken</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message>
        <source>{0} tn</source>
        <translation>{0} Bio.</translation>
    </message>
    <message>
        <source>{0} bn</source>
        <translation>{0} Mrd.</translation>
    </message>
    <message>
        <source>{0} M</source>
        <translation>{0} Mio.</translation>
    </message>
</context>
<context>
    <name>Bank</name>
    <message>
        <source>garage {0}</source>
        <translation>Garage {0}</translation>
    </message>
    <message>
        <source>at risk {0} of {1}</source>
        <translation>im Spiel {0} von {1}</translation>
    </message>
    <message>
        <source>covered {0} of {1}</source>
        <translation>gedeckt {0} von {1}</translation>
    </message>
</context>
<context>
    <name>BoardsSheet</name>
    <message>
        <source>The scoreboards of this shoe</source>
        <translation>Die Tafeln dieser Taille</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Square: bank or Banco, ring: ponte or Punto, stroke: tie. A derived road is red (filled, or rising) where the shoe repeats itself, blue (hollow, or falling) where it does not. It tells nothing of what comes.</source>
        <translation>Quadrat: Bank oder Banco, Ring: Ponte oder Punto, Strich: Egalité. Eine abgeleitete Tafel ist rot (gefüllt oder steigend), wo sich die Taille wiederholt, und blau (hohl oder fallend), wo nicht. Über das Kommende sagt sie nichts.</translation>
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
        <source>The house’s tray</source>
        <translation>Chipkasten des Hauses</translation>
    </message>
    <message>
        <source>Commission paid</source>
        <translation>Bezahlte Kommission</translation>
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
    <message>
        <source>Yours on the table</source>
        <translation>Von Ihnen auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>Brief</name>
    <message>
        <source>One player holds the bank, all others may stake against it. The hand nearest to 9 wins.</source>
        <translation>Ein Spieler hält die Bank, alle anderen können gegen sie setzen. Es gewinnt die Hand, die näher an 9 liegt.</translation>
    </message>
    <message>
        <source>The house banks. Everybody may stake on Punto, on Banco and on a tie. The hand nearest to 9 wins.</source>
        <translation>Das Haus hält die Bank. Jeder darf auf Punto, auf Banco und auf Egalité (Tie) setzen. Es gewinnt die Hand, die näher an 9 liegt.</translation>
    </message>
    <message>
        <source>Aces count 1, pictures and tens nothing; of every sum only the last digit counts.</source>
        <translation>Asse zählen 1, Bilder und Zehnen nichts; von jeder Summe zählt nur die letzte Stelle.</translation>
    </message>
    <message>
        <source>Punto draws on 0 to 5 and stands on 6 and 7; Banco plays by the tableau. Nobody chooses.</source>
        <translation>Punto zieht bei 0 bis 5 und bleibt bei 6 und 7; Banco spielt nach dem Tableau. Niemand hat die Wahl.</translation>
    </message>
    <message>
        <source>A tie moves no money on Punto and Banco; those stakes lie and may be taken back.</source>
        <translation>Bei Egalité bewegt sich auf Punto und Banco kein Geld; diese Einsätze bleiben liegen und dürfen abgezogen werden.</translation>
    </message>
    <message>
        <source>Commission is marked in a box before each seat, and paid when the shoe ends or you leave.</source>
        <translation>Die Kommission wird vor jedem Platz vermerkt und bezahlt, wenn die Taille endet oder Sie gehen.</translation>
    </message>
    <message>
        <source>Whoever wins on Banco pays 5 % commission at once.</source>
        <translation>Wer auf Banco gewinnt, zahlt sofort 5&#xa0;% Kommission.</translation>
    </message>
    <message>
        <source>There is no commission, but Banco wins only half its stake with a 6.</source>
        <translation>Es gibt keine Kommission, aber mit einer 6 gewinnt Banco nur den halben Einsatz.</translation>
    </message>
    <message>
        <source>There is no commission, but nothing is won on Banco when it wins with a 7 of three cards.</source>
        <translation>Es gibt keine Kommission, aber gewinnt Banco mit einer 7 aus drei Karten, bringen Einsätze darauf nichts.</translation>
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
        <source>The ponte draws on 0 to 5 and stands on 6 and 7. His third card is dealt face up.</source>
        <translation>Der Ponte zieht bei 0 bis 5 und bleibt bei 6 und 7. Seine dritte Karte wird offen gegeben.</translation>
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
    <name>CagnotteQuestion</name>
    <message>
        <source>Cagnotte</source>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>Einwerfen</translation>
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
        <source>With the table, seat {s}</source>
        <translation>Avec la table, Platz {s}</translation>
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
        <source>Once…</source>
        <translation>Zum Ersten …</translation>
    </message>
    <message>
        <source>Once, twice…</source>
        <translation>Zum Ersten, zum Zweiten …</translation>
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
        <source>First card: {c}; as many are burned</source>
        <translation>Erste Karte: {c}; so viele werden verbrannt</translation>
    </message>
    <message>
        <source>The shoe is at seat {s}. Will you take it?</source>
        <translation>Der Schlitten ist bei Platz {s}. Übernehmen Sie?</translation>
    </message>
    <message>
        <source>Seat {s} deals</source>
        <translation>Platz {s} gibt</translation>
    </message>
    <message>
        <source>The croupier deals</source>
        <translation>Der Croupier gibt</translation>
    </message>
    <message>
        <source>The shoe moves on</source>
        <translation>Der Schlitten wandert weiter</translation>
    </message>
    <message>
        <source>Punto’s cards to seat {s}</source>
        <translation>Puntos Karten an Platz {s}</translation>
    </message>
    <message>
        <source>Banco’s cards to seat {s}</source>
        <translation>Bancos Karten an Platz {s}</translation>
    </message>
    <message>
        <source>A card for Punto</source>
        <translation>Eine Karte für Punto</translation>
    </message>
    <message>
        <source>A card for Banco</source>
        <translation>Eine Karte für Banco</translation>
    </message>
    <message>
        <source>Punto has {p}</source>
        <translation>Punto hat {p}</translation>
    </message>
    <message>
        <source>Banco has {p}</source>
        <translation>Banco hat {p}</translation>
    </message>
    <message>
        <source>Punto wins, {o} to {p}</source>
        <translation>Punto gewinnt, {o} zu {p}</translation>
    </message>
    <message>
        <source>Banco wins, {p} to {o}</source>
        <translation>Banco gewinnt, {p} zu {o}</translation>
    </message>
    <message>
        <source>Tie at {p}</source>
        <translation>Egalité mit {p}</translation>
    </message>
    <message>
        <source>Commission {n}</source>
        <translation>Kommission {n}</translation>
    </message>
    <message>
        <source>a ten or a picture</source>
        <translation>eine Zehn oder ein Bild</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>null</translation>
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
    <message>
        <source>Punto, card %1: %2</source>
        <translation>Punto, Karte %1: %2</translation>
    </message>
    <message>
        <source>Banco, card %1: %2</source>
        <translation>Banco, Karte %1: %2</translation>
    </message>
    <message>
        <source>Loose card %1: %2</source>
        <translation>Lose Karte %1: %2</translation>
    </message>
</context>
<context>
    <name>CardSettings</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>Letters of the court cards</source>
        <translation>Buchstaben der Bilder</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
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
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
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
    <message>
        <source>Garage: %1</source>
        <translation>Garage: %1</translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>Chip of %1, %2 laid</source>
        <translation>Chip zu %1, %2 gelegt</translation>
    </message>
</context>
<context>
    <name>ChoiceQuestion</name>
    <message>
        <source>stood</source>
        <translation>blieb</translation>
    </message>
</context>
<context>
    <name>ClaimsQuestion</name>
    <message>
        <source>Who gets the cards?</source>
        <translation>Wer erhält die Karten?</translation>
    </message>
    <message>
        <source>The croupier plays the cards</source>
        <translation>Der Croupier spielt die Karten</translation>
    </message>
    <message>
        <source>Cards to seat %1</source>
        <translation>Karten an Platz %1</translation>
    </message>
    <message>
        <source>What is left of each stake</source>
        <translation>Was von jedem Einsatz bleibt</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Left of the stake of seat %1</source>
        <translation>Rest des Einsatzes von Platz %1</translation>
    </message>
    <message>
        <source>Croupier plays</source>
        <translation>Croupier spielt</translation>
    </message>
    <message>
        <source>Close the stakes</source>
        <translation>Nichts geht mehr</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>{0}, what if</source>
        <translation>{0}, was wäre wenn</translation>
    </message>
    <message>
        <source>{0}, copy</source>
        <translation>{0}, Kopie</translation>
    </message>
    <message>
        <source>The same up to coup {0}</source>
        <translation>Gleich bis Coup {0}</translation>
    </message>
    <message>
        <source>Your money: it ends with {0} in the first and {1} in the second</source>
        <translation>Ihr Geld: am Ende {0} in der ersten und {1} in der zweiten</translation>
    </message>
    <message>
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Egalité</translation>
    </message>
    <message>
        <source>you have {0}</source>
        <translation>Sie haben {0}</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>What was, and what if</source>
        <translation>Was war, und was wäre wenn</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Coup beside coup</source>
        <translation>Coup für Coup</translation>
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
    <name>Croupier</name>
    <message>
        <source>you</source>
        <translation>Sie</translation>
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
        <source>Behind card %1 of %2 · click, drag or use the arrow keys, with Shift by ten</source>
        <translation>Hinter Karte %1 von %2 · klicken, ziehen oder Pfeiltasten, mit Umschalt um zehn</translation>
    </message>
</context>
<context>
    <name>DayCurve</name>
    <message>
        <source>%1 – today %2</source>
        <translation>%1 – heute %2</translation>
    </message>
</context>
<context>
    <name>DealingHand</name>
    <message>
        <source>Deal a card</source>
        <translation>Eine Karte geben</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>The bank has {0}; the ponte stood.</source>
        <translation>Die Bank hat {0}; der Ponte blieb.</translation>
    </message>
    <message>
        <source>The bank has {0}; the ponte’s third card counts {1}.</source>
        <translation>Die Bank hat {0}; die dritte Karte des Ponte zählt {1}.</translation>
    </message>
    <message>
        <source>The ponte has {0} and is alone against the bank.</source>
        <translation>Der Ponte hat {0} und spielt allein gegen die Bank.</translation>
    </message>
    <message>
        <source>The ponte has {0} and plays for others too.</source>
        <translation>Der Ponte hat {0} und spielt auch für andere.</translation>
    </message>
    <message>
        <source>What do these cards count?</source>
        <translation>Was zählen diese Karten?</translation>
    </message>
    <message>
        <source>The bank has won {0}. What is the cagnotte: {1} %, rounded to {2}?</source>
        <translation>Die Bank hat {0} gewonnen. Wie hoch ist die Cagnotte: {1}&#xa0;%, auf {2} gerundet?</translation>
    </message>
    <message>
        <source>A stake of {0} has won. Pay it.</source>
        <translation>Ein Einsatz von {0} hat gewonnen. Zahlen Sie ihn aus.</translation>
    </message>
    <message>
        <source>Seat {0} holds a bank of {1}. Who gets the cards, what is left of each stake?</source>
        <translation>Platz {0} hält eine Bank von {1}. Wer erhält die Karten, was bleibt von jedem Einsatz?</translation>
    </message>
    <message>
        <source>The shoe is new, and nobody has had the bank yet.</source>
        <translation>Der Schlitten ist neu, und noch niemand hatte die Bank.</translation>
    </message>
    <message>
        <source>Seat {banker} has lost the bank.</source>
        <translation>Platz {banker} hat die Bank verloren.</translation>
    </message>
    <message>
        <source>Seat {banker} passes the bank.</source>
        <translation>Platz {banker} gibt die Bank ab.</translation>
    </message>
    <message>
        <source>Seat {banker} has passed, and nobody takes the bank at its amount.</source>
        <translation>Platz {banker} hat abgegeben, und niemand übernimmt die Bank zu ihrem Betrag.</translation>
    </message>
    <message>
        <source>Seat {banker} has passed; nobody takes the bank, and nobody bids.</source>
        <translation>Platz {banker} hat abgegeben; niemand übernimmt die Bank, und niemand bietet.</translation>
    </message>
    <message>
        <source>Seat {banker} had bought the bank and loses it; the turn is seat {standing}’s.</source>
        <translation>Platz {banker} hatte die Bank gekauft und verliert sie; die Reihe ist an Platz {standing}.</translation>
    </message>
    <message>
        <source>Seat {banker} had bought the bank and loses it; seat {standing}, whose turn it was, sits out.</source>
        <translation>Platz {banker} hatte die Bank gekauft und verliert sie; Platz {standing}, an dem die Reihe war, setzt aus.</translation>
    </message>
    <message>
        <source>Seat {banker} had bought the bank in its own turn, and loses it.</source>
        <translation>Platz {banker} war an der Reihe, hatte die Bank gekauft und verliert sie.</translation>
    </message>
    <message>
        <source>Seat {banker} had bought the bank and passes it; the turn is seat {standing}’s.</source>
        <translation>Platz {banker} hatte die Bank gekauft und gibt sie ab; die Reihe ist an Platz {standing}.</translation>
    </message>
    <message>
        <source>What do you say when {0}?</source>
        <translation>Was sagen Sie, wenn {0}?</translation>
    </message>
    <message>
        <source>“{0}” – when is that said?</source>
        <translation>„{0}“ – wann sagt man das?</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Freie Wahl</translation>
    </message>
    <message>
        <source>Turns at once</source>
        <translation>Deckt sofort auf</translation>
    </message>
    <message>
        <source>When {0}</source>
        <translation>Wenn {0}</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Third card</source>
        <translation>Dritte Karte</translation>
    </message>
    <message>
        <source>Ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halb</translation>
    </message>
    <message>
        <source>banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankhalter</translation>
    </message>
    <message>
        <source>{0}, no cards</source>
        <translation>{0}, keine Karten</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>Setzt aus</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>An der Reihe</translation>
    </message>
    <message>
        <source>Please type an amount, such as 12.50.</source>
        <translation>Bitte einen Betrag, etwa 12,50.</translation>
    </message>
    <message>
        <source>That cannot be read as an answer.</source>
        <translation>Das lässt sich nicht als Antwort lesen.</translation>
    </message>
    <message>
        <source>seat {0}: {1}</source>
        <translation>Platz {0}: {1}</translation>
    </message>
    <message>
        <source>{0} in a row!</source>
        <translation>{0} in Folge!</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Gut gemacht.</translation>
    </message>
    <message>
        <source>Exactly.</source>
        <translation>Genau.</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0}&#xa0;s</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>blieb</translation>
    </message>
    <message>
        <source>Bank {0}, third card {1}: not yet asked</source>
        <translation>Bank {0}, dritte Karte {1}: noch nicht gefragt</translation>
    </message>
    <message>
        <source>Bank {0}, third card {1}: {2} of {3} right</source>
        <translation>Bank {0}, dritte Karte {1}: {2} von {3} richtig</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Bank {0}, third card {1}</source>
        <translation>Bank {0}, dritte Karte {1}</translation>
    </message>
    <message>
        <source>{0}, alone</source>
        <translation>{0}, allein</translation>
    </message>
    <message>
        <source>{0}, for others</source>
        <translation>{0}, für andere</translation>
    </message>
    <message>
        <source>Two cards, {0}</source>
        <translation>Zwei Karten, {0}</translation>
    </message>
    <message>
        <source>Three cards, {0}</source>
        <translation>Drei Karten, {0}</translation>
    </message>
    <message>
        <source>Say “{0}”</source>
        <translation>„{0}“ sagen</translation>
    </message>
    <message>
        <source>Hear “{0}”</source>
        <translation>„{0}“ hören</translation>
    </message>
    <message>
        <source>Nothing to round</source>
        <translation>Nichts zu runden</translation>
    </message>
    <message>
        <source>Rounded down</source>
        <translation>Abgerundet</translation>
    </message>
    <message>
        <source>The half, up</source>
        <translation>Hälfte, aufgerundet</translation>
    </message>
    <message>
        <source>Rounded up</source>
        <translation>Aufgerundet</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>A single chip</source>
        <translation>Ein einziger Chip</translation>
    </message>
    <message>
        <source>Up to 200</source>
        <translation>Bis 200</translation>
    </message>
    <message>
        <source>Hundreds</source>
        <translation>Hunderter</translation>
    </message>
    <message>
        <source>Thousands</source>
        <translation>Tausender</translation>
    </message>
    <message>
        <source>To the cent</source>
        <translation>Auf den Cent</translation>
    </message>
    <message>
        <source>The largest stake</source>
        <translation>Der höchste Einsatz</translation>
    </message>
    <message>
        <source>Equal stakes</source>
        <translation>Gleiche Einsätze</translation>
    </message>
    <message>
        <source>Cards declined</source>
        <translation>Karten abgegeben</translation>
    </message>
    <message>
        <source>Stakes trimmed</source>
        <translation>Einsätze gekürzt</translation>
    </message>
    <message>
        <source>Avec la table</source>
        <translation>Avec la table</translation>
    </message>
    <message>
        <source>Avec la table, trimmed</source>
        <translation>Avec la table, gekürzt</translation>
    </message>
    <message>
        <source>A call overtaken</source>
        <translation>Überbotene Ansage</translation>
    </message>
    <message>
        <source>The first bank</source>
        <translation>Die erste Bank</translation>
    </message>
    <message>
        <source>A bank lost</source>
        <translation>Verlorene Bank</translation>
    </message>
    <message>
        <source>A bank passed</source>
        <translation>Abgegebene Bank</translation>
    </message>
    <message>
        <source>Refused by all</source>
        <translation>Von allen abgelehnt</translation>
    </message>
    <message>
        <source>An auction without a bid</source>
        <translation>Versteigerung ohne Gebot</translation>
    </message>
    <message>
        <source>A buyer loses</source>
        <translation>Ein Käufer verliert</translation>
    </message>
    <message>
        <source>A buyer loses, the turn seat is out</source>
        <translation>Käufer verliert, Platz an der Reihe setzt aus</translation>
    </message>
    <message>
        <source>The turn seat bought and loses</source>
        <translation>Platz an der Reihe kaufte und verliert</translation>
    </message>
    <message>
        <source>A buyer passes</source>
        <translation>Ein Käufer gibt ab</translation>
    </message>
</context>
<context>
    <name>DrillStanding</name>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>lives</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>in a row</source>
        <translation>in Folge</translation>
    </message>
</context>
<context>
    <name>DrillSummary</name>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>%1 of %2 – %3</source>
        <translation>%1 von %2 – %3</translation>
    </message>
    <message>
        <source>Longest row</source>
        <translation>Längste Folge</translation>
    </message>
    <message>
        <source>Each answer</source>
        <translation>Je Antwort</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>DrillView</name>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave; the exercise waits</source>
        <translation>Verlassen; die Übung wartet</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
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
    <name>Evening</name>
    <message>
        <source>No coup was given yet</source>
        <translation>Noch kein Coup gespielt</translation>
    </message>
    <message>
        <source>The session so far</source>
        <translation>Die Partie bis jetzt</translation>
    </message>
    <message>
        <source>You are even</source>
        <translation>Weder Gewinn noch Verlust</translation>
    </message>
    <message>
        <source>You have won {0}</source>
        <translation>Sie haben {0} gewonnen</translation>
    </message>
    <message>
        <source>You have lost {0}</source>
        <translation>Sie haben {0} verloren</translation>
    </message>
    <message>
        <source>Your money: least {0}, most {1}</source>
        <translation>Ihr Geld: am wenigsten {0}, am meisten {1}</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>You played in</source>
        <translation>Davon mitgespielt</translation>
    </message>
    <message>
        <source>Won, lost, tied</source>
        <translation>Gewonnen, verloren, Egalité</translation>
    </message>
    <message>
        <source>{0} · {1} · {2}</source>
        <translation>{0} · {1} · {2}</translation>
    </message>
    <message>
        <source>Banks you held</source>
        <translation>Ihre Banken</translation>
    </message>
    <message>
        <source>Your longest bank, coups</source>
        <translation>Ihre längste Bank, in Coups</translation>
    </message>
    <message>
        <source>Cagnotte you paid</source>
        <translation>Ihre Cagnotte</translation>
    </message>
    <message>
        <source>Your greatest stake</source>
        <translation>Ihr höchster Einsatz</translation>
    </message>
    <message>
        <source>Your best coup, number {0}</source>
        <translation>Ihr bester Coup, Nummer {0}</translation>
    </message>
    <message>
        <source>Bank, ponte, tie</source>
        <translation>Bank, Ponte, Egalité</translation>
    </message>
    <message>
        <source>Banco, Punto, tie</source>
        <translation>Banco, Punto, Egalité</translation>
    </message>
    <message>
        <source>Longest bank, coups</source>
        <translation>Längste Bank, in Coups</translation>
    </message>
    <message>
        <source>Most at risk in a coup</source>
        <translation>Höchster Betrag in einem Coup</translation>
    </message>
    <message>
        <source>Cagnotte</source>
        <translation>Cagnotte</translation>
    </message>
</context>
<context>
    <name>ExerciseCard</name>
    <message>
        <source>Go on · %1</source>
        <translation>Weiter · %1</translation>
    </message>
</context>
<context>
    <name>ExportSheet</name>
    <message>
        <source>Save the session as</source>
        <translation>Partie speichern als</translation>
    </message>
    <message>
        <source>Report …</source>
        <translation>Bericht …</translation>
    </message>
    <message>
        <source>Pages to print (PDF): the session in figures, your money in a curve, every coup, and what proves the shoes.</source>
        <translation>Seiten zum Drucken (PDF): die Partie in Zahlen, Ihr Geld als Kurve, jeder Coup und der Nachweis der Schlitten.</translation>
    </message>
    <message>
        <source>Table …</source>
        <translation>Tabelle …</translation>
    </message>
    <message>
        <source>A line for each coup, for a spreadsheet (CSV).</source>
        <translation>Eine Zeile je Coup, für eine Tabellenkalkulation (CSV).</translation>
    </message>
    <message>
        <source>Text …</source>
        <translation>Text …</translation>
    </message>
    <message>
        <source>A line of notation for each coup.</source>
        <translation>Eine Zeile Notation je Coup.</translation>
    </message>
    <message>
        <source>Record …</source>
        <translation>Aufzeichnung …</translation>
    </message>
    <message>
        <source>Every step. It can be opened again anywhere, and checked.</source>
        <translation>Jeder Schritt; lässt sich überall wieder öffnen und prüfen.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Seiten (*.pdf)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Save the text</source>
        <translation>Text speichern</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
</context>
<context>
    <name>FieldBox</name>
    <message>
        <source>Lays the amount on this field</source>
        <translation>Legt den Betrag auf dieses Feld</translation>
    </message>
</context>
<context>
    <name>Fields</name>
    <message>
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Tie</translation>
    </message>
    <message>
        <source>Punto pair</source>
        <translation>Punto-Paar</translation>
    </message>
    <message>
        <source>Banco pair</source>
        <translation>Banco-Paar</translation>
    </message>
    <message>
        <source>Dragon 7</source>
        <translation>Dragon 7</translation>
    </message>
    <message>
        <source>Panda 8</source>
        <translation>Panda 8</translation>
    </message>
    <message>
        <source>{0}, your stake {1}</source>
        <translation>{0}, Ihr Einsatz {1}</translation>
    </message>
    <message>
        <source>P</source>
        <comment>Punto, on a small field</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Banco, on a small field</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tie, on a small field</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>PP</source>
        <comment>Punto pair, on a small field</comment>
        <translation>PP</translation>
    </message>
    <message>
        <source>BP</source>
        <comment>Banco pair, on a small field</comment>
        <translation>BP</translation>
    </message>
    <message>
        <source>D7</source>
        <comment>Dragon 7, on a small field</comment>
        <translation>D7</translation>
    </message>
    <message>
        <source>P8</source>
        <comment>Panda 8, on a small field</comment>
        <translation>P8</translation>
    </message>
</context>
<context>
    <name>FigureGroup</name>
    <message>
        <source>Click a figure, or press Enter on it, to read what it means.</source>
        <translation>Klicken Sie auf eine Zahl oder drücken Sie dort Enter, um zu lesen, was sie bedeutet.</translation>
    </message>
</context>
<context>
    <name>FigureTable</name>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Gain</source>
        <comment>what a stake gains on average</comment>
        <translation>Ertrag</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Coups</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Sessions with at least one coup that counts.</source>
        <translation>Partien mit mindestens einem Coup, der zählt.</translation>
    </message>
    <message>
        <source>Coups that were played to their end. One that several sessions share, such as a record imported again, counts once; what was played on a copy or as a what if counts only if you wish.</source>
        <translation>Coups, die zu Ende gespielt wurden. Einer, den mehrere Partien gemeinsam haben, etwa durch eine erneut importierte Aufzeichnung, zählt einmal; was auf einer Kopie oder als „Was wäre wenn“ gespielt wurde, zählt nur, wenn Sie es wünschen.</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Gewinn oder Verlust</translation>
    </message>
    <message>
        <source>All you won less all you lost, the cagnotte taken off. The line adds it up coup by coup, all sessions in a row; in the shaded range you would stand nineteen times out of twenty, had a coin decided each time whether that much was won or lost.</source>
        <translation>Alle Gewinne abzüglich aller Verluste und der Cagnotte. Die Linie zählt sie Coup für Coup zusammen, alle Partien hintereinander; im schattierten Bereich lägen Sie in neunzehn von zwanzig Fällen, hätte jedes Mal eine Münze entschieden, ob ebenso viel gewonnen oder verloren wird.</translation>
    </message>
    <message>
        <source>Of each 100 at risk</source>
        <translation>Von je 100 im Spiel</translation>
    </message>
    <message>
        <source>What was left to you of each 100 you had at risk, above zero or below.</source>
        <translation>Was Ihnen von je 100, die Sie im Spiel hatten, über null blieb oder unter null fehlte.</translation>
    </message>
    <message>
        <source>What the house took of the banks you won with.</source>
        <translation>Was das Haus von den Banken nahm, mit denen Sie gewannen.</translation>
    </message>
    <message>
        <source>Coups you played in</source>
        <translation>Mitgespielte Coups</translation>
    </message>
    <message>
        <source>Coups in which you were banker or had a stake.</source>
        <translation>Coups, in denen Sie Bankhalter waren oder gesetzt hatten.</translation>
    </message>
    <message>
        <source>The bank won</source>
        <translation>Die Bank gewann</translation>
    </message>
    <message>
        <source>Coups the bank won, of all coups.</source>
        <translation>Coups, die die Bank gewann, von allen Coups.</translation>
    </message>
    <message>
        <source>The ponte won</source>
        <translation>Der Ponte gewann</translation>
    </message>
    <message>
        <source>Coups the ponte won, of all coups.</source>
        <translation>Coups, die der Ponte gewann, von allen Coups.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Egalités</translation>
    </message>
    <message>
        <source>Coups that ended in a tie, of all coups; they are neither won nor lost.</source>
        <translation>Coups mit Egalité, von allen Coups; sie sind weder gewonnen noch verloren.</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>Schläge</translation>
    </message>
    <message>
        <source>Coups in which either side had eight or nine with two cards, of all coups.</source>
        <translation>Coups, in denen eine Seite Acht oder Neun mit zwei Karten hatte, von allen Coups.</translation>
    </message>
    <message>
        <source>You won, ties apart</source>
        <translation>Sie gewannen, ohne Egalités</translation>
    </message>
    <message>
        <source>Of your coups that were no ties, those you won.</source>
        <translation>Von Ihren Coups ohne Egalité die, die Sie gewannen.</translation>
    </message>
    <message>
        <source>The true rate lies in the range {0}–{1} % nineteen times out of twenty (Wilson).</source>
        <translation>Die wahre Quote liegt in neunzehn von zwanzig Fällen im Bereich {0}–{1}&#xa0;% (Wilson).</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>{0} of {1} · range {2}–{3} %</source>
        <translation>{0} von {1} · Bereich {2}–{3}&#xa0;%</translation>
    </message>
    <message>
        <source>Coups a bank lasted on average</source>
        <translation>Coups je Bank, im Mittel</translation>
    </message>
    <message>
        <source>A bank lasts until it is lost or passed, whoever holds it; one that is still held is left out. The marks show how many would last so long if every coup ended a bank with the same chance, the one observed.</source>
        <translation>Eine Bank dauert, bis sie verloren oder abgegeben wird, gleich wer sie hält; eine noch gehaltene zählt nicht mit. Die Marken zeigen, wie viele so lange dauerten, wenn jeder Coup eine Bank mit derselben Chance beendete, nämlich der beobachteten.</translation>
    </message>
    <message>
        <source>Coups: {0} · won {1}, lost {2}, neither {3}</source>
        <translation>Coups: {0} · gewonnen {1}, verloren {2}, weder noch {3}</translation>
    </message>
    <message>
        <source>Your result in coups in which you had so much at risk; as banker that is the sum of the stakes.</source>
        <translation>Ihr Ergebnis in Coups, in denen Sie so viel im Spiel hatten; als Bankhalter ist das die Summe der Einsätze.</translation>
    </message>
    <message>
        <source>Your result in sessions that opened with these rules.</source>
        <translation>Ihr Ergebnis in Partien, die mit diesen Regeln begannen.</translation>
    </message>
    <message>
        <source>Cagnotte you paid</source>
        <translation>Ihre Cagnotte</translation>
    </message>
    <message>
        <source>Your money</source>
        <translation>Ihr Geld</translation>
    </message>
    <message>
        <source>How coups ended</source>
        <translation>Wie die Coups ausgingen</translation>
    </message>
    <message>
        <source>By role</source>
        <translation>Nach Rolle</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Nach Regeln</translation>
    </message>
    <message>
        <source>By stake</source>
        <translation>Nach Einsatz</translation>
    </message>
    <message>
        <source>Hands held</source>
        <translation>Gehaltene Banken</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankhalter</translation>
    </message>
    <message>
        <source>Your result in coups in which you held the bank in turn, the cagnotte taken off.</source>
        <translation>Ihr Ergebnis in Coups, in denen Sie die Bank der Reihe nach hielten, abzüglich der Cagnotte.</translation>
    </message>
    <message>
        <source>Banker by purchase</source>
        <translation>Bankhalter durch Kauf</translation>
    </message>
    <message>
        <source>Your result in coups in which you held a bank bought out of turn, the cagnotte taken off.</source>
        <translation>Ihr Ergebnis in Coups, in denen Sie eine außer der Reihe gekaufte Bank hielten, abzüglich der Cagnotte.</translation>
    </message>
    <message>
        <source>Against the bank</source>
        <translation>Gegen die Bank</translation>
    </message>
    <message>
        <source>Your result in coups in which you had a stake against the bank.</source>
        <translation>Ihr Ergebnis in Coups, in denen Sie gegen die Bank gesetzt hatten.</translation>
    </message>
    <message>
        <source>Above that</source>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>Up to {0}</source>
        <translation>Bis {0}</translation>
    </message>
    <message>
        <source>Copies and what ifs count</source>
        <translation>Kopien und „Was wäre wenn“ zählen mit</translation>
    </message>
    <message>
        <source>Copies and what ifs left out: {0}</source>
        <translation>Kopien und „Was wäre wenn“, nicht gezählt: {0}</translation>
    </message>
    <message>
        <source>Coup {0}: {1} · luck alone: {2} to {3}</source>
        <translation>Coup {0}: {1} · allein der Zufall: {2} bis {3}</translation>
    </message>
    <message>
        <source>Your money, coups: {0}. At last {1}, least {2}, most {3}</source>
        <translation>Ihr Geld, Coups: {0}. Zuletzt {1}, am wenigsten {2}, am meisten {3}</translation>
    </message>
    <message>
        <source>Luck alone, 19 times of 20</source>
        <translation>Allein der Zufall, 19 von 20 Fällen</translation>
    </message>
    <message>
        <source>{0}+</source>
        <translation>{0}+</translation>
    </message>
    <message>
        <source>Coups: {0} · banks: {1}, expected: {2}</source>
        <translation>Coups: {0} · Banken: {1}, erwartet: {2}</translation>
    </message>
    <message>
        <source>How long banks lasted. Banks: {0}, the longest, coups: {1}</source>
        <translation>Wie lange die Banken dauerten. Banken: {0}, die längste, in Coups: {1}</translation>
    </message>
    <message>
        <source>Coups the bank lasted</source>
        <translation>Coups einer Bank</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Banken</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>An eight or nine in two cards. It is turned at once and ends the coup.</source>
        <translation>Acht oder Neun mit zwei Karten, der Schlag. Er wird sofort aufgedeckt und beendet den Coup.</translation>
    </message>
    <message>
        <source>A call for half the bank; the others may stake the rest. Whoever calls it holds the cards.</source>
        <translation>Ansage über die halbe Bank; den Rest dürfen die anderen setzen. Wer ansagt, hält die Karten.</translation>
    </message>
    <message>
        <source>A hand that counts nothing, the worst of all.</source>
        <translation>Eine Hand, die nichts zählt, die schlechteste von allen.</translation>
    </message>
    <message>
        <source>A call for the whole bank. All other stakes go back, and the caller plays alone against it.</source>
        <translation>Ansage über die ganze Bank. Alle anderen Einsätze gehen zurück, und wer ansagt, spielt allein gegen sie.</translation>
    </message>
    <message>
        <source>Banco by the banker’s right neighbour, who comes before all others.</source>
        <translation>Banco des rechten Nachbarn des Bankhalters; er kommt vor allen anderen.</translation>
    </message>
    <message>
        <source>Whoever lost a call may follow it: he comes first with banco in the next coup of this banker.</source>
        <translation>Wer eine Ansage verloren hat, darf nachziehen: Im nächsten Coup dieses Bankhalters kommt er mit Banco zuerst.</translation>
    </message>
    <message>
        <source>The money one player puts up against all others, who can win no more than that.</source>
        <translation>Das Geld, das ein Spieler gegen alle anderen stellt; mehr können sie nicht gewinnen.</translation>
    </message>
    <message>
        <source>A card that counts nothing: ten, jack, queen or king.</source>
        <translation>Eine Karte, die nichts zählt: Zehn, Bube, Dame oder König.</translation>
    </message>
    <message>
        <source>The house’s part of what the bank wins, and the slot into which it is dropped.</source>
        <translation>Der Anteil des Hauses am Gewinn der Bank und der Schlitz, in den er fällt.</translation>
    </message>
    <message>
        <source>What the ponte says when he wants a third card, and when he does not.</source>
        <translation>Das sagt der Ponte, wenn er eine dritte Karte will, und wenn nicht.</translation>
    </message>
    <message>
        <source>One deal, from the close of the stakes until every stake is settled.</source>
        <translation>Ein Spiel, vom „Nichts geht mehr“ bis jeder Einsatz abgerechnet ist.</translation>
    </message>
    <message>
        <source>Leads the game, helps when he is asked and puts errors right. He never plays.</source>
        <translation>Leitet das Spiel, hilft auf Wunsch und stellt Fehler richtig. Er spielt nie mit.</translation>
    </message>
    <message>
        <source>A tie. Nothing is won or lost; the stakes lie for the next coup.</source>
        <translation>Gleichstand. Nichts ist gewonnen oder verloren; die Einsätze bleiben für den nächsten Coup liegen.</translation>
    </message>
    <message>
        <source>A card drawn, or not drawn, against the tableau, by a player who is free.</source>
        <translation>Eine Karte, die jemand in freier Wahl gegen das Tableau zieht oder nicht zieht.</translation>
    </message>
    <message>
        <source>Bank money that nobody covered. It lies apart and is not at risk in this coup.</source>
        <translation>Bankgeld, das niemand gedeckt hat. Es liegt beiseite und ist in diesem Coup nicht im Spiel.</translation>
    </message>
    <message>
        <source>The bank as it passes from hand to hand, and the coups one banker gives in a row.</source>
        <translation>Die Bank, wie sie von Hand zu Hand geht, und die Coups, die ein Bankhalter nacheinander gibt.</translation>
    </message>
    <message>
        <source>The croupier’s wooden paddle, on which the cards travel to the ponte.</source>
        <translation>Der hölzerne Schieber des Croupiers, auf dem die Karten zum Ponte reisen.</translation>
    </message>
    <message>
        <source>The hand against the bank, and whoever holds its cards for all who staked.</source>
        <translation>Die Hand gegen die Bank, und wer ihre Karten für alle hält, die gesetzt haben.</translation>
    </message>
    <message>
        <source>The stakes are closed: from now on the coup must be played.</source>
        <translation>Nichts geht mehr: Von jetzt an muss der Coup gespielt werden.</translation>
    </message>
    <message>
        <source>The shoe the cards are drawn from. It stands before the banker.</source>
        <translation>Der Schlitten, aus dem die Karten gezogen werden. Er steht vor dem Bankhalter.</translation>
    </message>
    <message>
        <source>Lies before the last cards of the shoe. The coup in which it shows is the last.</source>
        <translation>Liegt vor den letzten Karten im Schlitten. Der Coup, in dem sie erscheint, ist der letzte.</translation>
    </message>
    <message>
        <source>The passing on of a bank at its amount: somebody buys it, or it goes to auction.</source>
        <translation>Die Weitergabe einer Bank zu ihrem Betrag: Jemand kauft sie, oder sie wird versteigert.</translation>
    </message>
    <message>
        <source>The table of play: what a hand must draw or stand on, and the few cells in which it is free.</source>
        <translation>Die Spieltafel: worauf eine Hand ziehen oder bleiben muss, und die wenigen Felder, in denen sie frei ist.</translation>
    </message>
    <message>
        <source>All coups of one shoe, from the shuffle to the stop card.</source>
        <translation>Alle Coups eines Schlittens, vom Mischen bis zur Stoppkarte.</translation>
    </message>
    <message>
        <source>The seat that would have had the bank next, and has it back when a buyer loses it.</source>
        <translation>Der Platz, der die Bank als Nächster gehabt hätte und sie erhält, wenn ein Käufer sie verliert.</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>stop card</source>
        <translation>Stoppkarte</translation>
    </message>
    <message>
        <source>turn seat</source>
        <translation>Platz an der Reihe</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>The field for the second hand, which plays last. A win is paid less 5 %.</source>
        <translation>Das Feld für die zweite Hand, die zuletzt spielt. Ein Gewinn wird abzüglich 5&#xa0;% ausgezahlt.</translation>
    </message>
    <message>
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>The field for the first hand, which draws first. A win is paid one to one.</source>
        <translation>Das Feld für die erste Hand, die zuerst zieht. Ein Gewinn wird eins zu eins ausgezahlt.</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Tie</translation>
    </message>
    <message>
        <source>The field for two hands that count the same, paid 8 to 1, in some houses 9 to 1.</source>
        <translation>Das Feld für Egalité: Beide Hände zählen gleich viel. Zahlt 8 zu 1, in manchen Häusern 9 zu 1.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>A field for a hand whose first two cards are of one rank, paid 11 to 1.</source>
        <translation>Ein Feld für eine Hand, deren erste zwei Karten denselben Rang haben. Zahlt 11 zu 1.</translation>
    </message>
    <message>
        <source>Dragon 7</source>
        <translation>Dragon 7</translation>
    </message>
    <message>
        <source>A field for Banco winning with a 7 of three cards, paid 40 to 1.</source>
        <translation>Ein Feld dafür, dass Banco mit einer 7 aus drei Karten gewinnt. Zahlt 40 zu 1.</translation>
    </message>
    <message>
        <source>Panda 8</source>
        <translation>Panda 8</translation>
    </message>
    <message>
        <source>A field for Punto winning with an 8 of three cards, paid 25 to 1.</source>
        <translation>Ein Feld dafür, dass Punto mit einer 8 aus drei Karten gewinnt. Zahlt 25 zu 1.</translation>
    </message>
    <message>
        <source>burned cards</source>
        <translation>verbrannte Karten</translation>
    </message>
    <message>
        <source>The first cards of a shoe, taken away unplayed; only the first one is shown.</source>
        <translation>Die ersten Karten eines Schlittens, ungespielt weggelegt; nur die allererste wird gezeigt.</translation>
    </message>
    <message>
        <source>The shoe the cards are drawn from. At the Big Table it goes round.</source>
        <translation>Der Schlitten, aus dem die Karten gezogen werden. Am großen Tisch geht er reihum.</translation>
    </message>
    <message>
        <source>Lies before the last cards of the shoe. Once it shows, one more coup is played.</source>
        <translation>Liegt vor den letzten Karten im Schlitten. Ist sie erschienen, wird noch ein Coup gespielt.</translation>
    </message>
    <message>
        <source>commission box</source>
        <translation>Kommissionsbox</translation>
    </message>
    <message>
        <source>The box before a seat in which is marked what it owes the house.</source>
        <translation>Die Box vor einem Platz, in der vermerkt wird, was er dem Haus schuldet.</translation>
    </message>
    <message>
        <source>squeeze</source>
        <translation>lüften</translation>
    </message>
    <message>
        <source>To bend a card up slowly, edge by edge, before it is turned.</source>
        <translation>Eine Karte langsam aufbiegen, Kante für Kante, bevor sie aufgedeckt wird.</translation>
    </message>
    <message>
        <source>bead plate</source>
        <translation>Bead Plate</translation>
    </message>
    <message>
        <source>The scoreboard with a mark for every coup, six under each other.</source>
        <translation>Die Tafel mit einem Zeichen für jeden Coup, sechs untereinander.</translation>
    </message>
    <message>
        <source>big road</source>
        <translation>Big Road</translation>
    </message>
    <message>
        <source>The scoreboard that begins a new column whenever the other hand wins.</source>
        <translation>Die Tafel, die eine neue Spalte beginnt, sooft die andere Hand gewinnt.</translation>
    </message>
    <message>
        <source>derived roads</source>
        <translation>abgeleitete Tafeln</translation>
    </message>
    <message>
        <source>Big eye boy, small road and cockroach road: red where the shoe repeats itself, blue where it does not. They tell nothing of what comes.</source>
        <translation>Big Eye Boy, Small Road und Cockroach: rot, wo sich die Taille wiederholt, blau, wo nicht. Über das Kommende sagen sie nichts.</translation>
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
    <name>HeatMap</name>
    <message>
        <source>The cells of the tableau: how often you were right</source>
        <translation>Die Felder des Tableaus: wie oft Sie richtig lagen</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Undo a stake, a call or a passed bank</source>
        <translation>Einsatz, Ansage oder Abgabe der Bank zurücknehmen</translation>
    </message>
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
        <source>Why the last coup went as it did</source>
        <translation>Warum der letzte Coup so ausging</translation>
    </message>
    <message>
        <source>The coup before it, and the next</source>
        <translation>Der Coup davor und der nächste</translation>
    </message>
    <message>
        <source>The scoreboards of the shoe</source>
        <translation>Die Tafeln der Taille</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Skip what is being shown; close a sheet</source>
        <translation>Überspringen, was gerade gezeigt wird; ein Blatt schließen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Take back the last digit, or an answer half given</source>
        <translation>Die letzte Ziffer oder eine halb gegebene Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Chemin de fer</source>
        <translation>Chemin de fer</translation>
    </message>
    <message>
        <source>Punto Banco</source>
        <translation>Punto Banco</translation>
    </message>
    <message>
        <source>What the golden button says; so does Enter</source>
        <translation>Was der goldene Knopf sagt; Enter ebenso</translation>
    </message>
    <message>
        <source>Practice: the act, seat, chip or answer with that number</source>
        <translation>Üben: Handlung, Platz, Chip oder Antwort mit dieser Zahl</translation>
    </message>
    <message>
        <source>Practice: a card, no card; so do C and N</source>
        <translation>Üben: Karte, keine Karte; ebenso C und N</translation>
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
        <source>The session in figures; save its record</source>
        <translation>Die Partie in Zahlen; Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>All sessions, from the start page</source>
        <translation>Alle Partien, von der Startseite aus</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>Looking back: save the session as record, report, table or text</source>
        <translation>Nachspielen: Partie als Aufzeichnung, Bericht, Tabelle oder Text speichern</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>Looking back: copy the coup as notation</source>
        <translation>Nachspielen: Notation des Coups kopieren</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Strg+G</translation>
    </message>
    <message>
        <source>Looking back: save a picture</source>
        <translation>Nachspielen: Bild speichern</translation>
    </message>
    <message>
        <source>K J L</source>
        <translation>K J L</translation>
    </message>
    <message>
        <source>Looking back: play and stop, slower, faster</source>
        <translation>Nachspielen: abspielen und anhalten, langsamer, schneller</translation>
    </message>
    <message>
        <source>Page up, down</source>
        <translation>Bild auf, ab</translation>
    </message>
    <message>
        <source>Looking back: the coup before, and the next</source>
        <translation>Nachspielen: der Coup davor und der nächste</translation>
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
        <source>Everybody is asked once, from the banker’s right: a stake, banco for all of it, or banco avec la table for half. A higher claim beats a lower one, and who is beaten may answer.</source>
        <translation>Jeder wird einmal gefragt, rechts vom Bankhalter beginnend: ein Einsatz, Banco um alles oder Banco avec la table um die Hälfte. Die höhere Ansage schlägt die niedrigere, und wer geschlagen ist, darf antworten.</translation>
    </message>
    <message>
        <source>The close</source>
        <translation>Die Absage</translation>
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
    <message>
        <source>The same stakes as in the coup before</source>
        <translation>Dieselben Einsätze wie im letzten Coup</translation>
    </message>
    <message>
        <source>Squeeze the card that is yours</source>
        <translation>Ihre Karte lüften</translation>
    </message>
    <message>
        <source>Undo a stake</source>
        <translation>Einsatz zurücknehmen</translation>
    </message>
    <message>
        <source>The burn</source>
        <translation>Das Verbrennen</translation>
    </message>
    <message>
        <source>The first card is turned. As many as it counts, ten for a picture, go face down after it.</source>
        <translation>Die erste Karte wird aufgedeckt. So viele, wie sie zählt, bei einem Bild zehn, folgen ihr verdeckt.</translation>
    </message>
    <message>
        <source>The shoe</source>
        <translation>Der Schlitten</translation>
    </message>
    <message>
        <source>At the Big Table it is offered in turn to the right; whoever takes it deals until Banco loses. At Mini the croupier deals.</source>
        <translation>Am großen Tisch wird er rechtsherum angeboten; wer ihn übernimmt, gibt, bis Banco verliert. Beim Mini gibt der Croupier.</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Die Einsätze</translation>
    </message>
    <message>
        <source>Everybody is asked once: Punto, Banco, a tie, and the smaller fields, as many as one likes.</source>
        <translation>Jeder wird einmal gefragt: Punto, Banco, Tie und die kleineren Felder, so viele man mag.</translation>
    </message>
    <message>
        <source>Rien ne va plus: the stakes lie.</source>
        <translation>Nichts geht mehr: Die Einsätze liegen.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Two for each hand. At the Big Table the highest stake on each side turns them one by one, at Mini all are turned at once.</source>
        <translation>Zwei für jede Hand. Am großen Tisch deckt der höchste Einsatz jeder Seite sie einzeln auf, beim Mini werden alle auf einmal aufgedeckt.</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>Die dritte Karte</translation>
    </message>
    <message>
        <source>An 8 or 9 in two cards ends the coup. Otherwise Punto draws on 0 to 5, then Banco by the tableau. Nobody chooses.</source>
        <translation>Eine 8 oder 9 mit zwei Karten beendet den Coup. Sonst zieht Punto bei 0 bis 5, dann Banco nach dem Tableau. Niemand hat die Wahl.</translation>
    </message>
    <message>
        <source>The house takes what is lost, then pays what is won, the smaller fields last. On a tie the stakes on Punto and Banco lie, and may be taken back.</source>
        <translation>Das Haus zieht ein, was verloren ist, dann zahlt es die Gewinne aus, die kleineren Felder zuletzt. Bei Egalité bleiben die Einsätze auf Punto und Banco liegen und dürfen abgezogen werden.</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Die Kommission</translation>
    </message>
    <message>
        <source>5 % of what you win on Banco is marked in your box, and paid when the shoe ends or you leave.</source>
        <translation>5&#xa0;% Ihres Gewinns auf Banco werden in Ihrer Box vermerkt und bezahlt, wenn die Taille endet oder Sie gehen.</translation>
    </message>
    <message>
        <source>The last coup</source>
        <translation>Der letzte Coup</translation>
    </message>
    <message>
        <source>The coup in which the stop card shows is finished, and one more is played.</source>
        <translation>Der Coup, in dem die Stoppkarte erscheint, wird beendet, und noch einer wird gespielt.</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Welches Spiel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>How a coup goes</source>
        <translation>Wie ein Coup verläuft</translation>
    </message>
    <message>
        <source>Words at the table, and the rule they come from</source>
        <translation>Wörter am Tisch und die Regel dazu</translation>
    </message>
    <message>
        <source>About Baccara</source>
        <translation>Über Baccara</translation>
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
    <name>HouseSide</name>
    <message>
        <source>Slot for used cards</source>
        <translation>Schlitz für gespielte Karten</translation>
    </message>
    <message>
        <source>The house’s chips</source>
        <translation>Die Chips des Hauses</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Check the packs</source>
        <translation>Kartenspiele prüfen</translation>
    </message>
    <message>
        <source>Everybody sees that no card is missing: spread the packs face up.</source>
        <translation>Jeder sieht, dass keine Karte fehlt: Breiten Sie die Spiele offen aus.</translation>
    </message>
    <message>
        <source>Wash face up</source>
        <translation>Offen mischen</translation>
    </message>
    <message>
        <source>Mix the cards while their faces are seen.</source>
        <translation>Die Karten durchmischen, solange man ihre Bilder sieht.</translation>
    </message>
    <message>
        <source>Wash face down</source>
        <translation>Verdeckt mischen</translation>
    </message>
    <message>
        <source>Turn them over and mix them again, so that nobody knows where a card is.</source>
        <translation>Wenden und noch einmal durchmischen, damit niemand weiß, wo eine Karte liegt.</translation>
    </message>
    <message>
        <source>Work two packs in</source>
        <translation>Zwei Spiele einmischen</translation>
    </message>
    <message>
        <source>The dealers have shuffled; two packs are worked into theirs.</source>
        <translation>Die Assistenten haben gemischt; zwei Spiele werden in ihre eingemischt.</translation>
    </message>
    <message>
        <source>Offer the cut</source>
        <translation>Schneiden lassen</translation>
    </message>
    <message>
        <source>The last seat cuts, so that the house does not decide the order.</source>
        <translation>Der letzte Platz schneidet, damit nicht das Haus die Reihenfolge bestimmt.</translation>
    </message>
    <message>
        <source>Place the stop card</source>
        <translation>Stoppkarte setzen</translation>
    </message>
    <message>
        <source>The coup in which the stop card shows is the last.</source>
        <translation>Der Coup, in dem die Stoppkarte erscheint, ist der letzte.</translation>
    </message>
    <message>
        <source>Give the shoe</source>
        <translation>Schlitten übergeben</translation>
    </message>
    <message>
        <source>The shoe belongs before the banker.</source>
        <translation>Der Schlitten gehört vor den Bankhalter.</translation>
    </message>
    <message>
        <source>Announce the bank</source>
        <translation>Bank ansagen</translation>
    </message>
    <message>
        <source>Everybody has to hear how much can be won.</source>
        <translation>Jeder muss hören, wie viel zu gewinnen ist.</translation>
    </message>
    <message>
        <source>Ask for suivi</source>
        <translation>Nach Suivi fragen</translation>
    </message>
    <message>
        <source>Who lost the last call may follow it before all others.</source>
        <translation>Wer die letzte Ansage verlor, darf vor allen anderen nachziehen.</translation>
    </message>
    <message>
        <source>Ask for a claim</source>
        <translation>Nach einer Ansage fragen</translation>
    </message>
    <message>
        <source>Each seat is asked once, from the banker’s right.</source>
        <translation>Jeder Platz wird einmal gefragt, rechts vom Bankhalter beginnend.</translation>
    </message>
    <message>
        <source>Send a stake back</source>
        <translation>Einsatz zurückgeben</translation>
    </message>
    <message>
        <source>A stake that was overtaken goes back to its seat.</source>
        <translation>Ein überbotener Einsatz geht an seinen Platz zurück.</translation>
    </message>
    <message>
        <source>Let a call stand</source>
        <translation>Ansage gelten lassen</translation>
    </message>
    <message>
        <source>Say whose call stands now, so that nobody doubts it.</source>
        <translation>Sagen Sie, wessen Ansage jetzt gilt, damit niemand zweifelt.</translation>
    </message>
    <message>
        <source>Trim a stake</source>
        <translation>Einsatz kürzen</translation>
    </message>
    <message>
        <source>The bank covers no more than it has: the last in order gets the surplus back.</source>
        <translation>Die Bank deckt nicht mehr, als sie hat: Der Letzte der Reihe erhält den Überschuss zurück.</translation>
    </message>
    <message>
        <source>No coup</source>
        <translation>Kein Coup</translation>
    </message>
    <message>
        <source>Nobody has staked; no card is dealt.</source>
        <translation>Niemand hat gesetzt; es wird keine Karte gegeben.</translation>
    </message>
    <message>
        <source>Rien ne va plus</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>From now on the stakes lie as they are.</source>
        <translation>Von jetzt an liegen die Einsätze, wie sie sind.</translation>
    </message>
    <message>
        <source>Say who holds the cards</source>
        <translation>Sagen, wer die Karten hält</translation>
    </message>
    <message>
        <source>The caller, or the largest stake, plays for all.</source>
        <translation>Wer angesagt oder am höchsten gesetzt hat, spielt für alle.</translation>
    </message>
    <message>
        <source>To the garage</source>
        <translation>In die Garage</translation>
    </message>
    <message>
        <source>What nobody covers is not at risk and waits in the garage.</source>
        <translation>Was niemand deckt, ist nicht im Spiel und wartet in der Garage.</translation>
    </message>
    <message>
        <source>From the garage</source>
        <translation>Aus der Garage</translation>
    </message>
    <message>
        <source>What waited in the garage is bank money again.</source>
        <translation>Was in der Garage wartete, ist wieder Bankgeld.</translation>
    </message>
    <message>
        <source>Bring a card</source>
        <translation>Karte legen</translation>
    </message>
    <message>
        <source>One card at a time: palette, corner, palette, corner; a third card to its hand.</source>
        <translation>Karte für Karte: Palette, Ecke, Palette, Ecke; eine dritte Karte zu ihrer Hand.</translation>
    </message>
    <message>
        <source>Serve the ponte</source>
        <translation>Ponte bedienen</translation>
    </message>
    <message>
        <source>The palette brings both cards to who holds them.</source>
        <translation>Die Palette bringt beide Karten dem, der sie hält.</translation>
    </message>
    <message>
        <source>Repeat his word</source>
        <translation>Wort wiederholen</translation>
    </message>
    <message>
        <source>Repeat what the ponte said, so that the banker hears it.</source>
        <translation>Wiederholen Sie, was der Ponte sagte, damit der Bankhalter es hört.</translation>
    </message>
    <message>
        <source>Have a hand turned</source>
        <translation>Hand aufdecken lassen</translation>
    </message>
    <message>
        <source>The hand is turned for all to see.</source>
        <translation>Die Hand wird für alle sichtbar aufgedeckt.</translation>
    </message>
    <message>
        <source>Instruct the banker</source>
        <translation>Bankhalter anweisen</translation>
    </message>
    <message>
        <source>Tell the banker what the tableau makes of his total and the third card.</source>
        <translation>Sagen Sie dem Bankhalter, was das Tableau bei seinen Punkten und der dritten Karte verlangt.</translation>
    </message>
    <message>
        <source>Give advice</source>
        <translation>Rat erteilen</translation>
    </message>
    <message>
        <source>Somebody has asked you; your answer binds him.</source>
        <translation>Jemand hat Sie gefragt; Ihre Antwort bindet ihn.</translation>
    </message>
    <message>
        <source>Name the points</source>
        <translation>Punkte nennen</translation>
    </message>
    <message>
        <source>Name the bank’s point, the ponte’s point, and who has won.</source>
        <translation>Nennen Sie die Punkte der Bank, die des Ponte und wer gewonnen hat.</translation>
    </message>
    <message>
        <source>Rake a stake</source>
        <translation>Einsatz einziehen</translation>
    </message>
    <message>
        <source>The bank has won: rake the stakes one by one, from the banker’s right.</source>
        <translation>Die Bank hat gewonnen: Ziehen Sie die Einsätze einzeln ein, rechts vom Bankhalter beginnend.</translation>
    </message>
    <message>
        <source>Pay a stake</source>
        <translation>Einsatz auszahlen</translation>
    </message>
    <message>
        <source>The ponte has won: pay each stake one to one, from the banker’s right.</source>
        <translation>Der Ponte hat gewonnen: Zahlen Sie jeden Einsatz eins zu eins aus, rechts vom Bankhalter beginnend.</translation>
    </message>
    <message>
        <source>Bank to the banker</source>
        <translation>Bank an den Bankhalter</translation>
    </message>
    <message>
        <source>What is left of the bank goes home with the banker.</source>
        <translation>Was von der Bank bleibt, geht an den Bankhalter zurück.</translation>
    </message>
    <message>
        <source>Drop the cagnotte</source>
        <translation>Cagnotte einwerfen</translation>
    </message>
    <message>
        <source>The house takes its share of what the bank won: announce, show, drop.</source>
        <translation>Das Haus nimmt seinen Anteil am Gewinn der Bank: ansagen, zeigen, einwerfen.</translation>
    </message>
    <message>
        <source>Clear the cards</source>
        <translation>Karten abräumen</translation>
    </message>
    <message>
        <source>All is paid: now the cards may go into the slot.</source>
        <translation>Alles ist ausgezahlt: Jetzt dürfen die Karten in den Schlitz.</translation>
    </message>
    <message>
        <source>Keep or pass?</source>
        <translation>Halten oder abgeben?</translation>
    </message>
    <message>
        <source>Ask the banker whether he goes on.</source>
        <translation>Fragen Sie den Bankhalter, ob er weitermacht.</translation>
    </message>
    <message>
        <source>Ask for less</source>
        <translation>Bank senken lassen</translation>
    </message>
    <message>
        <source>Nobody stakes: the banker may lower his bank.</source>
        <translation>Niemand setzt: Der Bankhalter darf seine Bank senken.</translation>
    </message>
    <message>
        <source>Offer the bank</source>
        <translation>Bank anbieten</translation>
    </message>
    <message>
        <source>The bank goes from seat to seat, to the right.</source>
        <translation>Die Bank geht von Platz zu Platz, rechtsherum.</translation>
    </message>
    <message>
        <source>Offer it for sale</source>
        <translation>Bank zum Verkauf anbieten</translation>
    </message>
    <message>
        <source>A passed bank is offered at its amount, from the passer’s right.</source>
        <translation>Eine abgegebene Bank wird zu ihrem Betrag angeboten, rechts von dem beginnend, der sie abgab.</translation>
    </message>
    <message>
        <source>Open the auction</source>
        <translation>Versteigerung eröffnen</translation>
    </message>
    <message>
        <source>Nobody took it at its amount: now the highest bid decides.</source>
        <translation>Niemand nahm sie zu ihrem Betrag: Jetzt entscheidet das höchste Gebot.</translation>
    </message>
    <message>
        <source>Ask for a bid</source>
        <translation>Um ein Gebot bitten</translation>
    </message>
    <message>
        <source>Each seat may bid, in order.</source>
        <translation>Jeder Platz darf der Reihe nach bieten.</translation>
    </message>
    <message>
        <source>Award the bank</source>
        <translation>Bank zuschlagen</translation>
    </message>
    <message>
        <source>Say who has the bank, and for how much.</source>
        <translation>Sagen Sie, wer die Bank hat und für wie viel.</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Richtigstellen</translation>
    </message>
    <message>
        <source>Something has gone wrong; the rules say how it is put right.</source>
        <translation>Etwas ist schiefgegangen; die Regeln sagen, wie man es richtigstellt.</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Which seat?</source>
        <translation>Welcher Platz?</translation>
    </message>
    <message>
        <source>How much?</source>
        <translation>Wie viel?</translation>
    </message>
    <message>
        <source>Lay it in chips</source>
        <translation>In Chips legen</translation>
    </message>
    <message>
        <source>Before how many cards?</source>
        <translation>Vor wie vielen Karten?</translation>
    </message>
    <message>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>What did he say?</source>
        <translation>Was hat er gesagt?</translation>
    </message>
    <message>
        <source>What does the tableau say?</source>
        <translation>Was sagt das Tableau?</translation>
    </message>
    <message>
        <source>Which hand?</source>
        <translation>Welche Hand?</translation>
    </message>
    <message>
        <source>The bank’s point?</source>
        <translation>Punkte der Bank?</translation>
    </message>
    <message>
        <source>The ponte’s point?</source>
        <translation>Punkte des Ponte?</translation>
    </message>
    <message>
        <source>Punto’s point?</source>
        <translation>Puntos Punkte?</translation>
    </message>
    <message>
        <source>Banco’s point?</source>
        <translation>Bancos Punkte?</translation>
    </message>
    <message>
        <source>How many points?</source>
        <translation>Wie viele Punkte?</translation>
    </message>
    <message>
        <source>How many cards?</source>
        <translation>Wie viele Karten?</translation>
    </message>
    <message>
        <source>A card?</source>
        <translation>Eine Karte?</translation>
    </message>
    <message>
        <source>Which field?</source>
        <translation>Welches Feld?</translation>
    </message>
    <message>
        <source>Who has won?</source>
        <translation>Wer hat gewonnen?</translation>
    </message>
    <message>
        <source>Which call?</source>
        <translation>Welche Ansage?</translation>
    </message>
    <message>
        <source>How?</source>
        <translation>Wie?</translation>
    </message>
    <message>
        <source>That was your first coup, from the first card to the last. Go on by yourself.</source>
        <translation>Das war Ihr erster Coup, von der ersten bis zur letzten Karte. Nun geht es allein weiter.</translation>
    </message>
    <message>
        <source>Your exam</source>
        <translation>Ihre Prüfung</translation>
    </message>
    <message>
        <source>Your lesson</source>
        <translation>Ihre Lektion</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>{0} % ({1} of {2})</source>
        <translation>{0}&#xa0;% ({1} von {2})</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0}&#xa0;%</translation>
    </message>
    <message>
        <source>Each act</source>
        <translation>Je Handlung</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Coup {0}: {1} of {2} right.</source>
        <translation>Coup {0}: {1} von {2} richtig.</translation>
    </message>
    <message>
        <source>Not yet: {0}.</source>
        <translation>Noch nicht: {0}.</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Right would have been: {0}</source>
        <translation>Richtig gewesen wäre: {0}</translation>
    </message>
    <message>
        <source>{0} times</source>
        <translation>{0}-mal</translation>
    </message>
    <message>
        <source>before: {0}</source>
        <translation>zuvor: {0}</translation>
    </message>
    <message>
        <source>{0} min {1} s</source>
        <translation>{0}&#xa0;min {1}&#xa0;s</translation>
    </message>
    <message>
        <source>Right is: {0}</source>
        <translation>Richtig ist: {0}</translation>
    </message>
    <message>
        <source>{0} of {1} right · coup {2}</source>
        <translation>{0}/{1} richtig · Coup {2}</translation>
    </message>
    <message>
        <source>Exam</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Nachsichtig</translation>
    </message>
    <message>
        <source>The exam is over.</source>
        <translation>Die Prüfung ist zu Ende.</translation>
    </message>
    <message>
        <source>The table rests: nobody takes the bank.</source>
        <translation>Der Tisch ruht: Niemand übernimmt die Bank.</translation>
    </message>
    <message>
        <source>A wrong act is noted, and the right one done in its place.</source>
        <translation>Eine falsche Handlung wird vermerkt und die richtige an ihrer Stelle getan.</translation>
    </message>
    <message>
        <source>A wrong act is refused with a kind word, and you try again.</source>
        <translation>Eine falsche Handlung wird freundlich abgelehnt, und Sie versuchen es noch einmal.</translation>
    </message>
    <message>
        <source>5 %, marked in a box</source>
        <translation>5&#xa0;%, in einer Box vermerkt</translation>
    </message>
    <message>
        <source>5 %, taken at once</source>
        <translation>5&#xa0;%, sofort abgezogen</translation>
    </message>
    <message>
        <source>None; half on a six</source>
        <translation>Keine; halb bei einer Sechs</translation>
    </message>
    <message>
        <source>None; a three-card seven lies</source>
        <translation>Keine; Sieben aus drei Karten bleibt liegen</translation>
    </message>
    <message>
        <source>The first coup that begins with that many cards or fewer is the last.</source>
        <translation>Der erste Coup, der mit so vielen Karten oder weniger beginnt, ist der letzte.</translation>
    </message>
    <message>
        <source>Turn the first card</source>
        <translation>Erste Karte aufdecken</translation>
    </message>
    <message>
        <source>Its value tells how many cards are burned, so that nobody can know it before.</source>
        <translation>Ihr Wert sagt, wie viele Karten verbrannt werden, damit es niemand vorher wissen kann.</translation>
    </message>
    <message>
        <source>Burn cards</source>
        <translation>Karten verbrennen</translation>
    </message>
    <message>
        <source>As many as the first card counts go face down; an ace one, tens and pictures ten.</source>
        <translation>So viele, wie die erste Karte zählt, kommen verdeckt weg: bei einem Ass eine, bei Zehn oder Bild zehn.</translation>
    </message>
    <message>
        <source>Offer the shoe</source>
        <translation>Schlitten anbieten</translation>
    </message>
    <message>
        <source>The shoe goes around to the right; who refuses it is passed over.</source>
        <translation>Der Schlitten geht rechtsherum; wer ihn ablehnt, wird übergangen.</translation>
    </message>
    <message>
        <source>Bring the shoe</source>
        <translation>Schlitten bringen</translation>
    </message>
    <message>
        <source>The shoe belongs before who deals: the seat that took it, else the croupier.</source>
        <translation>Der Schlitten gehört vor den, der gibt: den Platz, der ihn übernahm, sonst den Croupier.</translation>
    </message>
    <message>
        <source>Faites vos jeux</source>
        <translation>Bitte das Spiel zu machen</translation>
    </message>
    <message>
        <source>All are asked at once; now stakes may be laid.</source>
        <translation>Alle sind auf einmal gefragt; jetzt darf gesetzt werden.</translation>
    </message>
    <message>
        <source>Last coup</source>
        <translation>Letzter Coup</translation>
    </message>
    <message>
        <source>The stop card is reached: everybody has to know that this coup is the last.</source>
        <translation>Die Stoppkarte ist erreicht: Jeder muss wissen, dass dieser Coup der letzte ist.</translation>
    </message>
    <message>
        <source>Say who turns</source>
        <translation>Sagen, wer aufdeckt</translation>
    </message>
    <message>
        <source>The highest stake on a hand may turn its cards.</source>
        <translation>Der höchste Einsatz auf eine Hand darf ihre Karten aufdecken.</translation>
    </message>
    <message>
        <source>One card at a time: Punto, Banco, Punto, Banco; a third card to its hand.</source>
        <translation>Karte für Karte: Punto, Banco, Punto, Banco; eine dritte Karte zu ihrer Hand.</translation>
    </message>
    <message>
        <source>Turn a hand</source>
        <translation>Hand aufdecken</translation>
    </message>
    <message>
        <source>Punto’s cards are seen first, then Banco’s.</source>
        <translation>Zuerst sieht man Puntos Karten, dann Bancos.</translation>
    </message>
    <message>
        <source>Name its points</source>
        <translation>Punkte der Hand nennen</translation>
    </message>
    <message>
        <source>Say what the hand counts, so that all can follow.</source>
        <translation>Sagen Sie, was die Hand zählt, damit alle folgen können.</translation>
    </message>
    <message>
        <source>Card or none</source>
        <translation>Karte oder keine</translation>
    </message>
    <message>
        <source>Say what the tableau makes of the hand; nobody is free here.</source>
        <translation>Sagen Sie, was das Tableau von der Hand verlangt; niemand ist hier frei.</translation>
    </message>
    <message>
        <source>Name the result</source>
        <translation>Ergebnis nennen</translation>
    </message>
    <message>
        <source>Name both points and the winner before you touch a stake.</source>
        <translation>Nennen Sie die Punkte beider Hände und wer gewonnen hat, bevor Sie einen Einsatz anrühren.</translation>
    </message>
    <message>
        <source>Take a stake</source>
        <translation>Einsatz einziehen</translation>
    </message>
    <message>
        <source>First all that lost is taken, from the right of who deals.</source>
        <translation>Zuerst wird alles Verlorene eingezogen, rechts von dem beginnend, der gibt.</translation>
    </message>
    <message>
        <source>What lost is taken: now the winners are paid, seat by seat, side bets last.</source>
        <translation>Das Verlorene ist eingezogen: Jetzt werden die Gewinne ausgezahlt, Platz für Platz, Nebenwetten zuletzt.</translation>
    </message>
    <message>
        <source>Mark commission</source>
        <translation>Kommission vermerken</translation>
    </message>
    <message>
        <source>Five per cent of a won Banco is noted in the seat’s box.</source>
        <translation>Fünf Prozent eines gewonnenen Banco werden in der Box des Platzes vermerkt.</translation>
    </message>
    <message>
        <source>Take commission</source>
        <translation>Kommission abziehen</translation>
    </message>
    <message>
        <source>Five per cent of a won Banco is taken at once.</source>
        <translation>Fünf Prozent eines gewonnenen Banco werden sofort abgezogen.</translation>
    </message>
    <message>
        <source>Settle a box</source>
        <translation>Box begleichen lassen</translation>
    </message>
    <message>
        <source>The shoe is over: each seat pays what its box says.</source>
        <translation>Die Taille ist zu Ende: Jeder Platz zahlt, was in seiner Box steht.</translation>
    </message>
    <message>
        <source>{0} (rule {1}).</source>
        <translation>{0} (Regel {1}).</translation>
    </message>
    <message>
        <source>Seat {0} got {1} for a stake of {2}.</source>
        <translation>Platz {0} erhielt {1} für einen Einsatz von {2}.</translation>
    </message>
    <message>
        <source>He was warned before.</source>
        <translation>Er wurde schon einmal verwarnt.</translation>
    </message>
    <message>
        <source>A card cannot go back: the stakes close as they lie, and the coup is given.</source>
        <translation>Eine Karte kann nicht zurück: Die Einsätze gelten, wie sie liegen, und der Coup wird gegeben.</translation>
    </message>
    <message>
        <source>It is void and goes into the slot; the next card takes its place.</source>
        <translation>Sie ist ungültig und kommt in den Schlitz; die nächste Karte ersetzt sie.</translation>
    </message>
    <message>
        <source>Nobody knows which came first: the coup is annulled, and the stakes go back.</source>
        <translation>Niemand weiß, welche zuerst kam: Der Coup ist ungültig, und die Einsätze gehen zurück.</translation>
    </message>
    <message>
        <source>A card from the floor keeps its value and goes where it belongs.</source>
        <translation>Eine Karte vom Boden behält ihren Wert und kommt dorthin, wo sie hingehört.</translation>
    </message>
    <message>
        <source>As if the ponte stood: a bank of 0 to 5 keeps the first card, one of 6 or 7 has it burned.</source>
        <translation>Als wäre der Ponte geblieben: Bei 0 bis 5 behält die Bank die erste Karte, bei 6 oder 7 wird sie verbrannt.</translation>
    </message>
    <message>
        <source>With one card out the tableau decides whose it is, or it is burned; with two the coup is annulled.</source>
        <translation>Ist eine Karte gezogen, entscheidet das Tableau, wem sie gehört, oder sie wird verbrannt; sind es zwei, ist der Coup ungültig.</translation>
    </message>
    <message>
        <source>A card too many is burned, a missing one is drawn.</source>
        <translation>Eine Karte zu viel wird verbrannt, eine fehlende gezogen.</translation>
    </message>
    <message>
        <source>It is put right before the next close; after that it stands.</source>
        <translation>Das wird bis zum nächsten „Nichts geht mehr“ richtiggestellt; danach bleibt es dabei.</translation>
    </message>
    <message>
        <source>The first time he is warned; the second time he passes the bank.</source>
        <translation>Beim ersten Mal wird er verwarnt; beim zweiten gibt er die Bank ab.</translation>
    </message>
    <message>
        <source>Eight and nine are turned at once; cards drawn after it are burned.</source>
        <translation>Acht und Neun werden sofort aufgedeckt; danach gezogene Karten werden verbrannt.</translation>
    </message>
    <message>
        <source>It keeps its place, and both sides are bound by the tableau.</source>
        <translation>Sie bleibt, wo sie ist, und beide Seiten sind an das Tableau gebunden.</translation>
    </message>
    <message>
        <source>Shuffle and cut</source>
        <translation>Mischen und Schneiden</translation>
    </message>
    <message>
        <source>Calls and claims</source>
        <translation>Rufe und Ansagen</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Paying and cagnotte</source>
        <translation>Auszahlen und Cagnotte</translation>
    </message>
    <message>
        <source>Passing and sale</source>
        <translation>Abgeben und Verkauf</translation>
    </message>
    <message>
        <source>Shuffle and burn</source>
        <translation>Mischen und Verbrennen</translation>
    </message>
    <message>
        <source>Shoe and stakes</source>
        <translation>Schlitten und Einsätze</translation>
    </message>
    <message>
        <source>Paying and commission</source>
        <translation>Auszahlen und Kommission</translation>
    </message>
    <message>
        <source>Check and wash</source>
        <translation>Prüfen und durchmischen</translation>
    </message>
    <message>
        <source>Stop card</source>
        <translation>Stoppkarte</translation>
    </message>
    <message>
        <source>Move the shoe</source>
        <translation>Schlitten weitergeben</translation>
    </message>
    <message>
        <source>Ask in order</source>
        <translation>Der Reihe nach fragen</translation>
    </message>
    <message>
        <source>Rank of calls</source>
        <translation>Rang der Ansagen</translation>
    </message>
    <message>
        <source>Trim stakes</source>
        <translation>Einsätze kürzen</translation>
    </message>
    <message>
        <source>Close the stakes</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Bring the cards</source>
        <translation>Karten bringen</translation>
    </message>
    <message>
        <source>Carte or non</source>
        <translation>„Carte“ oder „non“</translation>
    </message>
    <message>
        <source>Turn the hands</source>
        <translation>Hände aufdecken</translation>
    </message>
    <message>
        <source>Tableau and advice</source>
        <translation>Tableau und Rat</translation>
    </message>
    <message>
        <source>Rake and pay</source>
        <translation>Einziehen, auszahlen</translation>
    </message>
    <message>
        <source>Cagnotte</source>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>Cards into the slot</source>
        <translation>Karten in den Schlitz</translation>
    </message>
    <message>
        <source>Keep or pass</source>
        <translation>Halten oder abgeben</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Verkauf</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Versteigerung</translation>
    </message>
    <message>
        <source>Put mistakes right</source>
        <translation>Fehler richtigstellen</translation>
    </message>
    <message>
        <source>Burn by value</source>
        <translation>Nach Wert verbrennen</translation>
    </message>
    <message>
        <source>Call for stakes</source>
        <translation>Um Einsätze bitten</translation>
    </message>
    <message>
        <source>Close, say who turns</source>
        <translation>Absage; wer deckt auf?</translation>
    </message>
    <message>
        <source>Take, then pay</source>
        <translation>Einziehen, dann zahlen</translation>
    </message>
    <message>
        <source>Commission box</source>
        <translation>Kommissionsbox</translation>
    </message>
    <message>
        <source>Please type a number, such as 12.</source>
        <translation>Bitte eine Zahl, etwa 12.</translation>
    </message>
</context>
<context>
    <name>LessonAmount</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>LessonHouse</name>
    <message>
        <source>House rules</source>
        <translation>Regeln des Hauses</translation>
    </message>
    <message>
        <source>How you are corrected</source>
        <translation>Wie Sie korrigiert werden</translation>
    </message>
    <message>
        <source>Coups of the exam</source>
        <translation>Coups der Prüfung</translation>
    </message>
    <message>
        <source>Accidents</source>
        <translation>Zwischenfälle</translation>
    </message>
    <message>
        <source>Now and then something goes wrong, and you put it right.</source>
        <translation>Hin und wieder geht etwas schief, und Sie stellen es richtig.</translation>
    </message>
</context>
<context>
    <name>LessonPlan</name>
    <message>
        <source>Practice at the table</source>
        <translation>Üben am Tisch</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Exactly where you left the table</source>
        <translation>Genau dort, wo Sie den Tisch verließen</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>Erste Lektion</translation>
    </message>
    <message>
        <source>Led step by step through a whole coup</source>
        <translation>Schritt für Schritt durch einen ganzen Coup</translation>
    </message>
    <message>
        <source>Take the table over</source>
        <translation>Tisch übernehmen</translation>
    </message>
    <message>
        <source>With what is set beside this</source>
        <translation>Mit dem, was daneben eingestellt ist</translation>
    </message>
    <message>
        <source>Commission on a won Banco</source>
        <translation>Kommission auf gewonnenes Banco</translation>
    </message>
    <message>
        <source>You do the croupier’s work: choose an act with its key, or bring cards and chips to their places with the mouse.</source>
        <translation>Sie machen die Arbeit des Croupiers: Wählen Sie eine Handlung mit ihrer Taste, oder bringen Sie Karten und Chips mit der Maus an ihren Ort.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>LessonRail</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Go on without being led</source>
        <translation>Ohne Anleitung weitermachen</translation>
    </message>
    <message>
        <source>Leave; the lesson waits</source>
        <translation>Verlassen; die Lektion wartet</translation>
    </message>
    <message>
        <source>%1 %2 (rule %3)</source>
        <translation>%1 %2 (Regel %3)</translation>
    </message>
    <message>
        <source>Finish the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Was tun Sie?</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Another act</source>
        <translation>Andere Handlung</translation>
    </message>
</context>
<context>
    <name>LessonSteps</name>
    <message>
        <source>What you take over</source>
        <translation>Was Sie übernehmen</translation>
    </message>
    <message>
        <source>%1 – %2 of %3</source>
        <translation>%1 – %2 von %3</translation>
    </message>
</context>
<context>
    <name>LessonSummary</name>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>since before</source>
        <translation>gegenüber zuletzt</translation>
    </message>
    <message>
        <source>Nothing was wrong</source>
        <translation>Nichts war falsch</translation>
    </message>
    <message>
        <source>What was wrong</source>
        <translation>Was falsch war</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>LessonTray</name>
    <message>
        <source>Lay it from the tray</source>
        <translation>Aus dem Chipkasten legen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Another act</source>
        <translation>Andere Handlung</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>{0} seats</source>
        <translation>{0} Plätze</translation>
    </message>
    <message>
        <source>coups: {0}</source>
        <translation>Coups: {0}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>bank: {0}</source>
        <translation>Bank: {0}</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>Was wäre wenn</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>guests only</source>
        <translation>nur Gäste</translation>
    </message>
    <message>
        <source>{0} sessions</source>
        <translation>Partien: {0}</translation>
    </message>
    <message>
        <source>{0} of {1} sessions</source>
        <translation>{0} von {1} Partien</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>“{0}” is among your sessions now.</source>
        <translation>„{0}“ ist jetzt unter Ihren Partien.</translation>
    </message>
    <message>
        <source>Importing “{0}”</source>
        <translation>„{0}“ wird importiert</translation>
    </message>
    <message>
        <source>Cancelled; nothing was imported: {0}</source>
        <translation>Abgebrochen; nichts wurde importiert: {0}</translation>
    </message>
    <message>
        <source>Nobody chose the cards: every shoe is committed to before it is cut.</source>
        <translation>Niemand hat die Karten gewählt: Jeder Schlitten ist versiegelt, bevor er geschnitten wird.</translation>
    </message>
    <message>
        <source>Not committed: whoever chose the seed, or went on from a table, knew the cards.</source>
        <translation>Nicht versiegelt: Wer den Startwert wählte oder von einem Tisch aus weiterspielte, kannte die Karten.</translation>
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
        <source>Bank in play</source>
        <translation>Bank im Spiel</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Ihre Börse</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Gewinn oder Verlust</translation>
    </message>
    <message>
        <source>Goes on from</source>
        <translation>Spielt weiter von</translation>
    </message>
    <message>
        <source>Copy of</source>
        <translation>Kopie von</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>That is too long, or has signs a name cannot have.</source>
        <translation>Das ist zu lang oder enthält Zeichen, die ein Name nicht haben kann.</translation>
    </message>
    <message>
        <source>Duplicating “{0}”</source>
        <translation>„{0}“ wird dupliziert</translation>
    </message>
    <message>
        <source>Cancelled; “{0}” was not duplicated.</source>
        <translation>Abgebrochen; „{0}“ wurde nicht dupliziert.</translation>
    </message>
    <message>
        <source>“{0}” is deleted.</source>
        <translation>„{0}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>A shoe is not what was committed to: {0}.</source>
        <translation>Ein Schlitten stimmt nicht mit seinem Siegel überein: {0}.</translation>
    </message>
    <message>
        <source>Finished shoes checked: {0}. Each is the one that was committed to.</source>
        <translation>Geprüfte Schlitten: {0}. Jeder stimmt mit seinem Siegel überein.</translation>
    </message>
    <message>
        <source>No shoe has ended and shown its seed yet.</source>
        <translation>Noch ist kein Schlitten zu Ende und sein Startwert offengelegt.</translation>
    </message>
    <message>
        <source>The running one is committed to with {0}.</source>
        <translation>Das Siegel des laufenden ist {0}.</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Your sessions</source>
        <translation>Ihre Partien</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Search names and rules</source>
        <translation>Namen und Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Sortiert nach</translation>
    </message>
    <message>
        <source>No session has these words in its name or rules.</source>
        <translation>Keine Partie hat diese Wörter in Namen oder Regeln.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>No session yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>Every table you sit down at is kept here, with every card. Begin one, or bring in a record: drop a .baccara file anywhere on this window.</source>
        <translation>Hier bleibt jeder Tisch, an dem Sie Platz nehmen, mit jeder Karte. Beginnen Sie einen, oder importieren Sie eine Aufzeichnung: Legen Sie eine .baccara-Datei irgendwo auf diesem Fenster ab.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>Limits</name>
    <message>
        <source>Punto, Banco {0}–{1}</source>
        <translation>Punto, Banco {0}–{1}</translation>
    </message>
    <message>
        <source>Tie {0}:1, others {1}–{2}</source>
        <translation>Tie {0}:1, andere {1}–{2}</translation>
    </message>
    <message>
        <source>Commission 5 %</source>
        <translation>Kommission 5&#xa0;%</translation>
    </message>
    <message>
        <source>Commission 5 %, taken at once</source>
        <translation>Kommission 5&#xa0;%, sofort abgezogen</translation>
    </message>
    <message>
        <source>No commission; Banco’s 6 pays half</source>
        <translation>Keine Kommission; Bancos 6 zahlt halb</translation>
    </message>
    <message>
        <source>No commission; Banco’s three-card 7 lies</source>
        <translation>Keine Kommission; Bancos Dreikarten-7 bleibt</translation>
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
    <name>MistakeLine</name>
    <message>
        <source>%1 (rule %2)</source>
        <translation>%1 (Regel %2)</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <translation>Üben: %1</translation>
    </message>
</context>
<context>
    <name>NextMarks</name>
    <message>
        <source>If %1 wins, the derived roads add: %2</source>
        <translation>Gewinnt %1, kommt zu den abgeleiteten Tafeln: %2</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 next:</source>
        <translation>Nach %1:</translation>
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
    <name>Odds</name>
    <message>
        <source>The ponte wins</source>
        <translation>Der Ponte gewinnt</translation>
    </message>
    <message>
        <source>The bank wins</source>
        <translation>Die Bank gewinnt</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Egalité</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>{0}: chance {1}, gain on average {2}</source>
        <translation>{0}: Chance {1}, Ertrag im Mittel {2}</translation>
    </message>
    <message>
        <source>From {0} unseen cards</source>
        <translation>Aus {0} ungesehenen Karten</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
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
    <message>
        <source>Go on to my next decision</source>
        <translation>Weiter bis zu meiner nächsten Entscheidung</translation>
    </message>
    <message>
        <source>At top speed. The key W does the same.</source>
        <translation>In höchstem Tempo. Dasselbe tut die Taste W.</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Spiel anhalten</translation>
    </message>
    <message>
        <source>Nothing happens until you go on. The key P does the same.</source>
        <translation>Es geschieht nichts, bis Sie fortsetzen. Dasselbe tut die Taste P.</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>The bank wins, {0} to {1}</source>
        <translation>Die Bank gewinnt, {0} zu {1}</translation>
    </message>
    <message>
        <source>The ponte wins, {1} to {0}</source>
        <translation>Der Ponte gewinnt, {1} zu {0}</translation>
    </message>
    <message>
        <source>A tie at {0}</source>
        <translation>Egalité mit {0}</translation>
    </message>
    <message>
        <source>Your bank stays</source>
        <translation>Ihre Bank bleibt</translation>
    </message>
    <message>
        <source>Your stake stays where it lies</source>
        <translation>Ihr Einsatz bleibt liegen</translation>
    </message>
    <message>
        <source>You win {0}</source>
        <translation>Sie gewinnen {0}</translation>
    </message>
    <message>
        <source>You lose {0}</source>
        <translation>Sie verlieren {0}</translation>
    </message>
    <message>
        <source>Punto wins, {0} to {1}</source>
        <translation>Punto gewinnt, {0} zu {1}</translation>
    </message>
    <message>
        <source>Banco wins, {1} to {0}</source>
        <translation>Banco gewinnt, {1} zu {0}</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>How an exercise is counted</source>
        <translation>Wie eine Übung gezählt wird</translation>
    </message>
    <message>
        <source>Right by day</source>
        <translation>Richtig, nach Tagen</translation>
    </message>
    <message>
        <source>Pace by day</source>
        <translation>Tempo, nach Tagen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Go home</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>Papers</name>
    <message>
        <source>The record is saved: {0}</source>
        <translation>Die Aufzeichnung ist gespeichert: {0}</translation>
    </message>
    <message>
        <source>Saved. Send it with a word on what was wrong: {0}</source>
        <translation>Gespeichert. Senden Sie sie mit einem Wort dazu, was nicht stimmte: {0}</translation>
    </message>
    <message>
        <source>The tableau is saved: {0}</source>
        <translation>Das Tableau ist gespeichert: {0}</translation>
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
        <source>Nobody took it at {0}</source>
        <translation>Niemand nahm sie zu {0}</translation>
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
    <name>PassingQuestion</name>
    <message>
        <source>Who is asked first?</source>
        <translation>Wer wird zuerst gefragt?</translation>
    </message>
    <message>
        <source>first</source>
        <translation>zuerst</translation>
    </message>
    <message>
        <source>Who is next, if he declines?</source>
        <translation>Wer kommt danach, wenn er ablehnt?</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>Who keeps the turn?</source>
        <translation>Bei wem bleibt die Reihe?</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>That is it</source>
        <translation>So ist es</translation>
    </message>
</context>
<context>
    <name>PastLessons</name>
    <message>
        <source>Your lessons so far</source>
        <translation>Ihre Lektionen bisher</translation>
    </message>
</context>
<context>
    <name>PayoutQuestion</name>
    <message>
        <source>Stake %1</source>
        <translation>Einsatz %1</translation>
    </message>
    <message>
        <source>Your payment</source>
        <translation>Ihre Auszahlung</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Auszahlen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leer</translation>
    </message>
</context>
<context>
    <name>PlayDeck</name>
    <message>
        <source>Coup</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>In this coup</source>
        <translation>In diesem Coup</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>One moment back</source>
        <translation>Einen Moment zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>One moment on</source>
        <translation>Einen Moment vor</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter zu</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Show only what your seat could see</source>
        <translation>Nur zeigen, was Ihr Platz sehen konnte</translation>
    </message>
    <message>
        <source>Show every card that is dealt</source>
        <translation>Jede gegebene Karte zeigen</translation>
    </message>
</context>
<context>
    <name>Plot</name>
    <message>
        <source>Left and right read it out point by point.</source>
        <translation>Links und rechts lesen es Punkt für Punkt vor.</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>the packs are spread and checked</source>
        <translation>die Kartenspiele ausgebreitet und geprüft werden</translation>
    </message>
    <message>
        <source>the shuffle is done</source>
        <translation>fertig gemischt ist</translation>
    </message>
    <message>
        <source>a seat is asked to cut</source>
        <translation>ein Platz schneiden soll</translation>
    </message>
    <message>
        <source>the stop card is in its place</source>
        <translation>die Stoppkarte an ihrem Ort ist</translation>
    </message>
    <message>
        <source>a new shoe begins</source>
        <translation>eine neue Taille beginnt</translation>
    </message>
    <message>
        <source>the bank is offered to a seat</source>
        <translation>die Bank einem Platz angeboten wird</translation>
    </message>
    <message>
        <source>the banker is to name his bank</source>
        <translation>der Bankhalter seine Bank nennen soll</translation>
    </message>
    <message>
        <source>the bank is announced</source>
        <translation>die Höhe der Bank angesagt wird</translation>
    </message>
    <message>
        <source>who lost the last call is asked whether he follows</source>
        <translation>der Verlierer der letzten Ansage gefragt wird, ob er nachzieht</translation>
    </message>
    <message>
        <source>the seats are asked for the whole bank</source>
        <translation>nach der ganzen Bank gefragt wird</translation>
    </message>
    <message>
        <source>the banker’s right neighbour calls the whole bank</source>
        <translation>der rechte Nachbar des Bankhalters die ganze Bank ansagt</translation>
    </message>
    <message>
        <source>somebody has called the whole bank</source>
        <translation>jemand die ganze Bank angesagt hat</translation>
    </message>
    <message>
        <source>somebody has called half the bank</source>
        <translation>jemand die halbe Bank angesagt hat</translation>
    </message>
    <message>
        <source>stakes are asked for</source>
        <translation>um Einsätze gebeten wird</translation>
    </message>
    <message>
        <source>a stake is more than the bank covers</source>
        <translation>ein Einsatz höher ist, als die Bank deckt</translation>
    </message>
    <message>
        <source>bank money is not covered by stakes</source>
        <translation>Bankgeld von keinem Einsatz gedeckt ist</translation>
    </message>
    <message>
        <source>the stakes are closed</source>
        <translation>die Einsätze geschlossen werden</translation>
    </message>
    <message>
        <source>somebody stakes after the close</source>
        <translation>jemand nach der Absage setzt</translation>
    </message>
    <message>
        <source>nobody has staked</source>
        <translation>niemand gesetzt hat</translation>
    </message>
    <message>
        <source>it is told who holds the cards</source>
        <translation>gesagt wird, wer die Karten hält</translation>
    </message>
    <message>
        <source>the ponte wants a card</source>
        <translation>der Ponte eine Karte will</translation>
    </message>
    <message>
        <source>the ponte wants no card</source>
        <translation>der Ponte keine Karte will</translation>
    </message>
    <message>
        <source>the ponte turns a nine with two cards</source>
        <translation>der Ponte eine Neun mit zwei Karten aufdeckt</translation>
    </message>
    <message>
        <source>the banker is to turn his cards</source>
        <translation>der Bankhalter aufdecken soll</translation>
    </message>
    <message>
        <source>the bank has a natural and no card is given</source>
        <translation>die Bank einen Schlag hat und keine Karte mehr gegeben wird</translation>
    </message>
    <message>
        <source>the third card is a ten or a picture</source>
        <translation>die dritte Karte eine Zehn oder ein Bild ist</translation>
    </message>
    <message>
        <source>the tableau makes the bank draw</source>
        <translation>die Bank nach dem Tableau zieht</translation>
    </message>
    <message>
        <source>the tableau makes the bank stand</source>
        <translation>die Bank nach dem Tableau bleibt</translation>
    </message>
    <message>
        <source>the tableau leaves the banker free</source>
        <translation>das Tableau dem Bankhalter die Wahl lässt</translation>
    </message>
    <message>
        <source>somebody has asked the croupier</source>
        <translation>jemand den Croupier gefragt hat</translation>
    </message>
    <message>
        <source>the points of both hands are named</source>
        <translation>die Punkte beider Hände genannt werden</translation>
    </message>
    <message>
        <source>the bank is nearer to nine</source>
        <translation>die Bank näher an neun ist</translation>
    </message>
    <message>
        <source>the ponte is nearer to nine</source>
        <translation>der Ponte näher an neun ist</translation>
    </message>
    <message>
        <source>a hand counts nothing</source>
        <translation>eine Hand nichts zählt</translation>
    </message>
    <message>
        <source>both hands count the same</source>
        <translation>beide Hände gleich viel zählen</translation>
    </message>
    <message>
        <source>the house takes its share</source>
        <translation>das Haus seinen Anteil nimmt</translation>
    </message>
    <message>
        <source>the bank has won and is told anew</source>
        <translation>die Bank gewonnen hat und neu angesagt wird</translation>
    </message>
    <message>
        <source>a winning stake has been paid</source>
        <translation>ein Gewinn ausgezahlt ist</translation>
    </message>
    <message>
        <source>somebody tips the staff</source>
        <translation>jemand Trinkgeld gibt</translation>
    </message>
    <message>
        <source>the banker is asked whether he keeps the bank</source>
        <translation>der Bankhalter gefragt wird, ob er die Bank hält</translation>
    </message>
    <message>
        <source>the bank has lost and moves on</source>
        <translation>die Bank verloren hat und weiterwandert</translation>
    </message>
    <message>
        <source>a passed bank is offered at its amount</source>
        <translation>eine abgegebene Bank zu ihrem Betrag angeboten wird</translation>
    </message>
    <message>
        <source>somebody takes the passed bank at its amount</source>
        <translation>jemand die abgegebene Bank zu ihrem Betrag übernimmt</translation>
    </message>
    <message>
        <source>nobody takes the passed bank at its amount</source>
        <translation>niemand die abgegebene Bank zu ihrem Betrag übernimmt</translation>
    </message>
    <message>
        <source>somebody has bid</source>
        <translation>jemand geboten hat</translation>
    </message>
    <message>
        <source>the highest bid gets the bank</source>
        <translation>das höchste Gebot die Bank erhält</translation>
    </message>
    <message>
        <source>nobody has bid</source>
        <translation>niemand geboten hat</translation>
    </message>
    <message>
        <source>a buyer has lost and the turn seat is asked</source>
        <translation>ein Käufer verloren hat und der Platz an der Reihe gefragt wird</translation>
    </message>
    <message>
        <source>a mistake is put right</source>
        <translation>ein Fehler richtiggestellt wird</translation>
    </message>
    <message>
        <source>a card is taken out of the game</source>
        <translation>eine Karte aus dem Spiel genommen wird</translation>
    </message>
    <message>
        <source>the coup cannot be saved</source>
        <translation>der Coup nicht zu retten ist</translation>
    </message>
    <message>
        <source>the stop card has shown</source>
        <translation>die Stoppkarte erschienen ist</translation>
    </message>
    <message>
        <source>the shoe is over</source>
        <translation>die Taille zu Ende ist</translation>
    </message>
    <message>
        <source>Not quite: the tableau of the ponte decides by his total.</source>
        <translation>Nicht ganz: Das Tableau des Ponte richtet sich nach seinen Punkten.</translation>
    </message>
    <message>
        <source>The surplus is taken from the last seat in order, in units, whenever it was laid.</source>
        <translation>Der Überschuss geht vom letzten Platz der Reihe ab, in Einheiten, gleich wann gesetzt wurde.</translation>
    </message>
    <message>
        <source>That call belongs to another moment.</source>
        <translation>Dieser Ruf gehört zu einem anderen Augenblick.</translation>
    </message>
    <message>
        <source>Look at the tableau again: bank total down, third card across.</source>
        <translation>Noch ein Blick auf das Tableau: links die Punkte der Bank, oben die dritte Karte.</translation>
    </message>
    <message>
        <source>Count once more: only the last digit of the sum counts.</source>
        <translation>Zählen Sie noch einmal: Nur die letzte Stelle der Summe zählt.</translation>
    </message>
    <message>
        <source>The amount is not right; take a moment to reckon it.</source>
        <translation>Der Betrag stimmt nicht; rechnen Sie in Ruhe nach.</translation>
    </message>
    <message>
        <source>The cards go to the caller, else to the largest stake in order.</source>
        <translation>Die Karten erhält, wer angesagt hat, sonst der höchste Einsatz der Reihe nach.</translation>
    </message>
    <message>
        <source>It is another seat’s turn: everything goes to the right.</source>
        <translation>Ein anderer Platz ist an der Reihe: Alles geht rechtsherum.</translation>
    </message>
    <message>
        <source>Something else comes first.</source>
        <translation>Zuerst kommt etwas anderes.</translation>
    </message>
    <message>
        <source>First and third card to the palette, second and fourth under the corner; third cards to their hand.</source>
        <translation>Erste und dritte Karte auf die Palette, zweite und vierte unter die Ecke; dritte Karten zu ihrer Hand.</translation>
    </message>
    <message>
        <source>No card leaves the shoe before the stakes are closed.</source>
        <translation>Keine Karte verlässt den Schlitten vor dem „Nichts geht mehr“.</translation>
    </message>
    <message>
        <source>Nobody has asked for a card.</source>
        <translation>Niemand hat eine Karte verlangt.</translation>
    </message>
    <message>
        <source>The cards stay in sight until every payment is made.</source>
        <translation>Die Karten bleiben sichtbar, bis alles ausgezahlt ist.</translation>
    </message>
    <message>
        <source>The cagnotte is still due: announced, shown, then dropped.</source>
        <translation>Die Cagnotte steht noch aus: ansagen, zeigen, dann einwerfen.</translation>
    </message>
    <message>
        <source>The cagnotte is reckoned from what the bank won, and rounded.</source>
        <translation>Die Cagnotte wird vom Gewinn der Bank berechnet und gerundet.</translation>
    </message>
    <message>
        <source>The stop card has its place before the last cards of the shoe.</source>
        <translation>Die Stoppkarte gehört vor die letzten Karten im Schlitten.</translation>
    </message>
    <message>
        <source>Another call stands: rank first, then the seat from the banker’s right.</source>
        <translation>Eine andere Ansage gilt: zuerst der Rang, dann der Platz, rechts vom Bankhalter beginnend.</translation>
    </message>
    <message>
        <source>More is staked than the bank covers: trim before you close.</source>
        <translation>Es ist mehr gesetzt, als die Bank deckt: Kürzen Sie, bevor Sie absagen.</translation>
    </message>
    <message>
        <source>Who lost the last call is asked first whether he follows.</source>
        <translation>Wer die letzte Ansage verlor, wird zuerst gefragt, ob er nachzieht.</translation>
    </message>
    <message>
        <source>Repeat what the ponte said, nothing else.</source>
        <translation>Wiederholen Sie, was der Ponte sagte, sonst nichts.</translation>
    </message>
    <message>
        <source>The other hand is to be turned now.</source>
        <translation>Jetzt ist die andere Hand aufzudecken.</translation>
    </message>
    <message>
        <source>Advice follows the total, and draws where the tableau is free.</source>
        <translation>Der Rat richtet sich nach den Punkten und heißt bei freier Wahl: ziehen.</translation>
    </message>
    <message>
        <source>Nearest to nine wins; the same points are a tie.</source>
        <translation>Wer näher an neun ist, gewinnt; gleiche Punkte sind Egalité.</translation>
    </message>
    <message>
        <source>That does not put it right as the rules say.</source>
        <translation>So ist es nicht nach den Regeln richtiggestellt.</translation>
    </message>
    <message>
        <source>Something has gone wrong: put it right first.</source>
        <translation>Etwas ist schiefgegangen: Stellen Sie es zuerst richtig.</translation>
    </message>
    <message>
        <source>Nothing has gone wrong; just go on.</source>
        <translation>Es ist nichts schiefgegangen; machen Sie einfach weiter.</translation>
    </message>
    <message>
        <source>With {bank} the bank draws to a third card of {third}.</source>
        <translation>Mit {bank} zieht die Bank gegen eine dritte Karte von {third}.</translation>
    </message>
    <message>
        <source>With {bank} the bank stands against a third card of {third}.</source>
        <translation>Mit {bank} bleibt die Bank gegen eine dritte Karte von {third}.</translation>
    </message>
    <message>
        <source>With {bank} against a third card of {third} the banker is free.</source>
        <translation>Mit {bank} gegen eine dritte Karte von {third} ist der Bankhalter frei.</translation>
    </message>
    <message>
        <source>With {bank} the bank draws when the ponte stood.</source>
        <translation>Mit {bank} zieht die Bank, wenn der Ponte blieb.</translation>
    </message>
    <message>
        <source>With {bank} the bank stands when the ponte stood.</source>
        <translation>Mit {bank} bleibt die Bank, wenn der Ponte blieb.</translation>
    </message>
    <message>
        <source>With {ponte} a ponte who plays for others draws: 0 to 4.</source>
        <translation>Mit {ponte} zieht ein Ponte, der für andere spielt: 0 bis 4.</translation>
    </message>
    <message>
        <source>With {ponte} a ponte who plays for others stands: 6 and 7.</source>
        <translation>Mit {ponte} bleibt ein Ponte, der für andere spielt: 6 und 7.</translation>
    </message>
    <message>
        <source>Five is the ponte’s free choice.</source>
        <translation>Fünf ist die freie Wahl des Ponte.</translation>
    </message>
    <message>
        <source>Alone against the bank he is free on every total below eight.</source>
        <translation>Allein gegen die Bank ist er bei allem unter acht frei.</translation>
    </message>
    <message>
        <source>{ponte} with two cards is turned at once, and nobody draws.</source>
        <translation>{ponte} mit zwei Karten wird sofort aufgedeckt, und niemand zieht.</translation>
    </message>
    <message>
        <source>{sum} is {all}, and counts {total}.</source>
        <translation>{sum} ist {all} und zählt {total}.</translation>
    </message>
    <message>
        <source>5 % of {won} is {exact}, rounded to {right}.</source>
        <translation>5&#xa0;% von {won} sind {exact}, gerundet {right}.</translation>
    </message>
    <message>
        <source>{stake} is paid one to one, for example with {right}.</source>
        <translation>{stake} wird eins zu eins ausgezahlt, zum Beispiel mit {right}.</translation>
    </message>
    <message>
        <source>The largest stake holds the cards: seat {seat}.</source>
        <translation>Der höchste Einsatz hält die Karten: Platz {seat}.</translation>
    </message>
    <message>
        <source>Of the largest stakes the one nearest to the banker’s right holds the cards: seat {seat}.</source>
        <translation>Von den höchsten Einsätzen hält der die Karten, der dem Bankhalter rechts am nächsten ist: Platz {seat}.</translation>
    </message>
    <message>
        <source>The largest stake leaves the cards to the next largest: seat {seat}, the croupier where it is 0.</source>
        <translation>Der höchste Einsatz überlässt die Karten dem nächsthöheren: Platz {seat}, bei 0 der Croupier.</translation>
    </message>
    <message>
        <source>More is staked than the bank covers; from the last seat in order it is trimmed: {trims}.</source>
        <translation>Es ist mehr gesetzt, als die Bank deckt; vom letzten Platz der Reihe an wird gekürzt: {trims}.</translation>
    </message>
    <message>
        <source>Who calls half the bank holds the cards: seat {seat}.</source>
        <translation>Wer die halbe Bank ansagt, hält die Karten: Platz {seat}.</translation>
    </message>
    <message>
        <source>Seat {seat} has half the bank and the cards; the rest is trimmed to the other half: {trims}.</source>
        <translation>Platz {seat} hat die halbe Bank und die Karten; der Rest wird auf die andere Hälfte gekürzt: {trims}.</translation>
    </message>
    <message>
        <source>Banco comes before half the bank, and the seat nearer to the banker’s right before another: {seat}.</source>
        <translation>Banco geht vor der halben Bank, und der Platz, der dem Bankhalter rechts näher ist, vor dem anderen: {seat}.</translation>
    </message>
    <message>
        <source>The first bank is offered to the seat nearest to the croupier’s right: {offered}, then {next}.</source>
        <translation>Die erste Bank wird dem Platz angeboten, der dem Croupier rechts am nächsten ist: {offered}, dann {next}.</translation>
    </message>
    <message>
        <source>After a loss the bank goes to the right: {offered}, then {next}.</source>
        <translation>Nach einem Verlust geht die Bank nach rechts: {offered}, dann {next}.</translation>
    </message>
    <message>
        <source>A passed bank is for sale to the right of seat {banker}: {offered}, then {next}; {turn_seat} keeps the turn.</source>
        <translation>Eine abgegebene Bank steht rechts von Platz {banker} zum Verkauf: {offered}, dann {next}; die Reihe bleibt bei {turn_seat}.</translation>
    </message>
    <message>
        <source>Nobody took it: the auction begins at the right of seat {banker}, with {offered}, then {next}.</source>
        <translation>Niemand nahm sie: Die Versteigerung beginnt rechts von Platz {banker}, mit {offered}, dann {next}.</translation>
    </message>
    <message>
        <source>Without a bid the turn seat is offered the bank: {offered}, then {next}; seat {banker} comes last.</source>
        <translation>Ohne Gebot wird die Bank dem Platz an der Reihe angeboten: {offered}, dann {next}; Platz {banker} kommt zuletzt.</translation>
    </message>
    <message>
        <source>When a buyer loses, the bank returns to the turn seat: {offered}, then {next}.</source>
        <translation>Verliert ein Käufer, kehrt die Bank zum Platz an der Reihe zurück: {offered}, dann {next}.</translation>
    </message>
    <message>
        <source>The turn seat sits out, so the next to its right is offered the bank: {offered}, then {next}.</source>
        <translation>Der Platz an der Reihe setzt aus, also wird die Bank dem nächsten rechts von ihm angeboten: {offered}, dann {next}.</translation>
    </message>
    <message>
        <source>The turn seat had its regular turn; the bank goes on to the right: {offered}, then {next}.</source>
        <translation>Der Platz an der Reihe hat sie gehabt; die Bank geht nach rechts weiter: {offered}, dann {next}.</translation>
    </message>
    <message>
        <source>When a buyer passes, the turn seat {turn_seat} stands; the sale begins at his right: {offered}, then {next}.</source>
        <translation>Gibt ein Käufer ab, bleibt die Reihe bei {turn_seat}; der Verkauf beginnt rechts vom Käufer: {offered}, dann {next}.</translation>
    </message>
    <message>
        <source>“{french}” is said when {moment}.</source>
        <translation>„{french}“ sagt man, wenn {moment}.</translation>
    </message>
    <message>
        <source>Spread and check the packs</source>
        <translation>Kartenspiele ausbreiten und prüfen</translation>
    </message>
    <message>
        <source>Wash the cards face up</source>
        <translation>Karten offen durchmischen</translation>
    </message>
    <message>
        <source>Turn and wash them face down</source>
        <translation>Wenden und verdeckt durchmischen</translation>
    </message>
    <message>
        <source>Work two packs in</source>
        <translation>Zwei Spiele einmischen</translation>
    </message>
    <message>
        <source>Offer the cut to seat {seat}</source>
        <translation>Platz {seat} schneiden lassen</translation>
    </message>
    <message>
        <source>The first card’s value is burned: an ace one, a ten or a picture ten cards.</source>
        <translation>Verbrannt wird nach dem Wert der ersten Karte: bei einem Ass eine, bei Zehn oder Bild zehn Karten.</translation>
    </message>
    <message>
        <source>First the first card is turned, and as many as it counts are burned.</source>
        <translation>Zuerst wird die erste Karte aufgedeckt, und so viele, wie sie zählt, werden verbrannt.</translation>
    </message>
    <message>
        <source>The shoe is on its way: offer it before stakes are laid.</source>
        <translation>Der Schlitten wandert: Bieten Sie ihn an, bevor gesetzt wird.</translation>
    </message>
    <message>
        <source>The shoe stays: it moves on when Banco loses, or its holder passes it.</source>
        <translation>Der Schlitten bleibt: Er wandert weiter, wenn Banco verliert oder sein Inhaber ihn weitergibt.</translation>
    </message>
    <message>
        <source>The highest stake on a hand turns its cards, of equal ones the first from who deals.</source>
        <translation>Der höchste Einsatz auf eine Hand deckt ihre Karten auf, von gleichen der erste nach dem, der gibt.</translation>
    </message>
    <message>
        <source>The stop card was reached: say that this coup is the last.</source>
        <translation>Die Stoppkarte wurde erreicht: Sagen Sie, dass dieser Coup der letzte ist.</translation>
    </message>
    <message>
        <source>The stop card was not reached: this coup is not the last.</source>
        <translation>Die Stoppkarte wurde nicht erreicht: Dieser Coup ist nicht der letzte.</translation>
    </message>
    <message>
        <source>One card at a time: Punto, Banco, Punto, Banco.</source>
        <translation>Karte für Karte: Punto, Banco, Punto, Banco.</translation>
    </message>
    <message>
        <source>Punto draws on 0 to 5 and stands on 6 and 7; so does Banco when Punto stood.</source>
        <translation>Punto zieht bei 0 bis 5 und bleibt bei 6 und 7; ebenso Banco, wenn Punto blieb.</translation>
    </message>
    <message>
        <source>Eight or nine with two cards ends the coup: nobody draws.</source>
        <translation>Acht oder Neun mit zwei Karten beendet den Coup: Niemand zieht.</translation>
    </message>
    <message>
        <source>Nothing lies on that field.</source>
        <translation>Auf diesem Feld liegt nichts.</translation>
    </message>
    <message>
        <source>That stake is neither won nor lost: it lies on.</source>
        <translation>Dieser Einsatz ist weder gewonnen noch verloren: Er bleibt liegen.</translation>
    </message>
    <message>
        <source>That stake has won: it is paid, not taken.</source>
        <translation>Dieser Einsatz hat gewonnen: Er wird ausgezahlt, nicht eingezogen.</translation>
    </message>
    <message>
        <source>That stake has lost: it is taken, not paid.</source>
        <translation>Dieser Einsatz hat verloren: Er wird eingezogen, nicht ausgezahlt.</translation>
    </message>
    <message>
        <source>Take all that has lost before you pay.</source>
        <translation>Ziehen Sie alles Verlorene ein, bevor Sie auszahlen.</translation>
    </message>
    <message>
        <source>Side bets are settled after Punto, Banco and tie.</source>
        <translation>Nebenwetten werden nach Punto, Banco und Tie abgerechnet.</translation>
    </message>
    <message>
        <source>The commission on the Banco just paid is still due.</source>
        <translation>Die Kommission auf das eben ausgezahlte Banco steht noch aus.</translation>
    </message>
    <message>
        <source>The commission is five per cent of what Banco won, rounded.</source>
        <translation>Die Kommission beträgt fünf Prozent von Bancos Gewinn, gerundet.</translation>
    </message>
    <message>
        <source>The shoe is over: first each commission box is settled.</source>
        <translation>Die Taille ist zu Ende: Zuerst wird jede Kommissionsbox beglichen.</translation>
    </message>
    <message>
        <source>Stop card before the last {cards}</source>
        <translation>Stoppkarte vor die letzten {cards}</translation>
    </message>
    <message>
        <source>Turn the first card</source>
        <translation>Erste Karte aufdecken</translation>
    </message>
    <message>
        <source>Cards to burn: {count}</source>
        <translation>Karten verbrennen: {count}</translation>
    </message>
    <message>
        <source>Offer the shoe to seat {seat}</source>
        <translation>Platz {seat} den Schlitten anbieten</translation>
    </message>
    <message>
        <source>Shoe to seat {seat}</source>
        <translation>Schlitten an Platz {seat}</translation>
    </message>
    <message>
        <source>Call for stakes</source>
        <translation>Um Einsätze bitten</translation>
    </message>
    <message>
        <source>Announce the last coup</source>
        <translation>Letzten Coup ansagen</translation>
    </message>
    <message>
        <source>{hand}: seat {seat} turns the cards</source>
        <translation>{hand}: Platz {seat} deckt auf</translation>
    </message>
    <message>
        <source>Card to {hand}</source>
        <translation>Karte für {hand}</translation>
    </message>
    <message>
        <source>Turn {hand}</source>
        <translation>{hand} aufdecken</translation>
    </message>
    <message>
        <source>{hand} has {points}</source>
        <translation>{hand} hat {points}</translation>
    </message>
    <message>
        <source>{hand} {ruling}</source>
        <translation>{hand} {ruling}</translation>
    </message>
    <message>
        <source>Punto {punto}, Banco {banco}</source>
        <translation>Punto {punto}, Banco {banco}</translation>
    </message>
    <message>
        <source>Take from seat {seat}: {bet}</source>
        <translation>Von Platz {seat} einziehen: {bet}</translation>
    </message>
    <message>
        <source>Pay {amount} to seat {seat}: {bet}</source>
        <translation>{amount} an Platz {seat} auszahlen: {bet}</translation>
    </message>
    <message>
        <source>Mark {amount} in the box of seat {seat}</source>
        <translation>{amount} in der Box von Platz {seat} vermerken</translation>
    </message>
    <message>
        <source>Take {amount} commission from seat {seat}</source>
        <translation>Platz {seat} Kommission abziehen: {amount}</translation>
    </message>
    <message>
        <source>Collect {amount} from the box of seat {seat}</source>
        <translation>{amount} aus der Box von Platz {seat} einziehen</translation>
    </message>
    <message>
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Punto pair</source>
        <translation>Punto-Paar</translation>
    </message>
    <message>
        <source>Banco pair</source>
        <translation>Banco-Paar</translation>
    </message>
    <message>
        <source>Dragon 7</source>
        <translation>Dragon 7</translation>
    </message>
    <message>
        <source>Panda 8</source>
        <translation>Panda 8</translation>
    </message>
    <message>
        <source>Announce a bank of {amount}</source>
        <translation>Bank von {amount} ansagen</translation>
    </message>
    <message>
        <source>Ask seat {seat} for suivi</source>
        <translation>Platz {seat} nach Suivi fragen</translation>
    </message>
    <message>
        <source>Ask seat {seat}</source>
        <translation>Platz {seat} fragen</translation>
    </message>
    <message>
        <source>Stake back to seat {seat}</source>
        <translation>Einsatz zurück an Platz {seat}</translation>
    </message>
    <message>
        <source>The call of seat {seat} stands</source>
        <translation>Die Ansage von Platz {seat} gilt</translation>
    </message>
    <message>
        <source>Trim seat {seat} by {amount}</source>
        <translation>Platz {seat} um {amount} kürzen</translation>
    </message>
    <message>
        <source>Nobody: no coup</source>
        <translation>Niemand: kein Coup</translation>
    </message>
    <message>
        <source>Close the stakes</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>Cards to seat {seat}</source>
        <translation>Karten an Platz {seat}</translation>
    </message>
    <message>
        <source>{amount} to the garage</source>
        <translation>{amount} in die Garage</translation>
    </message>
    <message>
        <source>{amount} from the garage</source>
        <translation>{amount} aus der Garage</translation>
    </message>
    <message>
        <source>Card to its place</source>
        <translation>Karte an ihren Ort</translation>
    </message>
    <message>
        <source>Bring the cards to seat {seat}</source>
        <translation>Karten zu Platz {seat} bringen</translation>
    </message>
    <message>
        <source>Repeat “{word}”</source>
        <translation>„{word}“ wiederholen</translation>
    </message>
    <message>
        <source>Have the hand turned</source>
        <translation>Hand aufdecken lassen</translation>
    </message>
    <message>
        <source>Instruct the banker</source>
        <translation>Bankhalter anweisen</translation>
    </message>
    <message>
        <source>Answer who asks</source>
        <translation>Antworten, wenn jemand fragt</translation>
    </message>
    <message>
        <source>{bank} the bank, {ponte} the ponte</source>
        <translation>{bank} die Bank, {ponte} der Ponte</translation>
    </message>
    <message>
        <source>Rake seat {seat}</source>
        <translation>Von Platz {seat} einziehen</translation>
    </message>
    <message>
        <source>Pay {amount} to seat {seat}</source>
        <translation>{amount} an Platz {seat} auszahlen</translation>
    </message>
    <message>
        <source>{amount} back to the banker</source>
        <translation>{amount} zurück an den Bankhalter</translation>
    </message>
    <message>
        <source>Cagnotte {amount}</source>
        <translation>Cagnotte {amount}</translation>
    </message>
    <message>
        <source>Cards into the slot</source>
        <translation>Karten in den Schlitz</translation>
    </message>
    <message>
        <source>Ask seat {seat}: keep or pass?</source>
        <translation>Platz {seat} fragen: halten oder abgeben?</translation>
    </message>
    <message>
        <source>Ask seat {seat} for a lower bank</source>
        <translation>Platz {seat} um eine kleinere Bank bitten</translation>
    </message>
    <message>
        <source>Offer the bank to seat {seat}</source>
        <translation>Platz {seat} die Bank anbieten</translation>
    </message>
    <message>
        <source>Offer the bank at {amount} to seat {seat}</source>
        <translation>Platz {seat} die Bank zu {amount} anbieten</translation>
    </message>
    <message>
        <source>Open the auction</source>
        <translation>Versteigerung eröffnen</translation>
    </message>
    <message>
        <source>Ask seat {seat} for a bid</source>
        <translation>Platz {seat} um ein Gebot bitten</translation>
    </message>
    <message>
        <source>Sold to seat {seat} for {amount}</source>
        <translation>Zuschlag an Platz {seat} für {amount}</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Richtigstellen</translation>
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
        <source>turns</source>
        <translation>deckt auf</translation>
    </message>
    <message>
        <source>to the palette</source>
        <translation>auf die Palette</translation>
    </message>
    <message>
        <source>under the corner</source>
        <translation>unter die Ecke</translation>
    </message>
    <message>
        <source>the ponte</source>
        <translation>der Ponte</translation>
    </message>
    <message>
        <source>the bank</source>
        <translation>die Bank</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>Egalité</translation>
    </message>
    <message>
        <source>A card was drawn before the close</source>
        <translation>Eine Karte wurde vor der Absage gezogen</translation>
    </message>
    <message>
        <source>A card lay face up in the shoe</source>
        <translation>Eine Karte lag offen im Schlitten</translation>
    </message>
    <message>
        <source>Two cards stuck together</source>
        <translation>Zwei Karten klebten aneinander</translation>
    </message>
    <message>
        <source>A card fell on the floor</source>
        <translation>Eine Karte fiel zu Boden</translation>
    </message>
    <message>
        <source>A card was drawn though the ponte said non</source>
        <translation>Es wurde gezogen, obwohl der Ponte „non“ sagte</translation>
    </message>
    <message>
        <source>The ponte played against the tableau</source>
        <translation>Der Ponte spielte gegen das Tableau</translation>
    </message>
    <message>
        <source>The bank played against the tableau</source>
        <translation>Die Bank spielte gegen das Tableau</translation>
    </message>
    <message>
        <source>A stake was paid wrongly</source>
        <translation>Ein Einsatz wurde falsch ausgezahlt</translation>
    </message>
    <message>
        <source>The banker looked too early</source>
        <translation>Der Bankhalter sah zu früh nach</translation>
    </message>
    <message>
        <source>The ponte did not turn his natural</source>
        <translation>Der Ponte deckte seinen Schlag nicht auf</translation>
    </message>
    <message>
        <source>A card was seen by mistake</source>
        <translation>Eine Karte wurde versehentlich gezeigt</translation>
    </message>
    <message>
        <source>Close the stakes as they lie</source>
        <translation>Absagen: Die Einsätze gelten, wie sie liegen</translation>
    </message>
    <message>
        <source>The card is void, the next takes its place</source>
        <translation>Die Karte ist ungültig, die nächste ersetzt sie</translation>
    </message>
    <message>
        <source>Annul the coup, stakes back</source>
        <translation>Coup ungültig, Einsätze zurück</translation>
    </message>
    <message>
        <source>The card keeps its value and its place</source>
        <translation>Die Karte behält Wert und Ort</translation>
    </message>
    <message>
        <source>The card belongs to the bank</source>
        <translation>Die Karte gehört der Bank</translation>
    </message>
    <message>
        <source>The card belongs to the ponte</source>
        <translation>Die Karte gehört dem Ponte</translation>
    </message>
    <message>
        <source>Burn the card</source>
        <translation>Karte verbrennen</translation>
    </message>
    <message>
        <source>Draw the missing card</source>
        <translation>Fehlende Karte ziehen</translation>
    </message>
    <message>
        <source>Put the payment right</source>
        <translation>Auszahlung richtigstellen</translation>
    </message>
    <message>
        <source>It stands, and the record says so</source>
        <translation>Es bleibt dabei und wird vermerkt</translation>
    </message>
    <message>
        <source>Warn the banker</source>
        <translation>Bankhalter verwarnen</translation>
    </message>
    <message>
        <source>The banker passes the bank</source>
        <translation>Der Bankhalter gibt die Bank ab</translation>
    </message>
    <message>
        <source>Turn it, burn what was drawn after</source>
        <translation>Aufdecken; was danach kam, verbrennen</translation>
    </message>
</context>
<context>
    <name>PracticePage</name>
    <message>
        <source>The tableau</source>
        <translation>Das Tableau</translation>
    </message>
    <message>
        <source>The bank draws, stands, or is free?</source>
        <translation>Zieht die Bank, bleibt sie, ist sie frei?</translation>
    </message>
    <message>
        <source>The ponte</source>
        <translation>Der Ponte</translation>
    </message>
    <message>
        <source>A card, no card, or turn at once?</source>
        <translation>Karte, keine Karte oder sofort aufdecken?</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Two or three cards at a glance</source>
        <translation>Zwei oder drei Karten auf einen Blick</translation>
    </message>
    <message>
        <source>The cagnotte</source>
        <translation>Die Cagnotte</translation>
    </message>
    <message>
        <source>Five per cent, rounded</source>
        <translation>Fünf Prozent, gerundet</translation>
    </message>
    <message>
        <source>Paying out</source>
        <translation>Auszahlen</translation>
    </message>
    <message>
        <source>Build the amount in chips</source>
        <translation>Den Betrag in Chips legen</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Who gets the cards, who is trimmed?</source>
        <translation>Wer erhält die Karten, wer wird gekürzt?</translation>
    </message>
    <message>
        <source>The bank moves</source>
        <translation>Die Bank wandert</translation>
    </message>
    <message>
        <source>Who is offered it, who is next?</source>
        <translation>Wem wird sie angeboten, wem danach?</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Die Rufe</translation>
    </message>
    <message>
        <source>What is said in French, and when</source>
        <translation>Was der Croupier auf Französisch sagt, und wann</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Deal chemin de fer or Punto Banco with your own hands</source>
        <translation>Chemin de fer oder Punto Banco mit eigener Hand geben</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>As long as you like.</source>
        <translation>So lange Sie mögen.</translation>
    </message>
    <message>
        <source>Against the clock</source>
        <translation>Gegen die Uhr</translation>
    </message>
    <message>
        <source>As many as you can in {0} seconds of thinking.</source>
        <translation>So viele wie möglich in {0} Sekunden Bedenkzeit.</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Until the first mistake.</source>
        <translation>Bis zum ersten Fehler.</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Until mistake number {0}.</source>
        <translation>Bis zum {0}. Fehler.</translation>
    </message>
    <message>
        <source>D S ?</source>
        <translation>Z B ?</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5&#xa0;%</translation>
    </message>
    <message>
        <source>Not yet tried</source>
        <translation>Noch nicht versucht</translation>
    </message>
    <message>
        <source>{0} % right</source>
        <translation>{0}&#xa0;% richtig</translation>
    </message>
    <message>
        <source>{0} due</source>
        <translation>{0} fällig</translation>
    </message>
    <message>
        <source>{0} days in a row</source>
        <translation>Tage in Folge: {0}</translation>
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
        <source>Punto Banco, Big Table</source>
        <translation>Punto Banco, großer Tisch</translation>
    </message>
    <message>
        <source>Punto Banco, Mini</source>
        <translation>Punto Banco, Mini</translation>
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
    <message>
        <source>The house banks. The shoe goes round, and the cards are turned one by one.</source>
        <translation>Das Haus hält die Bank. Der Schlitten geht reihum, die Karten werden einzeln aufgedeckt.</translation>
    </message>
    <message>
        <source>The house banks. The dealer turns all cards at once, and the pace is quick.</source>
        <translation>Das Haus hält die Bank. Der Croupier deckt alle Karten auf einmal auf, und es geht flott.</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Baccara chemin de fer: {0}</source>
        <translation>Baccara chemin de fer: {0}</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>An 8 or 9 in two cards ends the coup.</source>
        <translation>Eine 8 oder 9 mit zwei Karten beendet den Coup.</translation>
    </message>
    <message>
        <source>In figures</source>
        <translation>In Zahlen</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>S</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Coup by coup</source>
        <translation>Coup für Coup</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankhalter</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>Im Spiel</translation>
    </message>
    <message>
        <source>Ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banker’s cards</source>
        <translation>Karten der Bank</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Gesetzt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>You have</source>
        <translation>Ihr Geld</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
    <message>
        <source>What proves the shoes</source>
        <translation>Nachweis der Schlitten</translation>
    </message>
    <message>
        <source>Shoe {0}</source>
        <translation>Schlitten {0}</translation>
    </message>
    <message>
        <source>Your money, coup by coup</source>
        <translation>Ihr Geld, Coup für Coup</translation>
    </message>
    <message>
        <source>coup {0}</source>
        <translation>Coup {0}</translation>
    </message>
    <message>
        <source>coups: {0}</source>
        <translation>Coups: {0}</translation>
    </message>
    <message>
        <source>seats: {0}</source>
        <translation>Plätze: {0}</translation>
    </message>
    <message>
        <source>The seeds of these shoes were chosen, or the session goes on from another: the commitments prove nothing.</source>
        <translation>Die Startwerte dieser Schlitten wurden gewählt, oder die Partie spielt von einer anderen aus weiter: Die Siegel beweisen nichts.</translation>
    </message>
    <message>
        <source>Each shoe was committed to before it was cut: the SHA-256 of its seed is the commitment, and the order of the cards follows from the seed.</source>
        <translation>Jeder Schlitten wurde versiegelt, bevor er geschnitten wurde: Das Siegel ist der SHA-256-Wert seines Startwerts, und aus dem Startwert folgt die Reihenfolge der Karten.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>not revealed: the shoe has not ended</source>
        <translation>nicht offengelegt: Die Taille ist nicht zu Ende</translation>
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
        <source>At least {0} seats.</source>
        <translation>Mindestens {0} Plätze.</translation>
    </message>
    <message>
        <source>At most {0} seats.</source>
        <translation>Höchstens {0} Plätze.</translation>
    </message>
</context>
<context>
    <name>ProgressSide</name>
    <message>
        <source>How you come on</source>
        <translation>Wie Sie vorankommen</translation>
    </message>
    <message>
        <source>Weak spots</source>
        <translation>Schwache Stellen</translation>
    </message>
    <message>
        <source>Right by day</source>
        <translation>Richtig, nach Tagen</translation>
    </message>
    <message>
        <source>Pace by day</source>
        <translation>Tempo, nach Tagen</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>The shoe is offered to you: take it and deal, or decline.</source>
        <translation>Der Schlitten? Übernehmen und geben, oder ablehnen.</translation>
    </message>
    <message>
        <source>Your stakes lie: change them, or let them lie.</source>
        <translation>Ihre Einsätze liegen: ändern oder liegen lassen.</translation>
    </message>
    <message>
        <source>It is your turn: click a field to stake, or stake nothing.</source>
        <translation>Ihr Einsatz: ein Feld anklicken oder nichts setzen.</translation>
    </message>
    <message>
        <source>Punto’s card is yours: squeeze it with the pointer or the arrow keys, or turn it.</source>
        <translation>Puntos Karte ist Ihre: mit Zeiger oder Pfeiltasten lüften, oder aufdecken.</translation>
    </message>
    <message>
        <source>Banco’s card is yours: squeeze it with the pointer or the arrow keys, or turn it.</source>
        <translation>Bancos Karte ist Ihre: mit Zeiger oder Pfeiltasten lüften, oder aufdecken.</translation>
    </message>
    <message>
        <source>{0} is offered the shoe.</source>
        <translation>{0} wird der Schlitten angeboten.</translation>
    </message>
    <message>
        <source>{0} turns a card.</source>
        <translation>{0} deckt eine Karte auf.</translation>
    </message>
    <message>
        <source>Last word: change your stakes, or close them.</source>
        <translation>Letztes Wort: Einsätze ändern? Sonst geht nichts mehr.</translation>
    </message>
    <message>
        <source>The game rests until somebody plays.</source>
        <translation>Das Spiel ruht, bis jemand mitspielt.</translation>
    </message>
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
        <source>It is your turn: call, or stake nothing.</source>
        <translation>Sie sind an der Reihe: Sagen Sie an oder setzen Sie nichts.</translation>
    </message>
    <message>
        <source>It is your turn: stake, call banco, or stake nothing.</source>
        <translation>Ihr Einsatz: setzen, Banco oder nichts.</translation>
    </message>
    <message>
        <source>Nobody stakes: lower the bank, or give it up.</source>
        <translation>Niemand setzt: Bank senken oder hergeben.</translation>
    </message>
    <message>
        <source>You lost the last coup: will you follow with banco for {0}?</source>
        <translation>Sie haben den letzten Coup verloren: Banco suivi für {0}?</translation>
    </message>
    <message>
        <source>You have been overtaken: answer, or leave it at that.</source>
        <translation>Überboten: antworten oder dabei lassen.</translation>
    </message>
    <message>
        <source>Your {0} still lie from the tie: change them, take them back, or let them lie.</source>
        <translation>Ihre {0} liegen noch von der Egalité: ändern, abziehen oder liegen lassen.</translation>
    </message>
    <message>
        <source>The bank is covered: only banco, or avec la table, or nothing.</source>
        <translation>Die Bank ist gedeckt: nur Banco, Avec la table oder nichts.</translation>
    </message>
    <message>
        <source>The bank is covered: only banco, or nothing.</source>
        <translation>Die Bank ist gedeckt: nur Banco oder nichts.</translation>
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
        <source>{0} is asked for banco suivi.</source>
        <translation>{0} wird nach Banco suivi gefragt.</translation>
    </message>
    <message>
        <source>Last word: your call stands. Close the stakes.</source>
        <translation>Letztes Wort: Ihre Ansage steht. Nichts geht mehr?</translation>
    </message>
    <message>
        <source>Last word: {0} of yours lie. Change them, or close the stakes.</source>
        <translation>Letztes Wort: {0} von Ihnen liegen. Ändern? Sonst geht nichts mehr.</translation>
    </message>
    <message>
        <source>Last word: you have staked nothing. Change your mind, or close the stakes.</source>
        <translation>Letztes Wort: Sie haben nichts gesetzt. Doch noch? Sonst geht nichts mehr.</translation>
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
        <translation>{0} entscheidet: Bank halten oder abgeben.</translation>
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
        <translation>Letztes Wort: Bank abgeben? Sonst geht nichts mehr.</translation>
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
        <source>You deal: click the shoe, draw a card from it, or press Space.</source>
        <translation>Sie geben: Klick auf den Schlitten, Karte herausziehen oder Leertaste.</translation>
    </message>
    <message>
        <source>Paused: P goes on.</source>
        <translation>Pause: weiter mit P.</translation>
    </message>
</context>
<context>
    <name>PuntoLessonScene</name>
    <message>
        <source>The first card of the shoe</source>
        <translation>Die erste Karte des Schlittens</translation>
    </message>
</context>
<context>
    <name>PuntoOrdersSheet</name>
    <message>
        <source>Standing orders</source>
        <translation>Daueraufträge</translation>
    </message>
    <message>
        <source>The same stakes again</source>
        <translation>Wieder dieselben Einsätze</translation>
    </message>
    <message>
        <source>The same stakes again: %1 in all</source>
        <translation>Wieder dieselben Einsätze: insgesamt %1</translation>
    </message>
    <message>
        <source>Play a coup; from then on its stakes can be repeated.</source>
        <translation>Spielen Sie einen Coup; von da an lassen sich seine Einsätze wiederholen.</translation>
    </message>
    <message>
        <source>Staked whenever you are asked, as near as allowed.</source>
        <translation>Wird gesetzt, sooft Sie gefragt sind, so genau wie erlaubt.</translation>
    </message>
    <message>
        <source>Never take the shoe</source>
        <translation>Nie den Schlitten übernehmen</translation>
    </message>
    <message>
        <source>Offered to you, it goes on to the next seat.</source>
        <translation>Wird er Ihnen angeboten, geht er an den nächsten Platz weiter.</translation>
    </message>
    <message>
        <source>Turn my cards at once</source>
        <translation>Meine Karten sofort aufdecken</translation>
    </message>
    <message>
        <source>No squeeze: your cards are turned for you.</source>
        <translation>Kein Lüften: Ihre Karten werden für Sie aufgedeckt.</translation>
    </message>
    <message>
        <source>Sit out</source>
        <translation>Aussetzen</translation>
    </message>
    <message>
        <source>As soon as no coup is running.</source>
        <translation>Sobald kein Coup läuft.</translation>
    </message>
    <message>
        <source>Go on to my next decision</source>
        <translation>Weiter bis zu meiner nächsten Entscheidung</translation>
    </message>
    <message>
        <source>At top speed. The key W does the same.</source>
        <translation>In höchstem Tempo. Dasselbe tut die Taste W.</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Spiel anhalten</translation>
    </message>
    <message>
        <source>Nothing happens until you go on. The key P does the same.</source>
        <translation>Es geschieht nichts, bis Sie fortsetzen. Dasselbe tut die Taste P.</translation>
    </message>
</context>
<context>
    <name>PuntoRail</name>
    <message>
        <source>Cards in the shoe</source>
        <translation>Karten im Schlitten</translation>
    </message>
    <message>
        <source>Your purse</source>
        <translation>Ihre Börse</translation>
    </message>
    <message>
        <source>Your stakes</source>
        <translation>Ihre Einsätze</translation>
    </message>
    <message>
        <source>Commission to pay</source>
        <translation>Offene Kommission</translation>
    </message>
</context>
<context>
    <name>PuntoScene</name>
    <message>
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Your card, Punto</source>
        <translation>Ihre Karte, Punto</translation>
    </message>
    <message>
        <source>Your card, Banco</source>
        <translation>Ihre Karte, Banco</translation>
    </message>
</context>
<context>
    <name>PuntoTablePage</name>
    <message>
        <source>Same as before</source>
        <translation>Wie zuvor</translation>
    </message>
    <message>
        <source>Stake the same as in the coup before</source>
        <translation>Dasselbe setzen wie im letzten Coup</translation>
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
        <source>{who} cuts at card {n}.</source>
        <translation>{who} schneidet bei Karte {n}.</translation>
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
        <source>Sold: {who} has the bank with {n}.</source>
        <translation>Zugeschlagen: {who} hat die Bank mit {n}.</translation>
    </message>
    <message>
        <source>The bank is for sale at {n}.</source>
        <translation>Die Bank steht zum Verkauf, zu {n}.</translation>
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
        <source>{who} passes the bank and takes {n} home.</source>
        <translation>{who} gibt die Bank ab und nimmt {n} an sich.</translation>
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
        <source>{who} calls banco: {n}.</source>
        <translation>{who} sagt Banco an: {n}.</translation>
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
        <source>{n} of the bank goes back to {who}.</source>
        <translation>{who} erhält {n} aus der Bank zurück.</translation>
    </message>
    <message>
        <source>{who} declines the shoe.</source>
        <translation>{who} lehnt den Schlitten ab.</translation>
    </message>
    <message>
        <source>You decline the shoe.</source>
        <translation>Sie lehnen den Schlitten ab.</translation>
    </message>
    <message>
        <source>{who} takes the shoe.</source>
        <translation>{who} übernimmt den Schlitten.</translation>
    </message>
    <message>
        <source>You take the shoe.</source>
        <translation>Sie übernehmen den Schlitten.</translation>
    </message>
    <message>
        <source>{who} passes the shoe.</source>
        <translation>{who} gibt den Schlitten weiter.</translation>
    </message>
    <message>
        <source>You pass the shoe.</source>
        <translation>Sie geben den Schlitten weiter.</translation>
    </message>
    <message>
        <source>{who} stakes {n} on {field}.</source>
        <translation>{who} setzt {n} auf {field}.</translation>
    </message>
    <message>
        <source>You stake {n} on {field}.</source>
        <translation>Sie setzen {n} auf {field}.</translation>
    </message>
    <message>
        <source>{who} takes {n} back.</source>
        <translation>{who} nimmt {n} zurück.</translation>
    </message>
    <message>
        <source>{who} wins {n} on {field}.</source>
        <translation>{who} gewinnt {n} auf {field}.</translation>
    </message>
    <message>
        <source>You win {n} on {field}.</source>
        <translation>Sie gewinnen {n} auf {field}.</translation>
    </message>
    <message>
        <source>{who} pays {n} commission.</source>
        <translation>{who} zahlt {n} Kommission.</translation>
    </message>
    <message>
        <source>You pay {n} commission.</source>
        <translation>Sie zahlen {n} Kommission.</translation>
    </message>
    <message>
        <source>{n} commission is marked for {who}.</source>
        <translation>Kommission {n} für {who} vermerkt.</translation>
    </message>
    <message>
        <source>{n} commission is marked for you.</source>
        <translation>Kommission {n} für Sie vermerkt.</translation>
    </message>
    <message>
        <source>{who} settles the box: {n} commission.</source>
        <translation>{who} begleicht die Kommission: {n}.</translation>
    </message>
    <message>
        <source>You settle your box: {n} commission.</source>
        <translation>Sie begleichen Ihre Kommission: {n}.</translation>
    </message>
    <message>
        <source>Punto: {0}, {1}.</source>
        <translation>Punto: {0}, {1}.</translation>
    </message>
    <message>
        <source>Banco: {0}, {1}.</source>
        <translation>Banco: {0}, {1}.</translation>
    </message>
    <message>
        <source>{0} is turned, one card is burned.</source>
        <translation>{0} aufgedeckt; eine Karte wird verbrannt.</translation>
    </message>
    <message>
        <source>{0} is turned, {1} cards are burned.</source>
        <translation>{0} aufgedeckt; verbrannte Karten: {1}.</translation>
    </message>
    <message>
        <source>Punto {0}, Banco {1}: Punto wins.</source>
        <translation>Punto {0}, Banco {1}: Punto gewinnt.</translation>
    </message>
    <message>
        <source>Punto {0}, Banco {1}: Banco wins.</source>
        <translation>Punto {0}, Banco {1}: Banco gewinnt.</translation>
    </message>
    <message>
        <source>Punto {0}, Banco {1}: a tie.</source>
        <translation>Punto {0}, Banco {1}: Egalité.</translation>
    </message>
    <message>
        <source>The house takes {0} of the side bets.</source>
        <translation>Das Haus nimmt {0} der Nebenwetten.</translation>
    </message>
    <message>
        <source>The house takes {0}.</source>
        <translation>Das Haus nimmt {0}.</translation>
    </message>
    <message>
        <source>The croupier deals.</source>
        <translation>Der Croupier gibt.</translation>
    </message>
    <message>
        <source>The shoe moves on.</source>
        <translation>Der Schlitten wandert weiter.</translation>
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
        <source>{who} takes the last act back.</source>
        <translation>{who} macht den letzten Schritt rückgängig.</translation>
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
        <source>You sit down with {n}.</source>
        <translation>Sie nehmen mit {n} Platz.</translation>
    </message>
    <message>
        <source>You buy in for {n}.</source>
        <translation>Sie kaufen sich für {n} ein.</translation>
    </message>
    <message>
        <source>You leave with {n}.</source>
        <translation>Sie gehen mit {n}.</translation>
    </message>
    <message>
        <source>You sit out.</source>
        <translation>Sie setzen aus.</translation>
    </message>
    <message>
        <source>You play again.</source>
        <translation>Sie spielen wieder mit.</translation>
    </message>
    <message>
        <source>You give {n} to the staff.</source>
        <translation>Sie geben {n} für die Angestellten.</translation>
    </message>
    <message>
        <source>You may not hold the cards for the rest of this shoe.</source>
        <translation>Sie dürfen für den Rest dieser Taille die Karten nicht halten.</translation>
    </message>
    <message>
        <source>You cut at card {n}.</source>
        <translation>Sie schneiden bei Karte {n}.</translation>
    </message>
    <message>
        <source>You decline the bank.</source>
        <translation>Sie lehnen die Bank ab.</translation>
    </message>
    <message>
        <source>You take the bank with {n}.</source>
        <translation>Sie übernehmen die Bank mit {n}.</translation>
    </message>
    <message>
        <source>Sold: you have the bank with {n}.</source>
        <translation>Zugeschlagen: Sie haben die Bank mit {n}.</translation>
    </message>
    <message>
        <source>You pass the bank and take {n} home.</source>
        <translation>Sie geben die Bank ab und nehmen {n} an sich.</translation>
    </message>
    <message>
        <source>{n} of the bank goes back to you.</source>
        <translation>Sie erhalten {n} aus der Bank zurück.</translation>
    </message>
    <message>
        <source>You bid {n}.</source>
        <translation>Sie bieten {n}.</translation>
    </message>
    <message>
        <source>You bid no more.</source>
        <translation>Sie bieten nicht mehr.</translation>
    </message>
    <message>
        <source>You keep the bank.</source>
        <translation>Sie halten die Bank.</translation>
    </message>
    <message>
        <source>You set {n} aside.</source>
        <translation>Sie legen {n} beiseite.</translation>
    </message>
    <message>
        <source>You do not follow.</source>
        <translation>Sie verzichten auf Suivi.</translation>
    </message>
    <message>
        <source>You stake {n}.</source>
        <translation>Sie setzen {n}.</translation>
    </message>
    <message>
        <source>You call banco: {n}.</source>
        <translation>Sie sagen Banco an: {n}.</translation>
    </message>
    <message>
        <source>You call banco avec la table: {n}.</source>
        <translation>Sie sagen Banco avec la table an: {n}.</translation>
    </message>
    <message>
        <source>You follow: banco, {n}.</source>
        <translation>Sie spielen Banco suivi: {n}.</translation>
    </message>
    <message>
        <source>You take {n} back.</source>
        <translation>Sie nehmen {n} zurück.</translation>
    </message>
    <message>
        <source>{n} goes back to you.</source>
        <translation>{n} gehen an Sie zurück.</translation>
    </message>
    <message>
        <source>{n} too much goes back to you.</source>
        <translation>{n} zu viel gehen an Sie zurück.</translation>
    </message>
    <message>
        <source>You leave the cards to others.</source>
        <translation>Sie überlassen die Karten anderen.</translation>
    </message>
    <message>
        <source>You take the last act back.</source>
        <translation>Sie machen den letzten Schritt rückgängig.</translation>
    </message>
    <message>
        <source>{who} takes the bank at {n}.</source>
        <translation>{who} übernimmt die Bank für {n}.</translation>
    </message>
    <message>
        <source>{who} declines.</source>
        <translation>{who} lehnt ab.</translation>
    </message>
    <message>
        <source>You take the bank at {n}.</source>
        <translation>Sie übernehmen die Bank für {n}.</translation>
    </message>
    <message>
        <source>You decline.</source>
        <translation>Sie lehnen ab.</translation>
    </message>
    <message>
        <source>You win {n}.</source>
        <translation>Sie gewinnen {n}.</translation>
    </message>
    <message>
        <source>{0} (garage {1})</source>
        <translation>{0} (Garage {1})</translation>
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
        <source>Shoe {0} is finished.</source>
        <translation>Schlitten {0} ist zu Ende.</translation>
    </message>
    <message>
        <source>The bank returns to you.</source>
        <translation>Die Bank kehrt zu Ihnen zurück.</translation>
    </message>
    <message>
        <source>The bank returns to {0}.</source>
        <translation>Die Bank kehrt zu {0} zurück.</translation>
    </message>
    <message>
        <source>The bank is offered, first to you.</source>
        <translation>Die Bank wird angeboten, zuerst Ihnen.</translation>
    </message>
    <message>
        <source>The bank is offered, first to {0}.</source>
        <translation>Die Bank wird angeboten, zuerst {0}.</translation>
    </message>
    <message>
        <source>Nothing is left of the bank.</source>
        <translation>Von der Bank bleibt nichts.</translation>
    </message>
    <message>
        <source>A bank of {0}.</source>
        <translation>Die Bank steht auf {0}.</translation>
    </message>
    <message>
        <source>You may follow.</source>
        <translation>Sie haben das Recht auf Suivi.</translation>
    </message>
    <message>
        <source>{0} may follow.</source>
        <translation>{0} hat das Recht auf Suivi.</translation>
    </message>
    <message>
        <source>You call banco prime: {1}.</source>
        <translation>Sie sagen Banco prime an: {1}.</translation>
    </message>
    <message>
        <source>{0} calls banco prime: {1}.</source>
        <translation>{0} sagt Banco prime an: {1}.</translation>
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
        <source>{0} at risk; you hold the cards.</source>
        <translation>{0} im Spiel; Sie halten die Karten.</translation>
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
        <source>Bank {0}, ponte {1}: a tie, the stakes stay.</source>
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
        <source>Save the page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Aufzeichnung speichern</translation>
    </message>
    <message>
        <source>Records (*.baccara)</source>
        <translation>Aufzeichnungen (*.baccara)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Pages (*.pdf)</source>
        <translation>Seiten (*.pdf)</translation>
    </message>
</context>
<context>
    <name>RecordList</name>
    <message>
        <source>Coup record</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why did the last coup go like this?</source>
        <translation>Warum ging der letzte Coup so aus?</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>The scoreboards of the shoe</source>
        <translation>Die Tafeln der Taille</translation>
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
        <translation>Das nächste Gebot beträgt mindestens {least}.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Half the bank is below the least stake, or more than lies before you.</source>
        <translation>Die halbe Bank liegt unter dem kleinsten Einsatz oder über dem, was vor Ihnen liegt.</translation>
    </message>
    <message>
        <source>The tableau, or the advice that was given, leaves no choice.</source>
        <translation>Das Tableau oder der erteilte Rat lässt keine Wahl.</translation>
    </message>
    <message>
        <source>You have passed the cards on already.</source>
        <translation>Sie haben die Karten schon abgegeben.</translation>
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
        <source>First say whether you follow; stakes and other calls come after that.</source>
        <translation>Sagen Sie zuerst, ob Sie folgen; Einsätze und andere Ansagen kommen danach.</translation>
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
    <message>
        <source>Others are still being asked for a stake. (C10)</source>
        <translation>Andere werden noch um ihren Einsatz gebeten. (C10)</translation>
    </message>
    <message>
        <source>A stake is at least {0}; “Take back” takes all home.</source>
        <translation>Ein Einsatz beträgt mindestens {0}; „Abziehen“ holt alles zurück.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>There is no other from here on.</source>
        <translation>Von hier an kommt das nicht mehr vor.</translation>
    </message>
    <message>
        <source>After the last coup</source>
        <translation>Nach dem letzten Coup</translation>
    </message>
    <message>
        <source>Coup {0} of {1}</source>
        <translation>Coup {0} von {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>Making a session from here on</source>
        <translation>Von hier an entsteht eine Partie</translation>
    </message>
    <message>
        <source>Cancelled; no session was made.</source>
        <translation>Abgebrochen; keine Partie ist entstanden.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written: {0}</source>
        <translation>Abgebrochen; nichts wurde geschrieben: {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Saving “{0}”</source>
        <translation>„{0}“ wird gespeichert</translation>
    </message>
    <message>
        <source>Copied: {0}</source>
        <translation>Kopiert: {0}</translation>
    </message>
    <message>
        <source>The picture is saved: {0}</source>
        <translation>Das Bild ist gespeichert: {0}</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Next banco</source>
        <translation>Nächstes Banco</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>Next natural</source>
        <translation>Nächster Schlag</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Versteigerung</translation>
    </message>
    <message>
        <source>Next auction</source>
        <translation>Nächste Versteigerung</translation>
    </message>
    <message>
        <source>New banker</source>
        <translation>Bankwechsel</translation>
    </message>
    <message>
        <source>Next change of bank</source>
        <translation>Nächster Bankwechsel</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Egalité</translation>
    </message>
    <message>
        <source>Next tie</source>
        <translation>Nächste Egalité</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>Neue Taille</translation>
    </message>
    <message>
        <source>Next new shoe</source>
        <translation>Nächste neue Taille</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Sessions</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Back to your sessions</source>
        <translation>Zurück zu Ihren Partien</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Bild des Tisches speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
</context>
<context>
    <name>ResultBanner</name>
    <message>
        <source>Last coup</source>
        <translation>Letzter Coup</translation>
    </message>
</context>
<context>
    <name>Roads</name>
    <message>
        <source>Bead plate</source>
        <translation>Bead Plate</translation>
    </message>
    <message>
        <source>Big road</source>
        <translation>Big Road</translation>
    </message>
    <message>
        <source>Big eye boy</source>
        <translation>Big Eye Boy</translation>
    </message>
    <message>
        <source>Small road</source>
        <translation>Small Road</translation>
    </message>
    <message>
        <source>Cockroach road</source>
        <translation>Cockroach</translation>
    </message>
    <message>
        <source>Big eye</source>
        <translation>Big Eye</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Small</translation>
    </message>
    <message>
        <source>Cockroach</source>
        <translation>Cockroach</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Egalité</translation>
    </message>
    <message>
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
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
        <source>Who deals</source>
        <translation>Wer gibt</translation>
    </message>
    <message>
        <source>The shoe goes round; after a loss of Banco it passes to the right</source>
        <translation>Der Schlitten geht reihum; verliert Banco, wandert er nach rechts</translation>
    </message>
    <message>
        <source>The croupier</source>
        <translation>Der Croupier</translation>
    </message>
    <message>
        <source>Turning</source>
        <translation>Aufdecken</translation>
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
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Tie</translation>
    </message>
    <message>
        <source>The house’s part</source>
        <translation>Der Anteil des Hauses</translation>
    </message>
    <message>
        <source>Punto pair, Banco pair</source>
        <translation>Punto-Paar, Banco-Paar</translation>
    </message>
    <message>
        <source>Dragon 7, Panda 8</source>
        <translation>Dragon 7, Panda 8</translation>
    </message>
    <message>
        <source>{0} to {1}, pays {2}</source>
        <translation>{0} bis {1}, zahlt {2}</translation>
    </message>
    <message>
        <source>Turned one by one, by the highest stake on each side</source>
        <translation>Einzeln aufgedeckt, durch den höchsten Einsatz jeder Seite</translation>
    </message>
    <message>
        <source>Turned all at once, by the croupier</source>
        <translation>Alle zugleich aufgedeckt, vom Croupier</translation>
    </message>
    <message>
        <source>Punto’s play</source>
        <translation>Puntos Spiel</translation>
    </message>
    <message>
        <source>Banco’s play, by Punto’s third card</source>
        <translation>Bancos Spiel, nach Puntos dritter Karte</translation>
    </message>
    <message>
        <source>D draws, S stands. The last column: Punto took no card.</source>
        <translation>Z zieht, B bleibt. Letzte Spalte: Punto nahm keine Karte.</translation>
    </message>
    <message>
        <source>In the first coup from {0} packs. Gain is what a stake brings on average: the minus is the advantage of the house.</source>
        <translation>Im ersten Coup aus {0} Kartenspielen. Ertrag ist, was ein Einsatz im Mittel bringt: Das Minus ist der Vorteil des Hauses.</translation>
    </message>
    <message>
        <source>The ponte’s play</source>
        <translation>Das Spiel des Ponte</translation>
    </message>
    <message>
        <source>The banker’s play, by the ponte’s third card</source>
        <translation>Das Spiel des Bankhalters, nach der dritten Karte des Ponte</translation>
    </message>
    <message>
        <source>D draws, S stands, ? is free. The last column: the ponte took no card.</source>
        <translation>Z zieht, B bleibt, ? ist frei. Letzte Spalte: Der Ponte nahm keine Karte.</translation>
    </message>
    <message>
        <source>D draws, S stands. The last column: the ponte took no card.</source>
        <translation>Z zieht, B bleibt. Letzte Spalte: Der Ponte nahm keine Karte.</translation>
    </message>
    <message>
        <source>In the first coup from {0} packs, by the tableau.</source>
        <translation>Im ersten Coup aus {0} Kartenspielen, nach dem Tableau.</translation>
    </message>
    <message>
        <source>In the first coup from {0} packs, by the tableau, drawing where it is free.</source>
        <translation>Im ersten Coup aus {0} Kartenspielen, nach dem Tableau; wo es frei ist, wird gezogen.</translation>
    </message>
    <message>
        <source>Gain is what a stake brings on average.</source>
        <translation>Ertrag ist, was ein Einsatz im Mittel bringt.</translation>
    </message>
    <message>
        <source>Gain is what a stake brings on average, to the bank less {0} % cagnotte.</source>
        <translation>Ertrag ist, was ein Einsatz im Mittel bringt, der Bank abzüglich {0}&#xa0;% Cagnotte.</translation>
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
        <source>In figures</source>
        <translation>In Zahlen</translation>
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
    <message>
        <source>Save the tableau to print …</source>
        <translation>Tableau zum Drucken speichern …</translation>
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
    <name>SeatRing</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Croupier</source>
        <translation>Croupier</translation>
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
        <source>Avec la table</source>
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
        <source>No stake</source>
        <translation>Kein Einsatz</translation>
    </message>
    <message>
        <source>Bids no more</source>
        <translation>Bietet nicht mehr</translation>
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
        <source>Both hands</source>
        <translation>Beide Hände</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>turns the cards of both hands</source>
        <translation>deckt die Karten beider Hände auf</translation>
    </message>
    <message>
        <source>turns {0}’s cards</source>
        <translation>deckt die Karten von {0} auf</translation>
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
        <source>{0} on {1}</source>
        <translation>{0} auf {1}</translation>
    </message>
    <message>
        <source>commission {0}</source>
        <translation>Kommission {0}</translation>
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
    <name>SessionDetails</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Compare with the first line</source>
        <translation>Mit der ursprünglichen vergleichen</translation>
    </message>
    <message>
        <source>Fair shoe</source>
        <translation>Fairer Schlitten</translation>
    </message>
    <message>
        <source>Check the shoes</source>
        <translation>Schlitten prüfen</translation>
    </message>
    <message>
        <source>That table is closed for good.</source>
        <translation>Dieser Tisch ist endgültig geschlossen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern als …</translation>
    </message>
    <message>
        <source>Save the session as a record, a report, a table or a text</source>
        <translation>Partie als Aufzeichnung, Bericht, Tabelle oder Text speichern</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>SessionList</name>
    <message>
        <source>Your sessions</source>
        <translation>Ihre Partien</translation>
    </message>
</context>
<context>
    <name>SessionSheet</name>
    <message>
        <source>The record holds every step of the session. It can be opened again anywhere, and it is all that a report of a problem needs.</source>
        <translation>Die Aufzeichnung enthält jeden Schritt der Partie. Sie lässt sich überall wieder öffnen, und mehr braucht es nicht, um ein Problem zu melden.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the record …</source>
        <translation>Aufzeichnung speichern …</translation>
    </message>
    <message>
        <source>Report a problem …</source>
        <translation>Problem melden …</translation>
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
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunderrot</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Große Eckzeichen</translation>
    </message>
    <message>
        <source>Without indices</source>
        <translation>Ohne Eckzeichen</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>J Q K – English</source>
        <translation>J Q K – englisch</translation>
    </message>
    <message>
        <source>V D R – French</source>
        <translation>V D R – französisch</translation>
    </message>
    <message>
        <source>B D K – German</source>
        <translation>B D K – deutsch</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosette</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Fans</source>
        <translation>Fächer</translation>
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
        <source>I deal the cards myself</source>
        <translation>Ich gebe die Karten selbst</translation>
    </message>
    <message>
        <source>As banker you draw each card from the shoe, unless all moves at once.</source>
        <translation>Als Bankhalter ziehen Sie jede Karte aus dem Schlitten, außer wenn alles sofort geschieht.</translation>
    </message>
    <message>
        <source>The odds at Punto Banco</source>
        <translation>Die Chancen bei Punto Banco</translation>
    </message>
    <message>
        <source>Beside the table: what each field brings in the next coup, by the cards not yet seen.</source>
        <translation>Neben dem Tisch: was jedes Feld im nächsten Coup bringt, nach den noch ungesehenen Karten.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Tuch</translation>
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
        <source>Casino discipline</source>
        <translation>Casino-Disziplin</translation>
    </message>
    <message>
        <source>What is said is said: no stake, call or bank can be taken back.</source>
        <translation>Gesagt ist gesagt: Kein Einsatz, keine Ansage, keine Bank geht zurück.</translation>
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
        <source>Turned cards</source>
        <translation>Aufgedeckte Karten</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>The croupier’s rake</source>
        <translation>Der Rechen des Croupiers</translation>
    </message>
    <message>
        <source>Cagnotte and tips</source>
        <translation>Cagnotte und Trinkgeld</translation>
    </message>
    <message>
        <source>Shuffling and cutting</source>
        <translation>Mischen und Schneiden</translation>
    </message>
    <message>
        <source>The croupier’s bell when you are asked</source>
        <translation>Die Glocke des Croupiers, wenn Sie gefragt sind</translation>
    </message>
    <message>
        <source>The bank’s passage and the hammer</source>
        <translation>Die Suite und der Hammer</translation>
    </message>
    <message>
        <source>There is no sound; missing or damaged: {0}</source>
        <translation>Es gibt keinen Ton; fehlt oder ist beschädigt: {0}</translation>
    </message>
    <message>
        <source>There is no sound: this computer has no device to play it on.</source>
        <translation>Es gibt keinen Ton: Dieser Computer hat kein Gerät, das ihn abspielt.</translation>
    </message>
</context>
<context>
    <name>Squeeze</name>
    <message>
        <source>The arrow keys bend it up, Space turns it</source>
        <translation>Pfeiltasten biegen sie auf, Leertaste deckt auf</translation>
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
        <source>Repeat</source>
        <translation>Erneut</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Noch einmal dasselbe</translation>
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
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Deal, count and pay as the croupier does</source>
        <translation>Geben, zählen und auszahlen wie der Croupier</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Aufzeichnung öffnen …</translation>
    </message>
    <message>
        <source>A .baccara file, or drop one here</source>
        <translation>Eine .baccara-Datei wählen oder hier ablegen</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alle Partien</translation>
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
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Es wird gezählt …</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Leave them out</source>
        <translation>Nicht mitzählen</translation>
    </message>
    <message>
        <source>Count them, too</source>
        <translation>Mitzählen</translation>
    </message>
    <message>
        <source>Leave copies and what ifs out</source>
        <translation>Kopien und „Was wäre wenn“ nicht mitzählen</translation>
    </message>
    <message>
        <source>Count copies and what ifs, too</source>
        <translation>Kopien und „Was wäre wenn“ mitzählen</translation>
    </message>
    <message>
        <source>Nothing to count yet</source>
        <translation>Noch nichts zu zählen</translation>
    </message>
    <message>
        <source>Play a coup to its end, and it is counted here: what you win and lose, how long banks last, how often a tie comes.</source>
        <translation>Spielen Sie einen Coup zu Ende, und er wird hier gezählt: was Sie gewinnen und verlieren, wie lange Banken dauern, wie oft Egalité kommt.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>Storage</name>
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
        <source>The library is empty, but there are copies of it: {path}</source>
        <translation>Die Bibliothek ist leer, aber es gibt Kopien von ihr: {path}</translation>
    </message>
    <message>
        <source>The library is missing, but there are copies of it: {path}</source>
        <translation>Die Bibliothek fehlt, aber es gibt Kopien von ihr: {path}</translation>
    </message>
    <message>
        <source>The library was removed or replaced, so nothing more is stored; start Baccara again: {path}</source>
        <translation>Die Bibliothek wurde entfernt oder ersetzt; es wird nichts mehr gespeichert. Starten Sie Baccara neu: {path}</translation>
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
        <source>The library was damaged. {sessions} tables were saved into a new one; the old file is kept: {old}</source>
        <translation>Die Bibliothek war beschädigt. In eine neue gerettete Tische: {sessions}; die alte Datei bleibt erhalten: {old}</translation>
    </message>
    <message>
        <source>That table did not come so far.</source>
        <translation>So weit kam dieser Tisch nicht.</translation>
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
        <source>This lesson was continued elsewhere; open it again to go on.</source>
        <translation>Diese Lektion wurde anderswo weitergeführt; öffnen Sie sie neu, um fortzufahren.</translation>
    </message>
    <message>
        <source>What you left was begun with another version and cannot go on. Begin anew; what you did still counts.</source>
        <translation>Was Sie verlassen haben, wurde mit einer anderen Version begonnen und kann nicht weitergehen. Beginnen Sie neu; was Sie getan haben, zählt weiter.</translation>
    </message>
    <message>
        <source>That table is damaged and cannot be opened: {reason}</source>
        <translation>Dieser Tisch ist beschädigt und lässt sich nicht öffnen: {reason}</translation>
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
        <source>A newer version of Baccara wrote this record: {path}</source>
        <translation>Eine neuere Version von Baccara hat diese Aufzeichnung geschrieben: {path}</translation>
    </message>
    <message>
        <source>This record is cut off after line {line}: {path}</source>
        <translation>Diese Aufzeichnung bricht nach Zeile {line} ab: {path}</translation>
    </message>
    <message>
        <source>Line {line} shows that this record was altered ({reason}): {path}</source>
        <translation>Zeile {line} zeigt, dass diese Aufzeichnung verändert wurde ({reason}): {path}</translation>
    </message>
    <message>
        <source>Line {line} of this record has impossible values ({reason}): {path}</source>
        <translation>Zeile {line} dieser Aufzeichnung enthält unmögliche Werte ({reason}): {path}</translation>
    </message>
    <message>
        <source>This record has only {coups} coups: {path}</source>
        <translation>Diese Aufzeichnung hat nur {coups} Coups: {path}</translation>
    </message>
    <message>
        <source>a shoe is missing</source>
        <translation>ein Schlitten fehlt</translation>
    </message>
    <message>
        <source>a step does not fit the table</source>
        <translation>ein Schritt passt nicht zum Tisch</translation>
    </message>
    <message>
        <source>it does not name as many seats as its rules</source>
        <translation>er nennt nicht so viele Plätze wie seine Regeln</translation>
    </message>
    <message>
        <source>it is a library of sessions</source>
        <translation>es ist eine Bibliothek von Partien</translation>
    </message>
    <message>
        <source>it is a link to itself</source>
        <translation>es ist eine Verknüpfung mit sich selbst</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>den Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>its folder is read-only</source>
        <translation>der Ordner ist schreibgeschützt</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>es gibt sie nicht</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>sie ist zu lang</translation>
    </message>
    <message>
        <source>it has no steps</source>
        <translation>sie enthält keine Schritte</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>sie wurde beim Lesen verändert</translation>
    </message>
    <message>
        <source>its digest does not fit its steps</source>
        <translation>seine Prüfsumme passt nicht zu seinen Schritten</translation>
    </message>
    <message>
        <source>its header does not fit its check</source>
        <translation>der Kopf passt nicht zu seiner Prüfsumme</translation>
    </message>
    <message>
        <source>its rules cannot be read</source>
        <translation>die Regeln sind nicht lesbar</translation>
    </message>
    <message>
        <source>its shoes are not those it was committed to</source>
        <translation>seine Schlitten passen nicht zu ihren Siegeln</translation>
    </message>
    <message>
        <source>something follows its digest</source>
        <translation>nach der Prüfsumme folgt noch etwas</translation>
    </message>
    <message>
        <source>the user sits at more than one seat</source>
        <translation>der Spieler sitzt auf mehr als einem Platz</translation>
    </message>
    <message>
        <source>what it began with is not what was written</source>
        <translation>der Anfang ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>its steps are not those its summary counts</source>
        <translation>es sind nicht so viele Schritte, wie vermerkt</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>es ist kein Ordner</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Lese- oder Schreibfehler</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät ist belegt</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherkontingent ist erschöpft</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Datei ist zu groß</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>ungültige Angabe</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Gerät fehlt</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Datei ist nicht mehr erreichbar</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>zu viele Verweise hintereinander</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>it is not what Baccara writes</source>
        <translation>so schreibt Baccara es nicht</translation>
    </message>
    <message>
        <source>what stands at “{place}” is not what Baccara writes</source>
        <translation>was bei „{place}“ steht, schreibt Baccara so nicht</translation>
    </message>
    <message>
        <source>SQLite says “{said}”</source>
        <translation>SQLite meldet „{said}“</translation>
    </message>
    <message>
        <source>step {step} is not what was written</source>
        <translation>Schritt {step} ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>step {step} is missing</source>
        <translation>Schritt {step} fehlt</translation>
    </message>
    <message>
        <source>“{phase}” is no phase of a table</source>
        <translation>„{phase}“ ist keine Phase eines Tisches</translation>
    </message>
    <message>
        <source>its digest does not fit its steps; the first wrong line is {line}</source>
        <translation>seine Prüfsumme passt nicht zu seinen Schritten; die erste falsche Zeile ist {line}</translation>
    </message>
    <message>
        <source>its rules contradict themselves</source>
        <translation>die Regeln widersprechen sich</translation>
    </message>
    <message>
        <source>the shoe is not {packs} packs of cards</source>
        <translation>der Schlitten besteht nicht aus {packs} Kartenspielen</translation>
    </message>
    <message>
        <source>the table does not allow it there, see rule {rule}</source>
        <translation>der Tisch erlaubt es dort nicht, siehe Regel {rule}</translation>
    </message>
    <message>
        <source>what seat {seat} can take back is step {step}</source>
        <translation>was Platz {seat} zurücknehmen kann, ist Schritt {step}</translation>
    </message>
    <message>
        <source>event {n} is missing</source>
        <translation>Ereignis {n} fehlt</translation>
    </message>
    <message>
        <source>event {n} is not what follows from the rules</source>
        <translation>Ereignis {n} ist nicht, was aus den Regeln folgt</translation>
    </message>
    <message>
        <source>event {n} does not follow from the rules</source>
        <translation>Ereignis {n} folgt nicht aus den Regeln</translation>
    </message>
    <message>
        <source>the seed of shoe {shoe} is no seed</source>
        <translation>der Startwert von Schlitten {shoe} ist keiner</translation>
    </message>
    <message>
        <source>the seed of shoe {shoe} is not the one that was committed to</source>
        <translation>der Startwert von Schlitten {shoe} passt nicht zu seinem Siegel</translation>
    </message>
    <message>
        <source>the order of shoe {shoe} does not come from its seed</source>
        <translation>die Reihenfolge von Schlitten {shoe} folgt nicht aus seinem Startwert</translation>
    </message>
    <message>
        <source>Line {line} of this record cannot be read ({reason}): {path}</source>
        <translation>Zeile {line} dieser Aufzeichnung lässt sich nicht lesen ({reason}): {path}</translation>
    </message>
    <message>
        <source>Nothing can be played or kept in this library, for it is read-only: {path}</source>
        <translation>In dieser Bibliothek lässt sich nichts spielen oder aufbewahren, denn sie ist schreibgeschützt: {path}</translation>
    </message>
    <message>
        <source>The library was lost. Its copy of {day} is in its place now (tables: {sessions}): {path}</source>
        <translation>Die Bibliothek war verloren. An ihrer Stelle liegt jetzt die Kopie vom {day} (Tische: {sessions}): {path}</translation>
    </message>
    <message>
        <source>This file is no record of Baccara, as line 1 shows: {path}</source>
        <translation>Diese Datei ist keine Aufzeichnung von Baccara, wie Zeile 1 zeigt: {path}</translation>
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
    <name>Story</name>
    <message>
        <source>Copy coup</source>
        <translation>Coup kopieren</translation>
    </message>
    <message>
        <source>Copy the notation of this coup</source>
        <translation>Die Notation dieses Coups kopieren</translation>
    </message>
    <message>
        <source>Picture …</source>
        <translation>Bild …</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>Bild des Tisches speichern</translation>
    </message>
    <message>
        <source>Save the session as …</source>
        <translation>Partie speichern als …</translation>
    </message>
    <message>
        <source>Save the session as a record, a report, a table or a text</source>
        <translation>Partie als Aufzeichnung, Bericht, Tabelle oder Text speichern</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Shoe {0} · Coup {1} · {2} × 52</source>
        <translation>Taille {0} · Coup {1} · {2} × 52</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Go home</source>
        <translation>Zurück</translation>
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
        <source>Session</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The session in figures; save its record</source>
        <translation>Die Partie in Zahlen; Aufzeichnung speichern</translation>
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
        <source>Ponte with %1 %2</source>
        <translation>Ponte mit %1 %2</translation>
    </message>
    <message>
        <source>Bank with %1 against %2 %3</source>
        <translation>Bank mit %1 gegen %2 %3</translation>
    </message>
</context>
<context>
    <name>Ticket</name>
    <message>
        <source>Cagnotte</source>
        <translation>Cagnotte</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
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
    <name>VerdictBar</name>
    <message>
        <source>What is right and why is said here.</source>
        <translation>Was richtig ist und warum, steht hier.</translation>
    </message>
    <message>
        <source>%1 (rule %2)</source>
        <translation>%1 (Regel %2)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leer</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>Ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Coup {0}: the bank wins</source>
        <translation>Coup {0}: Die Bank gewinnt</translation>
    </message>
    <message>
        <source>Coup {0}: the ponte wins</source>
        <translation>Coup {0}: Der Ponte gewinnt</translation>
    </message>
    <message>
        <source>Coup {0}: a tie</source>
        <translation>Coup {0}: Egalité</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>{0}: {1} more than the bank could cover went back</source>
        <translation>{0}: {1} mehr, als die Bank decken konnte, gingen zurück</translation>
    </message>
    <message>
        <source>Trimmed</source>
        <translation>Gekürzt</translation>
    </message>
    <message>
        <source>{0} of {1} was not covered, and so not at risk</source>
        <translation>{0} von {1} waren nicht gedeckt und damit nicht im Spiel</translation>
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
        <source>{0}, the banker</source>
        <translation>{0}, Bankhalter</translation>
    </message>
    <message>
        <source>{0}: who calls holds them</source>
        <translation>{0}: Wer ansagt, hält sie</translation>
    </message>
    <message>
        <source>{0}: nobody else had a stake</source>
        <translation>{0}: Sonst hatte niemand gesetzt</translation>
    </message>
    <message>
        <source>{0}: the largest stake</source>
        <translation>{0}: der höchste Einsatz</translation>
    </message>
    <message>
        <source>{0}: of the largest stakes the nearest to the banker’s right</source>
        <translation>{0}: von den höchsten Einsätzen dem Bankhalter rechts am nächsten</translation>
    </message>
    <message>
        <source>{0}: the larger stakes left them, or may not hold them</source>
        <translation>{0}: Die höheren Einsätze gaben sie ab oder dürfen sie nicht halten</translation>
    </message>
    <message>
        <source>The croupier: nobody could or would hold them</source>
        <translation>Der Croupier: Niemand konnte oder wollte sie halten</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Bankhalter</translation>
    </message>
    <message>
        <source>{0} in two cards ends the coup, though a card was asked for</source>
        <translation>{0} mit zwei Karten beendet den Coup, obwohl eine Karte verlangt war</translation>
    </message>
    <message>
        <source>Coup {0}: Banco wins</source>
        <translation>Coup {0}: Banco gewinnt</translation>
    </message>
    <message>
        <source>Coup {0}: Punto wins</source>
        <translation>Coup {0}: Punto gewinnt</translation>
    </message>
    <message>
        <source>Punto</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>The house</source>
        <translation>Das Haus</translation>
    </message>
    <message>
        <source>The croupier turned all at once</source>
        <translation>Der Croupier deckte alle auf einmal auf</translation>
    </message>
    <message>
        <source>Turned by the highest stake on each side: Punto’s by {0}, Banco’s by {1}</source>
        <translation>Aufgedeckt durch den höchsten Einsatz jeder Seite: Puntos durch {0}, Bancos durch {1}</translation>
    </message>
    <message>
        <source>the croupier</source>
        <translation>den Croupier</translation>
    </message>
    <message>
        <source>{0} in two cards ends the coup</source>
        <translation>{0} mit zwei Karten beendet den Coup</translation>
    </message>
    <message>
        <source>{0}, but the coup was decided: no card</source>
        <translation>{0}, aber der Coup war entschieden: keine Karte</translation>
    </message>
    <message>
        <source>{0} draws, by the tableau</source>
        <translation>{0} zieht nach dem Tableau</translation>
    </message>
    <message>
        <source>{0} stands, by the tableau</source>
        <translation>{0} bleibt nach dem Tableau</translation>
    </message>
    <message>
        <source>{0} draws when Punto took no card</source>
        <translation>{0} zieht, wenn Punto keine Karte nahm</translation>
    </message>
    <message>
        <source>{0} stands when Punto took no card</source>
        <translation>{0} bleibt, wenn Punto keine Karte nahm</translation>
    </message>
    <message>
        <source>{0} draws when Punto was given {1}</source>
        <translation>{0} zieht, wenn Punto {1} erhielt</translation>
    </message>
    <message>
        <source>{0} stands when Punto was given {1}</source>
        <translation>{0} bleibt, wenn Punto {1} erhielt</translation>
    </message>
    <message>
        <source>Banco’s {0} against {1}: stakes on Banco win</source>
        <translation>Bancos {0} gegen {1}: Einsätze auf Banco gewinnen</translation>
    </message>
    <message>
        <source>Punto’s {1} against {0}: stakes on Punto win</source>
        <translation>Puntos {1} gegen {0}: Einsätze auf Punto gewinnen</translation>
    </message>
    <message>
        <source>Both have {0}: the tie pays, stakes on Punto and Banco lie</source>
        <translation>Beide haben {0}: Tie zahlt, Einsätze auf Punto und Banco bleiben liegen</translation>
    </message>
    <message>
        <source>No commission</source>
        <translation>Keine Kommission</translation>
    </message>
    <message>
        <source>Banco won with 6 and is paid half</source>
        <translation>Banco gewann mit 6 und wird halb ausgezahlt</translation>
    </message>
    <message>
        <source>Banco won with a 7 of three cards: its stakes lie</source>
        <translation>Banco gewann mit einer 7 aus drei Karten: Die Einsätze darauf bleiben liegen</translation>
    </message>
    <message>
        <source>5 % of what Banco won: {0}</source>
        <translation>5&#xa0;% von Bancos Gewinn: {0}</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Kommission</translation>
    </message>
    <message>
        <source>Punto pair</source>
        <translation>Punto-Paar</translation>
    </message>
    <message>
        <source>Banco pair</source>
        <translation>Banco-Paar</translation>
    </message>
    <message>
        <source>The first two cards are of one rank: paid 11 to 1</source>
        <translation>Die ersten zwei Karten haben denselben Rang: zahlt 11 zu 1</translation>
    </message>
    <message>
        <source>Dragon 7</source>
        <translation>Dragon 7</translation>
    </message>
    <message>
        <source>It is paid 40 to 1</source>
        <translation>Zahlt 40 zu 1</translation>
    </message>
    <message>
        <source>Panda 8</source>
        <translation>Panda 8</translation>
    </message>
    <message>
        <source>It is paid 25 to 1</source>
        <translation>Zahlt 25 zu 1</translation>
    </message>
    <message>
        <source>{0} draws when the ponte took no card</source>
        <translation>{0} zieht, wenn der Ponte keine Karte nahm</translation>
    </message>
    <message>
        <source>{0} stands when the ponte took no card</source>
        <translation>{0} bleibt, wenn der Ponte keine Karte nahm</translation>
    </message>
    <message>
        <source>{0} draws when the ponte was given {1}</source>
        <translation>{0} zieht, wenn der Ponte {1} erhielt</translation>
    </message>
    <message>
        <source>{0} stands when the ponte was given {1}</source>
        <translation>{0} bleibt, wenn der Ponte {1} erhielt</translation>
    </message>
    <message>
        <source>{0}: the croupier plays by the tableau, and drew</source>
        <translation>{0}: Der Croupier spielt nach dem Tableau und zog</translation>
    </message>
    <message>
        <source>{0}: the croupier plays by the tableau, and stood</source>
        <translation>{0}: Der Croupier spielt nach dem Tableau und blieb</translation>
    </message>
    <message>
        <source>{0}: the croupier was asked and said draw, which binds</source>
        <translation>{0}: Der Croupier wurde gefragt und riet zu ziehen; das bindet</translation>
    </message>
    <message>
        <source>{0}: the croupier was asked and said stand, which binds</source>
        <translation>{0}: Der Croupier wurde gefragt und riet zu bleiben; das bindet</translation>
    </message>
    <message>
        <source>{0}: alone against the bank, and so free.</source>
        <translation>{0}: allein gegen die Bank, also frei.</translation>
    </message>
    <message>
        <source>{0} is free.</source>
        <translation>{0} ist frei.</translation>
    </message>
    <message>
        <source>{0} is free when the ponte was given {1}.</source>
        <translation>{0} ist frei, wenn der Ponte {1} erhielt.</translation>
    </message>
    <message>
        <source>{0}: in the parlour game the banker is free.</source>
        <translation>{0}: Im Salonspiel ist der Bankhalter frei.</translation>
    </message>
    <message>
        <source>He drew: a faux tirage.</source>
        <translation>Gezogen: ein Faux tirage.</translation>
    </message>
    <message>
        <source>He took no card: a faux tirage.</source>
        <translation>Keine Karte: ein Faux tirage.</translation>
    </message>
    <message>
        <source>He drew.</source>
        <translation>Gezogen.</translation>
    </message>
    <message>
        <source>He took no card.</source>
        <translation>Keine Karte.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Both have {0}: nothing moves, the stakes lie</source>
        <translation>Beide haben {0}: Nichts bewegt sich, die Einsätze bleiben</translation>
    </message>
    <message>
        <source>{0} against the ponte’s {1}: the stakes go to the bank</source>
        <translation>{0} gegen {1} des Ponte: Die Einsätze gehen an die Bank</translation>
    </message>
    <message>
        <source>{0} against the ponte’s {1}: the stakes are paid one to one</source>
        <translation>{0} gegen {1} des Ponte: Die Einsätze werden eins zu eins ausgezahlt</translation>
    </message>
    <message>
        <source>{0} % of {1}: {2}</source>
        <translation>{0}&#xa0;% von {1}: {2}</translation>
    </message>
    <message>
        <source>{0} % of {1}, to the nearest {3}: {2}</source>
        <translation>{0}&#xa0;% von {1}, auf {3} gerundet: {2}</translation>
    </message>
    <message>
        <source>{0} % of {1}, rounded up to {3}: {2}</source>
        <translation>{0}&#xa0;% von {1}, auf {3} aufgerundet: {2}</translation>
    </message>
    <message>
        <source>{0} % of {1}, rounded down to {3}: {2}</source>
        <translation>{0}&#xa0;% von {1}, auf {3} abgerundet: {2}</translation>
    </message>
</context>
<context>
    <name>WhySheet</name>
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
        <source>What happened, and by which rule</source>
        <translation>Was geschah und nach welcher Regel</translation>
    </message>
    <message>
        <source>Who got what</source>
        <translation>Wer was erhielt</translation>
    </message>
    <message>
        <source>Next coup</source>
        <translation>Nächster Coup</translation>
    </message>
    <message>
        <source>Coup before</source>
        <translation>Coup davor</translation>
    </message>
</context>
<context>
    <name>WorkSheet</name>
    <message>
        <source>You can go on meanwhile, and are told when it is done.</source>
        <translation>Sie können inzwischen weitermachen und erfahren, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Go on meanwhile</source>
        <translation>Inzwischen weitermachen</translation>
    </message>
</context>
</TS>
