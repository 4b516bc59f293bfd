counted = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
player = Joueur { $number }
role-human = humain
role-easy = robot facile
role-medium = robot moyen
role-hard = robot difficile
role-master = robot maître
role-random = robot au hasard
role-greedy = robot glouton

## Aide de la ligne de commande

help-tenshu = Shogun, The White Castle et Kunitori! à la même table.
help-play = jouer à ce clavier, entre humains et robots
help-replay = revoir une partie enregistrée pas à pas
help-game = le jeu : { $games }
help-seats = qui est à table, séparés par des virgules : human, { $bots } ; par défaut human,medium
help-names = les noms des joueurs, séparés par des virgules
help-seed = un texte quelconque ; une même graine donne une même partie (par défaut une graine secrète, publiée à la fin)
help-setting = un réglage du jeu, par exemple generals=two ; peut être répété
help-resume = reprendre une partie sauvegardée
help-lang = langue : en, de ou fr (par défaut celle du système)
help-file = un enregistrement, tel que l’écrit la commande « save »
help-all = afficher toute l’histoire d’un coup
help-seat = seulement ce que voyait le joueur à cette place

## Jouer

play-seat = { $number }. { $seat } ({ $role })
play-setting = { $setting } : { $chosen }
play-seed-hash = Empreinte : { $hash }
play-how = Répondez par un numéro ou par la notation à côté ; « rules » montre les règles, « help » le reste.
play-prompt = { $seat } >
play-hand-over = Passez le clavier à { $seat }. { $seat }, appuyez sur Entrée quand vous êtes seul devant l’écran.
play-help =
    un numéro      faire ce choix
    une notation   faire ce choix, par exemple avec les mots gris à côté
    Entrée         montrer de nouveau les choix
    table          montrer toute la table
    cards          expliquer les cartes
    rules          nommer les chapitres des règles ; « rules 3 » en montre un
    log            raconter la partie, autant que vous pouvez la connaître
    hint           nommer les choix à considérer
    undo           reprendre votre dernier choix, si rien n’a été révélé depuis
    save FICHIER   sauvegarder la partie
    quit           quitter ; la partie est conservée
play-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
play-hint = { $number } : { $choice } – { $share } % de la réflexion, { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}, { $side ->
    [ahead] { $lead } d’avance
    [behind] { $lead } de retard
   *[level] à égalité
}
play-undone = Choix repris.
play-save-how = Indiquez le fichier : save FICHIER
play-saved = Sauvegardé dans { $path }.
play-kept = La partie est conservée dans { $path }. Pour continuer :

## Les règles en bref

rules-how = Un chapitre se lit par son numéro ou son nom, comme « rules 3 » ou « rules { $chapter } » ; « rules all » montre tout.
rules-unknown = Les règles n’ont pas de chapitre « { $asked } ».
rules-none = Il n’y a pas de résumé des règles de ce jeu.

## La fin

end-winner = { $count ->
    [one] { $seat } gagne avec { $count } point.
   *[other] { $seat } gagne avec { $count } points.
}
end-winners = { $seat } se partagent la victoire avec { $count } points chacun.
end-lost = { $count ->
    [one] { $seat } perd avec { $count } point.
   *[other] { $seat } perd avec { $count } points.
}
end-place = Place
end-player = Joueur
end-points = Points
end-seed = Graine de cette partie : { $seed }
end-record = L’enregistrement est dans { $path } ; « tenshu replay » le montre.

## Enregistrements

replay-title = { $game } avec { $names }
replay-how = Entrée : suivant, b : retour, un numéro : aller à ce choix, t : toute la table, q : quitter ; et aussi { $words }
replay-prompt = >
replay-start = Avant le premier de { $last } choix
replay-move = Choix { $number } sur { $last }, par { $seat }
replay-unknown = Entrée, b, t, q, { $words } ou un numéro de 0 à { $last }, s’il vous plaît.
replay-unfinished = L’enregistrement s’arrête ici, après { $last } choix ; la partie n’est pas finie.

## Refus

refusal-unknown-option = Ce choix n’existe pas dans ce jeu.
refusal-unknown-notation = « { $text } » n’est ni un choix ni une commande ; « help » montre les commandes.
refusal-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de décider.
refusal-not-now = « { $choice } » ne fait pas partie des choix maintenant.
refusal-no-undo = Rien à reprendre : depuis, quelque chose a été révélé, tiré au sort ou décidé par un autre.
refusal-bad-position = « { $word } » est illisible dans cette position : { $reason }
refusal-bad-players = { $game } se joue de { $few } à { $many } joueurs, pas à { $players }
refusal-bad-setting = { $what ->
    [name] { $game } n’a pas de réglage « { $asked } » ; il a : { $known }
   *[value] le réglage { $setting } peut être { $known }, pas « { $asked } »
}
refusal-bad-setting-form = un réglage s’écrit NOM=VALEUR, pas « { $asked } »
refusal-bad-seed = une graine est une ligne de texte, sans blancs aux extrémités
refusal-bad-encoding = ce n’est pas une position enregistrée : { $reason }
refusal-unknown-game = il n’y a pas de jeu « { $asked } » ; installés : { $known }
refusal-unknown-bot = il n’y a pas de robot « { $asked } » ; il y a : { $known }
refusal-unknown-language = il n’y a pas de langue « { $asked } » ; il y a : { $known }
refusal-bad-record = l’enregistrement est abîmé : { $reason }
refusal-other-version = l’enregistrement est de { $game } version { $found }, ceci est la version { $known }
refusal-no-seed = l’enregistrement n’a pas encore de graine : elle est publiée à la fin de la partie
refusal-no-game = quel jeu ? Installés : { $known }
refusal-unknown-seat = une place peut être { $known }, pas « { $asked } »
refusal-seats-differ = l’enregistrement a { $players } joueurs, mais --seats en nomme { $seats }
refusal-bad-names = --names accepte jusqu’à { $seats } noms, séparés par des virgules
refusal-fixed-by-record = { $flag } est incompatible avec --resume : l’enregistrement le fixe
refusal-other-game = l’enregistrement est de { $found }, pas de { $asked }
refusal-no-such-seat = il n’y a pas de place { $number } ; la partie en a { $players }
refusal-unreadable-file = impossible de lire { $path } : { $cause }
refusal-no-text-file = { $path } n’est pas un fichier texte, donc pas un enregistrement
refusal-unwritable-file = impossible d’écrire { $path } : { $cause }
refusal-foreign-file = { $path } existe et n’est pas un enregistrement ; il reste tel quel
refusal-bad-store = le stockage est inutilisable : { $cause }
refusal-bad-arguments = { $reason } ; voir « tenshu --help »
refusal-no-layout = { $game } n’a pas d’observations pour les programmes qui apprennent
refusal-bad-actions = { $tables } tables demandent une action chacune, de 0 à { $last }
refusal-bad-bots = { $seats } places demandent un bot pour toutes ou un pour chacune, pas { $bots }
refusal-bad-games = il faut jouer au moins une partie, pas { $games }
refusal-other-rules = le plan concerne { $game } version { $planned }, ici c’est la version { $installed } qui est installée
refusal-other-results = { $file } existe déjà et contient autre chose ; choisissez un autre fichier ou supprimez-le
refusal-no-results = { $file } ne contient pas de résultats de « tenshu sim »
refusal-mixed-results = un rapport porte sur un seul jeu et un seul nombre de joueurs ; { $file } en a d’autres
refusal-no-folder = le dossier { $folder } n’existe pas
refusal-unknown-engine = il n’y a pas de moteur « { $asked } » ; il y a : { $known }
refusal-no-cluster = aucune grappe Ray ne répond : { $cause }
refusal-missing-extra = il manque des paquets : pip install "tenshu[{ $extra }]"

## Le serveur

help-serve = ouvrir des tables aux amis, qui les rejoignent par un lien
help-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement ; 0.0.0.0 pour toutes)
help-port = le port (par défaut : 8420 ; 0 en prend un libre)
help-store = où sont gardées les parties : un fichier ou postgresql://… (par défaut : un fichier dans votre dossier de données)
help-workers = combien de processus réfléchissent pour les robots (par défaut : 1)
help-rate = combien de requêtes par seconde un joueur peut envoyer (par défaut : 20)
help-webhook-host = un hôte auquel les tables peuvent annoncer les tours par webhook ; peut être répété
help-push-key = annoncer les tours par web push, signé avec la clé de ce fichier ; créé s’il manque
help-push-contact = à qui les services de push peuvent écrire, par exemple mailto:vous@example.org
help-proxy = l’adresse d’un proxy placé devant le serveur, dont les en-têtes font foi
help-public-url = l’adresse des joueurs, par exemple https://play.example.org ; les autres noms et les pages d’autres sites sont refusés
help-metrics = chiffres pour Prometheus sous /metrics : off (aucun), local (cette machine seulement) ou token (celui de TENSHU_METRICS_TOKEN) (par défaut : off)
help-log = lignes du journal en text ou en json (par défaut : text)
help-access-log = noter chaque requête, sans liens ni numéros de table
serve-address = Tenshu est à l’adresse { $address }
server-keep = Un donjon japonais
server-about = Ceci est un serveur Tenshu : il tient des tables de jeux de société, où jouent des personnes et des robots. Qui fonde une table reçoit un lien secret pour chaque place.
server-games = Jeux de ce serveur
server-no-client = La page n’est pas construite ici : `scripts/page` la construit. Sans elle, on joue dans le terminal, et les programmes passent par l’interface.
server-docs = L’interface pour les programmes
refusal-no-address = impossible d’écouter sur { $host }, port { $port } : { $cause }
refusal-bad-public-url = l’adresse publique ressemble à https://play.example.org, pas à « { $asked } »
refusal-no-metrics-token = --metrics token demande un jeton dans la variable d’environnement TENSHU_METRICS_TOKEN
refusal-no-pywebpush = le web push a besoin du paquet pywebpush : pip install "tenshu[push]"
refusal-no-contact = le web push a besoin de --push-contact mailto:vous@example.org

## Les commandes de l’hébergeur

help-admin = s’occuper des tables d’un stockage, même pendant qu’un serveur tourne
help-admin-list = lister les tables, les plus récentes d’abord
help-admin-close = fermer une table : on peut la regarder, mais il ne s’y passe plus rien
help-admin-delete = supprimer une table et tout ce qui s’y est passé
help-admin-mute = retirer la discussion à une place
help-admin-revoke = annuler le lien d’une place et en montrer un nouveau ; sans place : ceux de tous les spectateurs
help-admin-purge = supprimer les tables où il ne se passe rien depuis des jours
help-admin-backup = copier toutes les tables, telles qu’elles sont, dans un nouveau fichier et vérifier la copie
help-admin-restore = copier toutes les tables d’une sauvegarde dans un stockage vide et vérifier
help-admin-status = seulement les tables dans cet état
help-admin-limit = au plus ce nombre (par défaut : 100)
help-admin-json = un objet JSON par ligne
help-admin-table = le numéro de la table
help-admin-seat = la place, à partir de 1
help-admin-seat-or-watching = la place, à partir de 1 ; aucune : les spectateurs
help-admin-days = depuis combien de jours il ne se passe rien
help-admin-unfinished = aussi les parties qui ne sont pas finies
help-admin-dry-run = seulement les compter
help-admin-file = le fichier de la sauvegarde
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée.
admin-muted = La place { $seat } de la table { $table } ne peut plus discuter.
admin-revoked = Le lien de la place { $seat } de la table { $table } n’ouvre plus rien. Le nouveau, après l’adresse du serveur : { $link }
admin-revoked-watching = Plus aucun lien de spectateur n’ouvre la table { $table }.
admin-purged = Supprimées : { $count }, sans signe de vie depuis { $days } jours.
admin-would-purge = À supprimer : { $count }, sans signe de vie depuis { $days } jours.
admin-copied = Copié vers { $where } : { $tables } tables, { $entries } entrées.
admin-elsewhere = Non vérifiées, car leurs règles ne sont pas installées ici : { $count }.
admin-proved = Vérifié : chaque partie a été rejouée et donne le même résultat.
admin-unproved = Pas en ordre : { $count } parties.

## Refus des tables d’un serveur

refusal-empty-plan = Un plan contient au moins un choix.
refusal-plan-too-long = Le plan va trop loin : le choix { $number } dépend de ce que seul le précédent révèle.
refusal-no-request = Personne ne demande à revenir en arrière.
refusal-no-bot = Aucun robot ne décide pour cette place.
refusal-no-such-point = La partie ne va pas jusque-là.
refusal-stale = La table a avancé entre-temps ; rien n’a été fait.
refusal-no-token = Le lien vers la place manque.
refusal-bad-token = Ce lien n’ouvre rien ici.
refusal-other-table = Ce lien est celui d’une autre table.
refusal-unknown-table = Cette table n’existe pas.
refusal-only-watching = Les spectateurs ne font que regarder.
help-purge-finished = supprimer les tables finies où rien ne s’est passé depuis tant de jours (par défaut jamais)
help-purge-forgotten = supprimer toutes les autres tables où rien ne s’est passé depuis tant de jours (par défaut jamais)
help-store-limit = refuser les nouvelles tables quand le stockage atteint tant de mégaoctets (par défaut sans limite)
help-admin-origins = montrer aussi l’empreinte de l’origine de chaque table
help-admin-ban = ne plus laisser entrer depuis une adresse, un réseau, ou l’origine d’une table
help-admin-unban = laisser entrer de nouveau
help-admin-bans = lister les interdictions : empreintes d’adresses, réseaux, et jusqu’à quand
help-admin-ban-days = pour tant de jours (par défaut jusqu’à nouvel ordre)
help-admin-address = une adresse, un réseau comme 192.0.2.0/24, ou une empreinte ; en IPv6, un /64 est une adresse
help-admin-ban-table = l’adresse d’où cette table a été créée
admin-banned = Plus personne n’entre depuis { $place }.
admin-unbanned = On entre de nouveau depuis { $place }.
refusal-banned = L’hébergeur de ce serveur ne vous laisse pas entrer.
refusal-store-full = Ce serveur n’a plus de place pour de nouvelles tables ; celles qui existent continuent.
refusal-bad-address = « { $asked } » n’est ni une adresse ni un réseau
refusal-no-ban = il n’y a pas d’interdiction pour { $place }
refusal-no-origin = on ne sait pas d’où vient cette table
refusal-not-mixed = À cette table, personne n’a de part dans le mélange.
refusal-not-dealt = On distribue quand chacun a apporté sa part du mélange.
refusal-share-brought = Cette place a déjà apporté sa part du mélange, ou n’en apporte pas.
refusal-shares-missing = Les parts sont montrées quand chacun a apporté une empreinte.
refusal-wrong-share = Cette part ne correspond pas à son empreinte.
refusal-too-early = Attendez encore un peu les parts des autres.
refusal-dealt = Les cartes sont distribuées.
refusal-not-started = Des places sont encore libres : la partie commence quand toutes sont prises.
refusal-lent-seat = Un robot décide pour cette place ; revenez d’abord.
refusal-name-taken = Quelqu’un à cette table porte déjà ce nom.
refusal-not-invited = Les places libres de cette table sont pour ceux qui ont reçu un lien pour jouer.
refusal-log-full = Il s’est déjà passé trop de choses à cette table.
refusal-hints-off = À cette table il n’y a pas de conseils.
refusal-out-of-time = Le temps est écoulé : le robot continue.
refusal-not-your-seat = Seules votre place et les places libres peuvent être confiées à un robot.
refusal-no-free-seat = Cette place n’est pas à prendre.
refusal-not-over = Seulement quand la partie est finie.
refusal-nothing-planned = Dans ce jeu, rien ne se planifie d’avance.
refusal-bad-seats = Le nombre de places ne convient pas au jeu.
refusal-id-used = Cet identifiant a déjà servi pour une autre table.
refusal-empty-text = Il n’y a que des blancs.
refusal-bad-input = La requête est mal formée : { $reason }
refusal-unknown-command = Cette commande n’existe pas.
refusal-too-large = C’est trop grand.
refusal-too-many = Trop vite ; attendez un instant.
refusal-too-many-tables = Trop de nouvelles tables ; attendez un instant.
refusal-too-many-bot-tables = Au plus { $most } tables sans joueurs humains à la fois ; attendez la fin de l’une d’elles.
refusal-too-many-hints = Attendez les conseils déjà demandés.
refusal-too-many-replays = Attendez ce que vous avez déjà demandé.
refusal-record-too-long = Une table reprend au plus { $most } choix ; cet enregistrement en a { $found }.
refusal-too-many-links = Il y a déjà assez de liens pour les spectateurs.
refusal-too-many-sockets = Trop de monde écoute déjà cette table.
refusal-no-greeting = La connexion n’a pas dit qui elle est.
refusal-bad-greeting = La connexion n’a pas dit qui elle est.
refusal-bad-frame = La connexion a envoyé quelque chose d’incompréhensible.
refusal-bad-webhook = Le serveur n’a pas le droit d’appeler cette adresse.
refusal-bad-push = Le service de push de votre navigateur n’est pas connu ici.
refusal-no-push = Ce serveur n’envoie pas de messages push.
refusal-store-down = Les parties sont inaccessibles pour le moment ; rien n’a été fait.
refusal-wrong-host = Ce serveur porte un autre nom.
refusal-wrong-origin = La page d’un autre site n’a pas le droit de faire cela.
refusal-closed = L’hébergeur de ce serveur a fermé la table.
refusal-muted = L’hébergeur de ce serveur ne laisse plus cette place discuter.
refusal-no-link = Personne n’a de lien vers la place { $place }.
refusal-busy-table = La table avance trop vite ; réessayez.
refusal-broken = Le serveur a commis une erreur.

## L’arène

help-arena = faire jouer les robots entre eux et dire leur force
help-arena-bots = les robots, séparés par des virgules ; un nom peut être répété (par défaut : tous les niveaux)
help-arena-games = combien de parties (par défaut : 100)
help-arena-players = combien à une table (par défaut : le moins possible, mais deux)
help-arena-seed = un texte quelconque ; à textes égaux, parties égales (par défaut : arena)
help-play-processes = combien de processus réfléchissent à une décision d’un bot hard ou master, 1 ou 2 (par défaut : 1)
help-arena-processes = combien de parties à la fois (par défaut : 1)
help-arena-out = garder les résultats dans ce fichier ; une exécution ultérieure le continue
help-arena-json = afficher les classements en JSON
arena-progress = Parties
arena-bot = Robot
arena-games = Parties
arena-wins = Victoires
arena-fair = Une part équitable des victoires est de { $percent } %. Tous les intervalles sont à 95 %.
arena-points = Points
arena-rating = Classement
arena-ahead = Devant le suivant
arena-time = Par choix
arena-slowest = Maximum
refusal-other-arena = { $path } n’appartient pas à cette arène ; nommez un autre fichier
