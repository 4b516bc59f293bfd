white-castle-name = Le Château blanc
white-castle-page-about = Neuf dés par personne, trois ponts, un château : placez courtisans, jardiniers et guerriers pour que chaque coup entraîne le suivant.

## Réglages

white-castle-setting-rival = Rival en solitaire
white-castle-setting-rival-easy = facile
white-castle-setting-rival-medium = moyen
white-castle-setting-rival-hard = difficile

## Biens ; `a` en désigne un seul, `short` sert aux tableaux étroits

white-castle-good-food = nourriture
    .a = 1 nourriture
    .counted = { $count } nourriture
    .short = nourriture
white-castle-good-iron = fer
    .a = 1 fer
    .counted = { $count } fer
    .short = fer
white-castle-good-pearl = nacre
    .a = 1 nacre
    .counted = { $count } nacre
    .short = nacre
white-castle-good-coin = pièces
    .a = 1 pièce
    .counted = { $count ->
        [1] 1 pièce
       *[other] { $count } pièces
    }
    .short = pièces
white-castle-good-seal = sceaux
    .a = 1 sceau
    .counted = { $count ->
        [1] 1 sceau
       *[other] { $count } sceaux
    }
    .short = sceaux
white-castle-good-point = points
    .a = 1 point
    .counted = { $count ->
        [1] 1 point
       *[other] { $count } points
    }
    .short = points
white-castle-good-influence = influence
    .a = 1 d’influence
    .counted = { $count } d’influence
    .short = influence

## Ce que donnent cartes, tuiles et tableaux ; `a` comme complément d’objet, `short` sur la table

white-castle-effect-food-1 = 1 nourriture
    .a = 1 nourriture
    .short = 1 nourriture
white-castle-effect-food-2 = 2 nourriture
    .a = 2 nourriture
    .short = 2 nourriture
white-castle-effect-food-3 = 3 nourriture
    .a = 3 nourriture
    .short = 3 nourriture
white-castle-effect-iron-1 = 1 fer
    .a = 1 fer
    .short = 1 fer
white-castle-effect-iron-2 = 2 fer
    .a = 2 fer
    .short = 2 fer
white-castle-effect-pearl-1 = 1 nacre
    .a = 1 nacre
    .short = 1 nacre
white-castle-effect-pearl-2 = 2 nacre
    .a = 2 nacre
    .short = 2 nacre
white-castle-effect-pearl-3 = 3 nacre
    .a = 3 nacre
    .short = 3 nacre
white-castle-effect-coin-1 = 1 pièce
    .a = 1 pièce
    .short = 1 pièce
white-castle-effect-coin-2 = 2 pièces
    .a = 2 pièces
    .short = 2 pièces
white-castle-effect-coin-3 = 3 pièces
    .a = 3 pièces
    .short = 3 pièces
white-castle-effect-coin-5 = 5 pièces
    .a = 5 pièces
    .short = 5 pièces
white-castle-effect-seal-1 = 1 sceau
    .a = 1 sceau
    .short = 1 sceau
white-castle-effect-seal-2 = 2 sceaux
    .a = 2 sceaux
    .short = 2 sceaux
white-castle-effect-point-1 = 1 point
    .a = 1 point
    .short = 1 point
white-castle-effect-point-2 = 2 points
    .a = 2 points
    .short = 2 points
white-castle-effect-any-1 = 1 ressource au choix
    .a = 1 ressource au choix
    .short = 1 au choix
white-castle-effect-any-2 = 2 ressources au choix
    .a = 2 ressources au choix
    .short = 2 au choix
white-castle-effect-any-3 = 3 ressources au choix
    .a = 3 ressources au choix
    .short = 3 au choix
white-castle-effect-influence-1 = 1 d’influence
    .a = 1 d’influence
    .short = 1 influence
white-castle-effect-influence-2 = 2 d’influence
    .a = 2 d’influence
    .short = 2 influence
white-castle-effect-lantern = bonus de lanterne
    .a = le bonus de lanterne
    .short = lanterne
white-castle-effect-well = puits
    .a = le puits
    .short = puits
white-castle-effect-castle = action du château
    .a = l’action du château
    .short = château
white-castle-effect-garden = action du jardin
    .a = l’action du jardin
    .short = jardin
white-castle-effect-yard = action d’entraînement
    .a = l’action d’entraînement
    .short = entraînement
white-castle-effect-light = une action claire du château
    .a = une action claire du château
    .short = action claire
white-castle-effect-tile = une action liée à une tuile dé au choix
    .a = une action liée à une tuile dé au choix
    .short = tuile au choix
white-castle-effect-red-tile = une action liée à une tuile dé rouge
    .a = une action liée à une tuile dé rouge
    .short = tuile rouge
white-castle-effect-black-tile = une action liée à une tuile dé noire
    .a = une action liée à une tuile dé noire
    .short = tuile noire
white-castle-effect-white-tile = une action liée à une tuile dé blanche
    .a = une action liée à une tuile dé blanche
    .short = tuile blanche
white-castle-effect-mat = une rangée du tableau familial
    .a = une rangée du tableau familial
    .short = rangée du tableau
white-castle-effect-castle-for-seal = action du château pour 1 sceau
    .a = l’action du château pour 1 sceau
    .short = 1 sceau → château
white-castle-effect-garden-for-seal = action du jardin pour 1 sceau
    .a = l’action du jardin pour 1 sceau
    .short = 1 sceau → jardin
white-castle-effect-yard-for-seal = action d’entraînement pour 1 sceau
    .a = l’action d’entraînement pour 1 sceau
    .short = 1 sceau → entraînement
white-castle-effect-castle-for-coins = action du château pour 3 pièces
    .a = l’action du château pour 3 pièces
    .short = 3 pièces → château
white-castle-effect-garden-for-coins = action du jardin pour 3 pièces
    .a = l’action du jardin pour 3 pièces
    .short = 3 pièces → jardin
white-castle-effect-yard-for-coins = action d’entraînement pour 3 pièces
    .a = l’action d’entraînement pour 3 pièces
    .short = 3 pièces → entraînement
white-castle-effect-mat-for-coins = une rangée du tableau familial pour 4 pièces
    .a = une rangée du tableau familial pour 4 pièces
    .short = 4 pièces → rangée du tableau
white-castle-effect-tile-for-coins = une action liée à une tuile dé au choix pour 4 pièces
    .a = une action liée à une tuile dé au choix pour 4 pièces
    .short = 4 pièces → tuile au choix
white-castle-effect-seal-and-point = 1 sceau et 1 point
    .a = 1 sceau et 1 point
    .short = 1 sceau + 1 point
white-castle-effect-food-and-lantern = 1 nourriture et bonus de lanterne
    .a = 1 nourriture et le bonus de lanterne
    .short = 1 nourriture + lanterne
white-castle-effect-iron-and-lantern = 1 fer et bonus de lanterne
    .a = 1 fer et le bonus de lanterne
    .short = 1 fer + lanterne
white-castle-effect-pearl-and-lantern = 1 nacre et bonus de lanterne
    .a = 1 nacre et le bonus de lanterne
    .short = 1 nacre + lanterne
white-castle-effect-coin-and-well = 1 pièce et puits
    .a = 1 pièce et le puits
    .short = 1 pièce + puits
white-castle-effect-food-and-pearl = 1 nourriture et 1 nacre
    .a = 1 nourriture et 1 nacre
    .short = 1 nourriture + 1 nacre
white-castle-effect-iron-and-food = 1 fer et 1 nourriture
    .a = 1 fer et 1 nourriture
    .short = 1 fer + 1 nourriture
white-castle-effect-seal-and-any = 1 sceau et 1 ressource au choix
    .a = 1 sceau et 1 ressource au choix
    .short = 1 sceau + 1 au choix
white-castle-effect-points-and-well = 2 points et puits
    .a = 2 points et le puits
    .short = 2 points + puits
white-castle-effect-seal-and-lantern = 1 sceau et bonus de lanterne
    .a = 1 sceau et le bonus de lanterne
    .short = 1 sceau + lanterne
white-castle-effect-coins-and-lantern = 2 pièces et bonus de lanterne
    .a = 2 pièces et le bonus de lanterne
    .short = 2 pièces + lanterne
white-castle-effect-influence-and-lantern = 1 d’influence et bonus de lanterne
    .a = 1 d’influence et le bonus de lanterne
    .short = 1 influence + lanterne
white-castle-effect-start-1 = 2 nourriture, 1 fer, 2 pièces et 1 sceau
    .a = 2 nourriture, 1 fer, 2 pièces et 1 sceau
    .short = 2 nourriture, 1 fer, 2 pièces, 1 sceau
white-castle-effect-start-2 = 2 ressources au choix, 4 pièces et 2 sceaux
    .a = 2 ressources au choix, 4 pièces et 2 sceaux
    .short = 2 au choix, 4 pièces, 2 sceaux
white-castle-effect-start-3 = 2 fer, 1 nacre, 5 pièces et 1 sceau
    .a = 2 fer, 1 nacre, 5 pièces et 1 sceau
    .short = 2 fer, 1 nacre, 5 pièces, 1 sceau
white-castle-effect-start-4 = 2 nacre, 1 fer et 4 pièces
    .a = 2 nacre, 1 fer et 4 pièces
    .short = 2 nacre, 1 fer, 4 pièces
white-castle-effect-start-5 = 3 ressources au choix, 4 pièces et 1 sceau
    .a = 3 ressources au choix, 4 pièces et 1 sceau
    .short = 3 au choix, 4 pièces, 1 sceau
white-castle-effect-start-6 = 1 nourriture, 2 fer, 1 nacre, 3 pièces et 1 sceau
    .a = 1 nourriture, 2 fer, 1 nacre, 3 pièces et 1 sceau
    .short = 1 nourriture, 2 fer, 1 nacre, 3 pièces, 1 sceau
white-castle-effect-start-7 = 1 ressource au choix, 2 pièces et 2 sceaux
    .a = 1 ressource au choix, 2 pièces et 2 sceaux
    .short = 1 au choix, 2 pièces, 2 sceaux
white-castle-effect-start-8 = 2 nourriture, 2 fer, 1 nacre, 4 pièces et 1 sceau
    .a = 2 nourriture, 2 fer, 1 nacre, 4 pièces et 1 sceau
    .short = 2 nourriture, 2 fer, 1 nacre, 4 pièces, 1 sceau
white-castle-effect-start-9 = 4 nourriture, 2 fer, 3 pièces et 2 sceaux
    .a = 4 nourriture, 2 fer, 3 pièces et 2 sceaux
    .short = 4 nourriture, 2 fer, 3 pièces, 2 sceaux

## Lieux ; `a` dit où va quelque chose, ou d’où on le prend

white-castle-colour-red = rouge
    .short = r
white-castle-colour-black = noir
    .short = n
white-castle-colour-white = blanc
    .short = b

white-castle-bridge-red = pont rouge
    .a = le pont rouge
white-castle-bridge-black = pont noir
    .a = le pont noir
white-castle-bridge-white = pont blanc
    .a = le pont blanc

white-castle-space-room-1 = Salle de gauche
    .a = dans la salle de gauche du niveau 1
white-castle-space-room-2 = Salle du milieu
    .a = dans la salle du milieu du niveau 1
white-castle-space-room-3 = Salle de droite
    .a = dans la salle de droite du niveau 1
white-castle-space-room-4 = Salle de gauche
    .a = dans la salle de gauche du niveau 2
white-castle-space-room-5 = Salle de droite
    .a = dans la salle de droite du niveau 2
white-castle-space-outside-left = Dehors, à gauche
    .a = hors des murs, à gauche
white-castle-space-outside-right = Dehors, à droite
    .a = hors des murs, à droite
white-castle-space-well = Puits
    .a = au puits
white-castle-space-mat = Tableau
    .a = sur le tableau familial

white-castle-room-room-1 = salle de gauche du niveau 1
    .a = dans la salle de gauche du niveau 1
white-castle-room-room-2 = salle du milieu du niveau 1
    .a = dans la salle du milieu du niveau 1
white-castle-room-room-3 = salle de droite du niveau 1
    .a = dans la salle de droite du niveau 1
white-castle-room-room-4 = salle de gauche du niveau 2
    .a = dans la salle de gauche du niveau 2
white-castle-room-room-5 = salle de droite du niveau 2
    .a = dans la salle de droite du niveau 2
white-castle-room-hall = salle du daimyo
    .a = dans la salle du daimyo

white-castle-floor-gate = Porte
    .a = la porte
white-castle-floor-level-1 = Niveau 1
    .a = le niveau 1
white-castle-floor-level-2 = Niveau 2
    .a = le niveau 2
white-castle-floor-hall = Salle du daimyo
    .a = la salle du daimyo

white-castle-place-red-plant = jardin de plantes sous le pont rouge
    .a = au jardin de plantes sous le pont rouge
white-castle-place-red-stone = jardin de pierres sous le pont rouge
    .a = au jardin de pierres sous le pont rouge
white-castle-place-black-plant = jardin de plantes sous le pont noir
    .a = au jardin de plantes sous le pont noir
white-castle-place-black-stone = jardin de pierres sous le pont noir
    .a = au jardin de pierres sous le pont noir
white-castle-place-white-plant = jardin de plantes sous le pont blanc
    .a = au jardin de plantes sous le pont blanc
white-castle-place-white-stone = jardin de pierres sous le pont blanc
    .a = au jardin de pierres sous le pont blanc

white-castle-garden-plant = Jardin de plantes
white-castle-garden-stone = Jardin de pierres

white-castle-yard-yard-5 = Terrain à 5 fer
    .a = au terrain d’entraînement à 5 fer
white-castle-yard-yard-3 = Terrain à 3 fer
    .a = au terrain d’entraînement à 3 fer
white-castle-yard-yard-1 = Terrain à 1 fer
    .a = au terrain d’entraînement à 1 fer

white-castle-field-left = Case de gauche
    .a = sur la case de gauche
white-castle-field-middle = Case du milieu
    .a = sur la case du milieu
white-castle-field-right = Case de droite
    .a = sur la case de droite

white-castle-row-courtiers = Courtisans
    .a = la rangée des courtisans
white-castle-row-gardeners = Jardiniers
    .a = la rangée des jardiniers
white-castle-row-warriors = Guerriers
    .a = la rangée des guerriers

## Questions

white-castle-ask-pair = Avec quelle paire de cartes commences-tu ?
white-castle-ask-take = Quel dé prends-tu sur les ponts ?
white-castle-ask-place = { $colour-id ->
    [red] Où places-tu le { $value } rouge ?
    [black] Où places-tu le { $value } noir ?
   *[white] Où places-tu le { $value } blanc ?
}
white-castle-ask-outside = { $space-id ->
    [outside-left] Hors des murs, à gauche : quelle action ?
   *[outside-right] Hors des murs, à droite : quelle action ?
}
white-castle-ask-order = Plusieurs choses sont à faire : laquelle vient ensuite ?
white-castle-ask-any = { $count ->
    [1] Quelle ressource choisis-tu ?
   *[other] Quelle ressource choisis-tu ? Tu en as { $count } à choisir.
}
white-castle-ask-overflow = { $count ->
    [1] On ne garde pas plus de cinq sceaux : contre quoi échanges-tu celui de trop ?
   *[other] On ne garde pas plus de cinq sceaux : contre quoi échanges-tu les { $count } de trop ?
}
white-castle-ask-tree = { $seals ->
    [1] Un arbre te sépare de la saison suivante : paies-tu 1 sceau pour le franchir ?
   *[other] Un arbre te sépare de la saison suivante : paies-tu { $seals } sceaux pour le franchir ?
}
white-castle-ask-castle = { $effect-id ->
    [castle] Action du château : qui envoies-tu, et où ?
   *[other] Action du château : qui envoies-tu, et où ? Il faut d’abord payer { $seals ->
        [0] { $coins } pièces.
        [1] 1 sceau.
       *[other] { $seals } sceaux.
    }
}
white-castle-ask-garden = { $effect-id ->
    [garden] Action du jardin : où va ton jardinier ?
   *[other] Action du jardin : où va ton jardinier ? Il faut d’abord payer { $seals ->
        [0] { $coins } pièces.
        [1] 1 sceau.
       *[other] { $seals } sceaux.
    }
}
white-castle-ask-yard = { $effect-id ->
    [yard] Action d’entraînement : où va ton guerrier ?
   *[other] Action d’entraînement : où va ton guerrier ? Il faut d’abord payer { $seals ->
        [0] { $coins } pièces.
        [1] 1 sceau.
       *[other] { $seals } sceaux.
    }
}
white-castle-ask-light = Quelle action claire du château utilises-tu ?
white-castle-ask-tile = { $coins ->
    [0] Quelle action liée à une tuile dé du château utilises-tu ?
   *[other] Quelle action liée à une tuile dé du château utilises-tu ? Il faut d’abord payer { $coins } pièces.
}
white-castle-ask-mat = { $coins ->
    [0] Quelle rangée de ton tableau utilises-tu ?
   *[other] Quelle rangée de ton tableau utilises-tu ? Il faut d’abord payer { $coins } pièces.
}
white-castle-ask-hall = Ton courtisan est devant le daimyo : sur quelle case ?
white-castle-ask-climbed = Quelle action claire de la nouvelle carte utilises-tu ?
white-castle-ask-rival-room = { $floor-id ->
    [level-1] Un courtisan des Tokugawa monte au niveau 1 : dans quelle salle ?
   *[level-2] Un courtisan des Tokugawa monte au niveau 2 : dans quelle salle ?
}
white-castle-ask-rival-garden = Plusieurs jardins conviennent au jardinier des Tokugawa : lequel ?

## Choix

white-castle-choice-done = { $kind ->
    [castle] En rester là
   *[other] Renoncer
}
white-castle-choice-stay = Rester devant l’arbre
white-castle-choice-pass-tree = { $seals ->
    [1] Payer 1 sceau et franchir l’arbre
   *[other] Payer { $seals } sceaux et franchir l’arbre
}
white-castle-choice-gate = Un courtisan à la porte
white-castle-choice-pair = Paire { $pair }
white-castle-choice-take = { $end-id ->
    [left] Le dé de gauche sur { $bridge-a }
   *[right] Le dé de droite sur { $bridge-a }
}
white-castle-choice-place = { $space-a }
white-castle-choice-row = Utiliser { $row-a }
white-castle-choice-climb = { $floor-id ->
    [gate] Un courtisan de la porte { $room-a }
    [level-1] Un courtisan du niveau 1 { $room-a }
   *[level-2] Un courtisan du niveau 2 { $room-a }
}
white-castle-choice-garden = { $garden-id ->
    [plant] Au jardin de plantes sous { $bridge-a }
   *[stone] Au jardin de pierres sous { $bridge-a }
}
white-castle-choice-yard = { $yard-a }
white-castle-choice-field = { $field-a }
white-castle-choice-gain = { $good-a }
white-castle-choice-rival-room = { $room-a }
white-castle-choice-rival-garden = { $garden-id ->
    [plant] Au jardin de plantes sous { $bridge-a }
   *[stone] Au jardin de pierres sous { $bridge-a }
}
white-castle-choice-do = { $effect }
white-castle-choice-exchange = { $good-id ->
    [coin] Échanger 1 sceau contre { $good-a }
   *[other] Échanger 2 sceaux contre { $good-a }
}

## Ce qui se passe

white-castle-event-round = { $count ->
    [1] La manche 1 commence.
   *[other] La manche { $count } commence : tous les dés sont lancés.
}
white-castle-event-turn = { $seat } joue le tour { $count } de la manche.
white-castle-event-order = { $count ->
    [1] { $seat } joue en premier dans le nouvel ordre.
    [2] { $seat } joue en deuxième.
    [3] { $seat } joue en troisième.
   *[other] { $seat } joue en dernier.
}
white-castle-event-scores = { $count ->
    [one] { $seat } termine avec { $count } point.
   *[other] { $seat } termine avec { $count } points.
}
white-castle-event-game-over = L’année s’achève.
white-castle-event-chooses-cards = { $seat } choisit une paire de cartes ; sur son tableau : { $effect }.
white-castle-event-takes = { $seat } prend un { $value } à droite sur { $bridge-a }.
white-castle-event-takes-left = { $seat } prend un { $value } à gauche sur { $bridge-a }.
white-castle-event-places = { $seat } place le { $value } { $space-a }.
white-castle-event-gains = { $seat } reçoit { $good }.
white-castle-event-loses = { $seat } n’a plus de place pour { $good }.
white-castle-event-pays = { $seat } paie { $good }.
white-castle-event-exchanges = { $count ->
    [one] { $seat } échange 1 sceau contre { $good-a }.
   *[other] { $seat } échange { $count } sceaux contre { $good-a }.
}
white-castle-event-does = { $seat } choisit { $effect-a }.
white-castle-event-uses-row = { $seat } utilise { $row-a } de son tableau.
white-castle-event-lights-lanterns = { $seat } allume les lanternes.
white-castle-event-draws-water = { $seat } puise au puits.
white-castle-event-enters-gate = { $seat } envoie un courtisan à la porte.
white-castle-event-climbs = { $seat } fait monter un courtisan { $room-a }.
white-castle-event-takes-card = { $seat } prend la carte de la salle : { $effect }.
white-castle-event-keeps-card = La pioche est vide, la carte de la salle y reste : { $effect }.
white-castle-event-new-card = Une nouvelle carte arrive au château : { $effect }.
white-castle-event-rests-in-hall = Le courtisan de { $seat } s’incline devant le daimyo, { $field-a }.
white-castle-event-plants = { $seat } envoie un jardinier { $place-a }.
white-castle-event-trains = { $seat } envoie un guerrier { $yard-a }.
white-castle-event-gardener-works = { $seat } active un jardinier : { $place }.
white-castle-event-advances = { $count ->
    [one] { $seat } avance de { $count } case, jusqu’à la case { $value } de la piste des saisons.
   *[other] { $seat } avance de { $count } cases, jusqu’à la case { $value } de la piste des saisons.
}
white-castle-event-passes-tree = { $seat } franchit l’arbre, jusqu’à la case { $count } de la piste des saisons.
white-castle-event-stops-at-tree = { $count ->
    [one] { $seat } ne peut pas payer { $count } sceau pour l’arbre et reste devant.
   *[other] { $seat } ne peut pas payer { $count } sceaux pour l’arbre et reste devant.
}
white-castle-event-stays = { $seat } reste devant l’arbre.
white-castle-event-rival-turn = Le clan Tokugawa joue le tour { $count } de la manche.
white-castle-event-rival-order = { $count ->
    [1] Le clan Tokugawa joue en premier dans le nouvel ordre.
   *[other] Le clan Tokugawa joue en deuxième.
}
white-castle-event-rival-scores = { $count ->
    [one] Le clan Tokugawa termine avec { $count } point.
   *[other] Le clan Tokugawa termine avec { $count } points.
}
white-castle-event-rival-takes = Le clan Tokugawa prend un { $value } sur { $bridge-a }.
white-castle-event-rival-places = Il place le { $value } { $space-a }.
white-castle-event-rival-gains = Le clan Tokugawa reçoit { $good }.
white-castle-event-rival-pays = Le clan Tokugawa rend { $good }.
white-castle-event-rival-advances = { $count ->
    [one] Le clan Tokugawa avance de { $count } case, jusqu’à la case { $value } de la piste des saisons.
   *[other] Le clan Tokugawa avance de { $count } cases, jusqu’à la case { $value } de la piste des saisons.
}
white-castle-event-rival-plants = Le clan Tokugawa envoie un jardinier { $place-a }.
white-castle-event-rival-trains = Le clan Tokugawa envoie un guerrier { $yard-a }.
white-castle-event-rival-enters-gate = Le clan Tokugawa envoie un courtisan à la porte.
white-castle-event-rival-climbs = Le clan Tokugawa fait monter un courtisan { $room-a }.
white-castle-event-rival-gardener-works = Le clan Tokugawa active un jardinier : { $place }.
white-castle-event-rival-fails = { $count ->
    [one] Une action du clan Tokugawa reste sans effet et lui vaut { $count } point.
   *[other] Une action du clan Tokugawa reste sans effet et lui vaut { $count } points.
}
white-castle-tiebreak = { $seat } devance { $others } : autant de points, mais plus tôt dans l’ordre de jeu.

## La table

white-castle-screen-setting-up = Avant la première manche
white-castle-screen-round = Manche { $round } sur 3, tour { $turn } sur 3 : à { $seat } de jouer
white-castle-screen-rival-round = Manche { $round } sur 3, tour { $turn } sur 3 : au clan Tokugawa
white-castle-screen-over = Après trois manches
white-castle-screen-order = Ordre de jeu : { $names }
white-castle-screen-rival = Clan Tokugawa
white-castle-screen-season = Saisons
white-castle-screen-season-points = ♣ coûte des sceaux ; points à la fin : 3, 6, puis 10 à 15 après les arbres
white-castle-screen-bridge = Pont
white-castle-screen-dice = Dés
white-castle-screen-plant = Jardin de plantes
white-castle-screen-stone = Jardin de pierres
white-castle-screen-garden = { $food } nourriture : { $effect } ★{ $points }
white-castle-screen-outside = Hors des murs
white-castle-screen-or = { $first } ou { $second }
white-castle-screen-well-gives = 1 sceau + { $tiles }
white-castle-screen-yards = Terrains d’entraînement
white-castle-screen-yard = { $iron } fer : { $effects } ★{ $points }
white-castle-screen-legend = ⁂ lanternes · ● tuile dé · ☾ action sombre · [3] valeur de la place libre · ★ points à la fin
white-castle-screen-family = Famille
white-castle-screen-points = Points
white-castle-screen-total = Score
white-castle-screen-at-home = Chez soi
white-castle-screen-lanterns = Lanternes
white-castle-screen-mat = Tableau : { $seat }
white-castle-screen-to-come = Encore à faire : { $effects }
white-castle-screen-have = Tu as : { $goods } ; lanternes : { $lanterns }
white-castle-screen-rival-cards = La pile du rival depuis le dessus : la première carte agit, la deuxième montre le dé
white-castle-screen-rival-house = Jeu maison : des neuf vraies cartes, on connaît un recto et un côté action ; le reste est propre à Tenshu.
white-castle-source-fans = En cours de jeu
white-castle-source-goods = Réserves
white-castle-source-season = Saison
white-castle-source-courtiers = Courtisans
white-castle-source-warriors = Guerriers
white-castle-source-gardeners = Jardiniers
white-castle-screen-sheet-total = Total
white-castle-screen-position-left = à gauche
white-castle-screen-position-middle = au milieu
white-castle-screen-position-right = à droite
white-castle-screen-coins-gained = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
}
white-castle-screen-coins-paid = { $count ->
    [one] −{ $count } pièce
   *[other] −{ $count } pièces
}

## Ce que font les cartes du rival

white-castle-act-plant-garden = jardinier dans un jardin de plantes
white-castle-act-stone-garden = jardinier dans un jardin de pierres
white-castle-act-any-garden = jardinier dans un jardin
white-castle-act-yard = guerrier au terrain à { $count } fer
white-castle-act-gate = courtisan à la porte
white-castle-act-climb = { $count ->
    [one] courtisan { $count } niveau plus haut
   *[other] courtisan { $count } niveaux plus haut
}
white-castle-act-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
white-castle-act-influence = { $count } d’influence
white-castle-act-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

## Ce que veulent dire les mots courts sur la table

white-castle-explains-any-1 = nourriture, fer ou nacre, au choix
white-castle-explains-influence-1 = une case sur la piste des saisons ; franchir un arbre coûte des sceaux
white-castle-explains-lantern = tout ce que montre ta zone des lanternes
white-castle-explains-well = 1 sceau et ce que montrent les deux tuiles du puits
white-castle-explains-castle = un courtisan à la porte pour 2 pièces, et/ou un courtisan 1 niveau plus haut pour 2 nacre, 2 niveaux pour 5
white-castle-explains-garden = un jardinier dans un jardin contre de la nourriture ; l’action du jardin suit
white-castle-explains-yard = un guerrier sur un terrain contre du fer ; ses tuiles suivent
white-castle-explains-light = une action sans ☾ de n’importe quelle carte du château
white-castle-explains-tile = une action à côté d’une tuile dé du château
white-castle-explains-mat = une rangée de ton tableau, comme si tu y avais placé un dé

## Refus

white-castle-refusal-pair-taken = La paire { $pair } n’est pas proposée.
white-castle-refusal-no-die = { $end-id ->
    [left] Il n’y a pas de dé à gauche sur { $bridge-a }.
   *[right] Il n’y a pas de dé à droite sur { $bridge-a }.
}
white-castle-refusal-no-tile = { $colour-id ->
    [red] Cette salle n’a pas de tuile dé rouge.
    [black] Cette salle n’a pas de tuile dé noire.
   *[white] Cette salle n’a pas de tuile dé blanche.
}
white-castle-refusal-row-occupied = Il y a déjà un dé dans cette rangée de ton tableau.
white-castle-refusal-space-full = Cet emplacement n’accepte plus de dé.
white-castle-refusal-too-few = Pas assez de { $good } : il en faut { $price }, tu en as { $have }.
white-castle-refusal-no-courtier = Tu n’as là aucun courtisan à envoyer.
white-castle-refusal-done-already = Tu l’as déjà fait dans cette action du château.
white-castle-refusal-no-way = Un courtisan monte d’un ou deux niveaux à la fois.
white-castle-refusal-gardener-there = Tu as déjà un jardinier dans ce jardin.
white-castle-refusal-field-taken = Un courtisan occupe déjà cette case.
white-castle-refusal-store-full = Tu ne peux pas en stocker davantage : { $good }.
white-castle-refusal-not-offered = Impossible ici pour l’instant : { $effect }.
white-castle-refusal-exchange-later = Tu n’en as pas besoin ici : { $good }. Les sceaux s’échangent dès qu’il manque quelque chose.

## La page

white-castle-page-round = Manche { $round } sur 3, tour { $turn } sur 3
white-castle-page-order = Ordre du tour
white-castle-page-bridges = Ponts et jardins
white-castle-page-castle = Le château
white-castle-page-mat = Le tableau de { $seat }
white-castle-page-die = { $colour ->
    [red] { $value } rouge
    [black] { $value } noir
   *[white] { $value } blanc
}
white-castle-page-take-left = Choisir le { $die } à gauche, qui allume tes lanternes
white-castle-page-take-right = Choisir le { $die } à droite
white-castle-page-left-end = Un dé pris à gauche donne aussi tout ce que montrent tes lanternes.
white-castle-page-space = { $count ->
    [0] Emplacement de dé de valeur { $value }, libre
   *[other] Emplacement de dé de valeur { $value }, occupé par : { $dice }
}
white-castle-page-pick = Choisis un dé au bout d’un pont ; le plateau montre alors où il peut aller et ce qu’il rapporte ou coûte.
white-castle-page-where = Où va-t-il ?
white-castle-page-put-back = Reposer
white-castle-page-coming = Encore à venir
white-castle-page-exchanges = { $seals ->
    [1] échanger d’abord 1 sceau
   *[other] échanger d’abord { $seals } sceaux
}
white-castle-page-pays = payer { $goods }
white-castle-page-gains = recevoir { $goods }
white-castle-page-lights-lanterns = allumer les lanternes
white-castle-page-brings = ensuite : { $effects }
white-castle-page-one-of = ensuite, au choix : { $effects }
white-castle-page-or = ou
white-castle-page-field = { $points ->
    [0] Case { $field } de la piste des saisons : aucun point à la fin
   *[other] Case { $field } de la piste des saisons : { $points } points à la fin
}
white-castle-page-tree = { $seals ->
    [1] Passer l’arbre qui la précède coûte 1 sceau.
   *[other] Passer l’arbre qui la précède coûte { $seals } sceaux.
}
white-castle-page-yard-points = { $count ->
    [1] À la fin, chaque guerrier ici vaut 1 point par courtisan de la famille dans le château.
   *[other] À la fin, chaque guerrier ici vaut { $count } points par courtisan de la famille dans le château.
}
white-castle-page-courtier-points = { $count ->
    [1] Un courtisan ici vaut 1 point à la fin.
   *[other] Un courtisan ici vaut { $count } points à la fin.
}
white-castle-page-stack = { $count ->
    [0] La pile de cartes de ce niveau est vide.
    [1] Il reste 1 carte dans la pile de ce niveau.
   *[other] Il reste { $count } cartes dans la pile de ce niveau.
}
white-castle-page-covered = Sous cette figurine : { $effect }
white-castle-page-at-home = { $count ->
    [0] plus personne sur le tableau
    [1] encore 1 sur le tableau
   *[other] encore { $count } sur le tableau
}
white-castle-page-lanterns = Le bonus de lanterne donne tout ce qui est montré ici.
white-castle-page-pairs = Les paires de cartes au choix
white-castle-page-mat-action = Action du tableau
white-castle-page-rival-hidden = Une carte encore inconnue
white-castle-page-points-now = { $count ->
    [1] 1 point si la partie s’arrêtait maintenant
   *[other] { $count } points si la partie s’arrêtait maintenant
}
white-castle-page-good-food = Envoie des jardiniers dans les jardins. Au plus 7.
white-castle-page-good-iron = Envoie des guerriers sur les terrains. Au plus 7.
white-castle-page-good-pearl = Fait monter les courtisans dans le château. Au plus 7.
white-castle-page-good-coin = Paie les dés de faible valeur, la porte et certaines actions.
white-castle-page-good-seal = Paie les arbres et certaines actions ; 1 sceau s’échange contre 1 pièce, 2 contre 1 ressource. Au plus 5.
white-castle-page-good-point = Points gagnés jusqu’ici ; d’autres viennent à la fin.
white-castle-page-sign-any = Une ressource au choix : nourriture, fer ou nacre.
white-castle-page-sign-influence = Un pas sur la piste des saisons. Qui est en tête commence la manche suivante.
white-castle-page-sign-lantern = Tout ce que montrent tes lanternes.
white-castle-page-sign-well = Un sceau et ce que montrent les deux tuiles du puits.
white-castle-page-sign-castle = Envoyer un courtisan à la porte pour 2 pièces ; et faire monter un courtisan, d’1 niveau pour 2 nacre ou de 2 niveaux pour 5.
white-castle-page-sign-garden = Envoyer un jardinier dans un jardin contre son prix en nourriture, et faire ce que montre le jardin.
white-castle-page-sign-yard = Envoyer un guerrier sur un terrain contre son prix en fer, et faire ce que montrent ses tuiles.
white-castle-page-sign-light = Faire une action sur fond clair d’une carte du château, au choix.
white-castle-page-sign-tile = Faire une action à côté d’une tuile dé du château, au choix.
white-castle-page-sign-red-tile = Faire une action à côté d’une tuile dé rouge du château.
white-castle-page-sign-black-tile = Faire une action à côté d’une tuile dé noire du château.
white-castle-page-sign-white-tile = Faire une action à côté d’une tuile dé blanche du château.
white-castle-page-sign-mat = Utiliser une rangée de ton tableau comme si tu y avais placé un dé.
## What the options mean, on the page

white-castle-page-setting-rival = La force du rival automatique quand on joue seul.

## Le récit de la partie

white-castle-moment-best-turn = { $points ->
    [one] Le tour { $turn } de la manche { $round } rapporte { $points } point à { $seat }.
   *[other] Le tour { $turn } de la manche { $round } rapporte { $points } points à { $seat }.
}
white-castle-moment-longest-chain = { $seat } déclenche la plus longue chaîne : { $count } effets au tour { $turn } de la manche { $round }.
white-castle-moment-rests-in-hall = Un courtisan de { $seat } atteint la salle du daimyo.
white-castle-moment-takes-lead = { $points ->
    [one] { $seat } passe en tête : { $points } point si la partie s’arrêtait là.
   *[other] { $seat } passe en tête : { $points } points si la partie s’arrêtait là.
}
white-castle-chapter-turn = Manche { $round }, tour { $turn }
white-castle-chapter-rival-turn = Manche { $round }, tour { $turn } du rival
white-castle-chapter-round-end = Fin de la manche { $round }
white-castle-series-points = Points si la partie s’arrêtait là
white-castle-series-influence = Case sur la piste des saisons
white-castle-series-coins = Pièces
white-castle-tally-dice = Dés pris
white-castle-tally-row-rival = Clan Tokugawa
white-castle-tally-row-rolled = Tous les dés lancés
white-castle-tally-column-1 = 1
white-castle-tally-column-2 = 2
white-castle-tally-column-3 = 3
white-castle-tally-column-4 = 4
white-castle-tally-column-5 = 5
white-castle-tally-column-6 = 6
white-castle-tally-column-mean = En moyenne
white-castle-tally-deeds = Hauts faits
white-castle-tally-column-gardeners = Jardiniers envoyés
white-castle-tally-column-warriors = Guerriers envoyés
white-castle-tally-column-courtiers = Courtisans à la porte
white-castle-tally-column-climbs = Courtisans montés
white-castle-tally-column-lanterns = Lanternes allumées
white-castle-tally-column-wells = Puisé au puits
white-castle-tally-column-trees = Arbres franchis
