kunitori-name = Kunitori!
kunitori-page-about = Recrutez troupes et trésors au marché, campez sur votre territoire et prenez les terres de vos voisins.

## Réglages

kunitori-setting-generals = Généraux proposés
kunitori-setting-generals-all = tous
kunitori-setting-generals-two = deux à la fois
kunitori-setting-ninja = Les Clans ninja agissent sur
kunitori-setting-ninja-all = tout le monde
kunitori-setting-ninja-others = les autres joueurs
kunitori-setting-penniless = Sans argent, la phase d’achat
kunitori-setting-penniless-stop = s’achève
kunitori-setting-penniless-buy = continue, pour ce qui ne coûte rien
kunitori-setting-leaders = À l’attaque
kunitori-setting-leaders-all = tous les chefs participent
kunitori-setting-leaders-chosen = un chef peut rester au camp
kunitori-setting-begins = Qui commence
kunitori-setting-begins-lot = tiré au sort
kunitori-setting-begins-1 = place 1
kunitori-setting-begins-2 = place 2
kunitori-setting-begins-3 = place 3
kunitori-setting-begins-4 = place 4
kunitori-setting-begins-5 = place 5
kunitori-setting-begins-6 = place 6

## Cartes ; `short` pour les tableaux étroits, `a` comme complément d’objet

kunitori-card-oda-nobunaga = Oda Nobunaga
    .short = Oda Nobunaga
    .a = Oda Nobunaga
kunitori-card-toyotomi-hideyoshi = Toyotomi Hideyoshi
    .short = Toyotomi Hideyoshi
    .a = Toyotomi Hideyoshi
kunitori-card-tokugawa-ieyasu = Tokugawa Ieyasu
    .short = Tokugawa Ieyasu
    .a = Tokugawa Ieyasu
kunitori-card-takeda-shingen = Takeda Shingen
    .short = Takeda Shingen
    .a = Takeda Shingen
kunitori-card-uesugi-kenshin = Uesugi Kenshin
    .short = Uesugi Kenshin
    .a = Uesugi Kenshin
kunitori-card-mouri-motonari = Mouri Motonari
    .short = Mouri Motonari
    .a = Mouri Motonari
kunitori-card-date-masamune = Date Masamune
    .short = Date Masamune
    .a = Date Masamune
kunitori-card-shimazu-yoshihisa = Shimazu Yoshihisa
    .short = Shimazu Yoshihisa
    .a = Shimazu Yoshihisa
kunitori-card-peasant-militia = Milice paysanne
    .short = Milice paysanne
    .a = une Milice paysanne
kunitori-card-ninja-clan = Clan ninja
    .short = Clan ninja
    .a = un Clan ninja
kunitori-card-spearmen = Lanciers
    .short = Lanciers
    .a = des Lanciers
kunitori-card-archers = Archers
    .short = Archers
    .a = des Archers
kunitori-card-rising-general = Général prometteur
    .short = Général promett.
    .a = un Général prometteur
kunitori-card-cavalry = Cavalerie
    .short = Cavalerie
    .a = une Cavalerie
kunitori-card-gunners = Arquebusiers
    .short = Arquebusiers
    .a = des Arquebusiers
kunitori-card-fort = Fortin
    .short = Fortin
    .a = un Fortin
kunitori-card-new-technology = Nouvelle technique
    .short = Nouvelle technique
    .a = une Nouvelle technique
kunitori-card-new-fields = Nouvelles rizières
    .short = Nouvelles rizières
    .a = de Nouvelles rizières
kunitori-card-market-square = Place du marché
    .short = Place du marché
    .a = une Place du marché
kunitori-card-land-survey = Cadastre
    .short = Cadastre
    .a = un Cadastre
kunitori-card-abolished-tolls = Abolition des péages
    .short = Fin des péages
    .a = une Abolition des péages
kunitori-card-high-taxes = Lourds impôts
    .short = Lourds impôts
    .a = de Lourds impôts
kunitori-card-river-works = Travaux fluviaux
    .short = Travaux fluviaux
    .a = des Travaux fluviaux
kunitori-card-famous-tea-set = Service à thé illustre
    .short = Service à thé
    .a = un Service à thé illustre
kunitori-card-mountain-mine = Mine de montagne
    .short = Mine de montagne
    .a = une Mine de montagne
kunitori-card-trading-port = Port marchand
    .short = Port marchand
    .a = un Port marchand
kunitori-card-magnificent-castle = Château somptueux
    .short = Château somptueux
    .a = un Château somptueux
kunitori-card-village = Village
    .short = Village
    .a = un Village
kunitori-card-prefecture = Préfecture
    .short = Préfecture
    .a = une Préfecture
kunitori-card-country = Pays
    .short = Pays
    .a = un Pays
kunitori-card-copper = Cuivre
    .short = Cuivre
    .a = un Cuivre
kunitori-card-silver = Argent
    .short = Argent
    .a = un Argent
kunitori-card-gold = Or
    .short = Or
    .a = un Or

kunitori-kind-general = Généraux
kunitori-kind-troop = Troupes
kunitori-kind-politics = Politique
kunitori-kind-victory = Victoire
kunitori-kind-treasure = Trésors

## Ce que donnent les cartes

kunitori-gives-draw = { $count ->
    [one] piocher une carte
   *[other] piocher { $count } cartes
}
kunitori-gives-action = { $count ->
    [one] +1 action
   *[other] +{ $count } actions
}
kunitori-gives-money = +{ $count } en argent
kunitori-gives-buy = { $count ->
    [one] +1 achat
   *[other] +{ $count } achats
}
kunitori-gives-scrap = détruire cette carte pour +{ $count } en argent
kunitori-gives-deployable = déployable
kunitori-gives-either = { $first } ou { $second }
kunitori-effect-ninja-clan = tous, vous aussi, révèlent deux cartes ou montrent un Clan ninja ; vous les défaussez ou les remettez
kunitori-effect-ninja-clan-others = les autres révèlent deux cartes, sauf s’ils montrent un Clan ninja ; vous les défaussez ou les remettez
kunitori-effect-rising-general = mène des troupes ; à la phase de bataille, des trésors valant 5 le remplacent par un général
kunitori-effect-market-square = détruisez une carte de votre main, recevez-en une coûtant jusqu’à 2 de plus
kunitori-effect-land-survey = recevez un Argent en main
kunitori-effect-abolished-tolls = vous pouvez recevoir une Milice paysanne ; pendant cette phase d’achat, tout coûte 1 de moins
kunitori-effect-high-taxes = ne peut pas être détruite
kunitori-effect-mountain-mine = recevez un Or

## La table

kunitori-screen-turn = Tour { $turn }, à { $seat } de jouer
kunitori-screen-turn-over = Partie terminée après { $turn } tours
kunitori-screen-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
kunitori-screen-buys = { $count ->
    [one] { $count } achat
   *[other] { $count } achats
}
kunitori-screen-money = { $count } en argent
kunitori-screen-tolls = à la phase d’achat, tout coûte { $count } de moins
kunitori-screen-last-turns = Derniers tours : la partie finit après le tour de { $seat }
kunitori-screen-left = ×{ $count }
kunitori-screen-legend = ▯ pioche; ▸ action; ● argent; ◇ achat; ⚔ attaque; ▣ défense; ★ points; ⚑ déployable; ✗ détruire; ✦ voir « cards »
kunitori-screen-legend-order = Par pile : coût, nom, cartes restantes, ce que donne la carte.
kunitori-screen-more-generals = { $count ->
    [one] { $count } autre face cachée
   *[other] { $count } autres face cachée
}
kunitori-screen-hand = Votre main : { $card }
kunitori-screen-hand-empty = Votre main est vide
kunitori-screen-camp = Camp
kunitori-screen-camp-empty = vide
kunitori-screen-ambush = en embuscade : { $card }
kunitori-screen-revealed = révélé : { $card }
kunitori-screen-deck-top = sur le dessus de la pioche : { $card }
kunitori-screen-known-hand = connu en main : { $card }
kunitori-screen-player = Joueur
kunitori-screen-hand-size = Main
kunitori-screen-deck-size = Pioche
kunitori-screen-discard-size = Défausse
kunitori-screen-trash = Détruit : { $card }
kunitori-screen-marching = { $seat } attaque { $target } avec { $card }
kunitori-cards-card = Carte
kunitori-cards-cost = Coût
kunitori-cards-left = Reste
kunitori-cards-effect = Effet
kunitori-tiebreak = { $seat } et { $others } ont autant de points ; { $seat } a joué son premier tour plus tard et passe devant.

## Questions

kunitori-ask-deployed = Quelle carte déployée utilisez-vous d’abord ?
kunitori-ask-action = { $actions ->
    [one] Vous avez { $actions } action : quelle carte jouez-vous ?
   *[other] Vous avez { $actions } actions : quelle carte jouez-vous ?
}
kunitori-ask-choose = { $card } : quel effet choisissez-vous ?
kunitori-ask-ninja-show = { $own ->
    [1] Vos ninjas viennent aussi chez vous : montrez-vous un autre Clan ninja pour être à l’abri ?
   *[other] { $other } envoie un Clan ninja : montrez-vous le vôtre pour être à l’abri ?
}
kunitori-ask-ninja-judge = { $own ->
    [1] Vous avez révélé { $card-a } : à la défausse ou sur la pioche ?
   *[other] { $other } a révélé { $card-a } : à la défausse ou sur la pioche ?
}
kunitori-ask-order = { $own ->
    [1] Quelle carte va sur le dessus de votre pioche ?
   *[other] Quelle carte va sur le dessus de la pioche de { $other } ?
}
kunitori-ask-market-trash = Place du marché : quelle carte de votre main détruisez-vous ?
kunitori-ask-market-gain = Place du marché : quelle carte recevez-vous ? Coût maximal : { $cost }.
kunitori-ask-tolls-militia = Abolition des péages : recevez-vous une Milice paysanne ?
kunitori-ask-promote = Payez-vous des trésors valant 5 pour remplacer votre Général prometteur par un général ?
kunitori-ask-pay = Avec quel trésor payez-vous ? Il manque encore { $missing }.
kunitori-ask-take-general = Quel général vous rejoint ?
kunitori-ask-lead = Qui { $card } attaque-t-il ? { $join ->
    [all] Tous vos chefs doivent participer ; avec les troupes, ils totalisent { $attack }.
    [chosen] Un chef peut rester au camp ; tous ensemble, vous avez { $attack }.
   *[alone] Vous attaquez avec { $attack }.
} Les autres montrent : { $others }.{ $empty ->
    [0] {""}
   *[other] {" "}D’une pile vide, il n’y a plus rien à gagner.
}
kunitori-ask-assign = Contre qui envoyez-vous { $card-a } ?
kunitori-ask-defend = { $other } attaque avec { $attack } contre vos { $defence } : comment vous défendez-vous ?{ $left ->
    [0] {" "}En l’état, il n’y a plus rien à gagner.
   *[other] {""}
}
kunitori-ask-ambush = { $other } attaque avec { $attack } contre vos { $defence } : { $cards ->
    [0] aucune carte de votre main ne convient à une embuscade. Votre réponse ne le révèle à personne.
   *[other] quelle carte placez-vous en embuscade ?
}{ $left ->
    [0] {" "}En l’état, il n’y a plus rien à gagner.
   *[other] {""}
}
kunitori-ask-reward = Vous avez tenu bon : prenez-vous { $card-a } ?
kunitori-ask-buy = { $buys ->
    [one] Vous avez { $money } en argent et { $buys } achat : qu’achetez-vous ?
   *[other] Vous avez { $money } en argent et { $buys } achats : qu’achetez-vous ?
}
kunitori-ask-withdraw = Vos cartes déployables restent au camp : en retirez-vous vers la défausse ?

## Choix

kunitori-choice-done = { $kind ->
    [action] Terminer la phase d’action
    [ninja-show] Ne rien montrer
    [tolls-militia] Ne rien recevoir
    [promote] Garder le Général prometteur
    [lead] N’attaquer personne ce tour
    [ambush] Plus rien en embuscade
    [buy] Ne plus rien acheter
    [withdraw] Laisser le reste au camp et finir le tour
   *[other] Terminé
}
kunitori-choice-draw = Piocher une carte
kunitori-choice-action = Gagner une action
kunitori-choice-money = Gagner 1 en argent
kunitori-choice-scrap = { $card-id ->
    [new-technology] La détruire pour 3 en argent
    [famous-tea-set] Le détruire pour 5 en argent
   *[other] Détruire la carte pour de l’argent
}
kunitori-choice-accept = Prendre { $card-a }
kunitori-choice-decline = Refuser
kunitori-choice-promote = Payer pour un général
kunitori-choice-ambush = { $cards ->
    [0] Embuscade sans carte : vous n’en avez aucune pour cela, et personne ne l’apprend
   *[other] Embuscade : des cartes de votre main, chacune plus forte de 1
}
kunitori-choice-reinforce = Renforts : les deux premières cartes de votre pioche
kunitori-choice-attack = { $kind ->
    [lead] Attaquer { $target }
   *[other] Contre { $target }
}
kunitori-choice-play = { $kind ->
    [deployed] Utiliser { $card-a }
   *[other] Jouer { $card-a }
}
kunitori-choice-buy = Acheter { $card-a }
kunitori-choice-gain = Recevoir { $card-a }
kunitori-choice-trash = Détruire { $card-a }
kunitori-choice-show = Montrer { $card-a }
kunitori-choice-discard = Défausser { $card-a }
kunitori-choice-keep = Remettre { $card-a } sur la pioche
kunitori-choice-top = { $card } sur le dessus
kunitori-choice-pay = Payer { $card-a }
kunitori-choice-take = Prendre { $card }
kunitori-choice-withdraw = Retirer { $card-a }
kunitori-choice-stay = { $card } reste au camp

## Ce qui se passe

kunitori-event-turn = Tour { $count } : à { $seat } de jouer.
kunitori-event-drew = { $seat } pioche : { $card }.
kunitori-event-draws = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
kunitori-event-reshuffles = { $seat } mélange sa défausse pour former une nouvelle pioche.
kunitori-event-reveals = { $seat } révèle { $card-a }.
kunitori-event-last-turns = La pile « { $card } » est vide : la partie finit après le prochain tour de { $other }.
kunitori-event-gains = { $seat } reçoit { $card-a }.
kunitori-event-gains-to-hand = { $seat } reçoit { $card-a } en main.
kunitori-event-trashes = { $seat } détruit { $card-a }.
kunitori-event-plays = { $seat } joue { $card-a }.
kunitori-event-replays = { $seat } utilise { $card-a } de son camp.
kunitori-event-chooses-draw = { $seat } choisit de piocher une carte.
kunitori-event-chooses-action = { $seat } choisit une action.
kunitori-event-chooses-money = { $seat } choisit 1 en argent.
kunitori-event-chooses-scrap = { $seat } convertit { $card-a } en argent.
kunitori-event-shows = { $seat } montre { $card-a }.
kunitori-event-ninja-discards = Les ninjas de { $seat } forcent { $other } à défausser { $card-a }.
kunitori-event-ninja-keeps = Les ninjas de { $seat } laissent { $card-a } à { $other }.
kunitori-event-ninja-discards-own = Les ninjas de { $seat } défaussent { $card-a } de sa propre pioche.
kunitori-event-ninja-keeps-own = Les ninjas de { $seat } laissent { $card-a } sur sa propre pioche.
kunitori-event-puts-on-top = Sur le dessus de la pioche de { $seat } : { $card }.
kunitori-event-pays = { $seat } paie { $card-a }.
kunitori-event-promotes = { $card } rejoint { $seat } à la place d’un Général prometteur.
kunitori-event-sends = { $seat } envoie { $card-a } contre { $other }.
kunitori-event-stays = { $seat } laisse { $card-a } au camp.
kunitori-event-ambushes = { $seat } tend une embuscade.
kunitori-event-reinforces = { $seat } appelle des renforts.
kunitori-event-battle-attack = { $seat } attaque { $other } avec une force de { $count }.
kunitori-event-battle-defence = { $seat } se défend avec une force de { $count }.
kunitori-event-battle-won = { $left ->
    [0] { $seat } bat { $other } de { $count }, mais il n’y a plus rien à gagner.
   *[other] { $seat } bat { $other } de { $count } et gagne { $card-a }.
}
kunitori-event-battle-held = { $left ->
    [0] { $seat } repousse { $other } de { $count }, mais il n’y a plus rien à gagner.
   *[other] { $seat } repousse { $other } de { $count } et peut prendre { $card-a }.
}
kunitori-event-battle-drawn = { $seat } et { $other } se quittent avec leurs seules blessures.
kunitori-event-declines = { $seat } refuse { $card-a }.
kunitori-event-has-money = { $seat } a { $count } en argent à dépenser.
kunitori-event-buys = { $seat } achète { $card-a } pour { $count }.
kunitori-event-withdraws = { $seat } retire { $card-a } de son camp.
kunitori-event-game-over = { $seat } achève le dernier tour : la partie est terminée.

## Refus

kunitori-refusal-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
kunitori-refusal-no-action-card = Ce n’est pas une carte action, elle ne se joue pas : { $card }.
kunitori-refusal-not-trashable = Cette carte ne peut pas être détruite : { $card }.
kunitori-refusal-no-strength = Cette carte n’a ni attaque ni défense : { $card }.
kunitori-refusal-not-in-pool = Cette carte n’est pas disponible maintenant : { $card }.
kunitori-refusal-too-expensive = Trop cher : { $card } coûte { $price }, vous avez { $money } en argent.
kunitori-refusal-too-expensive-gain = Trop cher : { $card } coûte { $price }, le maximum est { $most }.
kunitori-refusal-deployed-first = Vos cartes déployées passent d’abord, et celle-ci n’en est pas : { $card }.

## D’où viennent les points

kunitori-source-village = Villages
kunitori-source-prefecture = Préfectures
kunitori-source-country = Pays
kunitori-source-general = { kunitori-kind-general }
kunitori-source-troop = { kunitori-kind-troop }
kunitori-source-politics = { kunitori-kind-politics }
kunitori-source-burdens = Charges
## What the options mean, on the page

kunitori-page-setting-generals = Tous les généraux d’un coup, ou deux à la fois, tirés au sort : moins à lire, et davantage une course.
kunitori-page-setting-ninja = La carte dit : tous les joueurs, y compris celui qui l’envoie ; beaucoup ne frappent que les autres.
kunitori-page-setting-penniless = Selon la règle, la phase d’achat s’achève dès qu’il n’y a plus d’argent : avec rien, même une carte à 0 ne s’obtient pas.
kunitori-page-setting-leaders = Si un général ou un Général prometteur peut rester à l’écart d’un combat qu’un autre mène. Les troupes participent toujours.
kunitori-page-setting-begins = On joue de là dans le sens des aiguilles d’une montre. En cas d’égalité, qui a joué son premier tour plus tard l’emporte.
## La page

kunitori-page-sign-draw = { $count ->
    [one] Piochez une carte
   *[other] Piochez { $count } cartes
}
kunitori-page-sign-action = { $count ->
    [one] { $count } action : elle sert à jouer une carte Action
   *[other] { $count } actions : chacune sert à jouer une carte Action
}
kunitori-page-sign-money = { $count } en argent à dépenser pendant la phase d’achat
kunitori-page-sign-buy = { $count ->
    [one] { $count } achat : il permet de prendre une carte au marché
   *[other] { $count } achats : chacun permet de prendre une carte au marché
}
kunitori-page-sign-attack = Attaque { $count } : compte quand vous attaquez et quand vous défendez
kunitori-page-sign-defence = Défense { $count } : compte quand vous êtes attaqué
kunitori-page-sign-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
kunitori-page-sign-deployable = Déployable : peut rester au camp après votre tour
kunitori-page-sign-scrap = Détruisez cette carte pour l’obtenir
kunitori-page-sign-odd = A un effet particulier : lisez la carte
kunitori-page-sign-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
kunitori-page-sign-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
kunitori-page-sign-discard = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
kunitori-page-sign-tolls = Péages abolis : pendant cette phase d’achat, chaque carte coûte { $count } de moins
kunitori-page-price = coûte { $count }
kunitori-page-left = { $count ->
    [0] plus aucune
    [one] il en reste { $count }
   *[other] il en reste { $count }
}
kunitori-page-kind-general = Général
kunitori-page-kind-troop = Troupe
kunitori-page-kind-politics = Politique
kunitori-page-kind-victory = Carte Victoire
kunitori-page-kind-treasure = Trésor
kunitori-page-still-victory = Sans effet pendant la partie ; compte à la fin.
kunitori-page-still-other = Sans effet quand on la joue.
kunitori-page-deployable = Une carte déployable peut rester au camp à la fin de votre tour. Elle vous y défend et, à votre tour suivant, elle est rejouée avant les cartes de votre main, pour une action.
kunitori-page-leads = Une fois joué, un général peut mener vos troupes au combat.
kunitori-page-card = Carte
kunitori-page-all-cards = Toutes les cartes
kunitori-page-close = Fermer
kunitori-page-phases = Phases du tour
kunitori-page-phase-action = Agir
kunitori-page-phase-battle = Combattre
kunitori-page-phase-buy = Acheter
kunitori-page-phase-end = Ranger
kunitori-page-territory = Territoire de { $seat }
kunitori-page-camp-empty = Le camp est vide
kunitori-page-ambush = En embuscade
kunitori-page-discard-of = Défausse de { $seat }
kunitori-page-hand = Votre main
kunitori-page-owned = Toutes vos cartes
kunitori-page-owned-count = { $count ->
    [one] { $count } carte en tout
   *[other] { $count } cartes en tout
}
kunitori-page-battle = Bataille
kunitori-page-attacks = { $seat } attaque
kunitori-page-defends = { $seat } défend
kunitori-page-go-on = Retour au marché
kunitori-page-outlook = En l’état, { $seat } l’emporte et reçoit { $card-a }.
kunitori-page-outlook-nothing = En l’état, { $seat } l’emporte, mais il n’y a plus rien à gagner.
kunitori-page-shows = montre une force de { $count }
kunitori-page-outlook-drawn = En l’état, personne ne l’emporte.
kunitori-page-prizes-attacker = Attaquant plus fort de 1 à 3 : un Village ; de 4 à 6 : une Préfecture ; de 7 ou plus : un Pays.
kunitori-page-prizes-defender = Défenseur plus fort de 1 : un Village ; de 2 : une Préfecture ; de 3 ou plus : un Pays.

## Le récit de la partie

kunitori-moment-battle-won = { $left ->
    [0] { $seat } bat { $other } à { $attack } contre { $defence }, mais il n’y a plus rien à gagner.
   *[other] { $seat } bat { $other } à { $attack } contre { $defence } et gagne { $card-a }.
}
kunitori-moment-battle-held = { $seat } repousse { $other } à { $defence } contre { $attack }.
kunitori-moment-battle-drawn = { $seat } et { $other } se battent sans vainqueur, { $attack } contre { $defence }.
kunitori-moment-best-turn = { $points ->
    [one] Le meilleur tour de la partie, le numéro { $turn }, rapporte { $points } point à { $seat }.
   *[other] Le meilleur tour de la partie, le numéro { $turn }, rapporte { $points } points à { $seat }.
}
kunitori-moment-richest = { $seat } a { $money } en argent à dépenser, plus que quiconque dans cette partie.
kunitori-moment-promotes = { $card } rejoint { $seat }.
kunitori-moment-last-turns = { $seat } vide la pile « { $card } » : les derniers tours commencent.
kunitori-moment-takes-lead = { $points ->
    [one] { $seat } passe en tête avec { $points } point.
   *[other] { $seat } passe en tête avec { $points } points.
}
kunitori-chapter-turn = Tour { $turn }
kunitori-series-points = Points
kunitori-series-cards = Cartes possédées
kunitori-tally-play = Cartes et combats
kunitori-tally-column-turns = Tours
kunitori-tally-column-drawn = Cartes piochées
kunitori-tally-column-shuffles = Pioches mélangées
kunitori-tally-column-bought = Cartes achetées
kunitori-tally-column-trashed = Cartes détruites
kunitori-tally-column-generals = Généraux ralliés
kunitori-tally-column-won = Combats gagnés
kunitori-tally-column-lost = Combats perdus
kunitori-tally-column-spent = Argent dépensé

## Le terminal

kunitori-help =
    mine           nommer toutes vos cartes et où elles sont
    piles          montrer les défausses et ce qui a été détruit
kunitori-screen-end = Derniers tours dès qu’une pile est vide : { $piles }
kunitori-screen-owned = Vos points jusqu’ici : { $points } (cartes en tout : { $cards } ; « mine » les nomme)
kunitori-screen-battle = { $seat } contre { $target } : attaque { $attack }, défense { $defence }.
kunitori-screen-prizes-who = Qui attaque doit prendre la carte, qui défend peut y renoncer.
kunitori-mine-hidden = Seul un joueur connaît toutes ses cartes : regardez avec « --seat N ».
kunitori-cards-two = { $count ->
    [0] Seuls les généraux face visible sont disponibles ; il n’en reste aucun face cachée.
    [one] Seuls les généraux face visible sont disponibles ; { $count } autre est face cachée.
   *[other] Seuls les généraux face visible sont disponibles ; { $count } autres sont face cachée.
}
