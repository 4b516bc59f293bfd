# Die Weiße Burg: das erste Spiel und die Regeln.

## Das erste Spiel

learn-white-castle-step-welcome =
    Willkommen in der Burg des Weißen Reihers! Deine Familie sucht Ansehen am Hof des Daimyo, und Momijis Familie ebenso.

    Gespielt werden drei Runden mit je drei Zügen. In jedem Zug nimmst du einen Würfel und platzierst ihn: neun Würfel insgesamt. Wer am Ende die meisten Punkte hat, gewinnt. Halte den Zeiger auf ein Symbol, um zu erfahren, was es bedeutet; auf dem Telefon drückst du es einen Moment lang.
learn-white-castle-step-bridges =
    Zuallererst werden die Würfel geworfen. Jede Farbe liegt auf ihrer Brücke, der niedrigste Würfel links, der höchste rechts. Nur die Würfel an den Enden dürfen genommen werden.

    Ein hoher Würfel bringt Münzen. Ein niedriger kostet Münzen, doch am linken Ende hängt eine Laterne: Wer den linken Würfel nimmt, erhält auch, was seine Laternen zeigen.
learn-white-castle-step-pair =
    Alle beginnen mit einem Kartenpaar und wählen es mit Blick auf die Würfel. Momiji hat ihres gewählt; jetzt bist du dran.

    Die obere Karte bringt sofort Güter und wird deine erste Laterne. Die untere ist eine Aktion für dein Tableau. Nimm das Paar mit 4 Nahrung, 2 Eisen, 3 Münzen und 2 Siegeln; seine Aktion ist die der Burg.
learn-white-castle-step-high-die =
    Beginne mit einem starken Würfel: der roten 6 am rechten Ende. Sobald du sie wählst, zeigt der Plan, wohin sie kann und was sie einbringt oder kostet.

    Lege sie in den linken Raum auf Ebene 2. Der Raum hat den Wert 4, also bringt deine 6 dir 2 Münzen. Und das rote Plättchen dort weist auf eine Aktion: 2 Punkte und den Brunnen.
learn-white-castle-step-first-gain =
    2 Münzen für die Differenz, 2 Punkte, und aus dem Brunnen 1 Siegel, 1 Münze und 1 Perlmutt. Nicht schlecht für den ersten Würfel!

    Jetzt legt Momiji einen weißen Würfel auf ihr Tableau.
learn-white-castle-step-left-die =
    Nimm die schwarze 3 am linken Ende und lege sie auf das linke Feld außerhalb der Mauern. Es hat den Wert 5, also zahlst du 2 Münzen.

    Dafür leuchtet deine Laterne. Sie zeigt 1 Nahrung.
learn-white-castle-step-either =
    Außerhalb der Mauern wählst du eine von zwei Aktionen: Burg oder Garten. Nahrung hast du reichlich, und Nahrung ist es, was Gärtner brauchen. Wähle den Garten.
learn-white-castle-step-gardener =
    Sechs Gärten liegen unter den Brücken. Jeder zeigt seinen Preis in Nahrung, was er bringt und seine Punkte am Ende.

    Der Steingarten unter der weißen Brücke kostet nur 1 Nahrung und bringt 3 Münzen. Und vielleicht bringt er sie noch einmal: Nach der Runde arbeitet ein Gärtner erneut, wenn auf der Brücke über ihm noch ein Würfel liegt.
learn-white-castle-step-rival-trains =
    Auch Momiji nimmt einen Würfel vom linken Ende. Ihre Laternen bringen ihr Eisen und ein Siegel, und sie schickt einen Krieger auf den Übungsplatz für 1 Eisen, was ihr 3 Perlmutt einbringt.
learn-white-castle-step-chain =
    Nun eine ganze Kette von Aktionen. Nimm die weiße 3 am linken Ende: Die Laterne gibt dir noch einmal Nahrung.

    Lege sie in den linken Raum auf Ebene 1. Auch er hat den Wert 3, also wird nichts gezahlt. Zwei seiner Plättchen sind weiß, darum bringt dein Würfel dir beide Aktionen daneben.
learn-white-castle-step-order =
    Bietet ein Feld mehrere Aktionen, bestimmst du die Reihenfolge: hier einen Schritt auf der Jahreszeiten-Leiste und, dunkel hinterlegt, die Garten-Aktion für 1 Siegel. Beginne mit dem Schritt: Wer auf der Leiste vorn liegt, beginnt die nächste Runde.
learn-white-castle-step-plant-garden =
    Mit 5 Nahrung kannst du dir einen großen Pflanzengarten leisten: den unter der roten Brücke, der am Ende 7 Punkte zählt. Er kostet 4 Nahrung, die Aktion 1 Siegel.

    Schau, was er zeigt: für 3 Münzen eine Übungsplatz-Aktion. So schickt ein einziger Würfel zwei Figuren los.
learn-white-castle-step-warrior =
    Zahle die 3 Münzen und schicke einen Krieger auf den Übungsplatz für 1 Eisen. Du erhältst 3 Perlmutt, und die brauchen Höflinge zum Aufstieg.

    Ein Krieger zählt am Ende für jeden deiner Höflinge in der Burg. Noch ist dort keiner. Das ändern wir gleich.
learn-white-castle-step-round-ends =
    Momiji schöpft aus dem Brunnen, und die erste Runde ist vorbei. Du bist auf der Jahreszeiten-Leiste vorgerückt, also bleibst du vorn.

    Auf jeder Brücke liegt noch ein Würfel, darum arbeiten beide Gärtner noch einmal. Einer hat 3 Münzen gebracht. Der andere bietet für 3 Münzen eine Übungsplatz-Aktion an. Du darfst darauf verzichten: Spare das Geld diesmal für deine Höflinge. Dann werden alle Würfel neu geworfen.
learn-white-castle-step-outside =
    Zeit für deine Höflinge. Nimm die schwarze 4 am rechten Ende und lege sie für 1 Münze auf das rechte Feld außerhalb der Mauern.
learn-white-castle-step-castle =
    Hier stehen Burg und Übungsplatz zur Wahl. Wähle die Burg.
learn-white-castle-step-gate =
    Die Burg-Aktion hat zwei Teile, und beide sind dir erlaubt: für 2 Münzen einen Höfling ans Burgtor schicken und einen Höfling nach oben bringen.

    Zuerst muss jemand am Tor stehen.
learn-white-castle-step-climb =
    Und jetzt hinauf! Eine Ebene kostet 2 Perlmutt, zwei Ebenen kosten 5. Du hast 4.

    Geh in den mittleren Raum auf Ebene 1. Seine Karte wird deine.
learn-white-castle-step-new-card =
    Die Karte des Raums liegt nun neben deinem Tableau, und die alte ist zur Laterne geworden: Von jetzt an zeigen deine Laternen Nahrung und Einfluss.

    Bei der Ankunft darfst du eine helle Aktion der Karte ausführen. Nimm 1 Eisen und 1 Nahrung.
learn-white-castle-step-rival-draws =
    Dein Höfling ist 3 Punkte wert, und dein Krieger zählt jetzt. Momiji geht zum Brunnen; ihr Lager für Perlmutt ist voll, und was über 7 hinausgeht, ist verloren.
learn-white-castle-step-mat =
    Auch dein Tableau hat Würfelfelder, mit dem Wert 6. Ein schwarzer Würfel gehört in die Reihe der Gärtner. Zwei von ihnen sind fort, also sind drei Boni zu sehen: 3 Eisen.

    Nimm die schwarze 3 am linken Ende und lege sie auf dein Tableau. Du zahlst 3 Münzen; die Laternen bringen 1 Nahrung und einen Schritt auf der Jahreszeiten-Leiste; dann kommen die 3 Eisen und die Aktion der Karte: die Burg für 1 Siegel.
learn-white-castle-step-higher =
    Für das Siegel und 2 Perlmutt steigt dein Höfling weiter, in den linken Raum auf Ebene 2. Dort ist er 6 Punkte wert.

    Die Karte dort hat nur eine helle Aktion, sie wird also gleich ausgeführt: 2 Punkte und der Brunnen.
learn-white-castle-step-enough =
    Du könntest für deine letzten 2 Münzen noch einen Höfling ans Burgtor schicken. Behalte sie lieber, denn deine Gärtner werden Münzen brauchen: Lass es dabei.
learn-white-castle-step-rival-waits =
    Momiji schickt ihren ersten Höfling ans Burgtor. Dort ist er 1 Punkt wert.
learn-white-castle-step-well =
    Wenn das Geld knapp ist, hilft der Brunnen: Er hat immer den Wert 1 und ist nie voll. Nimm die rote 2 am rechten Ende und lege sie an den Brunnen.
learn-white-castle-step-gardeners-work =
    Die zweite Runde ist vorbei. Du liegst auf der Jahreszeiten-Leiste vorn, also beginnst du auch die nächste Runde.

    Auf der roten und der weißen Brücke liegen noch Würfel, also arbeiten beide Gärtner wieder. Einer hat 3 Münzen gebracht. Der andere bietet erneut für 3 Münzen die Übungsplatz-Aktion an. Nimm sie diesmal: Schicke einen zweiten Krieger auf den Übungsplatz für 1 Eisen.
learn-white-castle-step-end =
    Du hast jetzt 24 Punkte, Momiji liegt weit zurück. In der dritten Runde lohnt es sich, an das Ende zu denken: Gärtner und Höflinge zählen ihre Punkte, Krieger zählen für jeden Höfling in der Burg, dein Reiher auf der Jahreszeiten-Leiste zählt, sobald er am ersten Baum vorbei ist, und ein paar Punkte bringt, was in deinen Lagern übrig bleibt.

    Mehr brauchst du nicht zu wissen. Viel Glück!

## Die Regeln

learn-white-castle-aim = Worum es geht
learn-white-castle-aim-text =
    Im Jahr 1761 ringen die Familien rings um die Burg des Weißen Reihers um Ansehen am Hof des Daimyo. Jede Familie hat fünf Höflinge, fünf Gärtner und fünf Krieger.

    Das Spiel dauert drei Runden, und in jeder Runde hast du drei Züge: neun Züge insgesamt. In jedem Zug wählst du einen Würfel und platzierst ihn. Das ist wenig, darum soll jeder Würfel möglichst viel bringen. Wer nach der dritten Runde die meisten Punkte hat, gewinnt.
learn-white-castle-setup = Vor der ersten Runde
learn-white-castle-setup-text =
    Alle Würfel werden geworfen und liegen auf den drei Brücken, jede Farbe auf ihrer eigenen, der niedrigste links, der höchste rechts. In jedem Raum der Burg liegt eine Karte; neben jeder ihrer Aktionen liegt ein Würfel-Plättchen in Rot, Schwarz oder Weiß.

    In umgekehrter Reihenfolge wählen alle ein Kartenpaar: Die eine Karte bringt sofort Güter und liegt danach im Laternen-Bereich, die andere liegt neben dem Tableau und ist die Aktion aller seiner Reihen. Die Würfel sind dabei schon bekannt.
learn-white-castle-turn = Ein Zug
learn-white-castle-turn-text =
    Nimm einen Würfel vom linken oder rechten Ende einer Brücke. Die Würfel dazwischen sind tabu; der nächste rückt nach.

    Lege den Würfel auf ein Würfelfeld. Er verdeckt immer einen Wert: den aufgedruckten oder den eines Würfels, der dort schon liegt.

    - Ist dein Würfel höher, erhältst du die Differenz in Münzen.
    - Ist er niedriger, zahlst du die Differenz in Münzen.
    - Ist er gleich, wird nichts gezahlt.

    Zu dritt und zu viert darf auf dem Spielplan ein zweiter Würfel auf einem anderen liegen; allein und zu zweit wird nie gestapelt. Auf dem Tableau liegt in einer Reihe immer nur ein Würfel.

    Ein Würfel vom linken Ende lässt außerdem deine Laternen leuchten. Danach führst du alles aus, was das Feld bietet; bei mehreren Aktionen bestimmst du die Reihenfolge.
learn-white-castle-room = Die Räume der Burg
learn-white-castle-room-text =
    Ein Raum nimmt Würfel der Farben an, die seine Plättchen zeigen. Du darfst alle Aktionen seiner Karte ausführen, die neben Plättchen in der Farbe deines Würfels liegen: eine, oder zwei bei zwei solchen Plättchen.

    Die Räume auf Ebene 1 haben den Wert 3, die auf Ebene 2 den Wert 4. Dunkel hinterlegte Aktionen schicken Figuren los; sie sind nie gemeint, wenn eine helle Aktion gewählt werden darf.
learn-white-castle-walls = Außerhalb der Mauern, und der Brunnen
learn-white-castle-walls-text =
    Die beiden Felder außerhalb der Mauern haben den Wert 5 und nehmen Würfel jeder Farbe an. Links kannst du die Burg- oder die Garten-Aktion wählen, rechts die Burg- oder die Übungsplatz-Aktion.

    Der Brunnen hat immer den Wert 1, egal wie viele Würfel dort liegen, und er ist nie voll. Er bringt 1 Siegel und was seine zwei Plättchen zeigen.
learn-white-castle-mat = Das Tableau
learn-white-castle-mat-text =
    Dein Tableau hat drei Würfelfelder mit dem Wert 6: rot für die Höflinge, schwarz für die Gärtner, weiß für die Krieger.

    Erst erhältst du alle Boni der Reihe, die keine Figur verdeckt, dann führst du die Aktion der Karte daneben aus. Mit jeder Figur, die das Tableau verlässt, wird ein Bonus mehr sichtbar. Führen Aktionen im selben Zug wieder zu einer Reihe, darfst du sie noch einmal nutzen.
learn-white-castle-garden = Die Garten-Aktion
learn-white-castle-garden-text =
    Schicke einen Gärtner von deinem Tableau für den Preis in Nahrung in einen Garten und führe sofort aus, was der Garten zeigt. Jede Familie kann einen Gärtner in einem Garten haben; beliebig viele Familien dürfen dort sein.

    Nach der ersten und der zweiten Runde arbeitet der Gärtner erneut, wenn auf der Brücke darüber ein Würfel liegt. Am Ende zählt er die Punkte des Gartens.
learn-white-castle-yard = Die Übungsplatz-Aktion
learn-white-castle-yard-text =
    Schicke einen Krieger von deinem Tableau für 1, 3 oder 5 Eisen auf einen Übungsplatz und führe sofort aus, was dessen Plättchen zeigen; der Platz für 5 Eisen hat zwei. Für Krieger ist immer Platz.

    Am Ende zählt ein Krieger 1 Punkt, auf dem Platz für 5 Eisen 2 Punkte, für jeden deiner Höflinge in der Burg. Ohne Höflinge sind Krieger nichts wert.
learn-white-castle-castle = Die Burg-Aktion
learn-white-castle-castle-text =
    Beides ist je einmal erlaubt, in beliebiger Reihenfolge:

    - Schicke für 2 Münzen einen Höfling von deinem Tableau ans Burgtor.
    - Bringe einen Höfling nach oben: 1 Ebene für 2 Perlmutt, 2 Ebenen für 5.

    Wer in einen Raum auf Ebene 1 oder 2 kommt, nimmt dessen Karte: Die Karte neben deinem Tableau kommt zu deinen Laternen, die neue nimmt ihren Platz ein, und du darfst eine ihrer hellen Aktionen ausführen. Dann kommt eine neue Karte in den Raum.

    Wer in den Saal auf der dritten Ebene kommt, lässt die Laternen leuchten, kniet, solange ein Feld frei ist, dort nieder und erhält, was es zeigt.
learn-white-castle-lanterns = Laternen und Siegel
learn-white-castle-lanterns-text =
    Dein Laternen-Bereich zeigt im Lauf des Spiels immer mehr Symbole. Der Laternen-Bonus bringt sie alle auf einmal: wenn du einen Würfel vom linken Ende nimmst, und überall, wo eine Laterne abgebildet ist.

    Du kannst von jeder Ressource 7 haben und dazu 5 Siegel. Jederzeit lassen sich 1 Siegel gegen eine Münze oder 2 Siegel gegen eine Ressource tauschen; was über das fünfte Siegel hinausgeht, muss sofort getauscht werden.
learn-white-castle-season = Einfluss und die Jahreszeiten
learn-white-castle-season-text =
    Einfluss bringt deinen Reiher auf der Jahreszeiten-Leiste voran. An jedem Baum beginnt eine neue Jahreszeit, und du zahlst 1, dann 2, dann 3 Siegel, um vorbeizukommen. Wer nicht zahlt, bleibt vor dem Baum stehen, und die übrigen Schritte verfallen.

    Die Leiste zählt am Ende Punkte, und sie bestimmt die Reihenfolge der nächsten Runde: Wer vorn liegt, beginnt; von zweien auf demselben Feld, wer später kam.
learn-white-castle-round = Das Ende einer Runde
learn-white-castle-round-text =
    Wenn alle drei Züge hatten, bestimmt die Jahreszeiten-Leiste die neue Reihenfolge.

    Nach der ersten und der zweiten Runde arbeiten die Gärtner: In der neuen Reihenfolge führen alle die Aktionen ihrer Gärtner unter den Brücken aus, auf denen noch ein Würfel liegt. Dann werden alle Würfel neu geworfen.
learn-white-castle-scoring = Die Schlusswertung
learn-white-castle-scoring-text =
    Zu den im Spiel gewonnenen Punkten kommen:

    - 1 Punkt für je 5 Münzen; Siegel werden zu deinem Vorteil getauscht
    - 1 Punkt für 3 bis 6 einer Ressource, 2 Punkte für 7 davon
    - die Punkte deines Reihers auf der Jahreszeiten-Leiste: 3 im Sommer, 6 im Herbst, 10 bis 15 im Winter
    - Höflinge: 1 Punkt am Burgtor, 3 auf Ebene 1, 6 auf Ebene 2, 10 im Saal
    - Krieger: die Punkte ihrer Übungsplätze mal deine Höflinge in der Burg (das Burgtor zählt nicht)
    - Gärtner: die Punkte ihrer Gärten

    Bei Gleichstand entscheidet die Reihenfolge.
learn-white-castle-solo = Allein spielen
learn-white-castle-solo-text =
    Allein spielst du gegen den Clan der Tokugawa. Neun Karten sagen, welchen Würfel er nimmt, wohin er ihn legt und was er tut; die Aktionen des Feldes führt er nie aus. Aktionen, die ihm nicht gelingen, bringen ihm je nach Runde 1, 2 oder 3 Punkte, und am Ende einer Runde macht er seine Münzen zu Punkten.

    Auf der Jahreszeiten-Leiste vorn zu liegen lohnt sich hier doppelt: Spielt der Clan nach dir, braucht er für jeden Tausch 5 Münzen, vor dir nur 3.
learn-white-castle-symbols = Die Symbole
learn-white-castle-symbols-text = Alle Symbole auf dem Plan und was sie bedeuten. Auf der Webseite erklärt sich jedes selbst, wenn der Zeiger darauf ruht.
learn-white-castle-example-higher = Die rote 5 verdeckt eine 3: Das bringt 2 Münzen.
learn-white-castle-example-lower = Die schwarze 1 verdeckt eine 5: Das kostet 4 Münzen.
