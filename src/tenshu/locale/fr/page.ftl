# The page in the browser.

## Home

page-home-skip = Aller au contenu
page-home-nav = Pièces
page-home-language = Langue
page-home-light-system = Lumière : comme le système
page-home-light-day = Lumière : jour
page-home-light-night = Lumière : nuit
page-home-sound = Son
page-home-title = Des châteaux, des clans et une table paisible
page-home-about = Trois jeux de société du Japon d’autrefois : contre des robots, entre amis sur un même appareil ou d’un bout à l’autre du monde.
page-home-games = Les jeux
page-home-about-shogun = Planifiez en secret, puis voyez la manche se dérouler : bâtir, récolter le riz, marcher – et la tour à cubes tranche les combats.
page-home-about-white-castle = Neuf dés par personne, trois ponts, un château : placez courtisans, jardiniers et guerriers pour que chaque coup entraîne le suivant.
page-home-about-kunitori = Recrutez troupes et trésors au marché, campez sur votre territoire et prenez les terres de vos voisins.
page-home-length-shogun = environ 2 heures
page-home-length-white-castle = environ une heure
page-home-length-kunitori = environ 45 minutes
page-home-players = de { $few } à { $many } joueurs
page-home-play-now = Jouer tout de suite
page-home-friends = Entre amis
page-home-learn = Apprendre
page-home-unofficial = Tenshu est l’œuvre non officielle d’amateurs et n’est liée à aucun éditeur. Tous les textes et toutes les images sont les siens. Pour jouer ici, il convient de posséder les jeux.
page-home-release = Tenshu { $release }
page-home-nowhere = Il n’y a rien ici
page-home-nowhere-next = Cette adresse ne mène à aucune pièce de la maison. Il manque peut-être un bout du lien : copiez-le en entier et réessayez.
page-home-back = Retour à l’accueil
page-home-stopped = Le serveur ne répond pas
page-home-stopped-next = Vérifiez la connexion, ou si le serveur tourne encore. Rien n’est perdu : les parties reprendront où elles en étaient.
page-home-again = Réessayer
page-home-silent = Le serveur ne répond pas pour le moment ; nouvel essai en cours.

page-home-mine = Vos tables
page-home-replays = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
page-home-gone = N’est plus sur ce serveur
page-home-your-turn = À vous de jouer
page-home-over = Terminée
page-home-waiting-for-players = En attente de joueurs
page-home-waits-for = On attend { $names }
page-home-continue = Continuer
page-home-watch = Regarder
page-home-look-back = Revoir
page-home-links = Liens
page-home-remove = Retirer
page-home-remove-about = Retire la table de cette liste ; la partie elle-même demeure.

page-home-lobby = Tables ouvertes
page-home-free = { $count ->
    [one] { $count } place libre sur { $players }
   *[other] { $count } places libres sur { $players }
}
page-home-join = S’asseoir
page-home-all = { $count ->
    [one] La seule table
   *[other] Les { $count } tables
}
page-home-no-tables = Personne ne cherche de joueurs pour le moment. Choisissez un jeu et « Entre amis », et laissez une place ouverte à tous.
page-home-have-link = Vous avez un lien ?
page-home-paste = Collez le lien d’une place, ou celui pour regarder.
page-home-open = Ouvrir
page-home-no-link = Ce n’est pas le lien d’une table. Il se termine par # et une longue suite de lettres ; copiez-le en entier.
page-home-record = Ouvrir un enregistrement
page-home-record-about = revoir une partie gardée, ou la poursuivre.
page-home-record-how = Un enregistrement est un fichier texte qui contient toute une partie, tel qu’une table terminée le fournit. Ouvrez-en un pour revoir la partie, ou pour la poursuivre là où elle s’arrête.
page-home-record-seats = Qui poursuit ? Si la partie est finie, ceux d’ici la revoient.
page-home-choose-file = Choisir un fichier
page-home-no-record = { $file } n’est pas l’enregistrement d’un jeu que l’on joue ici.

page-home-join-title = Rejoindre une table
page-home-join-with = À la table : { $names }
page-home-your-name = Votre nom
page-home-other-tables = Autres tables
page-home-join-full = Quelqu’un a été plus rapide : il n’y a plus de place. Cherchez une autre table, ou demandez un lien pour regarder.
page-home-join-gone = Cette table n’existe plus, ou le lien est incomplet. Demandez-en un autre, ou cherchez une autre table.
page-home-name-empty = Veuillez entrer un nom.
page-home-name-long = Un nom compte { $most } caractères au plus.
page-home-names-wrong = Des noms manquent ou sont trop longs.

page-home-new = Qui joue, et comment ?
page-home-seats = Places
page-home-how-many = Combien de joueurs
page-home-count = { $count ->
    [one] seul
   *[other] à { $count }
}
page-home-who = Qui occupe la place { $number }
page-home-name-of = Nom à la place { $number }
page-home-sitter-here = Sur cet appareil
page-home-sitter-link = Par lien
page-home-sitter-open = Qui veut
page-home-sitter-open-about = S’assied depuis la liste des tables ouvertes, ou par le lien de la table.
page-home-listed = Montrer dans la liste des tables ouvertes.
page-home-listed-about = Sinon, seuls ceux qui ont le lien peuvent s’asseoir.
page-home-clock = Pendule
page-home-clock-none = aucune
page-home-clock-brisk = 15 minutes chacun, et 15 secondes par coup
page-home-clock-evening = 45 minutes chacun, et 30 secondes par coup
page-home-clock-day = un jour par coup
page-home-clock-days = trois jours par coup
page-home-clock-about = Quand le temps de quelqu’un est écoulé, un robot joue jusqu’à son retour.
page-home-options = Options
page-home-house = La règle ne tranche pas ce point.
page-home-start = Dresser la table
page-home-nobody = Il faut au moins une personne à la table.

page-home-ready = La table est dressée : { $game }
page-home-ready-next = Envoyez à chacun son lien. Qui a le lien a la place : n’en donnez donc un qu’à une seule personne. Cette page reste parmi vos tables.
page-home-link-open = { $count ->
    [one] Pour qui prendra la place libre
   *[other] Pour ceux qui prendront l’une des { $count } places libres
}
page-home-link-open-about = Un seul lien pour tous : il demande un nom.
page-home-link-for = Pour { $name }
page-home-link-watch = Pour regarder
page-home-link-watch-about = Montre ce que tous peuvent voir, et aucune main cachée.
page-home-copy = Copier
page-home-copied = Copié
page-home-share = Partager
page-home-qr = Code QR
page-home-qr-of = Code QR : { $title }
page-home-take-seat = Prendre place
