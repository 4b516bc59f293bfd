shogun-name = Shogun
shogun-page-about = Planifiez en secret, puis voyez la manche se dérouler : bâtir, récolter le riz, marcher – et la tour à cubes tranche les combats.
shogun-tiebreak = { $seat } et { $others } ont autant de points ; { $seat } possède plus de coffres et passe devant.

## Réglages

shogun-setting-side = Côté du plateau
shogun-setting-side-sun = soleil
shogun-setting-side-moon = lune (les provinces de départ sont toujours choisies)
shogun-setting-start = Provinces de départ
shogun-setting-start-preset = d’après les listes
shogun-setting-start-draft = choisies à tour de rôle
shogun-setting-court = Cour impériale
shogun-setting-court-off = sans
shogun-setting-court-on = avec
shogun-setting-samurai = Samouraïs
shogun-setting-samurai-off = sans
shogun-setting-samurai-on = avec
shogun-setting-leaders = Chefs militaires
shogun-setting-leaders-off = sans
shogun-setting-leaders-on = avec
shogun-setting-chambers = Chambres
shogun-setting-chambers-off = sans
shogun-setting-chambers-on = avec
shogun-setting-leaders-winter = Chefs militaires après l’hiver
shogun-setting-leaders-winter-move = se déplacent comme après chaque manche
shogun-setting-leaders-winter-rest = restent où ils sont
shogun-setting-leaders-return = Chefs militaires perdus
shogun-setting-leaders-return-each-winter = reviennent après chaque hiver
shogun-setting-leaders-return-first-winter = ne reviennent qu’après le premier hiver
shogun-setting-recruits = Trop peu d’armées pour « 6 armées » ou pour celle qu’ajoute le chef
shogun-setting-recruits-whole = l’action n’a pas lieu
shogun-setting-recruits-available = autant qu’il y en a
shogun-setting-attack = Combat ou déplacement
shogun-setting-attack-must = obligatoire si possible
shogun-setting-attack-may = facultatif

## Provinces et régions

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
shogun-region-green = la région verte
    .short = Vert
    .a = dans la région verte
shogun-region-red = la région rouge
    .short = Rouge
    .a = dans la région rouge
shogun-region-purple = la région pourpre
    .short = Pourpre
    .a = dans la région pourpre
shogun-region-yellow = la région jaune
    .short = Jaune
    .a = dans la région jaune
shogun-region-brown = la région brune
    .short = Brun
    .a = dans la région brune

## Joueurs

shogun-daimyo-uesugi-kenshin = Uesugi Kenshin
shogun-daimyo-takeda-shingen = Takeda Shingen
shogun-daimyo-mori-motonari = Mori Motonari
shogun-daimyo-oda-nobunaga = Oda Nobunaga
shogun-daimyo-hojo-ujiyasu = Hojo Ujiyasu
shogun-colour-black = noir
shogun-colour-red = rouge
shogun-colour-yellow = jaune
shogun-colour-violet = violet
shogun-colour-blue = bleu
shogun-colour-green = vert

## Bâtiments ; `a` est le complément d’une phrase

shogun-building-castle = château
    .a = un château
    .many = châteaux
shogun-building-temple = temple
    .a = un temple
    .many = temples
shogun-building-theatre = théâtre Nô
    .a = un théâtre Nô
    .many = théâtres Nô

## Actions et cases du plateau de planification

shogun-action-castle = Construire un château
    .short = Château
shogun-action-temple = Construire un temple
    .short = Temple
shogun-action-theatre = Construire un théâtre Nô
    .short = Théâtre
shogun-action-rice = Récolter le riz
    .short = Riz
shogun-action-tax = Percevoir l’impôt
    .short = Impôt
shogun-action-five-armies = Déployer 5 armées
    .short = 5 armées
shogun-action-three-armies = Déployer 3 armées
    .short = 3 armées
shogun-action-one-army = Déployer 1 armée et déplacer
    .short = 1 armée
shogun-action-battle-a = Combat/déplacement A
    .short = Combat A
shogun-action-battle-b = Combat/déplacement B
    .short = Combat B
shogun-field-castle = { shogun-action-castle }
    .short = Château
shogun-field-temple = { shogun-action-temple }
    .short = Temple
shogun-field-theatre = { shogun-action-theatre }
    .short = Théâtre
shogun-field-rice = { shogun-action-rice }
    .short = Riz
shogun-field-tax = { shogun-action-tax }
    .short = Impôt
shogun-field-five-armies = { shogun-action-five-armies }
    .short = 5 armées
shogun-field-three-armies = { shogun-action-three-armies }
    .short = 3 armées
shogun-field-one-army = { shogun-action-one-army }
    .short = 1 armée
shogun-field-battle-a = { shogun-action-battle-a }
    .short = Combat A
shogun-field-battle-b = { shogun-action-battle-b }
    .short = Combat B
shogun-field-bid = Enchère pour l’ordre de jeu
    .short = Enchère
shogun-field-court-3 = Convertir 3 armées en courtisans
    .short = Cour 3
shogun-field-court-2 = Convertir 2 armées en courtisans
    .short = Cour 2
shogun-field-court-1 = Convertir 1 armée en courtisans
    .short = Cour 1

## Cartes pour les cases

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
shogun-card-chest-0 = 0 coffre
shogun-card-chest-1 = 1 coffre
shogun-card-chest-2 = 2 coffres
shogun-card-chest-3 = 3 coffres
shogun-card-chest-4 = 4 coffres
shogun-card-tower = carte Tour à cubes
shogun-card-blank = aucune action
shogun-card-none = aucune carte
shogun-card-face-down = face cachée

## Cartes Évènement : titre et effet

shogun-happening-theatre-calms = Représentations apaisantes
    .effect = La construction d’un théâtre Nô retire un marqueur de révolte de la province.
shogun-happening-wary-farmers = Villageois vigilants
    .effect = Les provinces neutres sont défendues par 2 villageois.
shogun-happening-castle-guard = Garde des châteaux
    .effect = Une province attaquée qui possède un château reçoit une armée de plus de la réserve du défenseur.
shogun-happening-temple-peace = Paix des temples
    .effect = Les provinces qui possèdent un temple ne peuvent pas être attaquées.
shogun-happening-low-tax = Impôts cléments
    .effect = L’impôt rapporte au plus 5 coffres.
shogun-happening-high-tax = Impôts sévères
    .effect = L’impôt rapporte au moins 6 coffres.
shogun-happening-rich-harvest = Récolte abondante
    .effect = La récolte rapporte au moins 4 unités de riz.
shogun-happening-poor-harvest = Maigre récolte
    .effect = La récolte rapporte au plus 3 unités de riz.
shogun-happening-few-recruits = Recrues rares
    .effect = Au lieu de 5 ou 3 armées, on n’en déploie que 3 ou 2.

## Cartes spéciales

shogun-special-chest = +1 coffre
shogun-special-rice = +1 riz
shogun-special-six-armies = 6 armées
shogun-special-attack = +1 armée pour attaquer
shogun-special-defence = +1 armée pour se défendre

## Faveurs de la Cour

shogun-favour-1 = 1 (annuler l’évènement)
shogun-favour-2 = 2 (coffres)
    .counted = 2 ({ $count ->
            [one] { $count } coffre
           *[other] { $count } coffres
        })
shogun-favour-3 = 3 (armées dans le réceptacle)
    .counted = 3 ({ $count ->
            [one] { $count } armée dans le réceptacle
           *[other] { $count } armées dans le réceptacle
        })
shogun-favour-4 = 4 (apaiser une province)
shogun-favour-5 = 5 (riz)
    .counted = 5 ({ $count } riz)
shogun-favour-6 = 6 (points de victoire)
    .counted = 6 ({ $count ->
            [one] { $count } point de victoire
           *[other] { $count } points de victoire
        })
shogun-favour-7 = 7 (théâtre Nô gratuit)
shogun-favour-8 = 8 (armées dans le réceptacle)
    .counted = 8 ({ $count ->
            [one] { $count } armée dans le réceptacle
           *[other] { $count } armées dans le réceptacle
        })
shogun-favour-9 = 9 (coffres)
    .counted = 9 ({ $count ->
            [one] { $count } coffre
           *[other] { $count } coffres
        })
shogun-favour-10 = 10 (protection contre le combat A)
shogun-favour-11 = 11 (protection contre le combat B)
shogun-favour-12 = 12 (armées sans combat)
    .counted = 12 ({ $count ->
            [one] { $count } armée sans combat
           *[other] { $count } armées sans combat
        })
shogun-favour-13 = 13 (points de victoire)
    .counted = 13 ({ $count ->
            [one] { $count } point de victoire
           *[other] { $count } points de victoire
        })
shogun-favour-14 = 14 (armées dans le réceptacle)
    .counted = 14 ({ $count ->
            [one] { $count } armée dans le réceptacle
           *[other] { $count } armées dans le réceptacle
        })
shogun-favour-15 = 15 (riz)
    .counted = 15 ({ $count } riz)
shogun-favour-16 = 16 (coffres)
    .counted = 16 ({ $count ->
            [one] { $count } coffre
           *[other] { $count } coffres
        })
shogun-favour-17 = 17 (temple gratuit)
shogun-favour-18 = 18 (protection contre les combats A et B)
shogun-favour-19 = 19 (points de victoire)
    .counted = 19 ({ $count ->
            [one] { $count } point de victoire
           *[other] { $count } points de victoire
        })
shogun-favour-20 = 20 (riz)
    .counted = 20 ({ $count } riz)
shogun-favour-21 = 21 (château gratuit)

## Bonus des samouraïs

shogun-bonus-chests = des coffres
shogun-bonus-armies = des armées dans le réceptacle
shogun-bonus-rice = du riz
shogun-bonus-points = des points de victoire

## Chambres : arts et châteaux

shogun-art-calligraphy = calligraphie
    .short = Calligraphie
shogun-art-painting = peinture
    .short = Peinture
shogun-art-tea = cérémonie du thé
    .short = Thé
shogun-art-flowers = art floral
    .short = Fleurs
shogun-art-poetry = poésie
    .short = Poésie
shogun-art-drama = art dramatique
    .short = Dramatique
shogun-castle-himeji = Himeji
shogun-castle-osaka = Osaka
shogun-castle-azuchi = Azuchi
shogun-castle-kumamoto = Kumamoto
shogun-castle-matsumoto = Matsumoto
shogun-castle-edo = Edo
shogun-season-setup = Mise en place
shogun-season-spring = Printemps
shogun-season-summer = Été
shogun-season-autumn = Automne
shogun-season-winter = Hiver

## Questions

shogun-ask-plan = { $field-id ->
    [bid] Que proposez-vous pour l’ordre de jeu ?
   *[other] { $field } : dans quelle province ?
}
shogun-ask-pick-card = Quelle province prenez-vous ?
shogun-ask-pick-group = Quel groupe d’armées placez-vous à { $province } ?
shogun-ask-special = Quelle carte spéciale prenez-vous, avec sa place dans l’ordre de jeu ?
shogun-ask-march = { $action } : où vont vos armées depuis { $province } ?
shogun-ask-regroup = Déplacez-vous des armées depuis { $province } vers une de vos provinces adjacentes ?
shogun-ask-send = Combien d’armées vont depuis { $province } vers { $destination } ?
shogun-ask-revolt = { $farmers ->
    [one] Plusieurs de vos provinces se révoltent, chacune avec { $farmers } villageois de plus : quelle révolte affrontez-vous d’abord ?
   *[other] Plusieurs de vos provinces se révoltent, chacune avec { $farmers } villageois de plus : quelle révolte affrontez-vous d’abord ?
}
shogun-ask-favour = Quelle faveur demandez-vous à la Cour ?
shogun-ask-cancel = Annulez-vous l’évènement « { $happening } » ?
shogun-ask-calm = De quelle province retirez-vous un marqueur de révolte ?
shogun-ask-build = Où construisez-vous gratuitement { $building-a } ?
shogun-ask-garrison = { $armies ->
    [one] Dans quelle province, à vous ou neutre, placez-vous votre armée ?
   *[other] Dans quelle province, à vous ou neutre, placez-vous vos { $armies } armées ?
}
shogun-ask-bonus = Vos samouraïs sont présents dans quatre régions : quel bonus prenez-vous ?
shogun-ask-leave-leader = Votre chef militaire reste-t-il à { $province } ?
shogun-ask-station = Où va votre chef militaire ?
shogun-ask-artist = Vous menez { $region-a } : quel artiste engagez-vous ?

## Choix

shogun-choice-pass = { $kind ->
    [march] Rester sur place
    [regroup] Rester sur place
    [favour] Ne rien demander
    [cancel] Laisser l’évènement se produire
    [leave-leader] Garder le chef militaire avec soi
   *[other] Passer
}
shogun-choice-cancel = Annuler l’évènement
shogun-choice-lead = Laisser le chef militaire ici
shogun-choice-draw = La carte cachée sur le dessus de la pile
shogun-choice-bury = Mettre les deux cartes visibles sous la pile et en révéler deux nouvelles
shogun-choice-replan = Changer de plan
shogun-choice-group = Un groupe de { $armies }
shogun-choice-take = { $special }
shogun-choice-favour = Faveur { $favour }
shogun-choice-bonus = { $bonus-id ->
    [chests] { $chests ->
            [one] { $chests } coffre
           *[other] { $chests } coffres
        }
    [armies] { $armies ->
            [one] { $armies } armée dans le réceptacle
           *[other] { $armies } armées dans le réceptacle
        }
    [rice] { $rice ->
            [one] { $rice } unité de riz
           *[other] { $rice } unités de riz
        }
   *[other] { $points ->
            [one] { $points } point de victoire
           *[other] { $points } points de victoire
        }
}
shogun-choice-send = En envoyer { $armies }
shogun-choice-pick = { $province }
shogun-choice-march = Vers { $province }
shogun-choice-quell = { $province }
shogun-choice-station = { $province }
shogun-choice-calm = { $province }
shogun-choice-garrison = { $province }
shogun-choice-build = { $province }
shogun-choice-artist = { $art }, { $castle }
shogun-choice-plan = { $card }

## Évènements

shogun-event-settles = { $amount ->
    [one] { $seat } s’installe à { $province } avec { $amount } armée.
   *[other] { $seat } s’installe à { $province } avec { $amount } armées.
}
shogun-event-draws-card = { $seat } pioche la carte cachée : { $province }.
shogun-event-picks-card = { $seat } prend { $province }.
shogun-event-buries = { $seat } met { $province } sous la pile.
shogun-event-tower-kept = { $amount ->
    [one] La tour garde { $amount } armée de { $seat }.
   *[other] La tour garde { $amount } armées de { $seat }.
}
shogun-event-year = L’année { $amount } commence.
shogun-event-event-opened = L’année réserve « { $happening } » (perte de riz : { $amount }).
shogun-event-season = { $amount ->
    [1] Le printemps arrive.
    [2] L’été arrive.
   *[other] L’automne arrive.
}
shogun-event-action-opened = À découvert : { $action }.
shogun-event-has-planned = { $seat } a planifié.
shogun-event-replans = { $seat } change de plan.
shogun-event-event-drawn = L’évènement de ce tour : « { $happening } ».
shogun-event-bids = { $amount ->
    [0] { $seat } offre 0 coffre.
    [one] { $seat } offre { $amount } coffre.
   *[other] { $seat } offre { $amount } coffres.
}
shogun-event-bids-province = { $seat } enchérit avec la carte { $province }.
shogun-event-bids-tower = { $seat } enchérit avec une carte Tour à cubes, qui compte pour 0 coffre.
shogun-event-bids-no-card = { $seat } ne pose aucune carte comme enchère : c’est moins que 0 coffre.
shogun-event-takes-place = { $seat } prend la place { $amount } et la carte spéciale « { $special } ».
shogun-event-action = Maintenant : { $action }.
shogun-event-acts = { $seat } montre { $province }.
shogun-event-action-fails = À { $province }, l’action de { $seat } ne peut pas être effectuée.
shogun-event-builds = { $amount ->
    [0] { $seat } construit gratuitement { $building-a } à { $province }.
    [one] { $seat } construit { $building-a } à { $province } pour { $amount } coffre.
   *[other] { $seat } construit { $building-a } à { $province } pour { $amount } coffres.
}
shogun-event-harvests = { $amount ->
    [one] { $seat } récolte { $amount } unité de riz à { $province }.
   *[other] { $seat } récolte { $amount } unités de riz à { $province }.
}
shogun-event-taxes = { $amount ->
    [one] { $seat } perçoit { $amount } coffre à { $province }.
   *[other] { $seat } perçoit { $amount } coffres à { $province }.
}
shogun-event-unrest = { $amount ->
    [one] L’agitation gagne { $province }.
   *[other] L’agitation grandit à { $province } : { $amount } marqueurs de révolte s’y trouvent.
}
shogun-event-calmed = { $province } s’apaise : un marqueur de révolte est retiré.
shogun-event-wards-off = La faveur de la Cour garde { $province } au calme.
shogun-event-recruits = { $amount ->
    [one] { $seat } déploie { $amount } armée à { $province }.
   *[other] { $seat } déploie { $amount } armées à { $province }.
}
shogun-event-moves = { $amount ->
    [one] { $seat } déplace { $amount } armée vers { $province }.
   *[other] { $seat } déplace { $amount } armées vers { $province }.
}
shogun-event-attacks = { $amount ->
    [one] { $seat } attaque { $other } à { $province } avec { $amount } armée.
   *[other] { $seat } attaque { $other } à { $province } avec { $amount } armées.
}
shogun-event-attacks-neutral = { $amount ->
    [one] { $seat } marche sur la province neutre { $province } avec { $amount } armée.
   *[other] { $seat } marche sur la province neutre { $province } avec { $amount } armées.
}
shogun-event-tower = { $fallen ->
    [0] Cubes jetés dans la tour : { $thrown } ; aucun n’en sort.
    [one] Cubes jetés dans la tour : { $thrown } ; un seul en sort.
   *[other] Cubes jetés dans la tour : { $thrown } ; il en sort { $fallen }.
}
shogun-event-battle = { $farmers ->
    [0] De la tour tombent { $attackers } pour { $seat } et { $defenders } pour { $other }.
    [one] De la tour tombent { $attackers } pour { $seat }, { $defenders } pour { $other } et { $farmers } villageois pour la défense.
   *[other] De la tour tombent { $attackers } pour { $seat }, { $defenders } pour { $other } et { $farmers } villageois pour la défense.
}
shogun-event-battle-farmers = { $farmers ->
    [0] De la tour tombent { $attackers } pour { $seat } et aucun villageois.
    [one] De la tour tombent { $attackers } pour { $seat }, contre { $farmers } villageois.
   *[other] De la tour tombent { $attackers } pour { $seat }, contre { $farmers } villageois.
}
shogun-event-conquers = { $amount ->
    [one] { $seat } conquiert { $province } ; { $amount } armée survit.
   *[other] { $seat } conquiert { $province } ; { $amount } armées survivent.
}
shogun-event-holds = { $amount ->
    [one] { $seat } tient { $province } ; { $amount } armée survit.
   *[other] { $seat } tient { $province } ; { $amount } armées survivent.
}
shogun-event-repelled = Les villageois repoussent { $seat } à { $province }.
shogun-event-drawn = Le combat est sans vainqueur : { $province } est dévastée et n’appartient plus à personne.
shogun-event-revolt = { $farmers ->
    [0] Révolte à { $province } : { $defenders } pour { $seat } contre aucun villageois.
    [one] Révolte à { $province } : { $defenders } pour { $seat } contre { $farmers } villageois.
   *[other] Révolte à { $province } : { $defenders } pour { $seat } contre { $farmers } villageois.
}
shogun-event-revolt-won = Les villageois chassent { $seat }, qui perd { $province }.
shogun-event-revolt-beaten = { $amount ->
    [one] { $seat } écrase la révolte à { $province } ; il reste { $amount } armée.
   *[other] { $seat } écrase la révolte à { $province } ; il reste { $amount } armées.
}
shogun-event-winter = { $amount ->
    [0] L’hiver arrive et le riz ne manque à personne.
    [one] L’hiver arrive et chacun perd { $amount } unité de riz.
   *[other] L’hiver arrive et chacun perd { $amount } unités de riz.
}
shogun-event-revolt-drawn = { $province } a faim et se soulève contre { $seat }.
shogun-event-scores-possessions = { $amount ->
    [one] { $seat } marque { $amount } point pour ses provinces et bâtiments.
   *[other] { $seat } marque { $amount } points pour ses provinces et bâtiments.
}
shogun-event-scores-majority = { $building-id ->
    [castle] { $amount ->
            [one] { $seat } marque { $amount } point pour le plus grand nombre de châteaux { $region-a }.
           *[other] { $seat } marque { $amount } points pour le plus grand nombre de châteaux { $region-a }.
        }
    [temple] { $amount ->
            [one] { $seat } marque { $amount } point pour le plus grand nombre de temples { $region-a }.
           *[other] { $seat } marque { $amount } points pour le plus grand nombre de temples { $region-a }.
        }
   *[other] { $amount ->
            [one] { $seat } marque { $amount } point pour le plus grand nombre de théâtres Nô { $region-a }.
           *[other] { $seat } marque { $amount } points pour le plus grand nombre de théâtres Nô { $region-a }.
        }
}
shogun-event-has-points = { $amount ->
    [one] { $seat } a maintenant { $amount } point.
   *[other] { $seat } a maintenant { $amount } points.
}
shogun-event-new-year = Les réserves de riz sont de nouveau vides et toute agitation a cessé.
shogun-event-officials-arrive = { $amount ->
    [0] { $seat } n’a encore aucun courtisan à la Cour.
    [one] { $seat } commence avec { $amount } courtisan à la Cour.
   *[other] { $seat } commence avec { $amount } courtisans à la Cour.
}
shogun-event-favour-laid = La Cour propose la faveur { $favour } pour { $amount } courtisans.
shogun-event-sends-officials = { $amount ->
    [one] { $seat } envoie { $amount } armée depuis { $province } à la Cour comme courtisan.
   *[other] { $seat } envoie { $amount } armées depuis { $province } à la Cour comme courtisans.
}
shogun-event-sends-officials-from-tray = { $amount ->
    [one] { $seat } envoie { $amount } armée du réceptacle à la Cour comme courtisan.
   *[other] { $seat } envoie { $amount } armées du réceptacle à la Cour comme courtisans.
}
shogun-event-takes-favour = { $seat } obtient la faveur { $favour }.
shogun-event-cancels-event = { $seat } fait annuler l’évènement de ce tour.
shogun-event-keeps-favour = { $seat } garde la faveur contre le prochain marqueur de révolte.
shogun-event-garrisons = { $amount ->
    [one] { $seat } place { $amount } armée à { $province } sans combat.
   *[other] { $seat } place { $amount } armées à { $province } sans combat.
}
shogun-event-takes-bonus = { $bonus-id ->
    [chests] { $amount ->
            [one] Les samouraïs de { $seat } obtiennent { $amount } coffre.
           *[other] Les samouraïs de { $seat } obtiennent { $amount } coffres.
        }
    [armies] { $amount ->
            [one] Les samouraïs de { $seat } obtiennent { $amount } armée dans le réceptacle.
           *[other] Les samouraïs de { $seat } obtiennent { $amount } armées dans le réceptacle.
        }
    [points] { $amount ->
            [one] Les samouraïs de { $seat } obtiennent { $amount } point de victoire.
           *[other] Les samouraïs de { $seat } obtiennent { $amount } points de victoire.
        }
   *[other] Les samouraïs de { $seat } obtiennent du riz ({ $amount }).
}
shogun-event-leader-enters = Le chef militaire de { $seat } entre à { $province }.
shogun-event-leader-lost = Avec { $province }, { $seat } perd son chef militaire.
shogun-event-builds-monument = À { $province }, une statue s’élève pour le chef militaire de { $seat }.
shogun-event-captures-monument = { $amount ->
    [one] { $seat } capture une statue de { $other } à { $province }.
   *[other] { $seat } capture { $amount } statues de { $other } à { $province }.
}
shogun-event-scores-monuments = { $amount ->
    [one] { $seat } marque { $amount } point pour ses statues.
   *[other] { $seat } marque { $amount } points pour ses statues.
}
shogun-event-masters = { $seat } mène { $region-a }.
shogun-event-engages = { $seat } engage l’artiste « { $art } » à { $castle }.
shogun-event-scores-chambers = { $amount ->
    [one] { $seat } marque { $amount } point dans les chambres.
   *[other] { $seat } marque { $amount } points dans les chambres.
}
shogun-event-game-over = Le second hiver est passé, la partie est finie.

## Refus

shogun-refusal-other-field = Une autre case est planifiée maintenant, pas « { $field } ».
shogun-refusal-field-not-empty = Une case ne reste vide que si vos cartes ne suffisent pas.
shogun-refusal-not-own-province = Cette province n’est pas à vous : { $card }.
shogun-refusal-card-laid-already = Cette carte est déjà sur une autre case : { $card }.
shogun-refusal-bid-too-high = Vous ne pouvez pas offrir plus de coffres que vous n’en avez.
shogun-refusal-no-such-card = Vous n’avez pas cette carte pour cette case : { $card }.
shogun-refusal-not-own-neighbour = Les armées ne peuvent aller que vers une de vos provinces adjacentes, pas vers { $province }.
shogun-refusal-too-many-armies = { $most ->
    [one] Au plus { $most } armée peut partir : une doit rester.
   *[other] Au plus { $most } armées peuvent partir : une doit rester.
}
shogun-refusal-special-taken = Cette carte spéciale est déjà prise : { $special }.
shogun-refusal-favour-out-of-reach = La faveur { $favour } n’est pas proposée, ou vous avez trop peu de courtisans dans la salle d’audience.
shogun-refusal-no-site = { $province } n’est pas à vous ou n’a pas de place pour ce bâtiment.
shogun-refusal-no-station = Le chef militaire doit aller dans une autre de vos provinces, pas à { $province }.
shogun-refusal-not-a-neighbour = { $province } n’est adjacente ni par terre ni par mer.
shogun-refusal-out-of-play = { $province } est fermée dans une partie à trois.
shogun-refusal-temple-peace = { $province } possède un temple et ne peut pas être attaquée ce tour-ci.
shogun-refusal-court-peace = La Cour protège { $province } ce tour-ci.

## La table dans le terminal

shogun-screen-round = Année { $year } sur 2, { $season }
shogun-screen-setup = Choix des provinces de départ
shogun-screen-over = La partie est finie
shogun-screen-event = Évènement : { $happening }.
shogun-screen-events = Évènements à venir :
shogun-screen-loss = perte de riz : { $loss }
shogun-screen-actions = Actions :
shogun-screen-places = Ordre de jeu :
shogun-screen-tower = Dans la tour :
shogun-screen-tray = Dans le réceptacle :
shogun-screen-empty = rien
shogun-screen-plan = Votre plan :
shogun-screen-open-cards = Cartes visibles :
shogun-screen-groups = Vos groupes d’armées :
shogun-screen-pile = { $count ->
    [one] { $count } carte dans la pile
   *[other] { $count } cartes dans la pile
}
shogun-screen-favours = Faveurs de la Cour :
shogun-screen-chambers = Chambres
shogun-screen-regions = Régions dans l’ordre :
shogun-screen-lost = absent
shogun-screen-planned = planifié
shogun-screen-column-player = Joueur
shogun-screen-column-points = Points
shogun-screen-column-chests = Coffres
shogun-screen-column-rice = Riz
shogun-screen-column-reserve = Réserve
shogun-screen-column-provinces = Provinces
shogun-screen-column-special = Carte spéciale
shogun-screen-column-hall = Courtisans
shogun-screen-column-samurai = Samouraï (régions)
shogun-screen-column-leader = Chef
shogun-screen-column-trophies = Trophées
shogun-screen-legend = ①…⑤ propriétaire et armées ; C château, T temple, N théâtre Nô, · emplacement libre ; ! marqueur de révolte ; $ coffres ; % riz ; ♟ chef militaire ; ♜ statue
shogun-cards-events = Cartes Évènement
shogun-cards-specials = Cartes spéciales
shogun-cards-favours = Faveurs de la Cour
shogun-cards-neighbours = Provinces voisines

## D’où viennent les points

shogun-source-provinces-1 = Provinces, année 1
shogun-source-castles-1 = Châteaux, année 1
shogun-source-temples-1 = Temples, année 1
shogun-source-theatres-1 = Théâtres Nô, année 1
shogun-source-most-castles-1 = Majorités de châteaux, année 1
shogun-source-most-temples-1 = Majorités de temples, année 1
shogun-source-most-theatres-1 = Majorités de théâtres Nô, année 1
shogun-source-provinces-2 = Provinces, année 2
shogun-source-castles-2 = Châteaux, année 2
shogun-source-temples-2 = Temples, année 2
shogun-source-theatres-2 = Théâtres Nô, année 2
shogun-source-most-castles-2 = Majorités de châteaux, année 2
shogun-source-most-temples-2 = Majorités de temples, année 2
shogun-source-most-theatres-2 = Majorités de théâtres Nô, année 2
shogun-source-favours = Faveurs de la cour
shogun-source-samurai = Samouraïs
shogun-source-monuments = Statues
shogun-source-chambers = Chambres
shogun-source-earlier = Auparavant
## What the options mean, on the page

shogun-page-setting-side = Les deux côtés ont les mêmes 45 provinces et les mêmes frontières, réunies en d’autres régions ; côté lune, chacun choisit toujours où il commence.
shogun-page-setting-start = Les listes offrent d’emblée un départ équilibré ; choisir à tour de rôle est plus long et s’adresse à qui connaît la carte.
shogun-page-setting-court = Envoyez des émissaires à la cour : réceptions, audiences et faveurs de l’empereur.
shogun-page-setting-samurai = Qui tient des provinces dans quatre régions reçoit à chaque manche le don d’un samouraï : coffres, armées, riz ou points.
shogun-page-setting-leaders = Votre chef se tient dans l’une de vos provinces : on y bâtit à moindre prix, riz, impôts et recrues rapportent davantage, et il laisse des statues qui valent des points.
shogun-page-setting-chambers = Six artistes arrivent à chaque manche ; le plus fort d’une région en prend un à son service. À la fin, les lignes et colonnes des Chambres rapportent des points.
shogun-page-setting-leaders-winter = D’après la règle allemande, l’hiver est une manche comme les autres : les chefs se déplacent aussi après, la dernière fois avant le décompte des statues. D’autres les laissent en place : six statues pour les six manches avec actions.
shogun-page-setting-leaders-return = D’après la règle allemande, un chef perdu revient après l’hiver ; après le second, il peut encore capturer des statues avant qu’on les compte. Pour d’autres, la partie est alors finie.
shogun-page-setting-recruits = D’après la règle allemande, une action se fait en entier ou pas du tout. La règle française laisse le choix de l’armée supplémentaire : il en vient alors autant qu’il y en a, si le nombre imprimé peut être atteint.
shogun-page-setting-attack = Si un combat ou un déplacement prévu doit avoir lieu dès qu’il est possible.
## Le plateau sur la page

shogun-page-map = Carte des provinces
shogun-page-zoom-in = Plus près
shogun-page-zoom-out = Plus loin
shogun-page-zoom-whole = Toute la carte
shogun-page-closed = Hors jeu à trois.
shogun-page-neutral = N’appartient à personne
shogun-page-armies = { $count ->
    [one] { $count } armée
   *[other] { $count } armées
}
shogun-page-rice = { $count } riz
shogun-page-chests = { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}
shogun-page-free-sites = { $count ->
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
shogun-page-no-sites = aucun emplacement
shogun-page-unrest = { $count ->
    [one] { $count } marqueur de révolte
   *[other] { $count } marqueurs de révolte
}
shogun-page-leader-of = Chef militaire de { $player }
shogun-page-monument-of = Statue du chef militaire de { $player }
shogun-page-year = Année { $year }
shogun-page-actions = Les dix actions de cette manche, dans l’ordre
shogun-page-action-hidden = Encore face cachée : sera révélée pendant la manche
shogun-page-order = Ordre de jeu et cartes spéciales
shogun-page-event = L’événement de cette manche
shogun-page-events = Événements à venir : un par manche, le dernier fixe la perte de riz en hiver
shogun-page-loss = En hiver : { $loss } riz perdu
shogun-page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
shogun-page-rice-for = { $rice } riz pour { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}
shogun-page-reserve = { $count ->
    [one] { $count } armée en réserve
   *[other] { $count } armées en réserve
}
shogun-page-officials = { $count ->
    [one] { $count } courtisan à la Cour
   *[other] { $count } courtisans à la Cour
}
shogun-page-regions = { $count ->
    [one] Présent dans { $count } région ; il en faut { $needs } pour gagner des samouraïs
   *[other] Présent dans { $count } régions ; il en faut { $needs } pour gagner des samouraïs
}
shogun-page-monuments = { $count ->
    [one] encore { $count } statue à ériger
   *[other] encore { $count } statues à ériger
}
shogun-page-trophies = { $count ->
    [one] { $count } statue capturée
   *[other] { $count } statues capturées
}
shogun-page-show-provinces = Montrer sur la carte les provinces de { $player }
shogun-page-ready = Le plan est prêt
shogun-page-plans = Prépare encore son plan
shogun-page-province = { $owner ->
    [closed] { $province }, { $region } : hors jeu
    [nobody] { $province }, { $region } : n’appartient à personne
   *[player] { $armies ->
        [one] { $province }, { $region } : { $player }, { $armies } armée
       *[other] { $province }, { $region } : { $player }, { $armies } armées
    }
}{ $built ->
    [0] {""}
   *[other] ; { $buildings }
}{ $markers ->
    [0] {""}
    [one] ; { $markers } marqueur de révolte
   *[other] ; { $markers } marqueurs de révolte
}{ $open ->
    [yes] . Peut être choisie
   *[no] {""}
}

## The round's story

shogun-page-round = Le récit de la manche
shogun-page-round-season = { $season } : début
shogun-page-round-order = Enchères et ordre du tour
shogun-page-round-battle = Un combat
shogun-page-round-revolt = Une révolte
shogun-page-round-possessions = Points pour provinces et bâtiments
shogun-page-round-points = Les points à présent
shogun-page-round-told = Ce qui s’est passé
shogun-page-round-against = contre
shogun-page-round-back = Retour
shogun-page-round-next = Suite
shogun-page-round-close = Fin
shogun-page-round-skip = Passer le récit
shogun-page-round-again = Revoir la manche
## Le plan

shogun-page-plan = Votre plan
shogun-page-ask-plan = Préparez vos actions et votre enchère.
shogun-page-plan-fields = Les cases dans l’ordre de la manche
shogun-page-plan-hand = Vos cartes de province
shogun-page-plan-bid = Cartes pour l’enchère et la Cour
shogun-page-plan-empty = vide
shogun-page-plan-lift = Reprendre { $card }
shogun-page-plan-how = Prenez une carte, une province sur la carte du pays ou une case : là où elle peut aller s’éclaire. On peut aussi glisser cartes et cases. Les cartes coffre couvrent les actions que vous laissez.
shogun-page-plan-choose = dans laquelle de vos provinces ?
shogun-page-plan-choose-bid = combien de coffres ? Qui offre le plus choisit en premier.
shogun-page-plan-choose-field = { $card } : sur quelle case ?
shogun-page-plan-missing = { $count ->
    [one] Il faut une province sur { $count } case de plus : vos autres cartes ne suffisent pas pour le reste.
   *[other] Il faut une province sur { $count } cases de plus : vos autres cartes ne suffisent pas pour le reste.
}
shogun-page-strip = La manche en un coup d’œil
shogun-page-strip-fold = Replier ou déplier la manche
shogun-page-side-sun = Le côté soleil du plateau
shogun-page-side-moon = Le côté lune du plateau
shogun-page-bids = Les enchères
shogun-page-place-number = Place
shogun-page-place = Place { $number } : { $special }. { $does } { $taken ->
    [yes] Prise par { $player }.
   *[no] Encore libre.
}
shogun-page-special-chest = Un coffre de plus quand vous levez l’impôt.
shogun-page-special-rice = Un riz de plus à la récolte.
shogun-page-special-six-armies = Levez six armées au lieu de cinq.
shogun-page-special-attack = Une armée de plus de la réserve à chaque attaque.
shogun-page-special-defence = Une armée de plus de la réserve à chaque défense.
shogun-page-plan-undo = Un pas en arrière
shogun-page-plan-armies = Armées sur la carte : { $now } maintenant, { $then } après ce plan
shogun-page-plan-covered = Couverte : elle ne fait rien.
shogun-page-plan-risk = { $player } pourrait prendre { $province } avant depuis { $from } : l’action serait alors perdue.
shogun-page-plan-card = { $province } : { $rice } riz, { $chests ->
    [one] 1 coffre
   *[other] { $chests } coffres
}, { $armies ->
    [one] 1 armée
   *[other] { $armies } armées
}{ $built ->
    [0] {""}
   *[other] , { $buildings }
}{ $free ->
    [0] , aucun emplacement libre
    [one] , 1 emplacement libre
   *[other] , { $free } emplacements libres
}{ $markers ->
    [0] .
    [one] , 1 marqueur de révolte.
   *[other] , { $markers } marqueurs de révolte.
}
shogun-page-plan-fold = Replier ou déplier le plan
shogun-page-plan-chests = Coffres : { $now } maintenant, { $then } après ce plan
shogun-page-plan-rice = Riz : { $now } maintenant, { $then } après ce plan ; l’hiver en prend 1 pour chacune de vos { $provinces } provinces, plus ce que dit l’événement
shogun-page-plan-last = Dernier plan
shogun-page-plan-clear = Vider
shogun-page-plan-commit = Prêt
shogun-page-plan-back = Changer le plan
shogun-page-plan-other-ready = { $player } a fini son plan
shogun-page-plan-other-plans = { $player } prépare son plan
shogun-page-plan-waiting = { $count ->
    [0] Tout le monde a fini.
   *[other] Votre plan est posé. On attend encore : { $players }. D’ici là, vous pouvez le changer.
}
shogun-page-will-bids = { $cost ->
    [0] 0 coffre est offert.
    [one] { $cost } coffre payé ; il en reste { $left }.
   *[other] { $cost } coffres payés ; il en reste { $left }.
}
shogun-page-will-bids-tower = une carte Tour à cubes compte pour 0 coffre, et manquera à la Cour.
shogun-page-will-bids-no-card = aucune carte n’est posée : c’est moins que 0 coffre.
shogun-page-will-bids-province = { $province } comme enchère bat une enchère vide et ne coûte rien, mais la carte ne servira pas ailleurs.
shogun-page-will-sends = { $armies ->
    [one] { $armies } armée de { $province } devient un courtisan.
   *[other] { $armies } armées de { $province } deviennent des courtisans.
}
shogun-page-will-sends-from-tray = { $armies ->
    [one] { $armies } armée du plateau de la tour devient un courtisan.
   *[other] { $armies } armées du plateau de la tour deviennent des courtisans.
}
shogun-page-will-builds = { $cost ->
    [one] { $building-a } à { $province } pour { $cost } coffre ; il en reste { $left }.
   *[other] { $building-a } à { $province } pour { $cost } coffres ; il en reste { $left }.
}
shogun-page-will-harvests = { $varies ->
    [0] { $amount } riz de { $province } ; { $left } ensuite. L’agitation y monte.
   *[other] { $amount } riz de { $province } (de { $least } à { $most } selon l’événement) ; { $left } ensuite. L’agitation y monte.
}
shogun-page-will-taxes = { $varies ->
    [0] { $amount ->
            [one] { $amount } coffre de { $province } ; { $left } ensuite. L’agitation y monte.
           *[other] { $amount } coffres de { $province } ; { $left } ensuite. L’agitation y monte.
        }
   *[other] { $amount ->
            [one] { $amount } coffre de { $province } (de { $least } à { $most } selon l’événement) ; { $left } ensuite. L’agitation y monte.
           *[other] { $amount } coffres de { $province } (de { $least } à { $most } selon l’événement) ; { $left } ensuite. L’agitation y monte.
        }
}
shogun-page-will-recruits = { $cost ->
    [one] { $amount } armées pour { $province }, pour { $cost } coffre ; il en reste { $left }.
   *[other] { $amount } armées pour { $province }, pour { $cost } coffres ; il en reste { $left }.
}
shogun-page-will-recruits-and-moves = { $amount ->
    [one] { $amount } armée
   *[other] { $amount } armées
} pour { $province }, { $cost ->
    [one] pour { $cost } coffre
   *[other] pour { $cost } coffres
} ; il en reste { $left }. Des armées peuvent ensuite passer dans une de vos provinces voisines.
shogun-page-will-marches = { $armies ->
    [0] depuis { $province }.
    [one] depuis { $province }, { $armies } armée peut attaquer ou se déplacer ; une reste.
   *[other] depuis { $province }, jusqu’à { $armies } armées peuvent attaquer ou se déplacer ; une reste.
}
shogun-page-warn-chests-short = { $cost ->
    [one] Il faut { $cost } coffre, mais vous en aurez { $chests }.
   *[other] Il faut { $cost } coffres, mais vous en aurez { $chests }.
}
shogun-page-warn-tax-first = Vous ne pourrez payer que si l’impôt est révélé avant.
shogun-page-warn-chests-tight = Vous ne pourrez payer que si aucun événement ne réduit l’impôt.
shogun-page-warn-built-already = Il y a déjà { $building-a }.
shogun-page-warn-no-site = { $province } n’a plus d’emplacement libre.
shogun-page-warn-none-left = Il n’en reste plus dans la réserve : { $building }.
shogun-page-warn-revolt = { $farmers ->
    [one] Les paysans se soulèveront : { $farmers } paysan et ceux de la tour contre { $armies } des vôtres.
   *[other] Les paysans se soulèveront : { $farmers } paysans et ceux de la tour contre { $armies } des vôtres.
}
shogun-page-warn-barns-full = Les greniers contiennent 18 : seulement { $amount } de plus.
shogun-page-warn-supply-short = { $armies ->
    [0] Vous n’avez pas d’armée en réserve : rien ne se passerait.
   *[other] Vous n’en avez que { $armies } en réserve : rien ne se passerait.
}
shogun-page-warn-supply-tight = Vous n’en avez que { $armies } en réserve : il en vient { $armies } au lieu de { $wanted }.
shogun-page-warn-one-army = La dernière armée doit rester : personne ne peut quitter { $province }.
shogun-page-warn-no-officials = Il ne vous reste pas autant de courtisans.
shogun-page-warn-tray-short = { $armies ->
    [0] Aucune de vos armées n’est sur le plateau de la tour.
   *[other] Seulement { $armies } de vos armées sont sur le plateau de la tour.
}
shogun-page-warn-armies-short = Il n’y en a que { $armies }, et une doit rester : rien ne se passerait.
shogun-refusal-not-planning = On fait son plan au début d’une manche.
shogun-refusal-no-such-field = Cette case n’existe pas.
shogun-refusal-unknown-card = Cette carte n’existe pas.

## À côté de la carte

shogun-page-player = Joueur
shogun-page-region = Région
shogun-page-drawers = À côté de la carte
shogun-page-drawer-plans = Plans de cette manche
shogun-page-drawer-regions = Qui domine dans les régions
shogun-page-drawer-court = Cour du Tenno
shogun-page-drawer-samurai = Samouraïs
shogun-page-drawer-chambers = Chambres
shogun-page-tab-plans = Plans
shogun-page-tab-regions = Régions
shogun-page-tab-court = Cour
shogun-page-tab-samurai = Samouraïs
shogun-page-tab-chambers = Chambres
shogun-page-drawer-close = Fermer
shogun-page-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
shogun-page-majority = { $points ->
    [0] { $player } : { $count }
    [one] { $player } : { $count }, marquerait { $points } point
   *[other] { $player } : { $count }, marquerait { $points } points
}
shogun-page-regions-how = En hiver, celui qui a le plus de bâtiments d’une sorte dans une région marque des points ; à égalité, chacun en reçoit un de moins.
shogun-page-favour-cancel-event = Annuler l’événement de cette manche
shogun-page-favour-chests = { $amount ->
    [one] { $amount } coffre
   *[other] { $amount } coffres
}
shogun-page-favour-tray = { $amount ->
    [one] { $amount } armée sur le plateau de la tour
   *[other] { $amount } armées sur le plateau de la tour
}
shogun-page-favour-calm = Retirer un marqueur de révolte
shogun-page-favour-rice = { $amount } riz
shogun-page-favour-points = { $amount ->
    [one] { $amount } point de victoire
   *[other] { $amount } points de victoire
}
shogun-page-favour-build = Construire sans payer : { $building }
shogun-page-favour-safe = À l’abri cette manche de : { $actions }
shogun-page-favour-garrison = { $amount ->
    [one] { $amount } armée dans une province à vous ou neutre
   *[other] { $amount } armées dans une province à vous ou neutre
}
shogun-page-favour-taken = accordée
shogun-page-favour-price = { $count ->
    [one] pour { $count } courtisan
   *[other] pour { $count } courtisans
}
shogun-page-court-hall = Réception
shogun-page-court-audience = Audience
shogun-page-court-ward = écarte la prochaine agitation
shogun-page-court-safe = à l’abri de { $actions }
shogun-page-samurai-how = Qui possède des provinces dans { $needs } régions avant les actions d’une manche passe à la carte suivante et prend un de ses bonus.
shogun-page-samurai-here = { $count ->
    [one] { $player }, présent dans { $count } région
   *[other] { $player }, présent dans { $count } régions
}
shogun-page-chambers-regions = Les régions dans l’ordre où leurs maîtres choisissent
shogun-page-chambers-open = Un artiste à engager
shogun-page-chambers-turned = Personne n’a engagé cet artiste
shogun-page-chambers-line = { $count ->
    [one] { $player } y marquerait { $count } point
   *[other] { $player } y marquerait { $count } points
}
shogun-page-chambers-how = À la fin, chaque ligne rapporte à qui y a le plus de marqueurs ; les artistes que personne n’a engagés comptent comme un joueur de plus. Les emblèmes à côté des lignes montrent où l’on en est.
shogun-page-start = Choix des provinces de départ
shogun-page-start-draw = cartes cachées : prendre la première
shogun-page-start-bury = Mettre les deux sous la pile et en révéler deux nouvelles
shogun-page-start-groups = Groupes d’armées qui restent à { $player }
shogun-page-start-group = { $count ->
    [one] groupe de { $armies }, encore { $count }
   *[other] groupe de { $armies }, encore { $count }
}
shogun-page-send = { $count ->
    [one] Envoyer { $count } armée de { $from } à { $to }
   *[other] Envoyer { $count } armées de { $from } à { $to }
}
shogun-page-send-less = Une de moins
shogun-page-send-more = Une de plus
## Le récit de la partie

shogun-moment-conquers = { $seat } prend { $province } à { $other } dans une bataille de { $armies } armées.
shogun-moment-conquers-farmers = { $armies ->
    [one] { $seat } prend { $province }, neutre, avec { $armies } armée.
   *[other] { $seat } prend { $province }, neutre, avec { $armies } armées.
}
shogun-moment-holds = { $other } tient { $province } contre { $seat } dans une bataille de { $armies } armées.
shogun-moment-drawn = { $seat } et { $other } dévastent { $province } dans une bataille de { $armies } armées.
shogun-moment-repelled = { $armies ->
    [one] Les villageois de { $province } repoussent { $seat } et { $armies } armée.
   *[other] Les villageois de { $province } repoussent { $seat } et { $armies } armées.
}
shogun-moment-revolt-lost = { $armies ->
    [one] Une révolte chasse { $seat } et { $armies } armée de { $province }.
   *[other] Une révolte chasse { $seat } et { $armies } armées de { $province }.
}
shogun-moment-lucky-throw = { $armies ->
    [one] La tour sourit à { $seat } à { $province } : { $armies } armée de plus que prévu.
   *[other] La tour sourit à { $seat } à { $province } : { $armies } armées de plus que prévu.
}
shogun-moment-unlucky-throw = { $armies ->
    [one] La tour trahit { $seat } à { $province } : { $armies } armée de moins que prévu.
   *[other] La tour trahit { $seat } à { $province } : { $armies } armées de moins que prévu.
}
shogun-moment-leads = { $points ->
    [one] { $seat } est en tête après l’hiver de l’année { $year } avec { $points } point.
   *[other] { $seat } est en tête après l’hiver de l’année { $year } avec { $points } points.
}
shogun-chapter-season = Année { $year }, { $season }
shogun-series-points = Points
shogun-series-worth = Points si l’on comptait ici
shogun-series-provinces = Provinces
shogun-series-armies = Armées sur la carte
shogun-tally-tower = La tour
shogun-tally-row-farmers = Villageois
shogun-tally-column-thrown = Jetés dedans
shogun-tally-column-fallen = Tombés
shogun-tally-column-inside = Dedans à la fin
shogun-tally-column-luck = Chance : armées au-delà de l’attendu
shogun-tally-campaign = La campagne
shogun-tally-column-attacks = Attaques
shogun-tally-column-conquests = Provinces conquises
shogun-tally-column-defences = Attaques repoussées
shogun-tally-column-revolts-lost = Perdues par révolte
shogun-tally-column-revolts-beaten = Révoltes écrasées
shogun-tally-column-buildings = Bâtiments
shogun-tally-column-chests = Coffres d’impôts
shogun-tally-column-rice = Riz récolté
shogun-tally-column-armies = Armées déployées

## Le terminal

shogun-screen-column-monuments = Statues restantes
shogun-screen-held = Faveurs en vigueur :
shogun-screen-ward = faveur 4, { shogun-page-court-ward }
shogun-screen-letter-green = V
shogun-screen-letter-red = R
shogun-screen-letter-purple = P
shogun-screen-letter-yellow = J
shogun-screen-letter-brown = B
shogun-screen-legend-map = Plan : la lettre de la région, puis le numéro du propriétaire, un point pour personne.
shogun-cards-samurai = Samouraï : ce qu’offre chaque carte
shogun-cards-winter = Hiver : provinces sans riz
shogun-cards-winter-line = { $revolts ->
    [one] { $revolts } révolte
   *[other] { $revolts } révoltes
}, { $farmers ->
    [one] { $farmers } paysan de plus
   *[other] { $farmers } paysans de plus
}

## Aide à la planification

shogun-page-hint-plan = Un plan à considérer
shogun-page-hint-expected = Environ { $points } points à la fin, { $side ->
    [ahead] { $count } devant le meilleur adversaire.
    [behind] { $count } derrière le meilleur adversaire.
   *[level] à égalité avec le meilleur adversaire.
}
shogun-page-hint-all = Tout reprendre
shogun-page-hint-close = Ranger le conseil
shogun-page-hint-one = Reprendre : { $field }, { $card }
shogun-page-hint-taken = repris
shogun-page-hint-worth = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
shogun-page-hint-worth-about = Ce que l’on perd en moyenne sans cette action, le reste du plan étant le même.
shogun-page-hint-even = ne change presque rien
shogun-page-hint-ghost = conseillé : { $card }
shogun-page-why-bids = { $cost ->
    [0] aucune mise : les coffres valent plus que le choix.
    [one] { $cost } coffre pour choisir plus tôt parmi les cartes spéciales.
   *[other] { $cost } coffres pour choisir plus tôt parmi les cartes spéciales.
}
shogun-page-why-builds = { $building-a } à { $province } : +1 point { $majority ->
    [0] { "" }
   *[other] et +{ $majority } pour la majorité dans la région { $region }
} { $scorings ->
    [one] au dernier décompte.
   *[other] à chaque décompte ({ $scorings } fois).
}
shogun-page-why-taxes = { $amount ->
    [one] { $amount } coffre de { $province }
   *[other] { $amount } coffres de { $province }
}{ $paying ->
    [0] .
   *[other] {" "}; sans lui, impossible de payer : { $pays }.
}
shogun-page-why-harvests = { $amount } riz de { $province } : { $left } ensuite, pour { $provinces } provinces en hiver.
shogun-page-why-recruits = { $amount ->
    [one] { $amount } armée pour { $province }
   *[other] { $amount } armées pour { $province }
}{ $threat ->
    [0] .
   *[other] , où { $armies } se tiennent ; jusqu’à { $threat } pourraient attaquer d’à côté.
}
shogun-page-why-recruits-and-moves = { $amount ->
    [one] { $amount } armée pour { $province }
   *[other] { $amount } armées pour { $province }
} et un passage dans une province voisine ; jusqu’à { $threat } pourraient attaquer d’à côté.
shogun-page-why-attacks = attaque de { $destination } ({ $other }) avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} : { $percent } % de gagner.
shogun-page-why-attacks-farmers = attaque des paysans de { $destination } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} : { $percent } % de gagner.
shogun-page-why-moves = { $armies ->
    [one] { $armies } armée passe
   *[other] { $armies } armées passent
} de { $province } à { $destination }.
shogun-page-odds = Ce qui peut en sortir
shogun-page-odds-attack = { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} de { $from } contre { $to }
shogun-page-odds-sum = gagné { $won } %, nul { $drawn } %, perdu { $lost } %
shogun-page-odds-won = { $left ->
    [one] gagné, il reste { $left } armée : { $percent } %
   *[other] gagné, il reste { $left } armées : { $percent } %
}
shogun-page-odds-drawn = nul, la province n’est à personne : { $percent } %
shogun-page-odds-lost = { $left ->
    [0] perdu : { $percent } %
    [one] perdu contre { $left } armée : { $percent } %
   *[other] perdu contre { $left } armées : { $percent } %
}
shogun-page-odds-target = Vers où
shogun-refusal-own-target = { $province } est déjà à vous.
