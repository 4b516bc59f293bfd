# The page in the browser.

## Le cadre de la table

page-frame-home = Accueil
page-frame-opening = Ouverture de la table…
page-frame-menu = Table et réglages
page-frame-close = Fermer
page-frame-tabs = Parties de la table
page-frame-tab-board = Plateau
page-frame-tab-players = Joueurs
page-frame-tab-story = Récit
page-frame-tab-chat = Discussion
page-frame-tab-choices = Choix
page-frame-help = Règles et clavier
page-frame-rules = Les règles de ce jeu
page-frame-signs = Les symboles
page-frame-sheet-up = Montrer plus
page-frame-sheet-down = Montrer moins
page-frame-tab-called = ● À vous – { $game }

## À qui de jouer

page-frame-your-turn = À vous de jouer
page-frame-past = Retour en arrière : étape { $place } sur { $last }
page-frame-past-how = Vous regardez une position passée. La partie continue pendant ce temps ; rien n’est perdu.
page-frame-now = Revenir au présent
page-frame-stuck = Pas de connexion. Votre choix est gardé et sera envoyé dès que le serveur répondra.
page-frame-waiting = { $count ->
    [one] Une place est encore libre. La partie commence dès qu’elle est prise.
   *[other] { $count } places sont encore libres. La partie commence dès qu’elles sont toutes prises.
}
page-frame-lent = Un robot joue à votre place.
page-frame-bots-think = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
page-frame-others-decide = { $count ->
    [one] { $names } décide.
   *[other] { $names } décident.
}
page-frame-over = { $count ->
    [one] La partie est finie : { $names } l’emporte.
   *[other] La partie est finie : { $names } partagent la victoire.
}
page-frame-over-lost = La partie est finie : personne ne gagne.
page-frame-over-what = Après la partie
page-frame-show-board = Montrer le plateau
page-frame-show-result = Montrer le résultat
page-frame-rematch = Revanche
page-frame-rematch-join = Rejoindre la revanche
page-frame-line-connecting = Connexion…
page-frame-line-open = Connecté
page-frame-line-lost = Connexion perdue. Nouvel essai…
page-frame-line-closed = Déconnecté

## Décider

page-frame-guide = Votre leçon
page-frame-decision = Votre décision
page-frame-choices = Ce que vous pouvez choisir
page-frame-spontaneous = Vous pouvez aussi
page-frame-seek = Chercher parmi les choix
page-frame-seek-count = Chercher parmi { $count } choix
page-frame-seek-none = Aucun choix ne correspond.
page-frame-forced = Un seul choix possible : { $choice }
page-frame-confirm = Confirmer
page-frame-unstage = Pas encore
page-frame-not-possible = Ce qui n’est pas possible, et pourquoi
page-frame-all-possible = Rien d’autre n’est à portée ici.
page-frame-unreachable = Le serveur est injoignable. Réessayez dans un instant.
page-frame-list = Tous les choix en liste
page-frame-undo = Annuler
page-frame-restart = Reprendre le tour
page-frame-ask-undo = Demander d’annuler
page-frame-hint = Conseil
page-frame-musing = Réflexion…
page-frame-hints = À envisager
page-frame-no-hints = Pas de conseils à cette table
page-frame-hints-taken = { $count ->
    [one] 1 conseil
   *[other] { $count } conseils
}
page-from-record = Cette table reprend une partie enregistrée : qui la possède connaît sa graine, donc tous les tirages à venir.
page-frame-hint-expected = environ { $points } points à la fin, { $side ->
    [ahead] { $lead } d’avance
    [behind] { $lead } de retard
   *[level] à égalité
}
page-frame-hint-share = Le robot préfère ce choix dans { $percent } % de ses calculs
page-frame-watching = Vous regardez la partie.
page-frame-undo-asked = Vous demandez à reprendre votre dernier choix. Il manque encore l’accord de : { $names }
page-frame-undo-request = { $name } demande à reprendre un choix. Êtes-vous d’accord ?
page-frame-undo-agree = D’accord
page-frame-undo-decline = Refuser
page-frame-undo-withdraw = Retirer la demande
page-frame-return = Rejouer moi-même
page-frame-seat-open = La place de { $name } est libre.
page-frame-seat-bot = La confier à un robot

## Un appareil partagé

page-frame-next = C’est maintenant à { $name } de décider.
page-frame-pass = Passer l’appareil à { $name }
page-frame-curtain = Au tour de { $name }
page-frame-curtain-how = Donnez l’appareil à { $name }. Personne d’autre ne doit voir l’écran.
page-frame-curtain-lift = Je suis { $name }, montrer mon jeu

## Joueurs

page-frame-players = Joueurs
page-frame-players-narrow = Replier les joueurs
page-frame-players-wide = Déplier les joueurs
page-frame-you = vous
page-frame-here = présent
page-frame-open = place libre
page-frame-decides = décide
page-frame-clock = Temps restant
page-frame-days = { $days } j { $hours } h
page-frame-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Récit, passé et discussion

page-frame-story = Le récit jusqu’ici
page-frame-whole-story = Montrer tout le récit
page-frame-since = { $count ->
    [one] Un événement depuis votre dernier tour
   *[other] { $count } événements depuis votre dernier tour
}
page-frame-since-mark = Depuis votre dernier tour
page-frame-history = Revoir la partie
page-frame-history-first = Au début
page-frame-history-back = Un pas en arrière
page-frame-history-on = Un pas en avant
page-frame-play-on = Continuer à partir d’ici
page-frame-chat-empty = Personne n’a encore rien dit.
page-frame-chat-say = Dire quelque chose
page-frame-chat-send = Envoyer

## Menu

page-frame-copy-watch = Copier le lien pour regarder
page-frame-copy-own = Copier le lien vers ma place
page-frame-copy-moment = Copier le lien vers cet instant
page-frame-copy-join = Copier le lien pour rejoindre
page-frame-copied = Copié.
page-frame-record = Enregistrer la partie dans un fichier
page-frame-hand-over = Laisser un robot jouer à ma place
page-frame-push = M’avertir quand c’est à moi
page-frame-push-turn = C’est à vous de jouer.
page-frame-push-on = Vous serez averti.
page-frame-push-denied = Votre navigateur ne le permet pas.
page-frame-leave = Quitter la table ; la partie est conservée
page-frame-seed = Graine de cette partie : { $seed }
page-frame-seed-hash = Empreinte de la graine secrète : { $seed }
page-frame-language = Langue
page-frame-light = Lumière
page-frame-light-system = comme le système
page-frame-light-day = jour
page-frame-light-night = nuit
page-frame-wish-forced = Choisir pour moi quand il n’y a qu’un choix
page-frame-wish-list = Garder ouverte la liste de tous les choix
page-frame-wish-confirm = Demander confirmation avant un choix irréversible
page-frame-wish-sound = Un coup frappé quand c’est à moi
page-frame-wish-motion = Pièces animées
page-frame-keys = Clavier
page-frame-keys-choose = choisir dans la liste
page-frame-keys-walk = parcourir le plateau et la liste
page-frame-keys-take = prendre ce qui est sélectionné
page-frame-keys-list = ouvrir ou fermer la liste des choix
page-frame-keys-undo = annuler
page-frame-keys-hint = demander un conseil
page-frame-keys-history = regarder en arrière et en avant
page-frame-keys-escape = revenir au présent, ou écarter ce qui attend confirmation
page-frame-keys-help = cette liste

## Quand une table ne peut être montrée

page-frame-trouble-link = Ce lien n’ouvre rien
page-frame-trouble-link-how = Il n’a peut-être pas été copié en entier. Redemandez-le à la personne qui vous l’a envoyé.
page-frame-trouble-gone = Cette table n’existe pas
page-frame-trouble-gone-how = Ce serveur ne garde pas cette table, ou ne la garde plus. Ouvrez-en une nouvelle ou demandez un nouveau lien.
page-frame-trouble-full = Trop de spectateurs
page-frame-trouble-full-how = Cette table ne peut accueillir plus de spectateurs. Réessayez quand quelques-uns seront partis.
page-frame-trouble-version = D’autres règles
page-frame-trouble-version-how = Cette partie a commencé avec une autre version des règles que celle du serveur. Demandez à l’hôte de mettre le serveur à jour, puis réessayez.
page-frame-trouble-stopped = Le serveur ne répond pas
page-frame-trouble-stopped-how = Il est peut-être arrêté, ou votre réseau est coupé. Votre partie est en sûreté : dès que le serveur tournera de nouveau, elle reprendra ici.
page-frame-trouble-broken = La table ne peut être montrée
page-frame-trouble-broken-how = Quelque chose s’est mal passé. Réessayez ; si rien ne change, prévenez l’hôte.
page-frame-trouble-again = Réessayer
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
page-home-length = environ { $minutes } minutes
page-home-length-hours =
    { $hours ->
        [one] environ une heure
       *[other] environ { $hours } heures
    }
page-home-games = Les jeux
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
page-home-clock-about = Quand le temps de quelqu’un est écoulé, un robot joue à sa place.
page-home-hints = Autoriser les conseils.
page-home-hints-about = Le résultat dit qui en a pris combien.
page-home-game-settings = Réglages
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

## Après la partie

page-after-title = L’histoire de cette partie
page-after-share = Copier un lien vers cette partie
page-after-copied = Le lien est copié. Qui l’ouvre ne peut que regarder.
page-after-busy = L’histoire s’écrit…
page-after-lost = L’histoire n’est pas disponible pour le moment.
page-after-again = Réessayer
page-after-points = D’où viennent les points
page-after-total = Total
page-after-course = Le fil de la partie
page-after-course-how = Moment de la partie
page-after-course-at = { $chapter } : { $values }
page-after-see = Voir le plateau à ce moment
page-after-link = Copier un lien vers ce moment
page-after-moments = Moments clés
page-after-check = À vérifier soi-même
page-after-check-how = Tous les tirages de cette partie découlent d’une seule graine. Son empreinte était visible de tous dès le premier coup ; la graine elle-même ne l’est que maintenant. La partie enregistrée se vérifie avec « tenshu replay » : la même graine et les mêmes choix mènent à la même position.
page-after-seed = Graine
page-after-seed-hash = Empreinte de la graine
page-after-fingerprint = Empreinte de la dernière position
page-after-seed-fits = La graine correspond à son empreinte.
page-after-seed-wrong = La graine ne correspond pas à son empreinte !
