# Shogun: the first game and the rules.

## The first game

learn-shogun-step-welcome =
    Bienvenue, daimyo ! Le Japon d’autrefois n’a pas de maître, et vous comptez bien le devenir. Vous avez deux ans ; qui aura alors le plus de points de victoire sera le nouveau shogun.

    Dans cette leçon, vous jouez une première année contre Sakura et Momiji. Il vous faudra une dizaine de minutes.
learn-shogun-step-map =
    Ces neuf provinces sont à vous. Le cube indique combien d’armées s’y trouvent, et le blason rond à qui elles appartiennent.

    Une province sans armée n’appartient à personne. Les zones de couleur sont les cinq régions ; elles compteront au moment des points.
learn-shogun-step-province =
    Pointez Suruga, ou touchez-la : sa carte dit combien de riz et de coffres elle rapporte, et combien de bâtiments elle peut accueillir.

    Les coffres sont votre argent. Le riz nourrit vos provinces en hiver.
learn-shogun-step-actions =
    La rangée au-dessus de la carte montre les dix actions d’une manche. L’ordre change à chaque fois : cinq sont visibles, les cinq autres se dévoilent au fil de la manche.

    Tous accomplissent la première action, puis tous la deuxième, et ainsi de suite. Mais d’abord, chacun prépare son plan en secret.
learn-shogun-step-cards =
    Vous avez une carte pour chacune de vos provinces. Sous la carte du pays se trouve votre plateau, avec une case par action : la carte que vous y posez dit où l’action aura lieu.

    Chaque province agit donc une fois par manche au plus. Une case laissée vide est couverte d’une carte de coffres : il ne s’y passe rien.
learn-shogun-step-plan =
    À vos plans. Choisissez une case, puis la carte, ou faites-la glisser :

    - Enchère pour l’ordre de jeu : 2 coffres
    - Construire un château : Sagami
    - Construire un théâtre Nô : Izu
    - Récolter le riz : Mino
    - Percevoir l’impôt : Tamba
    - Déployer 5 armées : Owari
    - Combat/déplacement A : Suruga

    Laissez les autres cases vides et appuyez sur « Prêt ».
learn-shogun-step-bids =
    Tous les plans sont prêts. L’un des événements visibles est tiré : « Recrues rares ». Cette manche, lever cinq armées n’en donne que trois.

    Puis on montre et paie les enchères. Vous avez offert 2 coffres, les autres un seul : à vous de choisir en premier.
learn-shogun-step-order =
    À chaque place de l’ordre de jeu correspond une carte spéciale, valable pour cette manche. Vous voulez attaquer : prenez « +1 armée pour attaquer ».
learn-shogun-step-collect =
    Les actions commencent. Vous avez perçu 7 coffres à Tamba et récolté 5 riz à Mino.

    Cela irrite les villageois : une torche brûle dans ces deux provinces. Qui prélève encore là où brûle une torche provoque une révolte.
learn-shogun-step-build =
    Un château coûte 3 coffres, un temple 2, un théâtre 1. Votre château s’élève à Sagami. À Owari se tiennent trois nouvelles armées, pour 3 coffres ; sans l’événement, il y en aurait cinq.

    Les châteaux ne combattent pas. Ils valent des points : un chacun, et davantage pour qui en a le plus dans une région.
learn-shogun-step-tower =
    Au combat ! Momiji entre à Noto, qui n’est à personne ; un villageois la défend. Tous les combattants sont jetés dans la tour à cubes, et seul compte ce qui en sort.

    Deux armées et un villageois y sont entrés, une armée en est sortie. Le villageois est resté coincé : Noto est prise.
learn-shogun-step-kept =
    Sakura attaque Momiji à Settsu avec une seule armée, qui ne ressort pas. Ce qui reste dans la tour n’est pas perdu : cela peut tomber lors d’un autre combat, et servir alors.

    À travers le papier, chacun voit ce qu’elle contient. Comptez avant d’attaquer !
learn-shogun-step-march =
    À vous maintenant. Suruga compte cinq armées. Totomi, à l’ouest, n’est à personne. Marchez sur elle !
learn-shogun-step-send =
    Une armée reste toujours en arrière : vous pouvez en envoyer jusqu’à quatre. Votre carte spéciale en ajoute une cinquième. Envoyez les quatre.
learn-shogun-step-conquered =
    Cinq sont entrées, quatre sont sorties, contre un villageois. Chaque villageois emporte une armée avec lui ; il en reste trois, qui s’installent à Totomi. Sa carte est à vous dès la prochaine manche.

    Entre joueurs, c’est pareil : autant de pertes de chaque côté, et le reste du vainqueur tient la province. S’il ne reste personne, elle est dévastée.
learn-shogun-step-summer =
    Sakura conquiert Kozuke, et le printemps s’achève. Voici l’été : nouvel ordre des actions, nouvelles cartes spéciales, nouveaux plans.

    Désormais votre intendant planifie pour vous, afin que nous arrivions à l’hiver. Le récit s’arrête quand vous le pointez, et vous pouvez le parcourir pas à pas.
learn-shogun-step-seasons =
    L’été passe. Voyez croître les coffres, le riz et les bâtiments de chacun, et les torches s’allumer là où l’on a prélevé.

    Votre intendant a prélevé de nouveau à Mino, où brûlait une torche : un villageois s’est soulevé, et la révolte a coûté une armée. Mais vous avez tenu Harima et conquis Wakasa.
learn-shogun-step-autumn =
    L’automne est plus rude : les autres veulent vos terres, et vous les leurs. Vous avez conquis Mikawa ; à Shima, les villageois étaient trop forts pour une seule armée.
learn-shogun-step-winter =
    L’hiver n’a pas d’actions. D’abord chacun perd du riz, autant que le dit le dernier événement visible : 7 cette année. Ensuite, chaque province en demande 1.

    Qui en manque subit des révoltes : on tire des cartes au sort, et dans ces provinces les villageois se soulèvent, d’autant plus nombreux que le riz manque. Sakura et Momiji ont déjà eu les leurs.
learn-shogun-step-revolt =
    Vous aussi, vous avez trop peu épargné. Deux de vos provinces se soulèvent : Wakasa et Totomi. À vous de dire laquelle d’abord. Commencez par Wakasa.
learn-shogun-step-scoring =
    Wakasa a tenu. Totomi est perdue : une armée contre un villageois, et à égalité les villageois gagnent. Viennent les points : un par province et un par bâtiment.

    Puis région par région : le plus de châteaux rapporte 3 points, de temples 2, de théâtres 1, et un de moins à chacun en cas d’égalité. Vos bâtiments de la région jaune, sur la côte autour de Suruga, vous en ont valu 6.
learn-shogun-step-end =
    25 points après la première année, tout près des autres, et une année entière devant vous. Dans une vraie partie, vous prépareriez maintenant le second printemps : le riz et les torches ont disparu, tout le reste demeure.

    Retenez trois choses : une carte n’agit qu’une fois, surveillez la tour, et gardez du riz pour l’hiver. À vous de jouer !

## The rules

learn-shogun-aim = De quoi il s’agit
learn-shogun-aim-text =
    De trois à cinq daimyos se disputent le Japon d’autrefois pendant deux ans. Chaque année compte quatre manches : au printemps, en été et en automne, tous planifient et agissent ; en hiver, les provinces réclament du riz, et l’on compte les points.

    Qui a le plus de points après le second hiver l’emporte. À égalité, les coffres décident.
learn-shogun-setup = Le début
learn-shogun-setup-text =
    Le plateau a deux côtés, soleil et lune : les mêmes 45 provinces, réunies en d’autres régions. À trois joueurs, huit provinces ne sont pas en jeu.

    Chacun reçoit 18, 15 ou 12 coffres (à trois, quatre ou cinq) et 9, 8 ou 7 provinces avec des armées : d’après une liste, ou choisies à tour de rôle. Du côté lune, on choisit toujours. Les provinces de personne sont neutres.

    Pour garnir la tour, on y jette sept armées de chacun et dix villageois ; ce qui en sort retourne à la réserve.
learn-shogun-symbols = Les signes
learn-shogun-symbols-text = Ce que vous voyez sur la carte du pays, sur les cartes et auprès des joueurs :
learn-shogun-sign-army = Armées : le cube dit combien, le blason à qui
learn-shogun-sign-chest = Coffres, l’argent ; sur une carte : ce que rapporte l’impôt
learn-shogun-sign-rice = Riz ; près d’un joueur : ce qu’il a et combien de provinces en demandent l’hiver
learn-shogun-sign-castle = Château : 3 coffres
learn-shogun-sign-temple = Temple : 2 coffres
learn-shogun-sign-theatre = Théâtre Nô : 1 coffre
learn-shogun-sign-torch = Torche, le marqueur de révolte : y prélever encore provoque une révolte
learn-shogun-sign-battle = Combat ou déplacement
learn-shogun-sign-bid = Enchère pour l’ordre de jeu
learn-shogun-sign-tower = La tour à cubes
learn-shogun-sign-points = Points de victoire
learn-shogun-sign-court = Courtisans à la Cour impériale
learn-shogun-sign-leader = Un chef militaire
learn-shogun-sign-monument = Statue d’un chef militaire
learn-shogun-round = Une manche
learn-shogun-round-text =
    - On mêle les dix cartes d’action : cinq sont visibles, dans l’ordre, cinq cachées.
    - Les cinq cartes spéciales se placent le long de l’ordre de jeu.
    - Tous planifient en même temps, en secret.
    - On tire l’un des événements visibles ; il vaut pour tous cette manche.
    - On montre et paie les enchères ; de la plus haute à la plus basse, chacun choisit une place et sa carte spéciale.
    - Suivent les dix actions, chacune accomplie par tous dans l’ordre de jeu. Après chaque action, on dévoile une carte cachée.
learn-shogun-planning = Planifier
learn-shogun-planning-text =
    Vous avez une carte pour chacune de vos provinces, et cinq cartes de coffres, de 0 à 4. Posez une carte de province sur la case d’une action : elle aura lieu là. Une action par province.

    Une action dont vous ne voulez pas se couvre d’une carte de coffres, dont la valeur n’importe pas. On enchérit avec une carte de coffres ou une carte de province ; celle-ci ne coûte rien et bat 0 coffre. Une carte de tour de la Cour compte pour 0 coffre, et aucune carte pour moins encore. Le sort départage les enchères égales.

    Si une province est perdue avant le tour de sa carte, il ne s’y passe plus rien. Tant que le dernier n’a pas fini, on peut changer son plan.
learn-shogun-actions = Les dix actions
learn-shogun-actions-text =
    Qui peut accomplir une action le doit ; ce qu’on ne peut faire en entier, ou payer, est passé.

    - Château, temple, théâtre Nô : 3, 2 et 1 coffres. Une province accueille autant de bâtiments que le dit sa carte, un seul de chaque sorte.
    - Récolter le riz, percevoir l’impôt : autant que le dit la carte. On y pose ensuite une torche, un marqueur de révolte.
    - Déployer 5 armées pour 3 coffres, 3 armées pour 2.
    - Déployer 1 armée pour 1 coffre ; des armées peuvent ensuite passer de là dans une province voisine à soi.
    - Combat/déplacement A et B : des armées entrent dans une province voisine. Chez soi elles se joignent aux autres, ailleurs elles combattent. L’une reste toujours en arrière.

    Les provinces reliées par une ligne pointillée sur la mer sont voisines.
learn-shogun-events = Événements et cartes spéciales
learn-shogun-events-text =
    Chaque année, quatre événements sont visibles. On en tire un à chacune des trois manches, et le quatrième dit combien de riz chacun perd en hiver. On voit ainsi ce qui peut arriver, et combien l’hiver pourrait être rude.

    Les événements changent la récolte ou l’impôt, le nombre des recrues, la défense des châteaux, des temples et des provinces neutres, ou laissent les théâtres apaiser leur province. Quand événement et carte spéciale touchent à la même chose, l’événement passe d’abord.

    Les cartes spéciales : un coffre de plus, un riz de plus, six armées au lieu de cinq, une armée de plus pour attaquer, une de plus pour se défendre.
learn-shogun-battle = Les combats et la tour
learn-shogun-battle-text =
    Toutes les armées qui ont marché et toutes celles de la province sont jetées dans la tour, avec ce qui se trouve encore dans le bac. Seul compte ce qui tombe dans le bac.

    - Une province neutre est défendue par un villageois, et par tous ceux qui sortent avec lui.
    - Dans la province d’un joueur, les villageois aident la défense, sauf si une torche y brûle : alors ils regardent.
    - Les cubes des autres restent dans le bac et attendent le prochain jet.

    Le plus grand nombre l’emporte. Le vainqueur perd autant que le vaincu avait ; les villageois tombent avant les armées. Ce qui reste tient la province. À égalité, ou s’il ne reste à la défense que des villageois, tout disparaît : armées, bâtiments et torches, et la province est neutre.

    Qui conquiert une province reçoit sa carte, ses bâtiments et ses torches.
learn-shogun-unrest = Les révoltes
learn-shogun-unrest-text =
    Qui prélève riz ou impôt là où brûlent des torches garde son gain, mais des villageois se soulèvent : un par torche. Ils sont jetés dans la tour avec toutes les armées de la province. Contre eux, l’égalité est une défaite : la province devient neutre, et il n’y reste rien. Qui gagne garde ce qui reste, et l’on ajoute une torche.
learn-shogun-winter = L’hiver
learn-shogun-winter-text =
    Chacun perd autant de riz que le dit le dernier événement visible. Ensuite chaque province en demande 1. Le nombre de celles qui en manquent décide de la suite :

    - 1 sans riz : 1 révolte, avec 1 villageois de plus
    - 2 : 1 révolte, avec 2 villageois de plus
    - 3 ou 4 : 2 révoltes, avec 2 villageois de plus
    - 5 ou 6 : 2 révoltes, avec 3 villageois de plus
    - 7 et plus : 3 révoltes, avec 3 villageois de plus

    Le sort désigne les provinces ; leurs torches comptent aussi. Après le premier hiver, le riz disparaît, toutes les torches s’éteignent, et quatre nouveaux événements sont dévoilés.
learn-shogun-scoring = Les points
learn-shogun-scoring-text =
    Chaque hiver, après les révoltes :

    - 1 point par province
    - 1 point par bâtiment
    - dans chaque région, 3 points pour le plus de châteaux, 2 pour le plus de temples, 1 pour le plus de théâtres ; à égalité, un point de moins à chacun
learn-shogun-court = La Cour impériale
learn-shogun-court-text =
    Trois cases de plus changent 3, 2 ou 1 armées en courtisans, qui attendent dans l’antichambre du palais. Les cartes de tour font de même avec des armées du bac.

    Une fois l’ordre de jeu fixé, qui a le plus de courtisans dans l’antichambre commence : tous entrent à l’audience, et 4, 3 ou 2 d’entre eux achètent une faveur. Elle apporte des coffres, du riz, des points, des armées pour le bac, un bâtiment gratuit ou la paix, ou bien elle apaise une province. Pour finir, tous les courtisans encore à l’audience retournent dans l’antichambre, et les faveurs que personne n’a prises quittent le jeu.
learn-shogun-samurai = Les samouraïs
learn-shogun-samurai-text =
    Qui a des provinces dans quatre régions quand l’ordre de jeu est fixé passe à la suivante de ses quatre cartes de samouraï et prend l’un de ses dons : coffres, armées pour le bac, riz ou points. Après l’hiver, on recommence.
learn-shogun-leaders = Les chefs militaires
learn-shogun-leaders-text =
    Votre chef se tient dans l’une de vos provinces. Les bâtiments y coûtent un coffre de moins ; riz, impôt et recrues rapportent un de plus. Après chaque manche, l’hiver aussi, il doit gagner une autre de vos provinces ; si elle est voisine, une statue s’élève là où il était.

    Les chefs qui entrent dans une province y prennent les statues des autres. À la fin, chacune de vos statues sur la carte et chacune de celles que vous avez prises vaut un point. Un chef dont la province est perdue revient après l’hiver, après le second aussi, avant qu’on compte les statues.
learn-shogun-chambers = Les Chambres
learn-shogun-chambers-text =
    À chaque manche, six artistes viennent aux croisements de six arts et de six châteaux. À la fin de la manche, région par région, qui y a le plus de provinces en prend un à son service. Les artistes que personne n’a pris sont retournés.

    À la fin de la partie, chaque ligne et chaque colonne rapporte ses points à qui y a le plus de marqueurs ; les artistes retournés comptent comme un joueur de plus.
learn-shogun-throw = Les jeter dans la tour
