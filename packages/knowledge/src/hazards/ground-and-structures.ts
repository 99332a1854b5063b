import type { Hazard } from '../hazard'

export const groundAndStructures: Hazard[] = [
  {
    id: 'trench-collapse',
    causes: 4,
    remedies: { urgent: [1], engineer: [2, 3, 4], administer: [6, 5, 7] },
    figures: {
      2: ['trenchDepth'],
      3: ['spoilDistance'],
      4: ['trenchExitDistance', 'trenchExitDepth'],
      7: ['trenchAirDepth'],
    },
    regulations: ['1926.652(a)(1)', '1926.651(c)(2)', '1926.651(j)(2)', '1926.651(k)(1)'],
    keywords: {
      en: ['trench', 'excavation', 'cave in', 'cave-in', 'shoring', 'trench box'],
      es: ['zanja', 'excavación', 'derrumbe', 'entibación'],
      fr: ['tranchée', 'fouille', 'éboulement', 'blindage'],
      de: ['graben', 'baugrube', 'verschüttet', 'verbau'],
      zh: ['沟槽', '基坑', '塌方', '支护'],
    },
  },
  {
    id: 'formwork-collapse',
    causes: 3,
    remedies: { urgent: [1], engineer: [2], administer: [3, 4] },
    regulations: ['1926.703(a)(1)', '1926.703(e)(1)'],
    keywords: {
      en: ['formwork', 'shoring collapse', 'falsework', 'stripping forms'],
      es: ['encofrado', 'puntales', 'desencofrado'],
      fr: ['coffrage', 'étais', 'décoffrage'],
      de: ['schalung', 'schalungsstützen', 'ausschalen'],
      zh: ['模板', '支撑垮塌', '拆模'],
    },
  },
  {
    id: 'demolition',
    causes: 3,
    remedies: { eliminate: [6, 1], engineer: [2], administer: [3, 4], protect: [5] },
    regulations: ['1926.850(a)', '1926.850(k)'],
    keywords: {
      en: ['demolition', 'tearing down', 'knock down the wall', 'unstable wall'],
      es: ['demolición', 'derribo', 'pared inestable'],
      fr: ['démolition', 'abattre le mur', 'mur instable'],
      de: ['abbruch', 'abriss', 'instabile wand'],
      zh: ['拆除', '拆墙', '墙体不稳'],
    },
  },
  {
    id: 'rebar-impalement',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [3], protect: [4] },
    regulations: ['1926.701(b)'],
    keywords: {
      en: ['rebar', 'uncapped rebar', 'exposed rebar', 'rebar caps', 'impalement'],
      es: ['varilla', 'varillas expuestas', 'sin tapones', 'armadura expuesta'],
      fr: ['fers à béton', 'armatures', 'fers en attente'],
      de: ['bewehrung', 'bewehrungseisen', 'anschlusseisen'],
      zh: ['钢筋', '外露钢筋', '钢筋保护帽'],
    },
  },
  {
    id: 'confined-space',
    causes: 3,
    remedies: { eliminate: [1], engineer: [2], administer: [6, 3, 4], protect: [5] },
    regulations: ['1926.1203(a)', '1926.1203(d)', '1926.1204', '1910.146(c)(2)'],
    keywords: {
      en: ['confined space', 'manhole', 'tank entry', 'entry permit', 'oxygen level'],
      es: ['espacio confinado', 'pozo de registro', 'entrada al tanque', 'nivel de oxígeno'],
      fr: ['espace confiné', "regard d'égout", 'entrée en cuve', "taux d'oxygène"],
      de: ['enger raum', 'schacht', 'behälter befahren', 'sauerstoffgehalt'],
      zh: ['受限空间', '有限空间', '下井', '氧含量'],
    },
  },
]
