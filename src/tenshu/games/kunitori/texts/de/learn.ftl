# Kunitori!: das erste Spiel und die Regeln.

## Das erste Spiel

learn-kunitori-step-welcome =
    Willkommen! Du herrschst über ein kleines Land mit zwei Dörfern und sechs Kupfer. Am Ende gewinnt, wer die meisten Siegespunkte besitzt.

    Du beginnst mit einem winzigen Deck und machst es stärker, indem du Karten kaufst. Deine Gegnerin heute heißt Momiji.
learn-kunitori-step-market =
    In der Mitte liegt der Markt. Die Münze auf einer Karte ist ihr Preis, die kleine Zahl sagt, wie viele noch da sind.

    Siegespunktkarten bringen die Punkte: ein Dorf 1, eine Präfektur 5, ein Land 10. Man kann sie kaufen oder in der Schlacht gewinnen. Ruh mit dem Zeiger auf einer Karte, um sie zu lesen; auf dem Telefon drück sie einen Augenblick lang.
learn-kunitori-step-silver =
    Du hast noch keine Aktionskarten, also kaufst du gleich ein. Deine drei Kupfer liegen schon aus: 3 Geld und ein Kauf.

    Ein Silber kostet 3 und ist jedes Mal 2 wert, wenn du es ziehst. Kauf eines!
learn-kunitori-step-discard =
    Was du kaufst, kommt auf deinen Ablagestapel, ebenso alles, was du benutzt hast. Dann ziehst du vier neue Karten.

    Ist dein Deck leer, wird der Ablagestapel gemischt und zum neuen Deck. So kommt das Silber zu dir zurück. Jetzt kauft Momiji.
learn-kunitori-step-spearmen =
    Wieder 3 Geld. Denken wir diesmal an den Krieg: Speerträger haben einen Angriff von 2, und das kleine Banner sagt, dass sie aufstellbar sind. Was das heißt, siehst du bald.
learn-kunitori-step-rounds =
    Ein paar Züge vergehen. Du kaufst noch zweimal Silber. Momiji spielt Speerträger, die im Lager bleiben, und kauft dann einen Aufstrebenden General. Das riecht nach Ärger …
learn-kunitori-step-play =
    Jetzt hast du selbst eine Aktionskarte gezogen. Jeder Zug gibt dir eine Aktion, und eine Karte zu spielen kostet eine.

    Speerträger geben eine Aktion zurück, sie kosten dich also nichts. Spiel sie!
learn-kunitori-step-second-spearmen =
    Deine Speerträger stehen im Lager, und deine Schätze liegen für den Kauf bereit. Verstärke deine Truppen mit einer zweiten Karte Speerträger.
learn-kunitori-step-stay =
    Der Zug geht zu Ende. Die meisten Karten werden jetzt abgelegt, aufstellbare aber dürfen im Lager bleiben. Dort verteidigen sie dich, und im nächsten Zug werden sie vor deiner Hand noch einmal gespielt.

    Lass die Speerträger stehen.
learn-kunitori-step-more-rounds =
    Noch ein Zug vergeht. Du sparst auf etwas Größeres.
learn-kunitori-step-rising =
    Truppen marschieren nicht von selbst: Sie brauchen einen Anführer. Richtige Generäle kosten 8, ein Aufstrebender General aber nur 5, und genau so viel hast du.
learn-kunitori-step-guard =
    Lass deine Speerträger im Lager. Du wirst sie früher brauchen, als dir lieb ist.
learn-kunitori-step-attacked =
    Momiji spielt ihren Aufstrebenden General und greift an! Ihre Truppen zählen zusammen 3: der Aufstrebende General 1, die Speerträger 2. Dein Lager hat 2.

    So, wie es steht, würdest du verlieren, und Momiji bekäme ein Dorf. Aber wer sich verteidigt, hat immer eine Antwort.
learn-kunitori-step-ambush =
    Du kannst die obersten zwei Karten deines Decks als Verstärkung aufdecken und hoffen. Oder du legst einen Hinterhalt mit Karten aus deiner Hand: Jede zählt um 1 mehr, als auf ihr steht.

    Du hast einen Aufstrebenden General auf der Hand. Leg einen Hinterhalt!
learn-kunitori-step-show =
    Der Aufstrebende General hat einen Angriff von 1, im Hinterhalt zählt er 2. Mit deinen Speerträgern macht das 4 gegen 3.

    Zeig ihn!
learn-kunitori-step-enough =
    Sonst kann keine deiner Karten kämpfen. Gefragt wirst du trotzdem, solange du Karten hast, damit niemand erfährt, welche. Sag, dass das alles ist.
learn-kunitori-step-held =
    Du hast den Angriff um 1 zurückgeschlagen, und das wird belohnt: bei 1 mit einem Dorf, bei 2 mit einer Präfektur, ab 3 sogar mit einem Land. Nimm das Dorf, es ist einen Punkt wert.
learn-kunitori-step-replayed =
    Die Karte aus dem Hinterhalt ist wieder auf deiner Hand. Momiji beendet ihren Zug.

    Dann bist du dran, und deine Speerträger im Lager wurden noch einmal gespielt. Schau auf deine Hand: ein Aufstrebender General, zwei Silber, ein Kupfer. Das ist der Augenblick!
learn-kunitori-step-lead =
    Spiel den Aufstrebenden General. Mit einem Anführer im Lager beginnt nach deinen Aktionen die Schlacht-Phase.
learn-kunitori-step-promote =
    Vor einer Schlacht kann ein Aufstrebender General einem richtigen Platz machen: Zahl dafür Schätze im Wert von 5 aus deiner Hand. Das Geld fehlt dir dann beim Kauf, aber was ist ein Silber gegen den Ruhm?
learn-kunitori-step-pay =
    Zahl das erste Silber: 2 von 5.
learn-kunitori-step-pay-more =
    Und das zweite: 4 von 5.
learn-kunitori-step-pay-last =
    Mit dem Kupfer sind es 5.
learn-kunitori-step-general =
    Wähl einen General. Manche bringen Punkte, manche Karten. Oda Nobunaga hat den stärksten Angriff von allen: 7. Er darf deine Truppen sofort anführen.
learn-kunitori-step-attack =
    Oda Nobunaga und deine Speerträger sind zusammen 9. Momijis Lager hat 2. Wer als Angreifer um 1 bis 3 gewinnt, nimmt ein Dorf, um 4 bis 6 eine Präfektur, um 7 oder mehr ein Land. Greif an!
learn-kunitori-step-won =
    Momiji ruft Verstärkung, aber es kommen nur Münzen: Die kämpfen nicht. 9 gegen 2, ein Unterschied von 7. Ein ganzes Land gehört dir, 10 Punkte wert!
learn-kunitori-step-tidy =
    Deine Schätze sind ausgegeben, und ohne Geld wird nicht gekauft: Die Kauf-Phase ist sofort zu Ende. Beende deinen Zug. Die Speerträger halten Wache; Oda Nobunaga kommt auf den Ablagestapel und kehrt wieder, wenn du ihn ziehst.
learn-kunitori-step-end =
    Das war der Kern von Kunitori!: kaufen, handeln, kämpfen. Du hast ein Dorf und ein Land gewonnen.

    Das Spiel geht weiter, bis einer der drei Stapel mit Siegespunktkarten leer ist. Dann haben alle noch einen Zug, nur wer gerade dran ist nicht, und alle Punkte auf allen Karten werden gezählt.

    Jetzt spiel dein eigenes Spiel!

## Die Regeln

learn-kunitori-aim = Worum es geht
learn-kunitori-aim-text =
    Zwei bis sechs Herrscher in einem zerstrittenen Land bauen ihr Territorium auf: ein Deck von Karten, das ihnen gehört und immer besser wird. Du kaufst Einheiten, Politik und Schätze, führst Heere in die Schlacht und sammelst Siegespunkte. Wer am Ende die meisten Punkte auf allen Karten hat, gewinnt.
learn-kunitori-setup = Der Anfang
learn-kunitori-setup-text =
    Alle Karten liegen offen in der Mitte: Das ist der Markt. Alle beginnen mit dem gleichen Deck aus acht Karten, zwei Dörfern und sechs Kupfer, und ziehen vier davon auf die Hand. Wer beginnt, entscheidet das Los, wenn ihr nicht einen Platz vereinbart habt; dann geht es im Uhrzeigersinn.
learn-kunitori-turn = Ein Zug
learn-kunitori-turn-text =
    Ein Zug hat vier Phasen, immer in dieser Reihenfolge:

    - Handeln: Spiel Aktionskarten; du hast eine Aktion.
    - Kämpfen: Mit einem Anführer im Lager darfst du angreifen.
    - Kaufen: Gib dein Geld aus; du hast einen Kauf.
    - Aufräumen: Leg ab, was du gespielt hast und was noch auf deiner Hand ist, und zieh vier Karten.

    Aktionen, Käufe und Geld, die du nicht nutzt, verfallen.
learn-kunitori-symbols = Die Zeichen
learn-kunitori-symbols-text =
    Was eine Karte gibt, steht in Zeichen auf ihr, von links nach rechts. Alles davon geschieht, wenn sie gespielt wird.
learn-kunitori-action = Karten spielen
learn-kunitori-action-text =
    Generäle, Einheiten und Politik sind Aktionskarten. Eine zu spielen kostet eine Aktion; viele geben Aktionen zurück, so dass lange Ketten möglich sind. Gezogene Karten dürfen gleich gespielt werden.

    Geht dein Deck beim Ziehen zu Ende, wird dein Ablagestapel gemischt und zum neuen Deck.

    Verschrottete Karten verlassen das Spiel.
learn-kunitori-deploy = Aufstellbare Karten
learn-kunitori-deploy-text =
    Karten mit einem Banner dürfen am Ende deines Zuges im Lager bleiben. Dort verteidigen sie dich. Zu Beginn deines nächsten Zuges werden sie noch einmal gespielt, vor jeder Handkarte. Jede kostet eine Aktion und gibt mindestens eine zurück, sodass alle drankommen; ihre Reihenfolge ändert nichts, und niemand fragt dich danach.
learn-kunitori-battle = Die Schlacht
learn-kunitori-battle-text =
    Mit einem General oder einem Aufstrebenden General im Lager darfst du nach deinen Aktionen angreifen. Alle deine Anführer und Einheiten ziehen mit: Jeder Anführer wählt einen Gegner, und die Einheiten folgen den Anführern. Die Angriffswerte aller Karten, die du schickst, werden zusammengezählt; Festungen und Burgen greifen nie an.

    Wer angegriffen wird, zählt Angriff und Verteidigung aller Karten im eigenen Lager und wählt eine von zwei Antworten:

    - Hinterhalt: Zeig beliebige Handkarten mit einem Angriffs- oder Verteidigungswert; jede zählt um 1 mehr. Danach kommen sie auf die Hand zurück.
    - Verstärkung: Deck die obersten zwei Karten deines Decks auf; was sie wert sind, zählt. Danach kommen sie in einer Reihenfolge deiner Wahl wieder obenauf.

    Die stärkere Seite nimmt eine Siegespunktkarte; wie gut sie ist, hängt vom Unterschied ab. Angreifer müssen sie nehmen, Verteidiger dürfen ablehnen. Ist ihr Stapel leer, ist nichts mehr zu gewinnen. Sind beide gleich stark, bekommt niemand etwas.
learn-kunitori-rising = Vom Aufstrebenden General zum General
learn-kunitori-rising-text =
    Zu Beginn der Schlacht-Phase darfst du einen Aufstrebenden General im Lager durch einen General vom Markt ersetzen: Zahl Schätze im Wert von 5 oder mehr aus deiner Hand. Wechselgeld gibt es nicht. Der Aufstrebende General wird verschrottet; der General kommt, ohne Karten oder Aktionen zu geben, und darf sofort einen Angriff führen.
learn-kunitori-buying = Kaufen
learn-kunitori-buying-text =
    Alle Schätze auf deiner Hand werden ausgelegt und zu Geld; das Geld aus Aktionskarten kommt dazu. Jeder Kauf nimmt eine Karte vom Markt, deren Preis du zahlst. Sie kommt auf deinen Ablagestapel. Ohne Kauf oder ohne Geld ist die Phase zu Ende. Ausgelegte Schätze sind nicht verloren: Sie werden nur abgelegt.
learn-kunitori-end = Das Ende des Spiels
learn-kunitori-end-text =
    Ist das letzte Dorf, die letzte Präfektur oder das letzte Land genommen, haben alle noch einen Zug, außer der Person, die gerade dran ist; wer rechts von ihr sitzt, hat den letzten. Wer die Karte genommen hat, spielt keine Rolle. Dann zählen alle die Punkte auf allen ihren Karten: auf der Hand, im Deck, auf dem Ablagestapel und im Lager. Bei Gleichstand gewinnt, wer den ersten Zug später hatte.
learn-kunitori-cards = Alle Karten
learn-kunitori-cards-text =
    Jeder Stapel des Marktes mit seinem Preis und dem, was er bewirkt.
