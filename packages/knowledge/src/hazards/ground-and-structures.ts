import type { Hazard } from '../hazard'

export const groundAndStructures: Hazard[] = [
  {
    id: 'trench-collapse',
    name: 'Unprotected trench',
    explanation:
      'Soil gives way without warning, and a cubic yard of it weighs as much as a car. People are rarely dug out in time.',
    causes: [
      'The job seemed too short to shore the trench.',
      'Spoil and machines sit at the edge and load it.',
      'Rain or vibration has changed the soil since the last inspection.',
      'No competent person was named to inspect it.',
    ],
    remedies: [
      {
        control: 'eliminate',
        step: "Get everyone out of the trench until it's protected. Use trenchless methods where possible.",
      },
      {
        control: 'engineer',
        step: 'Slope, shore or shield every trench of 5 feet or more, and shallower ones that may cave in.',
      },
      { control: 'engineer', step: 'Keep spoil, materials and machines at least 2 feet back from the edge.' },
      {
        control: 'engineer',
        step: 'Put a ladder or ramp within 25 feet of everyone in a trench 4 feet or deeper.',
      },
      { control: 'administer', step: 'Have a competent person inspect it daily and after every rainstorm.' },
    ],
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
    name: 'Formwork or shoring failure',
    explanation:
      'Fresh concrete is a heavy liquid. Forms that are weak or stripped too early come down with everyone on and below them.',
    causes: [
      'The forms were built without the drawings or changed on site.',
      'Shores stand on soft ground or out of plumb.',
      'Forms were stripped before the concrete was strong enough.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Keep everyone out from under the forms while concrete is placed.' },
      { control: 'engineer', step: 'Build and brace the forms to the drawings for all expected loads.' },
      {
        control: 'administer',
        step: 'Inspect before, during and after the pour, and stop if anything moves.',
      },
      { control: 'administer', step: 'Strip forms only when tests show the concrete can carry itself.' },
    ],
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
    name: 'Unsafe demolition',
    explanation:
      "A structure that's being taken apart loses what held it up. Walls and floors can fall without warning.",
    causes: [
      'No engineering survey was made before the work began.',
      'Services such as gas and power were not shut off.',
      'Debris overloads a floor or blocks the way out.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Shut off and cap gas, power and water before anything is taken down.' },
      { control: 'engineer', step: 'Brace weakened walls and floors, and protect entrances with canopies.' },
      {
        control: 'administer',
        step: 'Have a competent person survey the structure in writing before work starts.',
      },
      {
        control: 'administer',
        step: 'Take it down from the top, and keep everyone out of the collapse area.',
      },
      {
        control: 'protect',
        step: 'Wear head, eye, hand and respiratory protection suited to the debris and dust.',
      },
    ],
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
    name: 'Uncapped rebar',
    explanation: 'Upright steel bars can impale anyone who falls on them, even from standing height.',
    causes: [
      'Caps were not ordered or were taken off for tying and not put back.',
      'Dowels stick up where people have to walk.',
      'Small caps were used that only prevent scratches.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Bend the bars over where the design allows it.' },
      {
        control: 'engineer',
        step: 'Guard every bar someone could fall onto with steel-reinforced caps or a trough.',
      },
      { control: 'administer', step: 'Keep walkways away from bars and check the caps each shift.' },
      { control: 'protect', step: 'Use fall protection when working above bars.' },
    ],
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
    name: 'Entry into a confined space',
    explanation:
      'Tanks, manholes and pits may have no oxygen or hold a deadly gas. Rescuers who rush in die too.',
    causes: [
      'The space was not recognized as confined.',
      'The air was not tested, or only once.',
      'No attendant or rescue plan was arranged.',
    ],
    remedies: [
      { control: 'eliminate', step: 'Do the work from outside.' },
      { control: 'engineer', step: 'Isolate, purge and ventilate the space before and during entry.' },
      {
        control: 'administer',
        step: 'Enter only with a permit, tested air, an attendant outside and rescue standing by.',
      },
      { control: 'administer', step: 'Post signs at every permit space and keep others out.' },
      { control: 'protect', step: 'Wear a harness with a retrieval line and a gas monitor.' },
    ],
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
