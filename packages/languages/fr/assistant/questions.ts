import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const askBack = {
  depth: /profondeur/,
  height: /hauteur/,
  distance: /loin/,
  permit: /permis|autorisation/,
  inspection: /verif\w+|control\w+/,
  training: /formation/,
  ppe: /epi/,
  time: /combien de temps|souvent|frequence/,
  limit: /combien/,
  subject: /permis|obligatoire|large/,
  empty:
    /quelle|quel|quels|quelles|est|c|ce|ca|cest|la|le|les|l|d|de|du|des|a|un|une|hauteur|haut|profondeur|distance|loin|pres|faut|il|on|doit|peut|avoir|etre|limite|maximum|max|minimum|combien|temps|souvent|frequence|permis|autorisation|formation|verifier|controler|controle|verification|epi|quoi|comment|besoin|j|ai|je|en|et|pour|obligatoire|autorise|que|t|quand|large|tous/,
} satisfies AssistantCues['askBack']

export const followUp = {
  pronoun: /ca|cela|ceux/,
  opener: /et|mais|alors|aussi|qu'en est/,
  closer: nothing,
  question: /quel\w*|qui|quand|comment|combien|faut|est-ce/,
} satisfies AssistantCues['followUp']

export const judgment = {
  verdict:
    /\b(?:ce|cet|cette|ces)\b.*\b(?:sur|sure|surs|sures|fiable|solide|stable|sans danger|en etat)\b|\b(?:puis-je|peut-on|on peut|je peux|est-ce qu'on peut)\b.*\b(?:utiliser|entrer|descendre|monter|lever|travailler)\b.*\b(?:ce|cet|cette|ces)\b/,
} satisfies AssistantCues['judgment']

export const offTopic = {
  stories: /poemes?|blagues?|chansons?|quel film|horoscope/,
  food: /recettes?|pour (?:le )?diner/,
  news: /meteo|temps qu'il fera|le match|qui a gagne|coupe du monde/,
  privateLife: /loterie|copine|copain|lettre d'amour|j'achete/,
  trivia: /capitale de|quelle heure est|le president|traduis/,
  trade: /carsat|cnesst|epi|inspection du travail|duerp|ppsps/,
} satisfies AssistantCues['offTopic']

export const outOfBounds = {
  others: /autres? (?:entreprises?|societes?|organi[sz]ations?|clients?)|concurrents?|voisin\w*|d'a cote/,
  records: /infractions?|taches?|rapports?|donnees/,
  secrets: /mots? de passe|identifiants/,
  override:
    /(?:ignore[sz]?|oublie[sz]?)\b.{0,40}\b(?:regles?|instructions?|consignes?|precedent\w*)|fais comme si|(?:ton|tes|le) (?:prompt|instructions|consignes)|prompt systeme|joue le role/,
  before: /de|des/,
} satisfies AssistantCues['outOfBounds']

export const premises = {
  opening: /est-il vrai|on m'a dit|il parait|j'ai entendu/,
  daily: /par jour|chaque jour/,
  weekly: /par semaine|hebdomadaire/,
  monthly: /par mois|mensuel\w*/,
  yearly: /par an|annuel\w*/,
  relaxes: /pas (?:besoin|obligatoire|oblige\w*|necessaire)|suffit|sans|seulement/,
  ending: /c'est (?:bien )?(?:ca|cela)|n'est-ce pas|pas vrai|exact|non/,
  conclusion: /donc/,
} satisfies AssistantCues['premises']
