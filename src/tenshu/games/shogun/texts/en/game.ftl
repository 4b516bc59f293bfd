shogun-name = Shogun
shogun-page-about = Plan in secret, then watch the round unfold: build, raise rice, march, and let the cube tower decide the battles.
shogun-tiebreak = { $seat } and { $others } have as many points; { $seat } has more chests and is ahead.

## Settings

shogun-setting-side = Side of the board
shogun-setting-side-sun = sun
shogun-setting-side-moon = moon (start provinces are always chosen)
shogun-setting-start = Start provinces
shogun-setting-start-preset = from the lists
shogun-setting-start-draft = chosen in turn
shogun-setting-court = Tenno’s Court
shogun-setting-court-off = without
shogun-setting-court-on = with
shogun-setting-samurai = Samurai
shogun-setting-samurai-off = without
shogun-setting-samurai-on = with
shogun-setting-leaders = Military Leaders
shogun-setting-leaders-off = without
shogun-setting-leaders-on = with
shogun-setting-chambers = Chambers
shogun-setting-chambers-off = without
shogun-setting-chambers-on = with
shogun-setting-leaders-winter = Leaders after winter
shogun-setting-leaders-winter-move = move as after every round
shogun-setting-leaders-winter-rest = stay where they are
shogun-setting-leaders-return = Lost leaders
shogun-setting-leaders-return-each-winter = return after each winter
shogun-setting-leaders-return-first-winter = return after the first winter only
shogun-setting-recruits = Too few armies for “6 armies” or a leader’s extra army
shogun-setting-recruits-whole = the action fails
shogun-setting-recruits-available = as many as there are
shogun-setting-attack = Battle or movement
shogun-setting-attack-must = must be carried out if possible
shogun-setting-attack-may = may be passed up

## Provinces and regions

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
shogun-region-green = the green region
    .short = Green
    .a = in the green region
shogun-region-red = the red region
    .short = Red
    .a = in the red region
shogun-region-purple = the purple region
    .short = Purple
    .a = in the purple region
shogun-region-yellow = the yellow region
    .short = Yellow
    .a = in the yellow region
shogun-region-brown = the brown region
    .short = Brown
    .a = in the brown region

## Players

shogun-daimyo-uesugi-kenshin = Uesugi Kenshin
shogun-daimyo-takeda-shingen = Takeda Shingen
shogun-daimyo-mori-motonari = Mori Motonari
shogun-daimyo-oda-nobunaga = Oda Nobunaga
shogun-daimyo-hojo-ujiyasu = Hojo Ujiyasu
shogun-colour-black = black
shogun-colour-red = red
shogun-colour-yellow = yellow
shogun-colour-violet = violet
shogun-colour-blue = blue
shogun-colour-green = green

## Buildings; `a` is the object of a sentence

shogun-building-castle = castle
    .a = a castle
    .many = castles
shogun-building-temple = temple
    .a = a temple
    .many = temples
shogun-building-theatre = Nô theatre
    .a = a Nô theatre
    .many = Nô theatres

## Actions and the fields of the planning mat

shogun-action-castle = Build a castle
    .short = Castle
shogun-action-temple = Build a temple
    .short = Temple
shogun-action-theatre = Build a Nô theatre
    .short = Theatre
shogun-action-rice = Collect rice
    .short = Rice
shogun-action-tax = Collect tax
    .short = Tax
shogun-action-five-armies = Raise 5 armies
    .short = 5 armies
shogun-action-three-armies = Raise 3 armies
    .short = 3 armies
shogun-action-one-army = Raise 1 army and move
    .short = 1 army
shogun-action-battle-a = Battle or movement A
    .short = Battle A
shogun-action-battle-b = Battle or movement B
    .short = Battle B
shogun-field-castle = { shogun-action-castle }
    .short = Castle
shogun-field-temple = { shogun-action-temple }
    .short = Temple
shogun-field-theatre = { shogun-action-theatre }
    .short = Theatre
shogun-field-rice = { shogun-action-rice }
    .short = Rice
shogun-field-tax = { shogun-action-tax }
    .short = Tax
shogun-field-five-armies = { shogun-action-five-armies }
    .short = 5 armies
shogun-field-three-armies = { shogun-action-three-armies }
    .short = 3 armies
shogun-field-one-army = { shogun-action-one-army }
    .short = 1 army
shogun-field-battle-a = { shogun-action-battle-a }
    .short = Battle A
shogun-field-battle-b = { shogun-action-battle-b }
    .short = Battle B
shogun-field-bid = Bid for the turn order
    .short = Bid
shogun-field-court-3 = Turn 3 armies into officials
    .short = Court 3
shogun-field-court-2 = Turn 2 armies into officials
    .short = Court 2
shogun-field-court-1 = Turn 1 army into officials
    .short = Court 1

## Cards for the fields

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
shogun-card-chest-0 = 0 chests
shogun-card-chest-1 = 1 chest
shogun-card-chest-2 = 2 chests
shogun-card-chest-3 = 3 chests
shogun-card-chest-4 = 4 chests
shogun-card-tower = tower card
shogun-card-blank = no action
shogun-card-none = no card
shogun-card-face-down = face down

## Event cards: title, and what they do

shogun-happening-theatre-calms = Calming plays
    .effect = A newly built Nô theatre removes one revolt marker from its province.
shogun-happening-wary-farmers = Wary farmers
    .effect = Neutral provinces are defended by 2 farmers.
shogun-happening-castle-guard = Castle guard
    .effect = A province with a castle is defended by one more army from its owner’s supply.
shogun-happening-temple-peace = Peace of the temples
    .effect = Provinces with a temple can’t be attacked.
shogun-happening-low-tax = Lenient taxes
    .effect = Collecting tax brings at most 5 chests.
shogun-happening-high-tax = Harsh taxes
    .effect = Collecting tax brings at least 6 chests.
shogun-happening-rich-harvest = Rich harvest
    .effect = Collecting rice brings at least 4.
shogun-happening-poor-harvest = Poor harvest
    .effect = Collecting rice brings at most 3.
shogun-happening-few-recruits = Few recruits
    .effect = Raising 5 or 3 armies brings only 3 or 2.

## Special cards

shogun-special-chest = +1 chest
shogun-special-rice = +1 rice
shogun-special-six-armies = 6 armies
shogun-special-attack = +1 army attacking
shogun-special-defence = +1 army defending

## Favours of the court

shogun-favour-1 = 1 (cancel the event)
shogun-favour-2 = 2 (chests)
    .counted = 2 ({ $count ->
            [one] 1 chest
           *[other] { $count } chests
        })
shogun-favour-3 = 3 (armies into the tray)
    .counted = 3 ({ $count ->
            [one] 1 army into the tray
           *[other] { $count } armies into the tray
        })
shogun-favour-4 = 4 (calm a province)
shogun-favour-5 = 5 (rice)
    .counted = 5 ({ $count } rice)
shogun-favour-6 = 6 (victory points)
    .counted = 6 ({ $count ->
            [one] 1 victory point
           *[other] { $count } victory points
        })
shogun-favour-7 = 7 (free Nô theatre)
shogun-favour-8 = 8 (armies into the tray)
    .counted = 8 ({ $count ->
            [one] 1 army into the tray
           *[other] { $count } armies into the tray
        })
shogun-favour-9 = 9 (chests)
    .counted = 9 ({ $count ->
            [one] 1 chest
           *[other] { $count } chests
        })
shogun-favour-10 = 10 (safe from battle A)
shogun-favour-11 = 11 (safe from battle B)
shogun-favour-12 = 12 (armies without battle)
    .counted = 12 ({ $count ->
            [one] 1 army without battle
           *[other] { $count } armies without battle
        })
shogun-favour-13 = 13 (victory points)
    .counted = 13 ({ $count ->
            [one] 1 victory point
           *[other] { $count } victory points
        })
shogun-favour-14 = 14 (armies into the tray)
    .counted = 14 ({ $count ->
            [one] 1 army into the tray
           *[other] { $count } armies into the tray
        })
shogun-favour-15 = 15 (rice)
    .counted = 15 ({ $count } rice)
shogun-favour-16 = 16 (chests)
    .counted = 16 ({ $count ->
            [one] 1 chest
           *[other] { $count } chests
        })
shogun-favour-17 = 17 (free temple)
shogun-favour-18 = 18 (safe from battle A and B)
shogun-favour-19 = 19 (victory points)
    .counted = 19 ({ $count ->
            [one] 1 victory point
           *[other] { $count } victory points
        })
shogun-favour-20 = 20 (rice)
    .counted = 20 ({ $count } rice)
shogun-favour-21 = 21 (free castle)

## Bonuses of the samurai

shogun-bonus-chests = chests
shogun-bonus-armies = armies into the tray
shogun-bonus-rice = rice
shogun-bonus-points = victory points

## Chambers: arts and castles

shogun-art-calligraphy = calligraphy
    .short = Calligraphy
shogun-art-painting = painting
    .short = Painting
shogun-art-tea = tea ceremony
    .short = Tea
shogun-art-flowers = flower arranging
    .short = Flower
shogun-art-poetry = poetry
    .short = Poetry
shogun-art-drama = drama
    .short = Drama
shogun-castle-himeji = Himeji
shogun-castle-osaka = Osaka
shogun-castle-azuchi = Azuchi
shogun-castle-kumamoto = Kumamoto
shogun-castle-matsumoto = Matsumoto
shogun-castle-edo = Edo
shogun-season-setup = Setup
shogun-season-spring = Spring
shogun-season-summer = Summer
shogun-season-autumn = Autumn
shogun-season-winter = Winter

## Questions

shogun-ask-plan = { $field-id ->
    [bid] What do you bid for the turn order?
   *[other] { $field }: in which province?
}
shogun-ask-pick-card = Which province do you take?
shogun-ask-pick-group = Which group of armies goes to { $province }?
shogun-ask-special = Which special card do you take, and with it its place in the turn order?
shogun-ask-march = { $action }: where do your armies go from { $province }?
shogun-ask-regroup = Do you move armies from { $province } to a province of yours beside it?
shogun-ask-send = How many armies go from { $province } to { $destination }?
shogun-ask-revolt = { $farmers ->
    [one] Several of your provinces revolt, each with 1 more farmer: which revolt do you meet first?
   *[other] Several of your provinces revolt, each with { $farmers } more farmers: which revolt do you meet first?
}
shogun-ask-favour = Which favour do you ask of the court?
shogun-ask-cancel = Do you cancel the event “{ $happening }”?
shogun-ask-calm = From which province do you remove a revolt marker?
shogun-ask-build = Where do you build { $building-a } without paying?
shogun-ask-garrison = { $armies ->
    [one] Into which own or neutral province does your army go?
   *[other] Into which own or neutral province do your { $armies } armies go?
}
shogun-ask-bonus = Your samurai are present in four regions: which bonus do you take?
shogun-ask-leave-leader = Does your leader stay in { $province }?
shogun-ask-station = Where does your leader go?
shogun-ask-artist = You are first { $region-a }: which artist do you engage?

## Choices

shogun-choice-pass = { $kind ->
    [march] Stay where they are
    [regroup] Stay where they are
    [favour] Ask for nothing
    [cancel] Let the event happen
    [leave-leader] Take the leader along
   *[other] Pass
}
shogun-choice-cancel = Cancel the event
shogun-choice-lead = Leave the leader here
shogun-choice-draw = The hidden card on top of the pile
shogun-choice-bury = Put both open cards beneath the pile and turn over two new ones
shogun-choice-replan = Change the plan
shogun-choice-group = A group of { $armies }
shogun-choice-take = { $special }
shogun-choice-favour = Favour { $favour }
shogun-choice-bonus = { $bonus-id ->
    [chests] { $chests ->
            [one] 1 chest
           *[other] { $chests } chests
        }
    [armies] { $armies ->
            [one] 1 army into the tray
           *[other] { $armies } armies into the tray
        }
    [rice] { $rice ->
            [one] 1 rice
           *[other] { $rice } rice
        }
   *[other] { $points ->
            [one] 1 victory point
           *[other] { $points } victory points
        }
}
shogun-choice-send = Send { $armies }
shogun-choice-pick = { $province }
shogun-choice-march = To { $province }
shogun-choice-quell = { $province }
shogun-choice-station = { $province }
shogun-choice-calm = { $province }
shogun-choice-garrison = { $province }
shogun-choice-build = { $province }
shogun-choice-artist = { $art }, { $castle }
shogun-choice-plan = { $card }

## Events

shogun-event-settles = { $amount ->
    [one] { $seat } settles in { $province } with 1 army.
   *[other] { $seat } settles in { $province } with { $amount } armies.
}
shogun-event-draws-card = { $seat } draws the hidden card: { $province }.
shogun-event-picks-card = { $seat } takes { $province }.
shogun-event-buries = { $seat } puts { $province } beneath the pile.
shogun-event-tower-kept = { $amount ->
    [one] The tower keeps 1 army of { $seat }.
   *[other] The tower keeps { $amount } armies of { $seat }.
}
shogun-event-year = Year { $amount } begins.
shogun-event-event-opened = This year brings “{ $happening }” (rice loss { $amount }).
shogun-event-season = { $amount ->
    [1] Spring comes.
    [2] Summer comes.
   *[other] Autumn comes.
}
shogun-event-action-opened = Turned over: { $action }.
shogun-event-has-planned = { $seat } has planned.
shogun-event-replans = { $seat } changes the plan.
shogun-event-event-drawn = The event of this round: “{ $happening }”.
shogun-event-bids = { $amount ->
    [0] { $seat } bids 0 chests.
    [one] { $seat } bids 1 chest.
   *[other] { $seat } bids { $amount } chests.
}
shogun-event-bids-province = { $seat } bids with the card of { $province }.
shogun-event-bids-tower = { $seat } bids with a tower card, which counts as 0 chests.
shogun-event-bids-no-card = { $seat } lays no card as a bid: that is less than 0 chests.
shogun-event-takes-place = { $seat } takes place { $amount } and the special card “{ $special }”.
shogun-event-action = Now: { $action }.
shogun-event-acts = { $seat } shows { $province }.
shogun-event-action-fails = In { $province } the action of { $seat } can’t be carried out.
shogun-event-builds = { $amount ->
    [0] { $seat } builds { $building-a } in { $province } without paying.
    [one] { $seat } builds { $building-a } in { $province } for 1 chest.
   *[other] { $seat } builds { $building-a } in { $province } for { $amount } chests.
}
shogun-event-harvests = { $seat } collects { $amount } rice in { $province }.
shogun-event-taxes = { $amount ->
    [one] { $seat } collects 1 chest in { $province }.
   *[other] { $seat } collects { $amount } chests in { $province }.
}
shogun-event-unrest = { $amount ->
    [one] Unrest stirs in { $province }.
   *[other] Unrest grows in { $province }: { $amount } revolt markers lie there.
}
shogun-event-calmed = { $province } calms down: a revolt marker is removed.
shogun-event-wards-off = The favour of the court keeps { $province } calm.
shogun-event-recruits = { $amount ->
    [one] { $seat } raises 1 army in { $province }.
   *[other] { $seat } raises { $amount } armies in { $province }.
}
shogun-event-moves = { $amount ->
    [one] { $seat } moves 1 army to { $province }.
   *[other] { $seat } moves { $amount } armies to { $province }.
}
shogun-event-attacks = { $amount ->
    [one] { $seat } attacks { $other } in { $province } with 1 army.
   *[other] { $seat } attacks { $other } in { $province } with { $amount } armies.
}
shogun-event-attacks-neutral = { $amount ->
    [one] { $seat } marches into neutral { $province } with 1 army.
   *[other] { $seat } marches into neutral { $province } with { $amount } armies.
}
shogun-event-tower = { $fallen ->
    [0] Into the tower go { $thrown } cubes; none falls out.
    [one] Into the tower go { $thrown } cubes; one falls out.
   *[other] Into the tower go { $thrown } cubes; { $fallen } fall out.
}
shogun-event-battle = { $farmers ->
    [0] From the tower fall { $attackers } for { $seat } and { $defenders } for { $other }.
    [one] From the tower fall { $attackers } for { $seat }, { $defenders } for { $other } and 1 farmer for the defence.
   *[other] From the tower fall { $attackers } for { $seat }, { $defenders } for { $other } and { $farmers } farmers for the defence.
}
shogun-event-battle-farmers = { $farmers ->
    [0] From the tower fall { $attackers } for { $seat } and no farmer.
    [one] From the tower fall { $attackers } for { $seat }, against 1 farmer.
   *[other] From the tower fall { $attackers } for { $seat }, against { $farmers } farmers.
}
shogun-event-conquers = { $amount ->
    [one] { $seat } conquers { $province }; 1 army survives.
   *[other] { $seat } conquers { $province }; { $amount } armies survive.
}
shogun-event-holds = { $amount ->
    [one] { $seat } holds { $province }; 1 army survives.
   *[other] { $seat } holds { $province }; { $amount } armies survive.
}
shogun-event-repelled = The farmers of { $province } repel { $seat }.
shogun-event-drawn = The battle has no winner: { $province } is laid waste and belongs to nobody.
shogun-event-revolt = { $farmers ->
    [0] Revolt in { $province }: { $defenders } for { $seat } against no farmer.
    [one] Revolt in { $province }: { $defenders } for { $seat } against 1 farmer.
   *[other] Revolt in { $province }: { $defenders } for { $seat } against { $farmers } farmers.
}
shogun-event-revolt-won = The farmers drive { $seat } out of { $province }.
shogun-event-revolt-beaten = { $amount ->
    [one] { $seat } puts the revolt in { $province } down; 1 army is left.
   *[other] { $seat } puts the revolt in { $province } down; { $amount } armies are left.
}
shogun-event-winter = { $amount ->
    [0] Winter comes, and no rice is lost.
   *[other] Winter comes, and each player loses { $amount } rice.
}
shogun-event-revolt-drawn = { $province } goes hungry and rises against { $seat }.
shogun-event-scores-possessions = { $amount ->
    [one] { $seat } scores 1 point for provinces and buildings.
   *[other] { $seat } scores { $amount } points for provinces and buildings.
}
shogun-event-scores-majority = { $building-id ->
    [castle] { $amount ->
            [one] { $seat } scores 1 point for the most castles { $region-a }.
           *[other] { $seat } scores { $amount } points for the most castles { $region-a }.
        }
    [temple] { $amount ->
            [one] { $seat } scores 1 point for the most temples { $region-a }.
           *[other] { $seat } scores { $amount } points for the most temples { $region-a }.
        }
   *[other] { $amount ->
            [one] { $seat } scores 1 point for the most Nô theatres { $region-a }.
           *[other] { $seat } scores { $amount } points for the most Nô theatres { $region-a }.
        }
}
shogun-event-has-points = { $amount ->
    [one] { $seat } now has 1 point.
   *[other] { $seat } now has { $amount } points.
}
shogun-event-new-year = Stores are empty again, and all unrest has ceased.
shogun-event-officials-arrive = { $amount ->
    [0] { $seat } has no official at court yet.
    [one] { $seat } begins with 1 official at court.
   *[other] { $seat } begins with { $amount } officials at court.
}
shogun-event-favour-laid = The court offers favour { $favour } for { $amount } officials.
shogun-event-sends-officials = { $amount ->
    [one] { $seat } sends 1 army from { $province } to court as an official.
   *[other] { $seat } sends { $amount } armies from { $province } to court as officials.
}
shogun-event-sends-officials-from-tray = { $amount ->
    [one] { $seat } sends 1 army from the tray to court as an official.
   *[other] { $seat } sends { $amount } armies from the tray to court as officials.
}
shogun-event-takes-favour = { $seat } wins favour { $favour }.
shogun-event-cancels-event = { $seat } has the event of this round cancelled.
shogun-event-keeps-favour = { $seat } keeps the favour against the next revolt marker.
shogun-event-garrisons = { $amount ->
    [one] { $seat } places 1 army in { $province } without battle.
   *[other] { $seat } places { $amount } armies in { $province } without battle.
}
shogun-event-takes-bonus = { $bonus-id ->
    [chests] { $amount ->
            [one] The samurai of { $seat } win 1 chest.
           *[other] The samurai of { $seat } win { $amount } chests.
        }
    [armies] { $amount ->
            [one] The samurai of { $seat } win 1 army in the tray.
           *[other] The samurai of { $seat } win { $amount } armies in the tray.
        }
    [points] { $amount ->
            [one] The samurai of { $seat } win 1 victory point.
           *[other] The samurai of { $seat } win { $amount } victory points.
        }
   *[other] The samurai of { $seat } win { $amount } rice.
}
shogun-event-leader-enters = The leader of { $seat } enters { $province }.
shogun-event-leader-lost = { $seat } loses the leader with { $province }.
shogun-event-builds-monument = In { $province } a monument rises to the leader of { $seat }.
shogun-event-captures-monument = { $amount ->
    [one] { $seat } captures a monument of { $other } in { $province }.
   *[other] { $seat } captures { $amount } monuments of { $other } in { $province }.
}
shogun-event-scores-monuments = { $amount ->
    [one] { $seat } scores 1 point for monuments.
   *[other] { $seat } scores { $amount } points for monuments.
}
shogun-event-masters = { $seat } is first { $region-a }.
shogun-event-engages = { $seat } engages the artist for { $art } at { $castle }.
shogun-event-scores-chambers = { $amount ->
    [one] { $seat } scores 1 point in the chambers.
   *[other] { $seat } scores { $amount } points in the chambers.
}
shogun-event-game-over = The second winter is over, and the game ends.

## Refusals

shogun-refusal-other-field = Another field is planned now, not “{ $field }”.
shogun-refusal-field-not-empty = A field stays empty only when your cards don’t suffice.
shogun-refusal-not-own-province = This province is not yours: { $card }.
shogun-refusal-card-laid-already = This card lies on another field already: { $card }.
shogun-refusal-bid-too-high = You can’t bid more chests than you have.
shogun-refusal-no-such-card = You have no such card for this field: { $card }.
shogun-refusal-not-own-neighbour = Armies can only move to a province of yours beside this one, not to { $province }.
shogun-refusal-too-many-armies = { $most ->
    [one] At most 1 army can go: one must stay.
   *[other] At most { $most } armies can go: one must stay.
}
shogun-refusal-special-taken = This special card is taken already: { $special }.
shogun-refusal-favour-out-of-reach = Favour { $favour } is not on offer, or you have too few officials in audience.
shogun-refusal-no-site = { $province } is not yours or has no site for this building.
shogun-refusal-no-station = The leader must go to another province of yours, not to { $province }.
shogun-refusal-not-a-neighbour = { $province } is not a neighbour, neither by land nor by sea.
shogun-refusal-out-of-play = { $province } is closed in a game of three.
shogun-refusal-temple-peace = { $province } has a temple and can’t be attacked this round.
shogun-refusal-court-peace = The court protects { $province } this round.

## The table in the terminal

shogun-screen-round = Year { $year } of 2, { $season }
shogun-screen-setup = Choosing the start provinces
shogun-screen-over = The game is over
shogun-screen-event = Event: { $happening }.
shogun-screen-events = Events to come:
shogun-screen-loss = rice loss { $loss }
shogun-screen-actions = Actions:
shogun-screen-places = Turn order:
shogun-screen-tower = In the tower:
shogun-screen-tray = In the tray:
shogun-screen-empty = nothing
shogun-screen-plan = Your plan:
shogun-screen-open-cards = Open cards:
shogun-screen-groups = Your groups of armies:
shogun-screen-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
shogun-screen-favours = Favours of the court:
shogun-screen-chambers = Chambers
shogun-screen-regions = Regions in order:
shogun-screen-lost = off the map
shogun-screen-planned = planned
shogun-screen-column-player = Player
shogun-screen-column-points = Points
shogun-screen-column-chests = Chests
shogun-screen-column-rice = Rice
shogun-screen-column-reserve = Supply
shogun-screen-column-provinces = Provinces
shogun-screen-column-special = Special card
shogun-screen-column-hall = Officials
shogun-screen-column-samurai = Samurai (regions)
shogun-screen-column-leader = Leader
shogun-screen-column-trophies = Trophies
shogun-screen-legend = ①…⑤ owner with armies; C castle, T temple, N Nô theatre, · free site; ! revolt marker; $ chests; % rice; ♟ leader; ♜ monument
shogun-cards-events = Event cards
shogun-cards-specials = Special cards
shogun-cards-favours = Favours of the court
shogun-cards-neighbours = Neighbours

## Where points come from

shogun-source-provinces-1 = Provinces, year 1
shogun-source-castles-1 = Castles, year 1
shogun-source-temples-1 = Temples, year 1
shogun-source-theatres-1 = Nô theatres, year 1
shogun-source-most-castles-1 = Most castles, year 1
shogun-source-most-temples-1 = Most temples, year 1
shogun-source-most-theatres-1 = Most Nô theatres, year 1
shogun-source-provinces-2 = Provinces, year 2
shogun-source-castles-2 = Castles, year 2
shogun-source-temples-2 = Temples, year 2
shogun-source-theatres-2 = Nô theatres, year 2
shogun-source-most-castles-2 = Most castles, year 2
shogun-source-most-temples-2 = Most temples, year 2
shogun-source-most-theatres-2 = Most Nô theatres, year 2
shogun-source-favours = Favours of the court
shogun-source-samurai = Samurai
shogun-source-monuments = Monuments
shogun-source-chambers = Chambers
shogun-source-earlier = Earlier
## What the options mean, on the page

shogun-page-setting-side = Both sides of the map have the same 45 provinces and borders, put together into other regions; on the moon side players always choose where they begin.
shogun-page-setting-start = The lists give everyone a balanced start at once; choosing in turn takes longer and is for players who know the map.
shogun-page-setting-court = Send envoys to the imperial court: receptions, audiences and the favours of the Tenno.
shogun-page-setting-samurai = Whoever holds provinces in four regions gets a samurai’s gift each round: chests, armies, rice or points.
shogun-page-setting-leaders = Your leader stands in one of your provinces: building is cheaper there, rice, taxes and recruits bring more, and he leaves monuments worth points.
shogun-page-setting-chambers = Six artists arrive each round; whoever is strongest in a region takes one into service. Rows and columns of the Chambers bring points at the end.
shogun-page-setting-leaders-winter = By the German book winter is a round like the others: leaders move after it, too, the last time before monuments are counted. Others let them rest: six monuments for the six rounds with actions.
shogun-page-setting-leaders-return = By the German book a lost leader returns after the winter, and after the second one he may still capture monuments before they are counted. Others see the game as over by then.
shogun-page-setting-recruits = By the German book an action is carried out whole or not at all. The French one leaves the extra army to the player: then as many come as there are, if the printed number can be met.
shogun-page-setting-attack = Whether a planned battle or movement that is possible has to be carried out.
## The board on the page

shogun-page-map = Map of the provinces
shogun-page-zoom-in = Closer
shogun-page-zoom-out = Farther
shogun-page-zoom-whole = The whole map
shogun-page-closed = Out of play with three players.
shogun-page-neutral = Belongs to nobody
shogun-page-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
shogun-page-rice = { $count } rice
shogun-page-chests = { $count ->
    [one] 1 chest
   *[other] { $count } chests
}
shogun-page-free-sites = { $count ->
    [one] 1 free site
   *[other] { $count } free sites
}
shogun-page-no-sites = no building site
shogun-page-unrest = { $count ->
    [one] 1 revolt marker
   *[other] { $count } revolt markers
}
shogun-page-leader-of = Leader of { $player }
shogun-page-monument-of = Monument to the leader of { $player }
shogun-page-year = Year { $year }
shogun-page-actions = The ten actions of this round, in order
shogun-page-action-hidden = Still face down: turned over during the round
shogun-page-order = Turn order and special cards
shogun-page-event = The event of this round
shogun-page-events = Events to come: one is drawn each round, the last says how much rice is lost in winter
shogun-page-loss = In winter: { $loss } rice lost
shogun-page-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
shogun-page-rice-for = { $rice } rice for { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
}
shogun-page-reserve = { $count ->
    [one] 1 army in supply
   *[other] { $count } armies in supply
}
shogun-page-officials = { $count ->
    [one] 1 official at court
   *[other] { $count } officials at court
}
shogun-page-regions = { $count ->
    [one] Present in 1 region; samurai are won with { $needs }
   *[other] Present in { $count } regions; samurai are won with { $needs }
}
shogun-page-monuments = { $count ->
    [one] 1 monument left to build
   *[other] { $count } monuments left to build
}
shogun-page-trophies = { $count ->
    [one] 1 captured monument
   *[other] { $count } captured monuments
}
shogun-page-show-provinces = Show the provinces of { $player } on the map
shogun-page-ready = The plan is ready
shogun-page-plans = Still planning
shogun-page-province = { $owner ->
    [closed] { $province }, { $region }: out of play
    [nobody] { $province }, { $region }: belongs to nobody
   *[player] { $armies ->
        [one] { $province }, { $region }: { $player }, 1 army
       *[other] { $province }, { $region }: { $player }, { $armies } armies
    }
}{ $built ->
    [0] {""}
   *[other] ; { $buildings }
}{ $markers ->
    [0] {""}
    [one] ; 1 revolt marker
   *[other] ; { $markers } revolt markers
}{ $open ->
    [yes] . Can be chosen
   *[no] {""}
}

## The round's story

shogun-page-round = The story of the round
shogun-page-round-season = { $season } begins
shogun-page-round-order = Bids and turn order
shogun-page-round-battle = A battle
shogun-page-round-revolt = A revolt
shogun-page-round-possessions = Points for provinces and buildings
shogun-page-round-points = The points now
shogun-page-round-told = What happened
shogun-page-round-against = against
shogun-page-round-back = Back
shogun-page-round-next = Next
shogun-page-round-close = Done
shogun-page-round-skip = Skip the story
shogun-page-round-again = See the round again
## Planning

shogun-page-plan = Your plan
shogun-page-ask-plan = Plan your actions and your bid.
shogun-page-plan-fields = The fields in the order of play
shogun-page-plan-hand = Your province cards
shogun-page-plan-bid = Cards for the bid and the court
shogun-page-plan-empty = empty
shogun-page-plan-lift = Take { $card } back
shogun-page-plan-how = Pick a card, a province on the map or a field: where it may go lights up. Cards and fields can also be dragged. Chest cards cover actions that you leave out.
shogun-page-plan-choose = in which of your provinces?
shogun-page-plan-choose-bid = how many chests? Whoever bids most chooses first.
shogun-page-plan-choose-field = { $card }: on which field?
shogun-page-plan-missing = { $count ->
    [one] 1 more field needs a province: your other cards don’t suffice for all the rest.
   *[other] { $count } more fields need a province: your other cards don’t suffice for all the rest.
}
shogun-page-strip = The round at a glance
shogun-page-strip-fold = Fold the round away, and back
shogun-page-side-sun = The sun side of the board
shogun-page-side-moon = The moon side of the board
shogun-page-bids = The bids
shogun-page-place-number = Place
shogun-page-place = Place { $number }: { $special }. { $does } { $taken ->
    [yes] Taken by { $player }.
   *[no] Still free.
}
shogun-page-special-chest = One chest more when you collect tax.
shogun-page-special-rice = One rice more when you collect rice.
shogun-page-special-six-armies = Raise six armies instead of five.
shogun-page-special-attack = One army more from the supply in every attack.
shogun-page-special-defence = One army more from the supply in every defence.
shogun-page-plan-undo = Step back
shogun-page-plan-armies = Armies on the map: { $now } now, { $then } after this plan
shogun-page-plan-covered = Covered: it does nothing.
shogun-page-plan-risk = { $player } could take { $province } from { $from } first: then the action is lost.
shogun-page-plan-card = { $province }: { $rice } rice, { $chests ->
    [one] 1 chest
   *[other] { $chests } chests
}, { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}{ $built ->
    [0] {""}
   *[other] , { $buildings }
}{ $free ->
    [0] , no free site
    [one] , 1 free site
   *[other] , { $free } free sites
}{ $markers ->
    [0] .
    [one] , 1 revolt marker.
   *[other] , { $markers } revolt markers.
}
shogun-page-plan-fold = Fold the plan away, and back
shogun-page-plan-chests = Chests: { $now } now, { $then } after this plan
shogun-page-plan-rice = Rice: { $now } now, { $then } after this plan; the winter takes 1 for each of your { $provinces } provinces and what the event says
shogun-page-plan-last = Last plan
shogun-page-plan-clear = Clear
shogun-page-plan-commit = Ready
shogun-page-plan-back = Change the plan
shogun-page-plan-other-ready = { $player } is ready
shogun-page-plan-other-plans = { $player } is planning
shogun-page-plan-waiting = { $count ->
    [0] Everybody is ready.
   *[other] Your plan is laid. Still planning: { $players }. Until then you can change it.
}
shogun-page-will-bids = { $cost ->
    [0] 0 chests are bid.
    [one] 1 chest is paid; { $left } left.
   *[other] { $cost } chests are paid; { $left } left.
}
shogun-page-will-bids-tower = a tower card counts as 0 chests, and is missing at court.
shogun-page-will-bids-no-card = no card is laid: that is less than 0 chests.
shogun-page-will-bids-province = { $province } as a bid beats an empty one and costs nothing, but the card can’t act elsewhere.
shogun-page-will-sends = { $armies ->
    [one] 1 army of { $province } becomes an official at court.
   *[other] { $armies } armies of { $province } become officials at court.
}
shogun-page-will-sends-from-tray = { $armies ->
    [one] 1 army from the tray becomes an official at court.
   *[other] { $armies } armies from the tray become officials at court.
}
shogun-page-will-builds = { $cost ->
    [one] { $building-a } in { $province } for 1 chest; { $left } left.
   *[other] { $building-a } in { $province } for { $cost } chests; { $left } left.
}
shogun-page-will-harvests = { $varies ->
    [0] { $amount } rice from { $province }; { $left } then. Unrest grows there.
   *[other] { $amount } rice from { $province } ({ $least } to { $most }, as the event says); { $left } then. Unrest grows there.
}
shogun-page-will-taxes = { $varies ->
    [0] { $amount ->
            [one] { $amount } chest from { $province }; { $left } then. Unrest grows there.
           *[other] { $amount } chests from { $province }; { $left } then. Unrest grows there.
        }
   *[other] { $amount ->
            [one] { $amount } chest from { $province } ({ $least } to { $most }, as the event says); { $left } then. Unrest grows there.
           *[other] { $amount } chests from { $province } ({ $least } to { $most }, as the event says); { $left } then. Unrest grows there.
        }
}
shogun-page-will-recruits = { $cost ->
    [one] { $amount } armies for { $province }, for 1 chest; { $left } left.
   *[other] { $amount } armies for { $province }, for { $cost } chests; { $left } left.
}
shogun-page-will-recruits-and-moves = { $amount ->
    [one] 1 army
   *[other] { $amount } armies
} for { $province }, { $cost ->
    [one] for 1 chest
   *[other] for { $cost } chests
}; { $left } left. Then armies may move to a province of yours beside it.
shogun-page-will-marches = { $armies ->
    [0] from { $province }.
    [one] from { $province } 1 army can attack or move; one stays.
   *[other] from { $province } up to { $armies } armies can attack or move; one stays.
}
shogun-page-warn-chests-short = { $cost ->
    [one] 1 chest is needed, but you will have { $chests }.
   *[other] { $cost } chests are needed, but you will have { $chests }.
}
shogun-page-warn-tax-first = You can pay this only if the tax is turned over before it.
shogun-page-warn-chests-tight = You can pay this only if no event cuts the tax.
shogun-page-warn-built-already = { $building-a } stands there already.
shogun-page-warn-no-site = { $province } has no free site.
shogun-page-warn-none-left = No { $building } is left in the supply.
shogun-page-warn-revolt = { $farmers ->
    [one] The farmers will rise: 1 farmer and those in the tower against { $armies } of yours.
   *[other] The farmers will rise: { $farmers } farmers and those in the tower against { $armies } of yours.
}
shogun-page-warn-barns-full = The barns hold 18: only { $amount } more fit in.
shogun-page-warn-supply-short = { $armies ->
    [0] You have no armies in supply: nothing would happen.
   *[other] You have only { $armies } in supply: nothing would happen.
}
shogun-page-warn-supply-tight = You have only { $armies } in supply: { $armies } come instead of { $wanted }.
shogun-page-warn-one-army = The last army must stay: nobody can leave { $province }.
shogun-page-warn-no-officials = You don’t have that many officials left.
shogun-page-warn-tray-short = { $armies ->
    [0] None of your armies lies in the tray now.
   *[other] Only { $armies } of your armies lie in the tray now.
}
shogun-page-warn-armies-short = Only { $armies } are there, and one must stay: nothing would happen.
shogun-refusal-not-planning = Plans are made at the beginning of a round.
shogun-refusal-no-such-field = There is no such field.
shogun-refusal-unknown-card = There is no such card.

## Beside the map

shogun-page-player = Player
shogun-page-region = Region
shogun-page-drawers = Beside the map
shogun-page-drawer-plans = Plans of this round
shogun-page-drawer-regions = Who leads in the regions
shogun-page-drawer-court = Tenno’s Court
shogun-page-drawer-samurai = Samurai
shogun-page-drawer-chambers = Chambers
shogun-page-tab-plans = Plans
shogun-page-tab-regions = Regions
shogun-page-tab-court = Court
shogun-page-tab-samurai = Samurai
shogun-page-tab-chambers = Chambers
shogun-page-drawer-close = Close
shogun-page-worth = { $count ->
    [one] 1 point
   *[other] { $count } points
}
shogun-page-majority = { $points ->
    [0] { $player }: { $count }
    [one] { $player }: { $count }, would score 1 point
   *[other] { $player }: { $count }, would score { $points } points
}
shogun-page-regions-how = In winter the most buildings of a kind in a region score; whoever shares the first place gets one point less.
shogun-page-favour-cancel-event = Cancel the event of this round
shogun-page-favour-chests = { $amount ->
    [one] 1 chest
   *[other] { $amount } chests
}
shogun-page-favour-tray = { $amount ->
    [one] 1 army into the tray
   *[other] { $amount } armies into the tray
}
shogun-page-favour-calm = Remove a revolt marker
shogun-page-favour-rice = { $amount } rice
shogun-page-favour-points = { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
}
shogun-page-favour-build = Build { $building } without paying
shogun-page-favour-safe = Safe this round from: { $actions }
shogun-page-favour-garrison = { $amount ->
    [one] 1 army into an own or neutral province
   *[other] { $amount } armies into an own or neutral province
}
shogun-page-favour-taken = granted
shogun-page-favour-price = { $count ->
    [one] for 1 official
   *[other] for { $count } officials
}
shogun-page-court-hall = Reception
shogun-page-court-audience = Audience
shogun-page-court-ward = wards off the next unrest
shogun-page-court-safe = safe from { $actions }
shogun-page-samurai-how = Whoever has provinces in { $needs } regions before the actions of a round turns to the next card and takes one of its bonuses.
shogun-page-samurai-here = { $count ->
    [one] { $player }, present in 1 region
   *[other] { $player }, present in { $count } regions
}
shogun-page-chambers-regions = Regions in the order in which their masters choose
shogun-page-chambers-open = An artist to be engaged
shogun-page-chambers-turned = Nobody engaged this artist
shogun-page-chambers-line = { $count ->
    [one] { $player } would get 1 point here
   *[other] { $player } would get { $count } points here
}
shogun-page-chambers-how = At the end every line scores for whoever has most markers in it; artists that nobody engaged count as one more player. The crests beside the lines show how it stands.
shogun-page-start = Choosing the start provinces
shogun-page-start-draw = hidden cards: take the top one
shogun-page-start-bury = Put both beneath the pile and turn over two
shogun-page-start-groups = Groups of armies left for { $player }
shogun-page-start-group = { $count ->
    [one] group of { $armies }, 1 left
   *[other] group of { $armies }, { $count } left
}
shogun-page-send = { $count ->
    [one] Send 1 army from { $from } to { $to }
   *[other] Send { $count } armies from { $from } to { $to }
}
shogun-page-send-less = One less
shogun-page-send-more = One more
## The story after the game

shogun-moment-conquers = { $seat } takes { $province } from { $other } in a battle of { $armies } armies.
shogun-moment-conquers-farmers = { $armies ->
    [one] { $seat } takes neutral { $province } with 1 army.
   *[other] { $seat } takes neutral { $province } with { $armies } armies.
}
shogun-moment-holds = { $other } holds { $province } against { $seat } in a battle of { $armies } armies.
shogun-moment-drawn = { $seat } and { $other } lay { $province } waste in a battle of { $armies } armies.
shogun-moment-repelled = { $armies ->
    [one] The farmers of { $province } repel { $seat } and 1 army.
   *[other] The farmers of { $province } repel { $seat } and { $armies } armies.
}
shogun-moment-revolt-lost = { $armies ->
    [one] A revolt drives { $seat } and 1 army out of { $province }.
   *[other] A revolt drives { $seat } and { $armies } armies out of { $province }.
}
shogun-moment-lucky-throw = { $armies ->
    [one] The tower favours { $seat } in { $province }: 1 army more than was to be expected.
   *[other] The tower favours { $seat } in { $province }: { $armies } armies more than were to be expected.
}
shogun-moment-unlucky-throw = { $armies ->
    [one] The tower fails { $seat } in { $province }: 1 army fewer than was to be expected.
   *[other] The tower fails { $seat } in { $province }: { $armies } armies fewer than were to be expected.
}
shogun-moment-leads = { $points ->
    [one] { $seat } leads after the winter of year { $year } with 1 point.
   *[other] { $seat } leads after the winter of year { $year } with { $points } points.
}
shogun-chapter-season = Year { $year }, { $season }
shogun-series-points = Points
shogun-series-worth = Points if scored here
shogun-series-provinces = Provinces
shogun-series-armies = Armies on the map
shogun-tally-tower = The tower
shogun-tally-row-farmers = Farmers
shogun-tally-column-thrown = Thrown in
shogun-tally-column-fallen = Fallen out
shogun-tally-column-inside = Inside at the end
shogun-tally-column-luck = Luck: armies beyond expectation
shogun-tally-campaign = The campaign
shogun-tally-column-attacks = Attacks
shogun-tally-column-conquests = Provinces conquered
shogun-tally-column-defences = Attacks beaten off
shogun-tally-column-revolts-lost = Lost to revolts
shogun-tally-column-revolts-beaten = Revolts put down
shogun-tally-column-buildings = Buildings
shogun-tally-column-chests = Chests from tax
shogun-tally-column-rice = Rice harvested
shogun-tally-column-armies = Armies raised

## The terminal

shogun-screen-column-monuments = Monuments left
shogun-screen-held = Favours in effect:
shogun-screen-ward = favour 4, { shogun-page-court-ward }
shogun-screen-letter-green = G
shogun-screen-letter-red = R
shogun-screen-letter-purple = P
shogun-screen-letter-yellow = Y
shogun-screen-letter-brown = B
shogun-screen-legend-map = Map: the letter of the region, then the owner’s number, a dot for nobody.
shogun-cards-samurai = Samurai: what each card offers
shogun-cards-winter = Winter: provinces without rice
shogun-cards-winter-line = { $revolts ->
    [one] 1 revolt
   *[other] { $revolts } revolts
}, { $farmers ->
    [one] 1 farmer more
   *[other] { $farmers } farmers more
}

## Help while planning

shogun-page-hint-plan = A plan to consider
shogun-page-hint-expected = About { $points } points at the end, { $side ->
    [ahead] { $count } ahead of the best opponent.
    [behind] { $count } behind the best opponent.
   *[level] level with the best opponent.
}
shogun-page-hint-all = Take over all
shogun-page-hint-close = Put the hint away
shogun-page-hint-one = Take over: { $field }, { $card }
shogun-page-hint-taken = taken over
shogun-page-hint-worth = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
shogun-page-hint-worth-about = So many points are lost on average without this action; the rest of the plan stays.
shogun-page-hint-even = hardly matters
shogun-page-hint-ghost = advised: { $card }
shogun-page-why-bids = { $cost ->
    [0] nothing is bid: chests are worth more than the choice.
    [one] 1 chest for an earlier choice of the special cards.
   *[other] { $cost } chests for an earlier choice of the special cards.
}
shogun-page-why-builds = { $building-a } in { $province }: +1 point { $majority ->
    [0] { "" }
   *[other] and +{ $majority } for the most in the region { $region }
} { $scorings ->
    [one] when points are counted at the end.
   *[other] each time points are counted ({ $scorings } times).
}
shogun-page-why-taxes = { $amount ->
    [one] 1 chest from { $province }
   *[other] { $amount } chests from { $province }
}{ $paying ->
    [0] .
   *[other] ; without it you could not pay: { $pays }.
}
shogun-page-why-harvests = { $amount } rice from { $province }: { $left } then, for { $provinces } provinces in winter.
shogun-page-why-recruits = { $amount ->
    [one] 1 army for { $province }
   *[other] { $amount } armies for { $province }
}{ $threat ->
    [0] .
   *[other] , where { $armies } stand; up to { $threat } could attack from next door.
}
shogun-page-why-recruits-and-moves = { $amount ->
    [one] 1 army for { $province }
   *[other] { $amount } armies for { $province }
}, and a move to a province beside it; up to { $threat } could attack from next door.
shogun-page-why-attacks = attack on { $destination } ({ $other }) with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}: { $percent } % to win.
shogun-page-why-attacks-farmers = attack on the farmers of { $destination } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}: { $percent } % to win.
shogun-page-why-moves = { $armies ->
    [one] 1 army moves
   *[other] { $armies } armies move
} from { $province } to { $destination }.
shogun-page-odds = What may come of it
shogun-page-odds-attack = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from { $from } against { $to }
shogun-page-odds-sum = won { $won } %, drawn { $drawn } %, lost { $lost } %
shogun-page-odds-won = { $left ->
    [one] won, 1 army left: { $percent } %
   *[other] won, { $left } armies left: { $percent } %
}
shogun-page-odds-drawn = drawn, the province is nobody’s: { $percent } %
shogun-page-odds-lost = { $left ->
    [0] lost: { $percent } %
    [one] lost to 1 army: { $percent } %
   *[other] lost to { $left } armies: { $percent } %
}
shogun-page-odds-target = Where to
shogun-refusal-own-target = { $province } is yours already.
