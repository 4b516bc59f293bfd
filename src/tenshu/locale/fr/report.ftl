# Textes de `tenshu report`.

report-help = faire des parties simulées une page de réponses et de graphiques
report-help-files = des résultats de « tenshu sim », d’un seul jeu et d’un seul nombre de joueurs
report-help-out = la page à écrire (par défaut report.html)
report-done = Le rapport se trouve dans { $file }

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-between = { $low } à { $high }
report-percentile = { $percent } % n’ont pas plus de

report-title = { $game } : ce que { $games ->
    [one] dit une partie
   *[other] disent { NUMBER($games) } parties
  }
report-lead = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
  }, joué par : { $bots }. Règles version { $version }. Options : { $settings }.
report-usual = celles d’usage
report-short = En bref
report-figures = Les chiffres
report-foot = Tous les intervalles sont à 95 %. Chaque partie peut être rejouée à partir de sa graine, et l’ensemble à partir du plan que contient chaque fichier.

report-column-who = qui
report-column-wins = victoires
report-column-interval = intervalle
report-column-points = points
report-column-pair = paire
report-column-ahead = devant
report-column-percentile = part des places ou des parties
report-column-decisions = décisions
report-column-source = origine
report-column-winners = gagnants
report-column-others = les autres
report-column-thing = quoi
report-column-had = possédé par
report-column-mean = en moyenne
report-column-change = points de pourcentage pour chaque unité de plus
report-column-battle = issue
report-column-share = part
report-winners = gagnants
report-others = les autres

report-seats = { $by ->
    [turn] Est-il important de commencer ?
   *[seat] La place à table est-elle importante ?
  }
report-place = { $by ->
    [turn] Tour { $number }
   *[seat] Place { $number }
  }
report-seats-answer = { $uneven ->
    [yes] { $by ->
        [turn] L’ordre des premiers tours compte
       *[seat] La place compte
      } : { $best } gagne { $best_share } des parties ({ $best_between }), { $worst } seulement { $worst_share } ({ $worst_between }). À chances égales, ce serait { $even }.
   *[no] { $by ->
        [turn] L’ordre des premiers tours ne fait aucune différence que le hasard ne puisse expliquer
       *[seat] La place ne fait aucune différence que le hasard ne puisse expliquer
      } : { $best } gagne { $best_share } des parties ({ $best_between }), { $worst } en gagne { $worst_share } ({ $worst_between }). Des chances égales donneraient { $even }.
  }
report-alone = Le rival est battu dans { $share } des parties ({ $between }).

report-bots = Qui bat qui ?
report-pair = { $one } devant { $other }
report-bots-answer = Le meilleur : { $best }. Dans { $share } de leurs rencontres, il finit devant : { $second } ({ $between }).

report-scores = Combien de points ?
report-scores-answer = { $alone ->
    [yes] Une partie se termine avec { $everyone } points en moyenne.
   *[no] Les gagnants ont { $won } points en moyenne ; la moyenne de toutes les places est { $everyone }. Le premier a { $margin } points d’avance sur le deuxième.
  }
report-sources = D’où viennent les points ?
report-sources-answer = La plupart des points viennent de « { $most } » : { $share } du total. C’est en « { $lead } » que les gagnants devancent le plus les autres, de { $by } points.
report-length = Combien de temps dure une partie ?
report-length-answer = Une partie compte { $mean } décisions en moyenne ; neuf parties sur dix en ont de { $low } à { $high }.

report-values-answer = { $count ->
    [0] Rien de tout cela n’accompagne sûrement la victoire.
    [one] Une chose accompagne sûrement la victoire : { $best } (jusqu’à { $by } points de pourcentage pour chaque unité de plus).
   *[other] { $count } choses accompagnent sûrement la victoire, avant tout : { $best } (jusqu’à { $by } points de pourcentage pour chaque unité de plus).
  }
report-values-note = Pour chaque unité de plus, les chances de gagner montent ou baissent d’autant de points de pourcentage, avec leur intervalle. C’est une compagnie, pas une cause : qui gagne de toute façon peut aussi s’offrir davantage.
