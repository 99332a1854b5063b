import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const places = {
  construction: /chantiers?|btp/,
  manufacturing: /usine|entrepot|atelier/,
  mining: /carriere/,
  before: /en|de|du|au|aux|la/,
  adjectiveEnding: /ien\w*|ais\w*|ois\w*/,
} satisfies AssistantCues['places']

export const records = {
  asks: /combien|nombre de|liste|montre|quel(?:le)?s?|qui|y a-t-il/,
  violations: /violations?|infractions?|constats?|non-conformites?/,
  tasks: /taches?/,
  own: /ouvert\w*|en retard|resolu\w*|nos|mes|avons/,
  high: /eleve\w*|graves?/,
  medium: /moyen\w*/,
  low: /faible\w*/,
  overdue: /en retard/,
  resolved: /resolu\w*|clos\w*/,
  open: /ouvert\w*|non resolu\w*/,
  mine: /mes|mon/,
  oldest: /plus ancien\w*/,
  people: /qui/,
  number: /combien/,
  state: /comment (?:va|ca va)/,
  beforeSite: /à|au|aux|sur|chez|au chantier/,
  afterSite: nothing,
  article: /la|le/,
  beforePerson: /pour|de|à/,
  observations: /observations?/,
  found: /avons-nous (?:trouve|constate|releve)|(?:a|ont) ete (?:trouve|constate)\w*/,
  findings: /constats?|problemes?|anomalies?/,
  rule: /quelle (?:hauteur|profondeur|distance|duree)|dois|doit|doivent|obligat\w*|faut-il|autoris\w*|regles?|amendes?|exige\w*/,
  today: /aujourd'?hui|aujourd’hui/,
  yesterday: /hier/,
  thisWeek: /cette semaine/,
  lastWeek: /(?:la )?semaine (?:derniere|passee)/,
  thisMonth: /ce mois(?:-ci)?/,
  lastMonth: /(?:le )?mois (?:dernier|passe)/,
  thisYear: /cette annee/,
  since: /depuis/,
  beforeMonth: /en|au mois d[e']|depuis/,
} satisfies AssistantCues['records']

export const violations = {
  cost: /coute\w*|amendes?/,
  who: /responsable|qui/,
  rule: /quel\w* (?:regle|norme|article|code|loi|texte)/,
  fix: /que (?:faire|dois-je faire)|comment (?:corriger|regler|faire)/,
  explain: /explique\w*|pourquoi|qu'est-ce que|dangereux/,
  pointsAtIt: /ce|cette|cela|ca|infraction|constat/,
} satisfies AssistantCues['violations']
