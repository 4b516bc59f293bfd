# Shogun: the first game and the rules.

## The first game

learn-shogun-step-welcome =
    Willkommen, Daimyo! Das alte Japan hat keinen Herrscher, und du willst es werden. Du hast zwei Jahre Zeit; wer dann die meisten Siegpunkte hat, ist der neue Shogun.

    In dieser Lektion spielst du ein erstes Jahr gegen Sakura und Momiji. Das dauert etwa zehn Minuten.
learn-shogun-step-map =
    Diese neun Provinzen gehören dir. Der Würfel in jeder sagt, wie viele Armeen dort stehen, und das runde Wappen, wem sie gehören.

    Eine Provinz ohne Armeen gehört niemandem. Die farbigen Gebiete sind die fünf Regionen; sie werden wichtig, wenn es um Punkte geht.
learn-shogun-step-province =
    Zeig auf Suruga oder tippe darauf: Die Karte sagt, wie viel Reis und wie viele Truhen die Provinz abwirft und für wie viele Gebäude dort Platz ist.

    Truhen sind dein Geld. Reis ernährt deine Provinzen im Winter.
learn-shogun-step-actions =
    Die Reihe über der Landkarte zeigt die zehn Aktionen einer Runde. Sie kommen jedes Mal in neuer Reihenfolge: Fünf liegen offen, die anderen fünf werden im Lauf der Runde aufgedeckt.

    Alle führen die erste Aktion aus, dann alle die zweite und so weiter. Vorher aber plant jeder für sich, und heimlich.
learn-shogun-step-cards =
    Du hast eine Karte für jede deiner Provinzen. Unter der Landkarte liegt dein Tableau mit einem Feld für jede Aktion: Die Karte, die du dort hinlegst, sagt, wo die Aktion stattfindet.

    Jede Provinz handelt also höchstens einmal in der Runde. Ein Feld, das du leer lässt, wird mit einer Truhenkarte bedeckt: Dort geschieht nichts.
learn-shogun-step-plan =
    Planen wir. Wähle ein Feld und dann die Karte, oder ziehe sie hin:

    - Gebot auf die Spielerreihenfolge: 2 Truhen
    - Burg bauen: Sagami
    - Nô-Theater bauen: Izu
    - Reis einziehen: Mino
    - Steuern einziehen: Tamba
    - 5 Armeen aufstellen: Owari
    - Kampf/Bewegung A: Suruga

    Lass die übrigen Felder leer und drücke „Fertig“.
learn-shogun-step-bids =
    Jetzt haben alle geplant. Eines der offenen Ereignisse wird gezogen: „Wenige Rekruten“. Fünf Armeen aufstellen bringt in dieser Runde also nur drei.

    Dann werden die Gebote gezeigt und bezahlt. Du hast 2 Truhen geboten, die anderen nur je 1: Du wählst zuerst.
learn-shogun-step-order =
    Zu jedem Platz in der Reihenfolge gehört eine Sonderkarte, die in dieser Runde hilft. Du willst angreifen: Nimm „+1 Armee beim Angriff“.
learn-shogun-step-collect =
    Die Aktionen beginnen. Du hast in Tamba 7 Truhen und in Mino 5 Reis eingezogen.

    Das macht die Bauern zornig: In beiden Provinzen brennt eine Fackel. Wer dort noch einmal einzieht, wo eine Fackel brennt, hat einen Aufstand.
learn-shogun-step-build =
    Eine Burg kostet 3 Truhen, ein Tempel 2, ein Theater 1. Deine Burg steht nun in Sagami. In Owari stehen für 3 Truhen drei neue Armeen; ohne das Ereignis wären es fünf.

    Burgen kämpfen nicht. Sie bringen Punkte: je einen, und mehr für den, der in einer Region die meisten einer Art hat.
learn-shogun-step-tower =
    Kampf! Momiji zieht nach Noto, das niemandem gehört; ein Bauer verteidigt es. Alle Kämpfenden kommen in den Würfelturm, und nur was herausfällt, zählt.

    Zwei Armeen und ein Bauer kamen hinein, eine Armee kam heraus. Der Bauer steckt fest: Noto ist erobert.
learn-shogun-step-kept =
    Sakura greift Momiji in Settsu mit einer einzigen Armee an, und die kommt nie heraus. Was im Turm steckt, ist nicht verloren: Es kann in jedem späteren Kampf herausfallen und dann helfen.

    Durch das Papier sehen alle, was darin ist. Zähle, bevor du angreifst!
learn-shogun-step-march =
    Jetzt bist du dran. In Suruga stehen fünf Armeen. Totomi im Westen gehört niemandem. Zieh dorthin!
learn-shogun-step-send =
    Eine Armee bleibt immer zurück, du kannst also bis zu vier schicken. Deine Sonderkarte gibt eine fünfte dazu. Schick alle vier.
learn-shogun-step-conquered =
    Fünf kamen hinein, vier fielen heraus, gegen einen Bauern. Jeder Bauer nimmt eine Armee mit sich; drei bleiben und besetzen Totomi. Die Karte gehört dir ab der nächsten Runde.

    Unter Spielern ist es ebenso: Auf beiden Seiten fallen gleich viele, und was vom Sieger übrig ist, hält die Provinz. Bleibt niemand, liegt sie wüst.
learn-shogun-step-summer =
    Sakura erobert Kozuke, und der Frühling ist vorbei. Der Sommer kommt: neue Reihenfolge der Aktionen, neue Sonderkarten, neue Pläne.

    Von hier an plant dein Verwalter für dich, damit wir zum Winter kommen. Die Erzählung hält an, wenn du darauf zeigst, und du kannst sie Schritt für Schritt durchgehen.
learn-shogun-step-seasons =
    Der Sommer vergeht. Sieh, wie bei allen Truhen, Reis und Gebäude zunehmen und wie Fackeln brennen, wo Reis und Steuern eingezogen wurden.

    Dein Verwalter hat in Mino noch einmal eingezogen, wo eine Fackel brannte: Ein Bauer erhob sich, und der Aufstand kostete eine Armee. Aber du hast Harima gehalten und Wakasa erobert.
learn-shogun-step-autumn =
    Der Herbst ist härter: Die anderen wollen dein Land und du ihres. Du hast Mikawa erobert; in Shima waren die Bauern für eine einzelne Armee zu stark.
learn-shogun-step-winter =
    Der Winter kennt keine Aktionen. Zuerst verlieren alle Reis, so viel das letzte offene Ereignis sagt: in diesem Jahr 7. Dann braucht jede Provinz einen Reis.

    Wer zu wenig hat, bekommt Aufstände: Karten werden gelost, und in diesen Provinzen erheben sich die Bauern, desto mehr, je mehr Reis fehlt. Sakura und Momiji haben ihre schon hinter sich.
learn-shogun-step-revolt =
    Auch du hast zu wenig gespart. Zwei deiner Provinzen erheben sich: Wakasa und Totomi. Du bestimmst, welche zuerst. Beginne mit Wakasa.
learn-shogun-step-scoring =
    Wakasa hat gehalten. Totomi ist verloren: eine Armee gegen einen Bauern, und bei Gleichstand gewinnen die Bauern. Nun zählen die Punkte: einer für jede Provinz und einer für jedes Gebäude.

    Dann Region für Region: Die meisten Burgen bringen 3 Punkte, Tempel 2, Theater 1, bei Gleichstand jedem einen weniger. Deine Gebäude in der gelben Region, an der Küste um Suruga, haben dir 6 gebracht.
learn-shogun-step-end =
    25 Punkte nach dem ersten Jahr, knapp hinter den anderen, und ein ganzes Jahr kommt noch. In einem richtigen Spiel würdest du jetzt den zweiten Frühling planen: Reis und alle Fackeln sind fort, alles andere bleibt.

    Merk dir drei Dinge: Eine Karte handelt einmal, behalte den Turm im Auge, und spare Reis für den Winter. Jetzt bist du dran!

## The rules

learn-shogun-aim = Worum es geht
learn-shogun-aim-text =
    Drei bis fünf Daimyo kämpfen zwei Jahre lang um das alte Japan. Jedes Jahr hat vier Runden: In Frühling, Sommer und Herbst planen und handeln alle; im Winter brauchen die Provinzen Reis, und die Punkte werden gezählt.

    Wer nach dem zweiten Winter die meisten Punkte hat, gewinnt. Bei gleichen Punkten entscheiden die Truhen.
learn-shogun-setup = Wie es beginnt
learn-shogun-setup-text =
    Der Plan hat zwei Seiten, Sonne und Mond: dieselben 45 Provinzen, zu anderen Regionen verbunden. Zu dritt sind acht Provinzen nicht im Spiel.

    Alle bekommen 18, 15 oder 12 Truhen (zu dritt, zu viert, zu fünft) und 9, 8 oder 7 Provinzen mit Armeen: nach einer Liste oder reihum gewählt. Auf der Mondseite wird immer gewählt. Provinzen, die niemand hat, sind neutral.

    Um den Turm zu füllen, kommen sieben Armeen von jedem und zehn Bauern hinein; was herausfällt, geht zurück.
learn-shogun-symbols = Die Zeichen
learn-shogun-symbols-text = Was du auf der Landkarte, auf den Karten und neben den Namen siehst:
learn-shogun-sign-army = Armeen: Der Würfel sagt, wie viele, das Wappen, wessen
learn-shogun-sign-chest = Truhen, das Geld; auf einer Karte: was die Steuern bringen
learn-shogun-sign-rice = Reis; neben einem Namen: wie viel da ist und wie viele Provinzen ihn im Winter brauchen
learn-shogun-sign-castle = Burg: 3 Truhen
learn-shogun-sign-temple = Tempel: 2 Truhen
learn-shogun-sign-theatre = Nô-Theater: 1 Truhe
learn-shogun-sign-torch = Fackel, der Unruhemarker: Wer hier wieder einzieht, weckt einen Aufstand
learn-shogun-sign-battle = Kampf oder Bewegung
learn-shogun-sign-bid = Gebot auf die Reihenfolge
learn-shogun-sign-tower = Der Würfelturm
learn-shogun-sign-points = Siegpunkte
learn-shogun-sign-court = Hofbeamte am Hof des Tenno
learn-shogun-sign-leader = Ein Heerführer
learn-shogun-sign-monument = Denkmal eines Heerführers
learn-shogun-round = Eine Runde
learn-shogun-round-text =
    - Die zehn Aktionskarten werden gemischt: Fünf liegen der Reihe nach offen, fünf verdeckt.
    - Die fünf Sonderkarten kommen an die Plätze der Reihenfolge.
    - Alle planen gleichzeitig und heimlich.
    - Eines der offenen Ereignisse wird gezogen; es gilt in dieser Runde für alle.
    - Die Gebote werden gezeigt und bezahlt; vom höchsten an wählt jeder einen Platz in der Reihenfolge samt Sonderkarte.
    - Es folgen die zehn Aktionen, jede von allen in der Reihenfolge. Nach jeder Aktion wird eine verdeckte Karte aufgedeckt.
learn-shogun-planning = Planen
learn-shogun-planning-text =
    Du hast eine Karte für jede deiner Provinzen und fünf Truhenkarten mit 0 bis 4 Truhen. Leg eine Provinzkarte auf das Feld einer Aktion, dann findet die Aktion dort statt: eine Aktion je Provinz.

    Eine Aktion, die du nicht willst, bedeckst du mit einer Truhenkarte, deren Truhen dort nichts bedeuten. Geboten wird mit einer Truhenkarte oder einer Provinzkarte; die Provinzkarte kostet nichts und schlägt 0 Truhen. Eine Turmkarte des Hofs zählt wie 0 Truhen, gar keine Karte noch weniger. Über gleiche Gebote entscheidet das Los.

    Geht eine Provinz verloren, bevor ihre Karte an der Reihe ist, geschieht dort nichts mehr. Bis der Letzte fertig ist, kann man seinen Plan noch ändern.
learn-shogun-actions = Die zehn Aktionen
learn-shogun-actions-text =
    Wer eine Aktion ausführen kann, muss es tun; was nicht ganz möglich oder nicht zu bezahlen ist, entfällt.

    - Burg, Tempel, Nô-Theater: 3, 2 und 1 Truhe. Eine Provinz hat Platz für so viele Gebäude, wie die Karte sagt, jede Art einmal.
    - Reis einziehen, Steuern einziehen: so viel, wie die Karte sagt. Danach kommt eine Fackel, ein Unruhemarker, dorthin.
    - 5 Armeen für 3 Truhen aufstellen, 3 Armeen für 2.
    - 1 Armee für 1 Truhe aufstellen; danach dürfen Armeen von dort in eine eigene Nachbarprovinz ziehen.
    - Kampf/Bewegung A und B: Armeen ziehen in eine Nachbarprovinz. In der eigenen schließen sie sich an, überall sonst kämpfen sie. Eine bleibt immer zurück.

    Provinzen, die eine gepunktete Linie über das Meer verbindet, sind Nachbarn.
learn-shogun-events = Ereignisse und Sonderkarten
learn-shogun-events-text =
    Jedes Jahr liegen vier Ereignisse offen. In jeder der drei Runden wird eines gezogen, und das vierte sagt, wie viel Reis alle im Winter verlieren. So sieht man, was kommen kann und wie hart der Winter vielleicht wird.

    Ereignisse verändern die Ernte oder die Steuern, die Zahl der Rekruten, den Schutz von Burgen, Tempeln und neutralen Provinzen, oder sie lassen Theater ihre Provinz beruhigen. Wo Ereignis und Sonderkarte dasselbe verändern, kommt das Ereignis zuerst.

    Die Sonderkarten: eine Truhe mehr, ein Reis mehr, sechs Armeen statt fünf, eine Armee mehr beim Angriff, eine mehr beim Verteidigen.
learn-shogun-battle = Kampf und Turm
learn-shogun-battle-text =
    Alle Armeen, die gezogen sind, und alle, die in der Provinz stehen, kommen in den Turm, zusammen mit dem, was noch in der Schale liegt. Nur was in die Schale herausfällt, zählt.

    - Eine neutrale Provinz verteidigt ein Bauer, und mit ihm alle Bauern, die herausfallen.
    - In der Provinz einer Person helfen die Bauern der Verteidigung, außer dort brennt eine Fackel: Dann sehen sie zu.
    - Würfel der anderen liegen in der Schale und warten auf den nächsten Wurf.

    Die größere Zahl gewinnt. Der Sieger verliert so viele, wie der Verlierer hatte; Bauern fallen vor den Armeen. Was übrig ist, steht in der Provinz. Sind beide gleich, oder bleiben der Verteidigung nur Bauern, verschwindet alles: Armeen, Gebäude und Fackeln, und die Provinz ist neutral.

    Wer eine Provinz erobert, bekommt ihre Karte, ihre Gebäude und ihre Fackeln.
learn-shogun-unrest = Aufstände
learn-shogun-unrest-text =
    Wer Reis oder Steuern einzieht, wo Fackeln brennen, behält das Eingezogene, aber Bauern erheben sich: einer je Fackel. Sie und alle Armeen der Provinz kommen in den Turm. Gegen Bauern ist ein Gleichstand verloren: Die Provinz wird neutral, und nichts bleibt auf ihr. Wer gewinnt, behält, was übrig ist, und eine Fackel kommt dazu.
learn-shogun-winter = Winter
learn-shogun-winter-text =
    Alle verlieren so viel Reis, wie das letzte offene Ereignis sagt. Dann braucht jede Provinz einen Reis. Wie viele keinen bekommen, entscheidet, was geschieht:

    - 1 ohne Reis: 1 Aufstand, mit 1 Bauern mehr
    - 2: 1 Aufstand, mit 2 Bauern mehr
    - 3 oder 4: 2 Aufstände, mit 2 Bauern mehr
    - 5 oder 6: 2 Aufstände, mit 3 Bauern mehr
    - 7 und mehr: 3 Aufstände, mit 3 Bauern mehr

    Welche Provinzen sich erheben, wird gelost; auch ihre Fackeln zählen. Nach dem ersten Winter ist der Reis fort, alle Fackeln erlöschen, und vier neue Ereignisse liegen offen.
learn-shogun-scoring = Punkte
learn-shogun-scoring-text =
    In jedem Winter, nach den Aufständen:

    - 1 Punkt für jede Provinz
    - 1 Punkt für jedes Gebäude
    - in jeder Region 3 Punkte für die meisten Burgen, 2 für die meisten Tempel, 1 für die meisten Theater; bei Gleichstand bekommt jeder einen weniger
learn-shogun-court = Tenno’s Court
learn-shogun-court-text =
    Drei weitere Felder machen aus 3, 2 oder 1 Armee Hofbeamte, die in der Halle des Palastes warten. Turmkarten tun dasselbe mit Armeen, die in der Schale liegen.

    Nach der Reihenfolge beginnt, wer die meisten Hofbeamten in der Halle hat: Alle treten zur Audienz vor, und für 4, 3 oder 2 von ihnen lässt sich eine Gunst nehmen. Sie bringt Truhen, Reis, Punkte, Armeen für die Schale, ein kostenloses Gebäude oder Frieden, oder sie beruhigt eine Provinz. Zum Schluss kehren alle Hofbeamten, die noch in der Audienz sind, in die Halle zurück; Gunst, die niemand nahm, kommt aus dem Spiel.
learn-shogun-samurai = Samurai
learn-shogun-samurai-text =
    Wer Provinzen in vier Regionen hat, wenn die Reihenfolge feststeht, kommt zur nächsten von vier Samuraikarten und nimmt eine ihrer Gaben: Truhen, Armeen für die Schale, Reis oder Punkte. Nach dem Winter beginnt es von vorn.
learn-shogun-leaders = Heerführer
learn-shogun-leaders-text =
    Dein Heerführer steht in einer deiner Provinzen. Gebäude kosten dort eine Truhe weniger, und Reis, Steuern und Rekruten bringen eins mehr. Nach jeder Runde, auch nach dem Winter, muss er in eine andere deiner Provinzen; ist sie benachbart, entsteht ein Denkmal, wo er war.

    Heerführer, die eine Provinz betreten, nehmen dort fremde Denkmäler mit. Am Ende zählt jedes eigene Denkmal auf dem Plan und jedes erbeutete einen Punkt. Ein Heerführer, dessen Provinz verloren geht, kommt nach dem Winter wieder, auch nach dem zweiten, bevor die Denkmäler gezählt werden.
learn-shogun-chambers = Kammern
learn-shogun-chambers-text =
    Jede Runde kommen sechs Künstler an die Kreuzungen von sechs Künsten und sechs Burgen. Am Ende der Runde nimmt, Region für Region, wer dort die meisten Provinzen hat, einen in Dienst. Künstler, die niemand nahm, werden umgedreht.

    Am Ende des Spiels bringt jede Zeile und jede Spalte ihre Punkte dem, der dort die meisten Marker hat; umgedrehte Künstler zählen wie eine weitere Person.
learn-shogun-throw = Hineinwerfen
