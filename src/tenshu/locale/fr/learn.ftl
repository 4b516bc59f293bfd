# Apprendre : le cadre des leçons et des règles.

learn-title = Apprendre
learn-about = Une première partie vous prend par la main pendant une dizaine de minutes, à une vraie table. Les règles sont là pour être lues et consultées.
learn-first-game = Jouer une première partie
learn-read-rules = Lire les règles
learn-rules-of = Les règles de { $game }
learn-set-table = Dresser une table
learn-contents = Sommaire
learn-progress = Étape { $step } sur { $all }
learn-leave = Quitter la leçon
learn-next = Continuer
learn-do-so = Faites-le pour moi
learn-others-move = Les autres jouent…
learn-nudge = Ce serait possible, mais restons dans la leçon : cherchez ce qui est mis en lumière, ou appuyez sur le bouton ci-dessous.
learn-play-first = Votre première vraie partie
learn-lost = La table de la leçon n’a pas pu être dressée. Le serveur fonctionne-t-il ?
learn-again = Recommencer la leçon

## D’où viennent les valeurs

learn-sources = D’où viennent les valeurs
learn-sources-of = { $game } : d’où viennent les valeurs
learn-sources-about = Cette liste est tirée des fichiers de données du jeu. Qui possède la boîte peut la vérifier et corriger une valeur en une ligne.
learn-origin-printed = Imprimé
learn-origin-printed-means = Lu sur le matériel lui-même.
learn-origin-rules = Livret de règles
learn-origin-rules-means = Énoncé par les règles.
learn-origin-reported = Rapporté
learn-origin-reported-means = Tiré des relevés d’autres joueurs.
learn-origin-house = Maison
learn-origin-house-means = Choisi par nous : la vraie valeur nous est inconnue.
learn-source-part = Fichier et partie
learn-source-thing = Objet
learn-source-field = Donnée
learn-source-value = Valeur
learn-source-none = Il n’y en a pas.
