# Le Château Blanc : la première partie et les règles.

## La première partie

learn-white-castle-step-welcome =
    Bienvenue au château du Héron blanc ! Ta famille cherche à briller à la cour du daimyo, et celle de Momiji aussi.

    La partie dure trois manches de trois tours. À chaque tour, tu prends un dé et tu le places : neuf dés en tout. Qui a le plus de points à la fin l’emporte. Laisse le pointeur sur un symbole pour savoir ce qu’il veut dire ; sur un téléphone, appuie dessus un instant.
learn-white-castle-step-bridges =
    Avant toute chose, on lance les dés. Chaque couleur est sur son pont, le dé le plus faible à gauche, le plus fort à droite. On ne prend que les dés des deux bouts.

    Un dé fort rapporte des pièces. Un dé faible en coûte, mais au bout gauche pend une lanterne : qui prend le dé de gauche reçoit aussi ce que montrent ses lanternes.
learn-white-castle-step-pair =
    Chacun commence avec une paire de cartes, choisie en connaissant les dés. Momiji a choisi la sienne ; à toi.

    La carte du haut donne aussitôt des biens et devient ta première lanterne. Celle du bas est une action pour ton tableau. Prends la paire qui donne 4 nourriture, 2 fer, 3 pièces et 2 sceaux ; son action est celle du château.
learn-white-castle-step-high-die =
    Commence par un dé fort : le 6 rouge, au bout droit. Dès que tu le choisis, le plateau montre où il peut aller et ce qu’il rapporte ou coûte.

    Place-le dans la salle de gauche du niveau 2. La salle vaut 4, ton 6 rapporte donc 2 pièces. Et la tuile rouge y désigne une action : 2 points et le puits.
learn-white-castle-step-first-gain =
    2 pièces pour la différence, 2 points, et au puits 1 sceau, 1 pièce et 1 nacre. Pas mal pour un premier dé !

    Momiji place maintenant un dé blanc sur son tableau.
learn-white-castle-step-left-die =
    Prends le 3 noir au bout gauche et place-le hors des murs, à gauche. L’emplacement vaut 5, tu paies donc 2 pièces.

    En échange, ta lanterne s’allume. Elle montre 1 nourriture.
learn-white-castle-step-either =
    Hors des murs, tu choisis une action sur deux : le château ou le jardin. Tu as beaucoup de nourriture, et c’est ce qu’il faut aux jardiniers. Choisis le jardin.
learn-white-castle-step-gardener =
    Six jardins se trouvent sous les ponts. Chacun montre son prix en nourriture, ce qu’il donne et ses points à la fin.

    Le jardin de pierres sous le pont blanc ne coûte qu’1 nourriture et donne 3 pièces. Et peut-être les donnera-t-il encore : après la manche, un jardinier travaille de nouveau s’il reste un dé sur le pont au-dessus de lui.
learn-white-castle-step-rival-trains =
    Momiji aussi prend un dé au bout gauche. Ses lanternes lui donnent du fer et un sceau, puis elle envoie un guerrier au terrain à 1 fer, ce qui lui rapporte 3 nacre.
learn-white-castle-step-chain =
    Passons à une suite d’actions. Prends le 3 blanc au bout gauche : la lanterne te donne encore de la nourriture.

    Place-le dans la salle de gauche du niveau 1. Elle vaut 3 aussi, on ne paie donc rien. Deux de ses tuiles sont blanches : ton dé te donne les deux actions voisines.
learn-white-castle-step-order =
    Quand un emplacement propose plusieurs actions, tu choisis leur ordre : ici un pas sur la piste des saisons et, sur fond sombre, une action de jardin pour 1 sceau. Commence par le pas : qui est en tête sur la piste commence la manche suivante.
learn-white-castle-step-plant-garden =
    Avec 5 nourriture, tu peux t’offrir un grand jardin de plantes : celui du pont rouge, qui vaut 7 points à la fin. Il coûte 4 nourriture, et l’action 1 sceau.

    Vois ce qu’il montre : pour 3 pièces, une action de terrain. Un seul dé met ainsi deux figurines en route.
learn-white-castle-step-warrior =
    Paie les 3 pièces et envoie un guerrier au terrain à 1 fer. Tu reçois 3 nacre, de quoi faire monter tes courtisans.

    À la fin, un guerrier compte pour chacun de tes courtisans dans le château. Il n’y en a pas encore. Nous allons y remédier.
learn-white-castle-step-round-ends =
    Momiji puise au puits, et la première manche est finie. Tu as avancé sur la piste des saisons, tu restes donc en tête.

    Il reste un dé sur chaque pont, tes deux jardiniers travaillent donc encore. L’un a rapporté 3 pièces. L’autre propose une action de terrain pour 3 pièces. Tu peux y renoncer : garde l’argent pour tes courtisans cette fois. Puis tous les dés sont relancés.
learn-white-castle-step-outside =
    Au tour de tes courtisans. Prends le 4 noir au bout droit et place-le hors des murs, à droite, pour 1 pièce.
learn-white-castle-step-castle =
    Ici, tu as le choix entre le château et le terrain. Choisis le château.
learn-white-castle-step-gate =
    L’action du château a deux volets, et tu peux faire les deux : envoyer un courtisan à la porte pour 2 pièces, et faire monter un courtisan.

    Il faut d’abord quelqu’un à la porte.
learn-white-castle-step-climb =
    Et maintenant, on monte ! Un niveau coûte 2 nacre, deux niveaux 5. Tu en as 4.

    Va dans la salle du milieu du niveau 1. Sa carte sera à toi.
learn-white-castle-step-new-card =
    La carte de la salle est maintenant à côté de ton tableau, et l’ancienne est devenue une lanterne : désormais, tes lanternes montrent de la nourriture et de l’influence.

    En arrivant, tu peux faire une des actions claires de la carte. Prends 1 fer et 1 nourriture.
learn-white-castle-step-rival-draws =
    Ton courtisan vaut 3 points, et ton guerrier compte à présent. Momiji va au puits ; sa réserve de nacre est pleine, et ce qui dépasse 7 est perdu.
learn-white-castle-step-mat =
    Ton tableau a aussi des emplacements de dé, de valeur 6. Un dé noir va dans la rangée des jardiniers. Deux d’entre eux sont partis, on voit donc trois bonus : 3 fer.

    Prends le 3 noir au bout gauche et place-le sur ton tableau. Tu paies 3 pièces ; les lanternes donnent 1 nourriture et un pas sur la piste des saisons ; puis viennent les 3 fer et l’action de la carte : le château pour 1 sceau.
learn-white-castle-step-higher =
    Pour le sceau et 2 nacre, ton courtisan monte encore, dans la salle de gauche du niveau 2. Il y vaut 6 points.

    La carte n’y a qu’une action claire, elle se fait donc aussitôt : 2 points et le puits.
learn-white-castle-step-enough =
    Tu pourrais envoyer un autre courtisan à la porte pour tes 2 dernières pièces. Mieux vaut les garder, car tes jardiniers auront besoin de pièces : restons-en là.
learn-white-castle-step-rival-waits =
    Momiji envoie son premier courtisan à la porte. Il y vaut 1 point.
learn-white-castle-step-well =
    Quand l’argent manque, le puits dépanne : il vaut toujours 1 et il n’est jamais plein. Prends le 2 rouge au bout droit et place-le au puits.
learn-white-castle-step-gardeners-work =
    La deuxième manche est finie. Tu es en tête sur la piste des saisons, tu commences donc aussi la prochaine manche.

    Il reste des dés sur le pont rouge et sur le pont blanc, tes deux jardiniers travaillent donc de nouveau. L’un a rapporté 3 pièces. L’autre propose encore son action de terrain pour 3 pièces. Cette fois, fais-la : envoie un deuxième guerrier au terrain à 1 fer.
learn-white-castle-step-end =
    Tu as maintenant 24 points, Momiji est loin derrière. À la troisième manche, il vaut la peine de penser à la fin : jardiniers et courtisans comptent leurs points, les guerriers comptent pour chaque courtisan dans le château, ton héron sur la piste des saisons compte dès qu’il a passé le premier arbre, et ce qui reste dans tes réserves rapporte encore quelques points.

    Tu sais tout ce qu’il faut. Bonne chance !

## Les règles

learn-white-castle-aim = De quoi il s’agit
learn-white-castle-aim-text =
    En 1761, les familles qui entourent le château du Héron blanc cherchent à briller à la cour du daimyo. Chaque famille a cinq courtisans, cinq jardiniers et cinq guerriers.

    La partie dure trois manches, et chacun joue trois tours par manche : neuf tours en tout. À chaque tour, tu choisis un dé et tu le places. C’est peu, chaque dé doit donc rapporter le plus possible. Qui a le plus de points après la troisième manche l’emporte.
learn-white-castle-setup = Avant la première manche
learn-white-castle-setup-text =
    Tous les dés sont lancés et rangés sur les trois ponts, chaque couleur sur le sien, le plus faible à gauche, le plus fort à droite. Chaque salle du château a une carte ; à côté de chacune de ses actions se trouve une tuile dé rouge, noire ou blanche.

    Dans l’ordre inverse du tour, chacun choisit une paire de cartes : l’une donne aussitôt des biens puis rejoint la zone des lanternes, l’autre se place à côté du tableau et sert d’action à toutes ses rangées. Les dés sont alors déjà connus.
learn-white-castle-turn = Un tour
learn-white-castle-turn-text =
    Prends un dé au bout gauche ou au bout droit d’un pont. On ne prend pas les dés du milieu ; le plus proche avance.

    Place le dé sur un emplacement de dé. Il couvre toujours une valeur : celle qui est imprimée, ou celle d’un dé déjà posé.

    - Si ton dé est plus fort, tu reçois la différence en pièces.
    - S’il est plus faible, tu paies la différence en pièces.
    - S’il est égal, on ne paie rien.

    À trois ou quatre, un deuxième dé peut se poser sur un dé du plateau ; seul ou à deux, on n’empile jamais. Sur un tableau, il n’y a jamais plus d’un dé par rangée.

    Un dé pris à gauche allume en plus tes lanternes. Puis tu fais tout ce que propose l’emplacement ; s’il y a plusieurs actions, tu choisis leur ordre.
learn-white-castle-room = Les salles du château
learn-white-castle-room-text =
    Une salle accepte les dés des couleurs que montrent ses tuiles. Tu peux faire toutes les actions de sa carte qui se trouvent à côté de tuiles de la couleur de ton dé : une, ou deux s’il y a deux tuiles de cette couleur.

    Les salles du niveau 1 valent 3, celles du niveau 2 valent 4. Les actions sur fond sombre envoient des figurines ; elles ne comptent jamais quand il faut choisir une action claire.
learn-white-castle-walls = Hors des murs, et le puits
learn-white-castle-walls-text =
    Les deux emplacements hors des murs valent 5 et acceptent toutes les couleurs. À gauche, tu peux choisir l’action du château ou du jardin ; à droite, celle du château ou du terrain.

    Le puits vaut toujours 1, quel que soit le nombre de dés qui s’y trouvent, et il n’est jamais plein. Il donne 1 sceau et ce que montrent ses deux tuiles.
learn-white-castle-mat = Le tableau
learn-white-castle-mat-text =
    Ton tableau a trois emplacements de dé de valeur 6 : rouge pour les courtisans, noir pour les jardiniers, blanc pour les guerriers.

    Tu reçois d’abord tous les bonus de la rangée qu’aucune figurine ne couvre, puis tu fais l’action de la carte à côté. Chaque figurine qui quitte le tableau découvre un bonus de plus. Si des actions ramènent à une rangée pendant le même tour, tu peux t’en servir encore.
learn-white-castle-garden = L’action du jardin
learn-white-castle-garden-text =
    Envoie un jardinier de ton tableau dans un jardin contre la nourriture qu’il coûte, et fais aussitôt ce que montre le jardin. Chaque famille peut avoir un jardinier par jardin ; il y a place pour toutes les familles.

    Après la première et la deuxième manche, le jardinier travaille encore s’il reste un dé sur le pont au-dessus. À la fin, il vaut les points du jardin.
learn-white-castle-yard = L’action du terrain
learn-white-castle-yard-text =
    Envoie un guerrier de ton tableau sur un terrain d’entraînement contre 1, 3 ou 5 fer, et fais aussitôt ce que montrent les tuiles du terrain ; celui à 5 fer en a deux. Il y a toujours de la place pour les guerriers.

    À la fin, un guerrier vaut 1 point, 2 sur le terrain à 5 fer, pour chacun de tes courtisans dans le château. Sans courtisans, les guerriers ne valent rien.
learn-white-castle-castle = L’action du château
learn-white-castle-castle-text =
    Tu peux faire chacune de ces deux choses une fois, dans l’ordre que tu veux :

    - Pour 2 pièces, envoyer un courtisan de ton tableau à la porte.
    - Faire monter un courtisan : 1 niveau pour 2 nacre, 2 niveaux pour 5.

    Qui arrive dans une salle du niveau 1 ou 2 en prend la carte : la carte à côté de ton tableau rejoint tes lanternes, la nouvelle prend sa place, et tu peux faire une de ses actions claires. Une nouvelle carte vient alors dans la salle.

    Qui arrive dans la salle du daimyo, au troisième niveau, allume les lanternes et, tant qu’une case est libre, s’y agenouille et reçoit ce qu’elle montre.
learn-white-castle-lanterns = Lanternes et sceaux
learn-white-castle-lanterns-text =
    Ta zone des lanternes montre de plus en plus de symboles au fil de la partie. Le bonus de lanterne les donne tous à la fois : quand tu prends un dé à gauche, et partout où une lanterne est représentée.

    Tu peux garder 7 de chaque ressource et 5 sceaux. À tout moment, 1 sceau s’échange contre une pièce, ou 2 sceaux contre une ressource ; tout ce qui dépasse le cinquième sceau doit être échangé aussitôt.
learn-white-castle-season = L’influence et les saisons
learn-white-castle-season-text =
    L’influence fait avancer ton héron sur la piste des saisons. À chaque arbre commence une nouvelle saison, et il faut payer 1, puis 2, puis 3 sceaux pour passer. Qui ne paie pas reste devant l’arbre, et les pas restants sont perdus.

    La piste compte des points à la fin, et elle fixe l’ordre du tour de la manche suivante : qui est en tête commence ; de deux hérons sur la même case, celui qui est arrivé en dernier.
learn-white-castle-round = La fin d’une manche
learn-white-castle-round-text =
    Quand tous ont joué trois tours, la piste des saisons fixe le nouvel ordre.

    Après la première et la deuxième manche, les jardiniers travaillent : dans le nouvel ordre, chacun fait les actions de ses jardiniers sous les ponts où il reste un dé. Puis tous les dés sont relancés.
learn-white-castle-scoring = Le décompte final
learn-white-castle-scoring-text =
    Aux points gagnés en cours de jeu s’ajoutent :

    - 1 point par tranche de 5 pièces ; les sceaux sont échangés à ton avantage
    - 1 point pour 3 à 6 unités d’une ressource, 2 points pour 7
    - les points de ton héron sur la piste des saisons : 3 en été, 6 en automne, 10 à 15 en hiver
    - les courtisans : 1 point à la porte, 3 au niveau 1, 6 au niveau 2, 10 dans la salle du daimyo
    - les guerriers : les points de leurs terrains multipliés par tes courtisans dans le château (la porte ne compte pas)
    - les jardiniers : les points de leurs jardins

    En cas d’égalité, l’ordre du tour décide.
learn-white-castle-solo = Jouer seul
learn-white-castle-solo-text =
    Seul, tu joues contre le clan Tokugawa. Neuf cartes disent quel dé il prend, où il le place et ce qu’il fait ; il ne fait jamais les actions de l’emplacement. Les actions qui échouent lui valent 1, 2 ou 3 points selon la manche, et à la fin d’une manche il change ses pièces en points.

    Être en tête sur la piste des saisons compte double ici : si le clan joue après toi, il lui faut 5 pièces par échange, avant toi seulement 3.
learn-white-castle-symbols = Les symboles
learn-white-castle-symbols-text = Tous les symboles du plateau et leur sens. Sur la page, chacun s’explique quand le pointeur s’y pose.
learn-white-castle-example-higher = Le 5 rouge couvre un 3 : on reçoit 2 pièces.
learn-white-castle-example-lower = Le 1 noir couvre un 5 : on paie 4 pièces.
