shogun-name = Shogun
shogun-page-about = Heimlich planen, dann zusehen, wie die Runde abläuft: bauen, Reis ernten, marschieren – und der Würfelturm entscheidet die Kämpfe.
shogun-tiebreak = { $seat } und { $others } haben gleich viele Punkte; { $seat } hat mehr Truhen und liegt deshalb vorn.

## Einstellungen

shogun-setting-side = Seite des Spielplans
shogun-setting-side-sun = Sonne
shogun-setting-side-moon = Mond (Startprovinzen werden immer gewählt)
shogun-setting-start = Startprovinzen
shogun-setting-start-preset = nach den Listen
shogun-setting-start-draft = reihum gewählt
shogun-setting-court = Tenno’s Court
shogun-setting-court-off = ohne
shogun-setting-court-on = mit
shogun-setting-samurai = Samurai
shogun-setting-samurai-off = ohne
shogun-setting-samurai-on = mit
shogun-setting-leaders = Heerführer
shogun-setting-leaders-off = ohne
shogun-setting-leaders-on = mit
shogun-setting-chambers = Kammern
shogun-setting-chambers-off = ohne
shogun-setting-chambers-on = mit
shogun-setting-leaders-winter = Heerführer nach dem Winter
shogun-setting-leaders-winter-move = ziehen wie nach jeder Runde
shogun-setting-leaders-winter-rest = bleiben, wo sie sind
shogun-setting-leaders-return = Verlorene Heerführer
shogun-setting-leaders-return-each-winter = kehren nach jedem Winter zurück
shogun-setting-leaders-return-first-winter = kehren nur nach dem ersten Winter zurück
shogun-setting-recruits = Zu wenige Armeen für „6 Armeen“ oder die zusätzliche des Heerführers
shogun-setting-recruits-whole = die Aktion fällt aus
shogun-setting-recruits-available = so viele, wie da sind
shogun-setting-attack = Kampf oder Bewegung
shogun-setting-attack-must = muss ausgeführt werden, wenn möglich
shogun-setting-attack-may = darf ausgelassen werden

## Provinzen und Regionen

shogun-province-aki = Aki
shogun-province-bingo = Bingo
shogun-province-bitchu = Bitchu
shogun-province-bizen = Bizen
shogun-province-hoki = Hoki
shogun-province-iwami = Iwami
shogun-province-izumo = Izumo
shogun-province-mimasaka = Mimasaka
shogun-province-tajima = Tajima
shogun-province-echizen = Echizen
shogun-province-harima = Harima
shogun-province-hida = Hida
shogun-province-mikawa = Mikawa
shogun-province-mino = Mino
shogun-province-omi = Omi
shogun-province-owari = Owari
shogun-province-tamba = Tamba
shogun-province-wakasa = Wakasa
shogun-province-awa-shikoku = Awa-Shikoku
shogun-province-ise = Ise
shogun-province-iyo = Iyo
shogun-province-kii = Kii
shogun-province-sanuki = Sanuki
shogun-province-settsu = Settsu
shogun-province-shima = Shima
shogun-province-tosa = Tosa
shogun-province-yamato = Yamato
shogun-province-awa-boso = Awa-Boso
shogun-province-izu = Izu
shogun-province-kai = Kai
shogun-province-kazusa = Kazusa
shogun-province-musashi = Musashi
shogun-province-sagami = Sagami
shogun-province-shimosa = Shimosa
shogun-province-suruga = Suruga
shogun-province-totomi = Totomi
shogun-province-echigo = Echigo
shogun-province-etchu = Etchu
shogun-province-hitachi = Hitachi
shogun-province-kaga = Kaga
shogun-province-kozuke = Kozuke
shogun-province-mutsu = Mutsu
shogun-province-noto = Noto
shogun-province-shimotsuke = Shimotsuke
shogun-province-shinano = Shinano
shogun-destination-aki = { shogun-province-aki }
shogun-destination-bingo = { shogun-province-bingo }
shogun-destination-bitchu = { shogun-province-bitchu }
shogun-destination-bizen = { shogun-province-bizen }
shogun-destination-hoki = { shogun-province-hoki }
shogun-destination-iwami = { shogun-province-iwami }
shogun-destination-izumo = { shogun-province-izumo }
shogun-destination-mimasaka = { shogun-province-mimasaka }
shogun-destination-tajima = { shogun-province-tajima }
shogun-destination-echizen = { shogun-province-echizen }
shogun-destination-harima = { shogun-province-harima }
shogun-destination-hida = { shogun-province-hida }
shogun-destination-mikawa = { shogun-province-mikawa }
shogun-destination-mino = { shogun-province-mino }
shogun-destination-omi = { shogun-province-omi }
shogun-destination-owari = { shogun-province-owari }
shogun-destination-tamba = { shogun-province-tamba }
shogun-destination-wakasa = { shogun-province-wakasa }
shogun-destination-awa-shikoku = { shogun-province-awa-shikoku }
shogun-destination-ise = { shogun-province-ise }
shogun-destination-iyo = { shogun-province-iyo }
shogun-destination-kii = { shogun-province-kii }
shogun-destination-sanuki = { shogun-province-sanuki }
shogun-destination-settsu = { shogun-province-settsu }
shogun-destination-shima = { shogun-province-shima }
shogun-destination-tosa = { shogun-province-tosa }
shogun-destination-yamato = { shogun-province-yamato }
shogun-destination-awa-boso = { shogun-province-awa-boso }
shogun-destination-izu = { shogun-province-izu }
shogun-destination-kai = { shogun-province-kai }
shogun-destination-kazusa = { shogun-province-kazusa }
shogun-destination-musashi = { shogun-province-musashi }
shogun-destination-sagami = { shogun-province-sagami }
shogun-destination-shimosa = { shogun-province-shimosa }
shogun-destination-suruga = { shogun-province-suruga }
shogun-destination-totomi = { shogun-province-totomi }
shogun-destination-echigo = { shogun-province-echigo }
shogun-destination-etchu = { shogun-province-etchu }
shogun-destination-hitachi = { shogun-province-hitachi }
shogun-destination-kaga = { shogun-province-kaga }
shogun-destination-kozuke = { shogun-province-kozuke }
shogun-destination-mutsu = { shogun-province-mutsu }
shogun-destination-noto = { shogun-province-noto }
shogun-destination-shimotsuke = { shogun-province-shimotsuke }
shogun-destination-shinano = { shogun-province-shinano }
shogun-region-green = die grüne Region
    .short = Grün
    .a = in der grünen Region
shogun-region-red = die rote Region
    .short = Rot
    .a = in der roten Region
shogun-region-purple = die lila Region
    .short = Lila
    .a = in der lila Region
shogun-region-yellow = die gelbe Region
    .short = Gelb
    .a = in der gelben Region
shogun-region-brown = die braune Region
    .short = Braun
    .a = in der braunen Region

## Spieler

shogun-daimyo-uesugi-kenshin = Uesugi Kenshin
shogun-daimyo-takeda-shingen = Takeda Shingen
shogun-daimyo-mori-motonari = Mori Motonari
shogun-daimyo-oda-nobunaga = Oda Nobunaga
shogun-daimyo-hojo-ujiyasu = Hojo Ujiyasu
shogun-colour-black = schwarz
shogun-colour-red = rot
shogun-colour-yellow = gelb
shogun-colour-violet = lila
shogun-colour-blue = blau
shogun-colour-green = grün

## Gebäude; `a` ist das Objekt eines Satzes

shogun-building-castle = Burg
    .a = eine Burg
    .many = Burgen
shogun-building-temple = Tempel
    .a = einen Tempel
    .many = Tempel
shogun-building-theatre = Nô-Theater
    .a = ein Nô-Theater
    .many = Nô-Theater

## Aktionen und die Felder des Planungstableaus

shogun-action-castle = Burg bauen
    .short = Burg
shogun-action-temple = Tempel bauen
    .short = Tempel
shogun-action-theatre = Nô-Theater bauen
    .short = Theater
shogun-action-rice = Reis einziehen
    .short = Reis
shogun-action-tax = Steuern einziehen
    .short = Steuern
shogun-action-five-armies = 5 Armeen aufstellen
    .short = 5 Armeen
shogun-action-three-armies = 3 Armeen aufstellen
    .short = 3 Armeen
shogun-action-one-army = 1 Armee aufstellen und bewegen
    .short = 1 Armee
shogun-action-battle-a = Kampf/Bewegung A
    .short = Kampf A
shogun-action-battle-b = Kampf/Bewegung B
    .short = Kampf B
shogun-field-castle = { shogun-action-castle }
    .short = Burg
shogun-field-temple = { shogun-action-temple }
    .short = Tempel
shogun-field-theatre = { shogun-action-theatre }
    .short = Theater
shogun-field-rice = { shogun-action-rice }
    .short = Reis
shogun-field-tax = { shogun-action-tax }
    .short = Steuern
shogun-field-five-armies = { shogun-action-five-armies }
    .short = 5 Armeen
shogun-field-three-armies = { shogun-action-three-armies }
    .short = 3 Armeen
shogun-field-one-army = { shogun-action-one-army }
    .short = 1 Armee
shogun-field-battle-a = { shogun-action-battle-a }
    .short = Kampf A
shogun-field-battle-b = { shogun-action-battle-b }
    .short = Kampf B
shogun-field-bid = Gebot auf die Spielerreihenfolge
    .short = Gebot
shogun-field-court-3 = 3 Armeen in Hofbeamte umwandeln
    .short = Hof 3
shogun-field-court-2 = 2 Armeen in Hofbeamte umwandeln
    .short = Hof 2
shogun-field-court-1 = 1 Armee in Hofbeamte umwandeln
    .short = Hof 1

## Karten für die Felder

shogun-card-aki = { shogun-province-aki }
shogun-card-bingo = { shogun-province-bingo }
shogun-card-bitchu = { shogun-province-bitchu }
shogun-card-bizen = { shogun-province-bizen }
shogun-card-hoki = { shogun-province-hoki }
shogun-card-iwami = { shogun-province-iwami }
shogun-card-izumo = { shogun-province-izumo }
shogun-card-mimasaka = { shogun-province-mimasaka }
shogun-card-tajima = { shogun-province-tajima }
shogun-card-echizen = { shogun-province-echizen }
shogun-card-harima = { shogun-province-harima }
shogun-card-hida = { shogun-province-hida }
shogun-card-mikawa = { shogun-province-mikawa }
shogun-card-mino = { shogun-province-mino }
shogun-card-omi = { shogun-province-omi }
shogun-card-owari = { shogun-province-owari }
shogun-card-tamba = { shogun-province-tamba }
shogun-card-wakasa = { shogun-province-wakasa }
shogun-card-awa-shikoku = { shogun-province-awa-shikoku }
shogun-card-ise = { shogun-province-ise }
shogun-card-iyo = { shogun-province-iyo }
shogun-card-kii = { shogun-province-kii }
shogun-card-sanuki = { shogun-province-sanuki }
shogun-card-settsu = { shogun-province-settsu }
shogun-card-shima = { shogun-province-shima }
shogun-card-tosa = { shogun-province-tosa }
shogun-card-yamato = { shogun-province-yamato }
shogun-card-awa-boso = { shogun-province-awa-boso }
shogun-card-izu = { shogun-province-izu }
shogun-card-kai = { shogun-province-kai }
shogun-card-kazusa = { shogun-province-kazusa }
shogun-card-musashi = { shogun-province-musashi }
shogun-card-sagami = { shogun-province-sagami }
shogun-card-shimosa = { shogun-province-shimosa }
shogun-card-suruga = { shogun-province-suruga }
shogun-card-totomi = { shogun-province-totomi }
shogun-card-echigo = { shogun-province-echigo }
shogun-card-etchu = { shogun-province-etchu }
shogun-card-hitachi = { shogun-province-hitachi }
shogun-card-kaga = { shogun-province-kaga }
shogun-card-kozuke = { shogun-province-kozuke }
shogun-card-mutsu = { shogun-province-mutsu }
shogun-card-noto = { shogun-province-noto }
shogun-card-shimotsuke = { shogun-province-shimotsuke }
shogun-card-shinano = { shogun-province-shinano }
shogun-card-chest-0 = 0 Truhen
shogun-card-chest-1 = 1 Truhe
shogun-card-chest-2 = 2 Truhen
shogun-card-chest-3 = 3 Truhen
shogun-card-chest-4 = 4 Truhen
shogun-card-tower = Würfelturmkarte
shogun-card-blank = keine Aktion
shogun-card-none = keine Karte
shogun-card-face-down = verdeckt

## Ereigniskarten: Titel und Wirkung

shogun-happening-theatre-calms = Beruhigende Spiele
    .effect = Beim Bau eines Nô-Theaters wird ein Unruhemarker aus der Provinz entfernt.
shogun-happening-wary-farmers = Wachsame Bauern
    .effect = Neutrale Provinzen werden von 2 Bauern verteidigt.
shogun-happening-castle-guard = Burgwache
    .effect = Eine angegriffene Provinz mit Burg erhält eine weitere Armee aus dem Vorrat des Verteidigers.
shogun-happening-temple-peace = Tempelfrieden
    .effect = Provinzen mit einem Tempel dürfen nicht angegriffen werden.
shogun-happening-low-tax = Milde Steuern
    .effect = Steuern bringen höchstens 5 Truhen.
shogun-happening-high-tax = Harte Steuern
    .effect = Steuern bringen mindestens 6 Truhen.
shogun-happening-rich-harvest = Reiche Ernte
    .effect = Die Reisernte bringt mindestens 4.
shogun-happening-poor-harvest = Magere Ernte
    .effect = Die Reisernte bringt höchstens 3.
shogun-happening-few-recruits = Wenige Rekruten
    .effect = Statt 5 oder 3 Armeen werden nur 3 oder 2 aufgestellt.

## Sonderkarten

shogun-special-chest = +1 Truhe
shogun-special-rice = +1 Reis
shogun-special-six-armies = 6 Armeen
shogun-special-attack = +1 Armee beim Angriff
shogun-special-defence = +1 Armee beim Verteidigen

## Gunst des Hofes

shogun-favour-1 = 1 (Ereignis aufheben)
shogun-favour-2 = 2 (Truhen)
    .counted = 2 ({ $count ->
            [one] 1 Truhe
           *[other] { $count } Truhen
        })
shogun-favour-3 = 3 (Armeen in die Schale)
    .counted = 3 ({ $count ->
            [one] 1 Armee in die Schale
           *[other] { $count } Armeen in die Schale
        })
shogun-favour-4 = 4 (Unruhe beenden)
shogun-favour-5 = 5 (Reis)
    .counted = 5 ({ $count } Reis)
shogun-favour-6 = 6 (Siegpunkte)
    .counted = 6 ({ $count ->
            [one] 1 Siegpunkt
           *[other] { $count } Siegpunkte
        })
shogun-favour-7 = 7 (kostenloses Nô-Theater)
shogun-favour-8 = 8 (Armeen in die Schale)
    .counted = 8 ({ $count ->
            [one] 1 Armee in die Schale
           *[other] { $count } Armeen in die Schale
        })
shogun-favour-9 = 9 (Truhen)
    .counted = 9 ({ $count ->
            [one] 1 Truhe
           *[other] { $count } Truhen
        })
shogun-favour-10 = 10 (Schutz vor Kampf A)
shogun-favour-11 = 11 (Schutz vor Kampf B)
shogun-favour-12 = 12 (Armeen ohne Kampf)
    .counted = 12 ({ $count ->
            [one] 1 Armee ohne Kampf
           *[other] { $count } Armeen ohne Kampf
        })
shogun-favour-13 = 13 (Siegpunkte)
    .counted = 13 ({ $count ->
            [one] 1 Siegpunkt
           *[other] { $count } Siegpunkte
        })
shogun-favour-14 = 14 (Armeen in die Schale)
    .counted = 14 ({ $count ->
            [one] 1 Armee in die Schale
           *[other] { $count } Armeen in die Schale
        })
shogun-favour-15 = 15 (Reis)
    .counted = 15 ({ $count } Reis)
shogun-favour-16 = 16 (Truhen)
    .counted = 16 ({ $count ->
            [one] 1 Truhe
           *[other] { $count } Truhen
        })
shogun-favour-17 = 17 (kostenloser Tempel)
shogun-favour-18 = 18 (Schutz vor Kampf A und B)
shogun-favour-19 = 19 (Siegpunkte)
    .counted = 19 ({ $count ->
            [one] 1 Siegpunkt
           *[other] { $count } Siegpunkte
        })
shogun-favour-20 = 20 (Reis)
    .counted = 20 ({ $count } Reis)
shogun-favour-21 = 21 (kostenlose Burg)

## Boni der Samurai

shogun-bonus-chests = Truhen
shogun-bonus-armies = Armeen in die Schale
shogun-bonus-rice = Reis
shogun-bonus-points = Siegpunkte

## Kammern: Künste und Burgen

shogun-art-calligraphy = Kalligrafie
    .short = Kalligrafie
shogun-art-painting = Malerei
    .short = Malerei
shogun-art-tea = Teezeremonie
    .short = Teezeremonie
shogun-art-flowers = Blumenkunst
    .short = Blumenkunst
shogun-art-poetry = Dichtkunst
    .short = Dichtkunst
shogun-art-drama = Schauspiel
    .short = Schauspiel
shogun-castle-himeji = Himeji
shogun-castle-osaka = Osaka
shogun-castle-azuchi = Azuchi
shogun-castle-kumamoto = Kumamoto
shogun-castle-matsumoto = Matsumoto
shogun-castle-edo = Edo
shogun-season-setup = Vorbereitung
shogun-season-spring = Frühling
shogun-season-summer = Sommer
shogun-season-autumn = Herbst
shogun-season-winter = Winter

## Fragen

shogun-ask-plan = { $field-id ->
    [bid] Was bietest du auf die Spielerreihenfolge?
   *[other] { $field }: in welcher Provinz?
}
shogun-ask-pick-card = Welche Provinz nimmst du?
shogun-ask-pick-group = Welche Armeegruppe kommt nach { $province }?
shogun-ask-special = Welche Sonderkarte nimmst du und damit ihren Platz in der Reihenfolge?
shogun-ask-march = { $action }: Wohin ziehen deine Armeen aus { $province }?
shogun-ask-regroup = Ziehst du Armeen aus { $province } in eine angrenzende eigene Provinz?
shogun-ask-send = Wie viele Armeen ziehen von { $province } nach { $destination }?
shogun-ask-revolt = { $farmers ->
    [one] Mehrere deiner Provinzen erheben sich, jede mit 1 weiteren Bauern: Welchem Aufstand stellst du dich zuerst?
   *[other] Mehrere deiner Provinzen erheben sich, jede mit { $farmers } weiteren Bauern: Welchem Aufstand stellst du dich zuerst?
}
shogun-ask-favour = Um welche Gunst bittest du den Hof?
shogun-ask-cancel = Hebst du das Ereignis „{ $happening }“ auf?
shogun-ask-calm = Aus welcher Provinz entfernst du einen Unruhemarker?
shogun-ask-build = Wo baust du kostenlos { $building-a }?
shogun-ask-garrison = { $armies ->
    [one] In welche eigene oder neutrale Provinz kommt deine Armee?
   *[other] In welche eigene oder neutrale Provinz kommen deine { $armies } Armeen?
}
shogun-ask-bonus = Deine Samurai sind in vier Regionen vertreten: Welchen Bonus nimmst du?
shogun-ask-leave-leader = Bleibt dein Heerführer in { $province }?
shogun-ask-station = Wohin geht dein Heerführer?
shogun-ask-artist = Du bist führend { $region-a }: Welchen Künstler gewinnst du für dich?

## Möglichkeiten

shogun-choice-pass = { $kind ->
    [march] Stehen bleiben
    [regroup] Stehen bleiben
    [favour] Um nichts bitten
    [cancel] Das Ereignis zulassen
    [leave-leader] Den Heerführer mitnehmen
   *[other] Passen
}
shogun-choice-cancel = Das Ereignis aufheben
shogun-choice-lead = Den Heerführer hier lassen
shogun-choice-draw = Die verdeckte Karte oben auf dem Stapel
shogun-choice-bury = Beide offenen Karten unter den Stapel legen und zwei neue aufdecken
shogun-choice-replan = Den Plan ändern
shogun-choice-group = Eine Gruppe von { $armies }
shogun-choice-take = { $special }
shogun-choice-favour = Gunst { $favour }
shogun-choice-bonus = { $bonus-id ->
    [chests] { $chests ->
            [one] 1 Truhe
           *[other] { $chests } Truhen
        }
    [armies] { $armies ->
            [one] 1 Armee in die Schale
           *[other] { $armies } Armeen in die Schale
        }
    [rice] { $rice ->
            [one] 1 Reis
           *[other] { $rice } Reis
        }
   *[other] { $points ->
            [one] 1 Siegpunkt
           *[other] { $points } Siegpunkte
        }
}
shogun-choice-send = { $armies } schicken
shogun-choice-pick = { $province }
shogun-choice-march = Nach { $province }
shogun-choice-quell = { $province }
shogun-choice-station = { $province }
shogun-choice-calm = { $province }
shogun-choice-garrison = { $province }
shogun-choice-build = { $province }
shogun-choice-artist = { $art }, { $castle }
shogun-choice-plan = { $card }

## Ereignisse

shogun-event-settles = { $amount ->
    [one] { $seat } besetzt { $province } mit 1 Armee.
   *[other] { $seat } besetzt { $province } mit { $amount } Armeen.
}
shogun-event-draws-card = { $seat } zieht die verdeckte Karte: { $province }.
shogun-event-picks-card = { $seat } nimmt { $province }.
shogun-event-buries = { $seat } legt { $province } unter den Stapel.
shogun-event-tower-kept = { $amount ->
    [one] Der Turm behält 1 Armee von { $seat }.
   *[other] Der Turm behält { $amount } Armeen von { $seat }.
}
shogun-event-year = Jahr { $amount } beginnt.
shogun-event-event-opened = Dieses Jahr bringt „{ $happening }“ (Reisverlust { $amount }).
shogun-event-season = { $amount ->
    [1] Es wird Frühling.
    [2] Es wird Sommer.
   *[other] Es wird Herbst.
}
shogun-event-action-opened = Aufgedeckt: { $action }.
shogun-event-has-planned = { $seat } hat geplant.
shogun-event-replans = { $seat } ändert den Plan.
shogun-event-event-drawn = Das Ereignis dieser Runde: „{ $happening }“.
shogun-event-bids = { $amount ->
    [0] { $seat } bietet 0 Truhen.
    [one] { $seat } bietet 1 Truhe.
   *[other] { $seat } bietet { $amount } Truhen.
}
shogun-event-bids-province = { $seat } bietet mit der Karte { $province }.
shogun-event-bids-tower = { $seat } bietet mit einer Würfelturmkarte; sie zählt wie 0 Truhen.
shogun-event-bids-no-card = { $seat } legt keine Karte als Gebot: Das ist weniger als 0 Truhen.
shogun-event-takes-place = { $seat } nimmt Platz { $amount } und die Sonderkarte „{ $special }“.
shogun-event-action = Jetzt: { $action }.
shogun-event-acts = { $seat } zeigt { $province }.
shogun-event-action-fails = In { $province } kann die Aktion von { $seat } nicht ausgeführt werden.
shogun-event-builds = { $amount ->
    [0] { $seat } baut kostenlos { $building-a } in { $province }.
    [one] { $seat } baut für 1 Truhe { $building-a } in { $province }.
   *[other] { $seat } baut für { $amount } Truhen { $building-a } in { $province }.
}
shogun-event-harvests = { $seat } zieht in { $province } { $amount } Reis ein.
shogun-event-taxes = { $amount ->
    [one] { $seat } zieht in { $province } 1 Truhe Steuern ein.
   *[other] { $seat } zieht in { $province } { $amount } Truhen Steuern ein.
}
shogun-event-unrest = { $amount ->
    [one] In { $province } kommt Unruhe auf.
   *[other] In { $province } wächst die Unruhe: Dort liegen { $amount } Unruhemarker.
}
shogun-event-calmed = { $province } beruhigt sich: Ein Unruhemarker wird entfernt.
shogun-event-wards-off = Die Gunst des Hofes hält { $province } ruhig.
shogun-event-recruits = { $amount ->
    [one] { $seat } stellt in { $province } 1 Armee auf.
   *[other] { $seat } stellt in { $province } { $amount } Armeen auf.
}
shogun-event-moves = { $amount ->
    [one] { $seat } zieht 1 Armee nach { $province }.
   *[other] { $seat } zieht { $amount } Armeen nach { $province }.
}
shogun-event-attacks = { $amount ->
    [one] { $seat } greift { $other } in { $province } mit 1 Armee an.
   *[other] { $seat } greift { $other } in { $province } mit { $amount } Armeen an.
}
shogun-event-attacks-neutral = { $amount ->
    [one] { $seat } zieht mit 1 Armee in das neutrale { $province }.
   *[other] { $seat } zieht mit { $amount } Armeen in das neutrale { $province }.
}
shogun-event-tower = { $fallen ->
    [0] In den Turm kommen { $thrown } Würfel; keiner fällt heraus.
    [one] In den Turm kommen { $thrown } Würfel; einer fällt heraus.
   *[other] In den Turm kommen { $thrown } Würfel; { $fallen } fallen heraus.
}
shogun-event-battle = { $farmers ->
    [0] Aus dem Turm fallen { $attackers } für { $seat } und { $defenders } für { $other }.
    [one] Aus dem Turm fallen { $attackers } für { $seat }, { $defenders } für { $other } und 1 Bauer für die Verteidigung.
   *[other] Aus dem Turm fallen { $attackers } für { $seat }, { $defenders } für { $other } und { $farmers } Bauern für die Verteidigung.
}
shogun-event-battle-farmers = { $farmers ->
    [0] Aus dem Turm fallen { $attackers } für { $seat } und kein Bauer.
    [one] Aus dem Turm fallen { $attackers } für { $seat }, gegen 1 Bauern.
   *[other] Aus dem Turm fallen { $attackers } für { $seat }, gegen { $farmers } Bauern.
}
shogun-event-conquers = { $amount ->
    [one] { $seat } erobert { $province }; 1 Armee überlebt.
   *[other] { $seat } erobert { $province }; { $amount } Armeen überleben.
}
shogun-event-holds = { $amount ->
    [one] { $seat } hält { $province }; 1 Armee überlebt.
   *[other] { $seat } hält { $province }; { $amount } Armeen überleben.
}
shogun-event-repelled = Die Bauern von { $province } schlagen { $seat } zurück.
shogun-event-drawn = Der Kampf hat keinen Sieger: { $province } wird verwüstet und gehört niemandem.
shogun-event-revolt = { $farmers ->
    [0] Aufstand in { $province }: { $defenders } für { $seat } gegen keinen Bauern.
    [one] Aufstand in { $province }: { $defenders } für { $seat } gegen 1 Bauern.
   *[other] Aufstand in { $province }: { $defenders } für { $seat } gegen { $farmers } Bauern.
}
shogun-event-revolt-won = Die Bauern vertreiben { $seat } aus { $province }.
shogun-event-revolt-beaten = { $amount ->
    [one] { $seat } schlägt den Aufstand in { $province } nieder; 1 Armee bleibt.
   *[other] { $seat } schlägt den Aufstand in { $province } nieder; { $amount } Armeen bleiben.
}
shogun-event-winter = { $amount ->
    [0] Es wird Winter, und kein Reis geht verloren.
   *[other] Es wird Winter, und jeder verliert { $amount } Reis.
}
shogun-event-revolt-drawn = { $province } hungert und erhebt sich gegen { $seat }.
shogun-event-scores-possessions = { $amount ->
    [one] { $seat } erhält 1 Punkt für Provinzen und Gebäude.
   *[other] { $seat } erhält { $amount } Punkte für Provinzen und Gebäude.
}
shogun-event-scores-majority = { $building-id ->
    [castle] { $amount ->
            [one] { $seat } erhält 1 Punkt für die meisten Burgen { $region-a }.
           *[other] { $seat } erhält { $amount } Punkte für die meisten Burgen { $region-a }.
        }
    [temple] { $amount ->
            [one] { $seat } erhält 1 Punkt für die meisten Tempel { $region-a }.
           *[other] { $seat } erhält { $amount } Punkte für die meisten Tempel { $region-a }.
        }
   *[other] { $amount ->
            [one] { $seat } erhält 1 Punkt für die meisten Nô-Theater { $region-a }.
           *[other] { $seat } erhält { $amount } Punkte für die meisten Nô-Theater { $region-a }.
        }
}
shogun-event-has-points = { $amount ->
    [one] { $seat } hat jetzt 1 Punkt.
   *[other] { $seat } hat jetzt { $amount } Punkte.
}
shogun-event-new-year = Die Reisvorräte sind wieder leer, und alle Unruhe hat sich gelegt.
shogun-event-officials-arrive = { $amount ->
    [0] { $seat } hat noch keinen Hofbeamten am Hof.
    [one] { $seat } beginnt mit 1 Hofbeamten am Hof.
   *[other] { $seat } beginnt mit { $amount } Hofbeamten am Hof.
}
shogun-event-favour-laid = Der Hof bietet für { $amount } Hofbeamte Gunst { $favour }.
shogun-event-sends-officials = { $amount ->
    [one] { $seat } schickt 1 Armee aus { $province } als Hofbeamten an den Hof.
   *[other] { $seat } schickt { $amount } Armeen aus { $province } als Hofbeamte an den Hof.
}
shogun-event-sends-officials-from-tray = { $amount ->
    [one] { $seat } schickt 1 Armee aus der Schale als Hofbeamten an den Hof.
   *[other] { $seat } schickt { $amount } Armeen aus der Schale als Hofbeamte an den Hof.
}
shogun-event-takes-favour = { $seat } gewinnt Gunst { $favour }.
shogun-event-cancels-event = { $seat } lässt das Ereignis dieser Runde aufheben.
shogun-event-keeps-favour = { $seat } behält die Gunst gegen den nächsten Unruhemarker.
shogun-event-garrisons = { $amount ->
    [one] { $seat } setzt kampflos 1 Armee nach { $province }.
   *[other] { $seat } setzt kampflos { $amount } Armeen nach { $province }.
}
shogun-event-takes-bonus = { $bonus-id ->
    [chests] { $amount ->
            [one] Die Samurai von { $seat } gewinnen 1 Truhe.
           *[other] Die Samurai von { $seat } gewinnen { $amount } Truhen.
        }
    [armies] { $amount ->
            [one] Die Samurai von { $seat } gewinnen 1 Armee in der Schale.
           *[other] Die Samurai von { $seat } gewinnen { $amount } Armeen in der Schale.
        }
    [points] { $amount ->
            [one] Die Samurai von { $seat } gewinnen 1 Siegpunkt.
           *[other] Die Samurai von { $seat } gewinnen { $amount } Siegpunkte.
        }
   *[other] Die Samurai von { $seat } gewinnen { $amount } Reis.
}
shogun-event-leader-enters = Der Heerführer von { $seat } betritt { $province }.
shogun-event-leader-lost = Mit { $province } verliert { $seat } den Heerführer.
shogun-event-builds-monument = In { $province } wird dem Heerführer von { $seat } ein Denkmal gebaut.
shogun-event-captures-monument = { $amount ->
    [one] { $seat } erobert in { $province } ein Denkmal von { $other }.
   *[other] { $seat } erobert in { $province } { $amount } Denkmäler von { $other }.
}
shogun-event-scores-monuments = { $amount ->
    [one] { $seat } erhält 1 Punkt für Denkmäler.
   *[other] { $seat } erhält { $amount } Punkte für Denkmäler.
}
shogun-event-masters = { $seat } ist führend { $region-a }.
shogun-event-engages = { $seat } gewinnt den Künstler für { $art } in { $castle }.
shogun-event-scores-chambers = { $amount ->
    [one] { $seat } erhält 1 Punkt in den Kammern.
   *[other] { $seat } erhält { $amount } Punkte in den Kammern.
}
shogun-event-game-over = Der zweite Winter ist vorüber, das Spiel ist aus.

## Ablehnungen

shogun-refusal-other-field = Jetzt wird ein anderes Feld geplant, nicht „{ $field }“.
shogun-refusal-field-not-empty = Ein Feld bleibt nur frei, wenn deine Karten nicht reichen.
shogun-refusal-not-own-province = Diese Provinz gehört dir nicht: { $card }.
shogun-refusal-card-laid-already = Diese Karte liegt schon auf einem anderen Feld: { $card }.
shogun-refusal-bid-too-high = Du kannst nicht mehr Truhen bieten, als du hast.
shogun-refusal-no-such-card = Eine solche Karte hast du für dieses Feld nicht: { $card }.
shogun-refusal-not-own-neighbour = Armeen können nur in eine angrenzende eigene Provinz ziehen, nicht nach { $province }.
shogun-refusal-too-many-armies = { $most ->
    [one] Höchstens 1 Armee kann ziehen: Eine muss bleiben.
   *[other] Höchstens { $most } Armeen können ziehen: Eine muss bleiben.
}
shogun-refusal-special-taken = Diese Sonderkarte ist schon vergeben: { $special }.
shogun-refusal-favour-out-of-reach = Gunst { $favour } liegt nicht aus, oder du hast zu wenige Hofbeamte im Audienzsaal.
shogun-refusal-no-site = { $province } gehört dir nicht oder hat keinen Bauplatz für dieses Gebäude.
shogun-refusal-no-station = Der Heerführer muss in eine andere eigene Provinz, nicht nach { $province }.
shogun-refusal-not-a-neighbour = { $province } grenzt weder zu Land noch über einen Seeweg an.
shogun-refusal-out-of-play = { $province } ist im Spiel zu dritt gesperrt.
shogun-refusal-temple-peace = { $province } hat einen Tempel und darf in dieser Runde nicht angegriffen werden.
shogun-refusal-court-peace = Der Hof schützt { $province } in dieser Runde.

## Der Tisch im Terminal

shogun-screen-round = Jahr { $year } von 2, { $season }
shogun-screen-setup = Wahl der Startprovinzen
shogun-screen-over = Das Spiel ist aus
shogun-screen-event = Ereignis: { $happening }.
shogun-screen-events = Kommende Ereignisse:
shogun-screen-loss = Reisverlust { $loss }
shogun-screen-actions = Aktionen:
shogun-screen-places = Reihenfolge:
shogun-screen-tower = Im Turm:
shogun-screen-tray = In der Schale:
shogun-screen-empty = nichts
shogun-screen-plan = Dein Plan:
shogun-screen-open-cards = Offene Karten:
shogun-screen-groups = Deine Armeegruppen:
shogun-screen-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
shogun-screen-favours = Gunst des Hofes:
shogun-screen-chambers = Kammern
shogun-screen-regions = Regionen der Reihe nach:
shogun-screen-lost = abwesend
shogun-screen-planned = geplant
shogun-screen-column-player = Spieler
shogun-screen-column-points = Punkte
shogun-screen-column-chests = Truhen
shogun-screen-column-rice = Reis
shogun-screen-column-reserve = Vorrat
shogun-screen-column-provinces = Provinzen
shogun-screen-column-special = Sonderkarte
shogun-screen-column-hall = Hofbeamte
shogun-screen-column-samurai = Samurai (Regionen)
shogun-screen-column-leader = Heerführer
shogun-screen-column-trophies = Trophäen
shogun-screen-legend = ①…⑤ Besitzer mit Armeen; C Burg, T Tempel, N Nô-Theater, · freier Bauplatz; ! Unruhemarker; $ Truhen; % Reis; ♟ Heerführer; ♜ Denkmal
shogun-cards-events = Ereigniskarten
shogun-cards-specials = Sonderkarten
shogun-cards-favours = Gunst des Hofes
shogun-cards-neighbours = Nachbarn

## Woher Punkte kommen

shogun-source-provinces-1 = Provinzen, Jahr 1
shogun-source-castles-1 = Burgen, Jahr 1
shogun-source-temples-1 = Tempel, Jahr 1
shogun-source-theatres-1 = Nô-Theater, Jahr 1
shogun-source-most-castles-1 = Meiste Burgen, Jahr 1
shogun-source-most-temples-1 = Meiste Tempel, Jahr 1
shogun-source-most-theatres-1 = Meiste Nô-Theater, Jahr 1
shogun-source-provinces-2 = Provinzen, Jahr 2
shogun-source-castles-2 = Burgen, Jahr 2
shogun-source-temples-2 = Tempel, Jahr 2
shogun-source-theatres-2 = Nô-Theater, Jahr 2
shogun-source-most-castles-2 = Meiste Burgen, Jahr 2
shogun-source-most-temples-2 = Meiste Tempel, Jahr 2
shogun-source-most-theatres-2 = Meiste Nô-Theater, Jahr 2
shogun-source-favours = Gunst des Hofes
shogun-source-samurai = Samurai
shogun-source-monuments = Denkmäler
shogun-source-chambers = Kammern
shogun-source-earlier = Vorher
## What the options mean, on the page

shogun-page-setting-side = Beide Seiten haben dieselben 45 Provinzen und Grenzen, nur anders zu Regionen zusammengesetzt; auf der Mondseite sucht sich jede Person ihre ersten Provinzen selbst aus.
shogun-page-setting-start = Die Listen ergeben sofort einen ausgewogenen Anfang; reihum zu wählen dauert länger und ist für alle, die den Plan kennen.
shogun-page-setting-court = Gesandte an den Hof schicken: Empfänge, Audienzen und die Gunst des Tenno.
shogun-page-setting-samurai = Wer Provinzen in vier Regionen hält, bekommt jede Runde die Gabe eines Samurai: Schatztruhen, Armeen, Reis oder Punkte.
shogun-page-setting-leaders = Dein Heerführer steht in einer deiner Provinzen: Dort baut man günstiger, Reis, Steuern und Rekruten bringen mehr, und er hinterlässt Denkmäler, die Punkte wert sind.
shogun-page-setting-chambers = Jede Runde kommen sechs Künstler; wer in einer Region am stärksten ist, nimmt einen in Dienst. Am Ende bringen Reihen und Spalten der Kammern Punkte.
shogun-page-setting-leaders-winter = Nach dem deutschen Regelheft ist der Winter eine Runde wie die anderen: Heerführer ziehen auch danach, das letzte Mal, bevor Denkmäler gezählt werden. Andere lassen sie ruhen: sechs Denkmäler für die sechs Runden mit Aktionen.
shogun-page-setting-leaders-return = Nach dem deutschen Regelheft kehrt ein verlorener Heerführer nach dem Winter zurück, und nach dem zweiten kann er noch Denkmäler erobern, bevor sie gezählt werden. Für andere ist das Spiel dann vorbei.
shogun-page-setting-recruits = Nach dem deutschen Regelheft wird eine Aktion ganz ausgeführt oder gar nicht. Das französische stellt die zusätzliche Armee frei: Dann kommen so viele, wie da sind, wenn es für die gedruckte Zahl reicht.
shogun-page-setting-attack = Ob ein geplanter Kampf oder eine Bewegung auch stattfinden muss, wenn es möglich ist.
## Das Brett auf der Seite

shogun-page-map = Karte der Provinzen
shogun-page-zoom-in = Näher
shogun-page-zoom-out = Weiter weg
shogun-page-zoom-whole = Die ganze Karte
shogun-page-closed = Zu dritt nicht im Spiel.
shogun-page-neutral = Gehört niemandem
shogun-page-armies = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
shogun-page-rice = { $count } Reis
shogun-page-chests = { $count ->
    [one] 1 Truhe
   *[other] { $count } Truhen
}
shogun-page-free-sites = { $count ->
    [one] 1 freier Bauplatz
   *[other] { $count } freie Bauplätze
}
shogun-page-no-sites = kein Bauplatz
shogun-page-unrest = { $count ->
    [one] 1 Unruhemarker
   *[other] { $count } Unruhemarker
}
shogun-page-leader-of = Heerführer von { $player }
shogun-page-monument-of = Denkmal für den Heerführer von { $player }
shogun-page-year = Jahr { $year }
shogun-page-actions = Die zehn Aktionen dieser Runde in ihrer Reihenfolge
shogun-page-action-hidden = Noch verdeckt: wird im Lauf der Runde aufgedeckt
shogun-page-order = Zugreihenfolge und Sonderkarten
shogun-page-event = Das Ereignis dieser Runde
shogun-page-events = Kommende Ereignisse: Jede Runde wird eines gezogen, das letzte bestimmt den Reisverlust im Winter
shogun-page-loss = Im Winter: { $loss } Reis Verlust
shogun-page-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
shogun-page-rice-for = { $rice } Reis für { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
}
shogun-page-reserve = { $count ->
    [one] 1 Armee im Vorrat
   *[other] { $count } Armeen im Vorrat
}
shogun-page-officials = { $count ->
    [one] 1 Hofbeamter
   *[other] { $count } Hofbeamte
}
shogun-page-regions = { $count ->
    [one] In 1 Region vertreten; mit { $needs } gewinnt man Samurai
   *[other] In { $count } Regionen vertreten; mit { $needs } gewinnt man Samurai
}
shogun-page-monuments = { $count ->
    [one] noch 1 Denkmal zu bauen
   *[other] noch { $count } Denkmäler zu bauen
}
shogun-page-trophies = { $count ->
    [one] 1 erobertes Denkmal
   *[other] { $count } eroberte Denkmäler
}
shogun-page-show-provinces = Die Provinzen von { $player } auf der Karte zeigen
shogun-page-ready = Der Plan steht
shogun-page-plans = Plant noch
shogun-page-province = { $owner ->
    [closed] { $province }, { $region }: nicht im Spiel
    [nobody] { $province }, { $region }: gehört niemandem
   *[player] { $armies ->
        [one] { $province }, { $region }: { $player }, 1 Armee
       *[other] { $province }, { $region }: { $player }, { $armies } Armeen
    }
}{ $built ->
    [0] {""}
   *[other] ; { $buildings }
}{ $markers ->
    [0] {""}
   *[other] ; { $markers } Unruhemarker
}{ $open ->
    [yes] . Kann gewählt werden
   *[no] {""}
}

## The round's story

shogun-page-round = Die Geschichte der Runde
shogun-page-round-season = { $season } beginnt
shogun-page-round-order = Gebote und Reihenfolge
shogun-page-round-battle = Ein Kampf
shogun-page-round-revolt = Ein Aufstand
shogun-page-round-possessions = Punkte für Provinzen und Gebäude
shogun-page-round-points = Die Punkte jetzt
shogun-page-round-told = Was geschah
shogun-page-round-against = gegen
shogun-page-round-back = Zurück
shogun-page-round-next = Weiter
shogun-page-round-close = Fertig
shogun-page-round-skip = Geschichte überspringen
shogun-page-round-again = Die Runde noch einmal sehen
## Die Planung

shogun-page-plan = Dein Plan
shogun-page-ask-plan = Plane deine Aktionen und dein Gebot.
shogun-page-plan-fields = Die Felder in der Reihenfolge des Spiels
shogun-page-plan-hand = Deine Provinzkarten
shogun-page-plan-bid = Karten für das Gebot und den Hof
shogun-page-plan-empty = leer
shogun-page-plan-lift = { $card } zurücknehmen
shogun-page-plan-how = Nimm eine Karte, eine Provinz auf der Landkarte oder ein Feld: Es leuchtet auf, wohin es passt. Karten und Felder lassen sich auch ziehen. Truhenkarten decken Aktionen ab, die du auslässt.
shogun-page-plan-choose = in welcher deiner Provinzen?
shogun-page-plan-choose-bid = wie viele Truhen? Wer am meisten bietet, wählt zuerst.
shogun-page-plan-choose-field = { $card }: auf welches Feld?
shogun-page-plan-missing = { $count ->
    [one] 1 weiteres Feld braucht eine Provinz: Deine anderen Karten reichen nicht für alle übrigen.
   *[other] { $count } weitere Felder brauchen eine Provinz: Deine anderen Karten reichen nicht für alle übrigen.
}
shogun-page-strip = Die Runde im Überblick
shogun-page-strip-fold = Die Runde ein- und ausklappen
shogun-page-side-sun = Die Sonnenseite des Spielplans
shogun-page-side-moon = Die Mondseite des Spielplans
shogun-page-bids = Die Gebote
shogun-page-place-number = Platz
shogun-page-place = Platz { $number }: { $special }. { $does } { $taken ->
    [yes] Genommen von { $player }.
   *[no] Noch frei.
}
shogun-page-special-chest = Eine Truhe mehr beim Erheben der Steuer.
shogun-page-special-rice = Ein Reis mehr bei der Ernte.
shogun-page-special-six-armies = Sechs statt fünf Armeen ausheben.
shogun-page-special-attack = Eine Armee mehr aus dem Vorrat bei jedem Angriff.
shogun-page-special-defence = Eine Armee mehr aus dem Vorrat bei jeder Verteidigung.
shogun-page-plan-undo = Schritt zurück
shogun-page-plan-armies = Armeen auf der Landkarte: jetzt { $now }, nach diesem Plan { $then }
shogun-page-plan-covered = Abgedeckt: Es geschieht nichts.
shogun-page-plan-risk = { $player } könnte { $province } vorher von { $from } aus erobern: Dann entfällt die Aktion.
shogun-page-plan-card = { $province }: { $rice } Reis, { $chests ->
    [one] 1 Truhe
   *[other] { $chests } Truhen
}, { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}{ $built ->
    [0] {""}
   *[other] , { $buildings }
}{ $free ->
    [0] , kein freier Bauplatz
    [one] , 1 freier Bauplatz
   *[other] , { $free } freie Bauplätze
}{ $markers ->
    [0] .
    [one] , 1 Unruhemarker.
   *[other] , { $markers } Unruhemarker.
}
shogun-page-plan-fold = Den Plan ein- und ausklappen
shogun-page-plan-chests = Truhen: jetzt { $now }, nach diesem Plan { $then }
shogun-page-plan-rice = Reis: jetzt { $now }, nach diesem Plan { $then }; der Winter nimmt 1 für jede deiner { $provinces } Provinzen und so viel, wie das Ereignis sagt
shogun-page-plan-last = Letzter Plan
shogun-page-plan-clear = Leeren
shogun-page-plan-commit = Fertig
shogun-page-plan-back = Plan ändern
shogun-page-plan-other-ready = { $player } ist bereit
shogun-page-plan-other-plans = { $player } plant noch
shogun-page-plan-waiting = { $count ->
    [0] Alle sind bereit.
   *[other] Dein Plan liegt. Es planen noch: { $players }. So lange kannst du ihn ändern.
}
shogun-page-will-bids = { $cost ->
    [0] Es werden 0 Truhen geboten.
    [one] 1 Truhe wird bezahlt; es bleiben { $left }.
   *[other] { $cost } Truhen werden bezahlt; es bleiben { $left }.
}
shogun-page-will-bids-tower = Eine Würfelturmkarte zählt wie 0 Truhen und fehlt dann am Hof.
shogun-page-will-bids-no-card = Es wird keine Karte gelegt: Das ist weniger als 0 Truhen.
shogun-page-will-bids-province = { $province } als Gebot schlägt ein leeres und kostet nichts, doch die Karte fehlt für eine Aktion.
shogun-page-will-sends = { $armies ->
    [one] 1 Armee aus { $province } wird zum Hofbeamten.
   *[other] { $armies } Armeen aus { $province } werden zu Hofbeamten.
}
shogun-page-will-sends-from-tray = { $armies ->
    [one] 1 Armee aus der Schale wird zum Hofbeamten.
   *[other] { $armies } Armeen aus der Schale werden zu Hofbeamten.
}
shogun-page-will-builds = { $cost ->
    [one] { $building-a } in { $province } für 1 Truhe; es bleiben { $left }.
   *[other] { $building-a } in { $province } für { $cost } Truhen; es bleiben { $left }.
}
shogun-page-will-harvests = { $varies ->
    [0] { $amount } Reis aus { $province }; dann { $left }. Dort wächst die Unruhe.
   *[other] { $amount } Reis aus { $province } (je nach Ereignis { $least } bis { $most }); dann { $left }. Dort wächst die Unruhe.
}
shogun-page-will-taxes = { $varies ->
    [0] { $amount ->
            [one] { $amount } Truhe aus { $province }; dann { $left }. Dort wächst die Unruhe.
           *[other] { $amount } Truhen aus { $province }; dann { $left }. Dort wächst die Unruhe.
        }
   *[other] { $amount ->
            [one] { $amount } Truhe aus { $province } (je nach Ereignis { $least } bis { $most }); dann { $left }. Dort wächst die Unruhe.
           *[other] { $amount } Truhen aus { $province } (je nach Ereignis { $least } bis { $most }); dann { $left }. Dort wächst die Unruhe.
        }
}
shogun-page-will-recruits = { $cost ->
    [one] { $amount } Armeen für { $province }, für 1 Truhe; es bleiben { $left }.
   *[other] { $amount } Armeen für { $province }, für { $cost } Truhen; es bleiben { $left }.
}
shogun-page-will-recruits-and-moves = { $amount ->
    [one] 1 Armee
   *[other] { $amount } Armeen
} für { $province }, { $cost ->
    [one] für 1 Truhe
   *[other] für { $cost } Truhen
}; es bleiben { $left }. Dann dürfen Armeen in eine angrenzende eigene Provinz ziehen.
shogun-page-will-marches = { $armies ->
    [0] aus { $province }.
    [one] Aus { $province } kann 1 Armee angreifen oder ziehen; eine bleibt.
   *[other] Aus { $province } können bis zu { $armies } Armeen angreifen oder ziehen; eine bleibt.
}
shogun-page-warn-chests-short = { $cost ->
    [one] Das kostet 1 Truhe, du wirst aber { $chests } haben.
   *[other] Das kostet { $cost } Truhen, du wirst aber { $chests } haben.
}
shogun-page-warn-tax-first = Das kannst du nur bezahlen, wenn die Steuern vorher aufgedeckt werden.
shogun-page-warn-chests-tight = Das kannst du nur bezahlen, wenn kein Ereignis die Steuern mindert.
shogun-page-warn-built-already = Dort steht das schon: { $building }.
shogun-page-warn-no-site = { $province } hat keinen freien Bauplatz.
shogun-page-warn-none-left = Im Vorrat fehlt: { $building }.
shogun-page-warn-revolt = { $farmers ->
    [one] Die Bauern werden sich erheben: 1 Bauer und die aus dem Turm gegen { $armies } von dir.
   *[other] Die Bauern werden sich erheben: { $farmers } Bauern und die aus dem Turm gegen { $armies } von dir.
}
shogun-page-warn-barns-full = Die Speicher fassen 18: Nur noch { $amount } passen hinein.
shogun-page-warn-supply-short = { $armies ->
    [0] Du hast keine Armeen im Vorrat: Es würde nichts geschehen.
   *[other] Du hast nur { $armies } im Vorrat: Es würde nichts geschehen.
}
shogun-page-warn-supply-tight = Du hast nur { $armies } im Vorrat: Es kommen { $armies } statt { $wanted }.
shogun-page-warn-one-army = Die letzte Armee muss bleiben: Niemand kann { $province } verlassen.
shogun-page-warn-no-officials = So viele Hofbeamte hast du nicht mehr.
shogun-page-warn-tray-short = { $armies ->
    [0] In der Schale liegt jetzt keine deiner Armeen.
   *[other] In der Schale liegen jetzt nur { $armies } deiner Armeen.
}
shogun-page-warn-armies-short = Dort stehen nur { $armies }, und eine muss bleiben: Es würde nichts geschehen.
shogun-refusal-not-planning = Geplant wird zu Beginn einer Runde.
shogun-refusal-no-such-field = Ein solches Feld gibt es nicht.
shogun-refusal-unknown-card = Eine solche Karte gibt es nicht.

## Neben der Karte

shogun-page-player = Spieler
shogun-page-region = Region
shogun-page-drawers = Neben der Karte
shogun-page-drawer-plans = Pläne dieser Runde
shogun-page-drawer-regions = Wer in den Regionen führt
shogun-page-drawer-court = Hof des Tenno
shogun-page-drawer-samurai = Samurai
shogun-page-drawer-chambers = Kammern
shogun-page-tab-plans = Pläne
shogun-page-tab-regions = Regionen
shogun-page-tab-court = Hof
shogun-page-tab-samurai = Samurai
shogun-page-tab-chambers = Kammern
shogun-page-drawer-close = Schließen
shogun-page-worth = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
shogun-page-majority = { $points ->
    [0] { $player }: { $count }
    [one] { $player }: { $count }, bekäme 1 Punkt
   *[other] { $player }: { $count }, bekäme { $points } Punkte
}
shogun-page-regions-how = Im Winter zählen die meisten Gebäude einer Art in jeder Region; wer sich den ersten Platz teilt, bekommt einen Punkt weniger.
shogun-page-favour-cancel-event = Das Ereignis dieser Runde aufheben
shogun-page-favour-chests = { $amount ->
    [one] 1 Truhe
   *[other] { $amount } Truhen
}
shogun-page-favour-tray = { $amount ->
    [one] 1 Armee in die Schale
   *[other] { $amount } Armeen in die Schale
}
shogun-page-favour-calm = Einen Unruhemarker entfernen
shogun-page-favour-rice = { $amount } Reis
shogun-page-favour-points = { $amount ->
    [one] 1 Siegpunkt
   *[other] { $amount } Siegpunkte
}
shogun-page-favour-build = Kostenlos bauen: { $building }
shogun-page-favour-safe = In dieser Runde sicher vor: { $actions }
shogun-page-favour-garrison = { $amount ->
    [one] 1 Armee in eine eigene oder neutrale Provinz
   *[other] { $amount } Armeen in eine eigene oder neutrale Provinz
}
shogun-page-favour-taken = gewährt
shogun-page-favour-price = { $count ->
    [one] für 1 Hofbeamten
   *[other] für { $count } Hofbeamte
}
shogun-page-court-hall = Empfang
shogun-page-court-audience = Audienz
shogun-page-court-ward = wehrt die nächste Unruhe ab
shogun-page-court-safe = sicher vor { $actions }
shogun-page-samurai-how = Wer vor den Aktionen einer Runde in { $needs } Regionen Provinzen besitzt, blättert zur nächsten Karte weiter und nimmt einen ihrer Boni.
shogun-page-samurai-here = { $count ->
    [one] { $player }, in 1 Region vertreten
   *[other] { $player }, in { $count } Regionen vertreten
}
shogun-page-chambers-regions = Regionen in der Reihenfolge, in der ihre Herren wählen
shogun-page-chambers-open = Ein Künstler, der zu haben ist
shogun-page-chambers-turned = Diesen Künstler hat niemand gewonnen
shogun-page-chambers-line = { $count ->
    [one] { $player } bekäme hier 1 Punkt
   *[other] { $player } bekäme hier { $count } Punkte
}
shogun-page-chambers-how = Am Ende zählt jede Linie für den, der dort die meisten Marker hat; Künstler, die niemand gewonnen hat, zählen wie ein weiterer Spieler. Die Wappen neben den Linien zeigen den Stand.
shogun-page-start = Wahl der Startprovinzen
shogun-page-start-draw = verdeckte Karten: die oberste nehmen
shogun-page-start-bury = Beide unter den Stapel legen und zwei neue aufdecken
shogun-page-start-groups = Armeegruppen, die { $player } noch hat
shogun-page-start-group = { $count ->
    [one] Gruppe von { $armies }, noch 1
   *[other] Gruppe von { $armies }, noch { $count }
}
shogun-page-send = { $count ->
    [one] 1 Armee aus { $from } nach { $to } schicken
   *[other] { $count } Armeen aus { $from } nach { $to } schicken
}
shogun-page-send-less = Eine weniger
shogun-page-send-more = Eine mehr
## Was vom Spiel zu erzählen ist

shogun-moment-conquers = { $seat } nimmt { $other } in einer Schlacht von { $armies } Armeen { $province } ab.
shogun-moment-conquers-farmers = { $armies ->
    [one] { $seat } nimmt das neutrale { $province } mit 1 Armee ein.
   *[other] { $seat } nimmt das neutrale { $province } mit { $armies } Armeen ein.
}
shogun-moment-holds = { $other } hält { $province } gegen { $seat } in einer Schlacht von { $armies } Armeen.
shogun-moment-drawn = { $seat } und { $other } verwüsten { $province } in einer Schlacht von { $armies } Armeen.
shogun-moment-repelled = { $armies ->
    [one] Die Bauern von { $province } schlagen { $seat } mit 1 Armee zurück.
   *[other] Die Bauern von { $province } schlagen { $seat } mit { $armies } Armeen zurück.
}
shogun-moment-revolt-lost = { $armies ->
    [one] Ein Aufstand vertreibt { $seat } mit 1 Armee aus { $province }.
   *[other] Ein Aufstand vertreibt { $seat } mit { $armies } Armeen aus { $province }.
}
shogun-moment-lucky-throw = { $armies ->
    [one] Der Turm meint es in { $province } gut mit { $seat }: 1 Armee mehr als zu erwarten war.
   *[other] Der Turm meint es in { $province } gut mit { $seat }: { $armies } Armeen mehr als zu erwarten waren.
}
shogun-moment-unlucky-throw = { $armies ->
    [one] Der Turm lässt { $seat } in { $province } im Stich: 1 Armee weniger als zu erwarten war.
   *[other] Der Turm lässt { $seat } in { $province } im Stich: { $armies } Armeen weniger als zu erwarten waren.
}
shogun-moment-leads = { $points ->
    [one] { $seat } führt nach dem Winter des Jahres { $year } mit 1 Punkt.
   *[other] { $seat } führt nach dem Winter des Jahres { $year } mit { $points } Punkten.
}
shogun-chapter-season = Jahr { $year }, { $season }
shogun-series-points = Punkte
shogun-series-worth = Punkte, wenn hier gewertet würde
shogun-series-provinces = Provinzen
shogun-series-armies = Armeen auf der Karte
shogun-tally-tower = Der Turm
shogun-tally-row-farmers = Bauern
shogun-tally-column-thrown = Hineingeworfen
shogun-tally-column-fallen = Herausgefallen
shogun-tally-column-inside = Am Ende darin
shogun-tally-column-luck = Glück: Armeen über Erwartung
shogun-tally-campaign = Der Feldzug
shogun-tally-column-attacks = Angriffe
shogun-tally-column-conquests = Provinzen erobert
shogun-tally-column-defences = Angriffe abgewehrt
shogun-tally-column-revolts-lost = Durch Aufstände verloren
shogun-tally-column-revolts-beaten = Aufstände niedergeschlagen
shogun-tally-column-buildings = Gebäude
shogun-tally-column-chests = Truhen aus Steuern
shogun-tally-column-rice = Reis geerntet
shogun-tally-column-armies = Armeen aufgestellt

## Das Terminal

shogun-screen-column-monuments = Denkmäler übrig
shogun-screen-held = Gunst in Kraft:
shogun-screen-ward = Gunst 4, { shogun-page-court-ward }
shogun-screen-letter-green = G
shogun-screen-letter-red = R
shogun-screen-letter-purple = L
shogun-screen-letter-yellow = E
shogun-screen-letter-brown = B
shogun-screen-legend-map = Karte: der Buchstabe der Region, dann die Nummer des Besitzers, ein Punkt für niemanden.
shogun-cards-samurai = Samurai: was jede Karte bietet
shogun-cards-winter = Winter: Provinzen ohne Reis
shogun-cards-winter-line = { $revolts ->
    [one] 1 Aufstand
   *[other] { $revolts } Aufstände
}, { $farmers ->
    [one] 1 Bauer mehr
   *[other] { $farmers } Bauern mehr
}

## Hilfe beim Planen

shogun-page-hint-plan = Ein Plan zum Überlegen
shogun-page-hint-expected = Etwa { $points } Punkte am Ende, { $side ->
    [ahead] { $count } vor dem besten Gegner.
    [behind] { $count } hinter dem besten Gegner.
   *[level] gleichauf mit dem besten Gegner.
}
shogun-page-hint-all = Alles übernehmen
shogun-page-hint-close = Tipp weglegen
shogun-page-hint-one = Übernehmen: { $field }, { $card }
shogun-page-hint-taken = übernommen
shogun-page-hint-worth = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
shogun-page-hint-worth-about = So viele Punkte gehen im Mittel ohne diese Aktion verloren; der Rest des Plans bleibt.
shogun-page-hint-even = macht kaum etwas aus
shogun-page-hint-ghost = geraten: { $card }
shogun-page-why-bids = { $cost ->
    [0] nichts geboten: Truhen sind mehr wert als die Auswahl.
    [one] 1 Truhe, um bei den Sonderkarten früher zu wählen.
   *[other] { $cost } Truhen, um bei den Sonderkarten früher zu wählen.
}
shogun-page-why-builds = { $building-a } in { $province }: +1 Punkt { $majority ->
    [0] { "" }
   *[other] und +{ $majority } für die meisten in der Region { $region }
} { $scorings ->
    [one] bei der letzten Wertung.
   *[other] bei jeder Wertung ({ $scorings }-mal).
}
shogun-page-why-taxes = { $amount ->
    [one] 1 Truhe aus { $province }
   *[other] { $amount } Truhen aus { $province }
}{ $paying ->
    [0] .
   *[other] ; ohne sie unbezahlbar: { $pays }.
}
shogun-page-why-harvests = { $amount } Reis aus { $province }: dann { $left }, für { $provinces } Provinzen im Winter.
shogun-page-why-recruits = { $amount ->
    [one] 1 Armee für { $province }
   *[other] { $amount } Armeen für { $province }
}{ $threat ->
    [0] .
   *[other] , wo { $armies } stehen; bis zu { $threat } könnten von nebenan angreifen.
}
shogun-page-why-recruits-and-moves = { $amount ->
    [one] 1 Armee für { $province }
   *[other] { $amount } Armeen für { $province }
} und ein Zug in eine Provinz daneben; bis zu { $threat } könnten von nebenan angreifen.
shogun-page-why-attacks = Angriff auf { $destination } ({ $other }) mit { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}: { $percent } % für einen Sieg.
shogun-page-why-attacks-farmers = Angriff auf die Bauern von { $destination } mit { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
}: { $percent } % für einen Sieg.
shogun-page-why-moves = { $armies ->
    [one] 1 Armee zieht
   *[other] { $armies } Armeen ziehen
} von { $province } nach { $destination }.
shogun-page-odds = Was daraus werden kann
shogun-page-odds-attack = { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} aus { $from } gegen { $to }
shogun-page-odds-sum = gewonnen { $won } %, unentschieden { $drawn } %, verloren { $lost } %
shogun-page-odds-won = { $left ->
    [one] gewonnen, 1 Armee bleibt: { $percent } %
   *[other] gewonnen, { $left } Armeen bleiben: { $percent } %
}
shogun-page-odds-drawn = unentschieden, die Provinz gehört niemandem: { $percent } %
shogun-page-odds-lost = { $left ->
    [0] verloren: { $percent } %
    [one] verloren gegen 1 Armee: { $percent } %
   *[other] verloren gegen { $left } Armeen: { $percent } %
}
shogun-page-odds-target = Wohin
shogun-refusal-own-target = { $province } gehört dir schon.
