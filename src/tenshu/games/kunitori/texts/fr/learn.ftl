# Kunitori! : la première partie et les règles.

## La première partie

learn-kunitori-step-welcome =
    Bienvenue ! Vous régnez sur un petit pays avec deux Villages et six Cuivres. À la fin, qui possède le plus de points de victoire l’emporte.

    Vous commencez avec un tout petit paquet de cartes et le renforcez en achetant. Votre rivale du jour s’appelle Momiji.
learn-kunitori-step-market =
    Au milieu se trouve le marché. La pièce sur une carte est son prix, le petit nombre dit combien il en reste.

    Les cartes Victoire rapportent les points : un Village 1, une Préfecture 5, un Pays 10. On peut les acheter, ou les gagner au combat. Laissez le pointeur sur une carte pour la lire ; sur un téléphone, appuyez dessus un instant.
learn-kunitori-step-silver =
    Vous n’avez pas encore de carte Action, vous achetez donc tout de suite. Vos trois Cuivres sont déjà posés : 3 en argent et un achat.

    Un Argent coûte 3 et vaut 2 chaque fois que vous le piochez. Achetez-en un !
learn-kunitori-step-discard =
    Ce que vous achetez va dans votre défausse, comme tout ce que vous avez utilisé. Puis vous piochez quatre nouvelles cartes.

    Quand votre pioche est vide, la défausse est mélangée et devient la nouvelle pioche. C’est ainsi que l’Argent vous reviendra. C’est à Momiji d’acheter.
learn-kunitori-step-spearmen =
    Encore 3 en argent. Pensons cette fois à la guerre : les Lanciers ont une attaque de 2, et la petite bannière dit qu’ils sont déployables. Vous verrez bientôt ce que cela veut dire.
learn-kunitori-step-rounds =
    Quelques tours passent. Vous achetez encore deux Argents. Momiji joue des Lanciers, qui restent au camp, puis achète un Général prometteur. Voilà qui sent les ennuis…
learn-kunitori-step-play =
    Vous avez à votre tour pioché une carte Action. Chaque tour vous donne une action, et jouer une carte en coûte une.

    Les Lanciers rendent une action : ils ne vous coûtent donc rien. Jouez-les !
learn-kunitori-step-second-spearmen =
    Vos Lanciers sont au camp, et vos trésors sont posés pour l’achat. Renforcez vos troupes avec une deuxième carte Lanciers.
learn-kunitori-step-stay =
    Le tour s’achève. La plupart des cartes sont défaussées, mais les cartes déployables peuvent rester au camp. Elles vous y défendent et, au tour suivant, elles sont rejouées avant votre main.

    Laissez les Lanciers en place.
learn-kunitori-step-more-rounds =
    Un tour encore. Vous économisez pour quelque chose de plus grand.
learn-kunitori-step-rising =
    Les troupes ne marchent pas toutes seules : il leur faut un chef. Les vrais généraux coûtent 8, mais un Général prometteur n’en coûte que 5, exactement ce que vous avez.
learn-kunitori-step-guard =
    Gardez vos Lanciers au camp. Vous en aurez besoin plus tôt que vous ne le voudriez.
learn-kunitori-step-attacked =
    Momiji joue son Général prometteur et attaque ! Ses troupes totalisent 3 : 1 pour le Général prometteur, 2 pour les Lanciers. Votre camp compte 2.

    En l’état vous perdriez, et Momiji gagnerait un Village. Mais qui se défend a toujours une réponse.
learn-kunitori-step-ambush =
    Vous pouvez révéler en renfort les deux premières cartes de votre pioche, et espérer. Ou tendre une embuscade avec des cartes de votre main : chacune compte 1 de plus que sa valeur.

    Vous avez un Général prometteur en main. Tendez une embuscade !
learn-kunitori-step-show =
    Le Général prometteur a une attaque de 1 ; en embuscade il compte 2. Avec vos Lanciers, cela fait 4 contre 3.

    Montrez-le !
learn-kunitori-step-enough =
    Rien d’autre dans votre main ne peut combattre ; mais on vous le demande tant que vous avez des cartes, pour que personne n’apprenne lesquelles. Dites que c’est tout.
learn-kunitori-step-held =
    Vous avez repoussé l’attaque de 1, et une défense victorieuse est récompensée : un Village pour 1, une Préfecture pour 2, et même un Pays dès 3. Prenez le Village, il vaut un point.
learn-kunitori-step-replayed =
    La carte de l’embuscade est revenue dans votre main. Momiji finit son tour.

    Puis c’est à vous, et vos Lanciers au camp ont été rejoués. Regardez votre main : un Général prometteur, deux Argents, un Cuivre. C’est le moment !
learn-kunitori-step-lead =
    Jouez le Général prometteur. Avec un chef au camp, la phase de combat commence après vos actions.
learn-kunitori-step-promote =
    Avant un combat, un Général prometteur peut céder la place à un vrai général : payez des trésors de votre main valant 5. Cet argent vous manquera pour acheter, mais qu’est-ce qu’un Argent face à la gloire ?
learn-kunitori-step-pay =
    Payez le premier Argent : 2 sur 5.
learn-kunitori-step-pay-more =
    Et le deuxième : 4 sur 5.
learn-kunitori-step-pay-last =
    Avec le Cuivre, cela fait 5.
learn-kunitori-step-general =
    Choisissez un général. Certains rapportent des points, d’autres des cartes. Oda Nobunaga a l’attaque la plus forte de toutes : 7. Il peut mener vos troupes sur-le-champ.
learn-kunitori-step-attack =
    Oda Nobunaga et vos Lanciers font 9. Le camp de Momiji compte 2. En attaque, gagner de 1 à 3 rapporte un Village, de 4 à 6 une Préfecture, de 7 ou plus un Pays. À l’attaque !
learn-kunitori-step-won =
    Momiji appelle des renforts, mais il ne vient que des pièces : elles ne combattent pas. 9 contre 2, une différence de 7. Un Pays entier est à vous, il vaut 10 points !
learn-kunitori-step-tidy =
    Vos trésors sont dépensés, et sans argent on n’achète pas : la phase d’achat s’achève aussitôt. Finissez votre tour. Les Lanciers montent la garde ; Oda Nobunaga va dans la défausse et reviendra quand vous le piocherez.
learn-kunitori-step-end =
    Voilà le cœur de Kunitori! : acheter, agir, combattre. Vous avez gagné un Village et un Pays.

    La partie continue jusqu’à ce qu’une des trois piles de cartes Victoire soit vide. Tous ont alors encore un tour, sauf la personne dont c’est le tour, et l’on compte les points de toutes les cartes.

    À vous de jouer, pour de vrai !

## Les règles

learn-kunitori-aim = De quoi il s’agit
learn-kunitori-aim-text =
    De deux à six souverains d’un pays déchiré bâtissent leur territoire : un paquet de cartes qui leur appartient et qu’ils améliorent sans cesse. Vous achetez troupes, politique et trésors, menez des armées au combat et rassemblez des points de victoire. Qui a le plus de points sur toutes ses cartes à la fin l’emporte.
learn-kunitori-setup = Le début
learn-kunitori-setup-text =
    Toutes les cartes sont posées au milieu, face visible : c’est le marché. Chacun commence avec le même paquet de huit cartes, deux Villages et six Cuivres, et en pioche quatre. Le sort désigne qui commence, sauf si vous avez convenu d’une place ; on joue dans le sens des aiguilles d’une montre.
learn-kunitori-turn = Un tour
learn-kunitori-turn-text =
    Un tour a quatre phases, toujours dans cet ordre :

    - Agir : jouez des cartes Action ; vous avez une action.
    - Combattre : avec un chef au camp, vous pouvez attaquer.
    - Acheter : dépensez votre argent ; vous avez un achat.
    - Ranger : défaussez ce que vous avez joué et ce qui reste en main, puis piochez quatre cartes.

    Les actions, les achats et l’argent inutilisés sont perdus.
learn-kunitori-symbols = Les symboles
learn-kunitori-symbols-text =
    Ce que donne une carte est montré par des symboles, de gauche à droite. Tout se produit quand la carte est jouée.
learn-kunitori-action = Jouer des cartes
learn-kunitori-action-text =
    Généraux, troupes et politique sont des cartes Action. En jouer une coûte une action ; beaucoup en rendent, ce qui permet de longues chaînes. Les cartes piochées peuvent être jouées aussitôt.

    Si votre pioche s’épuise, votre défausse est mélangée et devient la nouvelle pioche.

    Les cartes détruites quittent la partie.
learn-kunitori-deploy = Les cartes déployables
learn-kunitori-deploy-text =
    Les cartes à bannière peuvent rester au camp à la fin de votre tour. Elles vous y défendent. Au début de votre tour suivant elles sont rejouées, avant toute carte de votre main. Chacune coûte une action et en rend au moins une, si bien que toutes servent ; leur ordre ne change rien, et on ne vous le demande pas.
learn-kunitori-battle = Le combat
learn-kunitori-battle-text =
    Avec un général ou un Général prometteur au camp, vous pouvez attaquer une fois vos actions finies. Tous vos chefs et toutes vos troupes participent : chaque chef choisit un adversaire, et les troupes suivent les chefs. On additionne l’attaque de toutes les cartes envoyées ; forts et châteaux n’attaquent jamais.

    Qui est attaqué compte l’attaque et la défense de toutes les cartes de son camp, et choisit une réponse sur deux :

    - Embuscade : montrez autant de cartes de votre main que vous voulez parmi celles qui ont une attaque ou une défense ; chacune compte 1 de plus. Elles reviennent ensuite en main.
    - Renforts : révélez les deux premières cartes de votre pioche ; leur valeur compte. Elles retournent sur la pioche dans l’ordre de votre choix.

    Le camp le plus fort prend une carte Victoire, d’autant meilleure que la différence est grande. En attaque il faut la prendre, en défense on peut la refuser. Si sa pile est vide, il n’y a plus rien à gagner. À égalité, personne ne reçoit rien.
learn-kunitori-rising = Du Général prometteur au général
learn-kunitori-rising-text =
    Au début de la phase de combat, vous pouvez remplacer un Général prometteur de votre camp par un général du marché : payez des trésors de votre main valant 5 ou plus. On ne rend pas la monnaie. Le Général prometteur est détruit ; le général arrive sans donner de cartes ni d’actions, et peut mener une attaque aussitôt.
learn-kunitori-buying = Acheter
learn-kunitori-buying-text =
    Tous les trésors de votre main sont posés et deviennent de l’argent ; celui des cartes Action s’y ajoute. Chaque achat prend au marché une carte dont vous payez le prix. Elle va dans votre défausse. Sans achat ou sans argent, la phase s’achève. Les trésors posés ne sont pas perdus : ils sont seulement défaussés.
learn-kunitori-end = La fin de la partie
learn-kunitori-end-text =
    Quand le dernier Village, la dernière Préfecture ou le dernier Pays est pris, tous ont encore un tour, sauf la personne dont c’est le tour ; le dernier revient à la personne assise à sa droite. Peu importe qui a pris la carte. Puis chacun compte les points de toutes ses cartes : main, pioche, défausse et camp. En cas d’égalité, qui a joué son premier tour plus tard l’emporte.
learn-kunitori-cards = Toutes les cartes
learn-kunitori-cards-text =
    Chaque pile du marché, avec son prix et ce qu’elle fait.
