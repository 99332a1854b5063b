import type { Emergency } from './emergencies'

/** One pattern of many: words of Latin script as whole words, Chinese anywhere. */
const anyOf = (...patterns: string[]) =>
  new RegExp(
    patterns
      .map(pattern => (/\p{Script=Han}/u.test(pattern) ? pattern : `(?<!\\p{L})(?:${pattern})(?!\\p{L})`))
      .join('|'),
    'u',
  )
/** Two things in one sentence, in either order. */
const both = (one: string, other: string) =>
  `(?:${one})(?!\\p{L}).*(?<!\\p{L})(?:${other})|(?:${other})(?!\\p{L}).*(?<!\\p{L})(?:${one})`

const limbs = {
  en: 'fingers?|thumbs?|hands?|arms?|legs?|f[oe]{2}t|toes?|head|face|neck|chest|wrist',
  es: 'dedos?|manos?|brazos?|piernas?|pies?|cabeza|cara|muneca',
  fr: 'doigts?|mains?|bras|jambes?|pieds?|tete|visage|poignet|pouce',
  de: 'finger|daumen|hande?|arme?|beine?|fuss|fusse|kopf|gesicht',
  zh: '手|脚|腿|胳膊|手指|头|脸|身体',
}
const spaces = {
  en: 'tank|manhole|silo|vault|sewer|confined space|pit|hopper|crawl ?space',
  es: 'tanque|pozo|silo|alcantarilla|espacio confinado|deposito|registro',
  fr: 'cuve|citerne|silo|regard|egout|espace confine|fosse',
  de: 'tank|behalter|silo|schacht|kanal|grube|kessel',
  zh: '罐|井|筒仓|有限空间|管道|池',
}
const out = {
  en: "unconscious|collapsed|passed out|blacked out|down|not moving|isn'?t moving|unresponsive|went limp|out cold",
  es: 'inconsciente|desmay\\p{L}+|no se mueve|colapso|no responde|perdio el conocimiento',
  fr: 'inconscient\\p{L}*|evanoui\\p{L}*|ne bouge plus|sans connaissance|tombee? dans les pommes|perdu connaissance',
  de: 'bewusstlos\\p{L}*|ohnmachtig|(?:regt|ruhrt|bewegt) sich nicht|zusammengebrochen|umgekippt',
  zh: '昏迷|晕倒|晕过去|昏过去|不省人事|没有反应|没反应|失去意识',
}
const harmful = {
  en: 'acid|chemicals?|lye|caustic|bleach|cement|concrete|lime|solvent|ammonia|paint thinner',
  es: 'acido|quimicos?|cal|cemento|concreto|sosa|lejia|solvente|disolvente|cloro',
  fr: 'acide|produit chimique|chaux|ciment|beton|soude|javel|solvant',
  de: 'saure|lauge|chemikalie\\p{L}*|kalk|zement|beton|losungsmittel|atznatron',
  zh: '酸|碱|化学品|石灰|水泥|溶剂',
}
const exposed = {
  en: 'eyes?|face|skin|splash\\p{L}*|swallow\\p{L}*|drank',
  es: 'ojos?|cara|piel|trago|bebio|salpic\\p{L}+',
  fr: 'yeux|oeil|œil|visage|peau|avale|bu',
  de: 'augen?|gesicht|haut|verschluckt|getrunken',
  zh: '眼|脸|皮肤|喝',
}
const structures = {
  en: 'trench|excavation|wall|scaffold\\p{L}*|building|roof|formwork|ceiling|crane|slab|bank',
  es: 'zanja|excavacion|muro|pared|andamio|techo|grua|losa|encofrado',
  fr: 'tranchee|fouille|mur|echafaudage|toit|grue|dalle|plafond',
  de: 'graben|grube|wand|gerust|dach|mauer|kran|decke|schalung',
  zh: '沟|槽|坑|墙|脚手架|架子|塔吊|模板|楼板',
}
const fell = {
  en: 'collapsed|caved in|fell (?:in|over|down)|gave way|came down|tipped over|went over|toppled',
  es: 'derrumb\\p{L}+|colaps\\p{L}+|se (?:le )?(?:cayo|vino) encima|se vino abajo|se volco|se desplomo',
  fr: "effondre\\p{L}*|ecroule\\p{L}*|s'est (?:referme|renverse)\\p{L}*|basculee?",
  de: '(?:ein|um)gesturzt|zusammengebrochen|eingebrochen|umgekippt|umgefallen|nachgegeben',
  zh: '塌|倒了|埋|垮',
}
const vehicles = {
  en: 'truck|fork ?lift|excavator|backhoe|beam|load|vehicle|loader|bucket|dozer|dumper|pallet|pipe|car|rock|brick',
  es: 'camion|montacargas|carretilla|excavadora|viga|carga|vehiculo|retro\\p{L}*|tubo|pared|muro|bloque',
  fr: 'camion|chariot|pelle|poutre|charge|vehicule|engin|nacelle|tuyau',
  de: 'lkw|stapler|bagger|trager|last|fahrzeug|radlader|walze|palette|rohr|stein',
}

/** What people type, without accents and in lower case. */
export const signs: Readonly<Record<Exclude<Emergency, 'other'>, RegExp>> = {
  electrocution: anyOf(
    "electrocut\\p{L}*|got (?:a )?(?:shock(?:ed)?|zapped)|(?:was|been|gets?) (?:shocked|zapped)|electric(?:al)? shock|can'?t let go|shocked by|(?:touch|grabb|hit)(?:ed|ing)? (?:a |the |an? overhead )?(?:live |power |overhead )*(?:wire|power ?line|line|cable)",
    'electrocut\\p{L}+|descarga electrica|le (?:dio|cogio|agarro|pego) (?:la )?corriente|se quedo pegado|toco (?:un|el) cable|toque electrico',
    'electrise\\p{L}*|electrocut\\p{L}*|choc electrique|(?:pris|recu) (?:une? |la |du )?(?:decharge|jus|courant|chataigne)',
    'stromschlag\\p{L}*|einen (?:schlag|gewischt) bekommen|stromunfall|unter strom|(?:an|in) die leitung (?:gekommen|gegriffen|gefasst)',
    '触电|电击|被电|电到',
  ),
  confined_space: anyOf(
    both(out.en, spaces.en),
    both(out.es, spaces.es),
    both(out.fr, spaces.fr),
    both(out.de, spaces.de),
    `(?:${spaces.zh}).*(?:${out.zh}|晕)|(?:${out.zh}).*(?:${spaces.zh})`,
  ),
  not_breathing: anyOf(
    "(?:not|isn'?t|stopped|can'?t|cannot|barely|trouble|hardly) breath\\p{L}*|no pulse|cardiac arrest|heart attack|chok(?:ing|ed)|drown(?:ing|ed)|turning blue|chest pains?|allergic reaction|swelling up",
    'no (?:puede )?respirar?|dejo de respirar|sin pulso|paro cardiaco|infarto|se (?:esta )?(?:ahog|atragant|asfixi)\\p{L}+|dolor en el pecho',
    "ne respire (?:plus|pas)|arret cardiaque|(?:crise|malaise|attaque) cardiaque|pas de pouls|s'etouffe|se noie|n'arrive (?:plus|pas) a respirer",
    'atmet nicht(?: mehr)?|keine (?:atmung|luft)(?: mehr)?|herzstillstand|herzinfarkt|herzanfall|kein puls|erstickt|ertrinkt',
    '没有呼吸|不呼吸|没呼吸|没气|停止呼吸|喘不上气|心脏骤停|心脏病发|心梗|没有脉搏|噎住|溺水',
  ),
  bleeding: anyOf(
    `bleed(?:ing|s)? (?:really |very |so )?(?:badly|heavily|a lot|out|bad|much|hard|everywhere|from)|(?:won'?t|can'?t) stop (?:the )?bleeding|bleeding (?:won'?t|doesn'?t) stop|stop the bleeding|heavy bleeding|blood everywhere|lost a lot of blood|(?:lost|losing|cut|sawed|chopped|sliced|severed|ripped|tore|amputated)(?: off| open)? (?:his|her|my|a|the) (?:${limbs.en})|(?:${limbs.en}) (?:got |is |was )?(?:cut|sawed|ripped|torn|chopped|taken|sliced)(?: clean)? (?:off|open)|(?:through|into) (?:his|her|my) (?:${limbs.en})|impaled`,
    `sangra\\p{L}* (?:mucho|por|de)|sangrando|hemorragia|(?:corto|amputo|arranco|rebano|trozo) (?:el|la|un|una|los|dos) (?:${limbs.es})|perdio (?:el|la|un|una) (?:${limbs.es})|le atraveso`,
    `saigne (?:beaucoup|abondamment|de partout|enormement|toujours|de l|du|a)|hemorragie|(?:coupe|arrache|sectionne|entaille)e? (?:le|la|un|une|deux) (?:${limbs.fr})|pisse le sang|plein de sang`,
    `blutet (?:stark|sehr|wie|heftig)|starke blutung|verblutet|uberall blut|(?:${limbs.de}) ab(?:getrennt|gesagt|geschnitten|gerissen|gehackt)|(?:durch|in) (?:den|die|das) (?:${limbs.de}) (?:geschossen|gesagt|geschnitten|gebohrt)`,
    '大出血|流血不止|出血不止|止不住|流了很多血|(?:手指|手|脚|腿).{0,3}(?:断|切|锯)|扎穿|刺穿',
  ),
  collapse: anyOf(
    `(?:${structures.en}) (?:wall )?(?:just |has |have )?(?:${fell.en})|cave-?in|buried (?:in|under|alive|up to|him|her|two|an? \\p{L}+)|(?:is|are|got|been) buried`,
    both(structures.es, fell.es),
    'derrumbe|enterrad[oa]s?|sepultad\\p{L}+',
    both(structures.fr, fell.fr),
    'enseveli\\p{L}*',
    both(structures.de, fell.de),
    'verschuttet',
    `(?:${structures.zh}).{0,6}(?:${fell.zh})|塌方|被埋|埋住|埋了|坍塌`,
  ),
  crushed: anyOf(
    `(?:got|gets|is|was|been|being) crushed|crushed (?:his|her|my|by|under|between|in)|(?:its|is|are|it'?s) crushed|pinned (?:under|between|by|against|him|her)|(?:trapped|stuck|caught) (?:under|in|between|by) (?:an? |the |his |her )?\\p{L}+|run over|ran over|(?:${vehicles.en})\\b.{0,20}(?:hit|struck|landed on|fell on|dropped on|tipped over on|rolled (?:over|onto)) (?:an? \\p{L}+|the \\p{L}+|him|her|his|my|me|one|some\\p{L}+)|(?:hit|struck) by (?:a |an |the )?(?:falling |swinging |moving )?(?:${vehicles.en})`,
    `aplast\\p{L}+|atrapad\\p{L}+|atropell\\p{L}+|prens(?:o|ado|ada)|(?:le|se le|nos) cayo (?:un|una|la|el)(?!.*\\b(?:ojos?|cara)\\b).*(?:encima|${vehicles.es})`,
    'ecrase\\p{L}*|coincee?s?|renversee? par|happee? par|percutee? par|(?:recu|pris) une? (?:poutre|charge|brique|pierre|planche)',
    'eingeklemmt|eingequetscht|uberfahren|uberrollt|zerquetscht|angefahren|erschlagen|eingezogen|(?:leute|mann|kollege|jemand|einer) (?:liegt |ist )?drunter',
    '压住|压到|被压|夹住|卷入|卷进|绞进|绞住|被撞|撞到人|撞了人|碾|砸到|砸断|砸中|被砸',
  ),
  fire: anyOf(
    "(?:there'?s|there is|we have|we got) a fire|(?:is|are|was|caught|'s|just) (?:on|in|caught) ?(?:fire|flames)|on fire|caught fire|(?:is|are) burning(?: down)?|just (?:exploded|blew up)|blew up|explosion just|gas leak|(?:smells?|smelling)(?: like| of)? gas|gas (?:line|main|pipe) (?:is |got |was |just )?(?:hit|broken|ruptured|cut)|hit a gas (?:line|main|pipe)",
    'hay (?:un |mucho )?(?:fuego|incendio|humo)|se (?:esta )?(?:incendi|quem)(?:a|o|ando)(?! con)|prendio fuego|(?:fuga|escape) de gas|huele a gas|exploto|acaba de explotar|explosion',
    "il y a le feu|au feu|incendie en cours|a pris feu|fuite de gaz|odeur de gaz|ca (?:sent le gaz|brule)|vient d'exploser|a explose",
    'es brennt|brennt|feuer ausgebrochen|hat feuer gefangen|steht in flammen|gasgeruch|gasleck|riecht nach gas|explodiert',
    '着火|起火|失火|爆炸了|(?:煤气|燃气|天然气).{0,2}(?:泄漏|漏)|闻到煤气',
  ),
  chemical: anyOf(
    both(harmful.en, exposed.en),
    both(harmful.es, exposed.es),
    both(harmful.fr, exposed.fr),
    both(harmful.de, exposed.de),
    `(?:${harmful.zh}).*(?:${exposed.zh})|(?:${exposed.zh}).*(?:${harmful.zh})`,
    'splashed .*eyes?|poisoned|(?:drank|swallowed|inhaled) (?:some |the |a )?(?:gas\\p{L}*|diesel|fuel|antifreeze|thinner|cleaner|fumes)|overdos\\p{L}+',
    'intoxicad\\p{L}+|envenenad\\p{L}+|intoxique\\p{L}*|empoisonne\\p{L}*|vergiftet|vergiftung erlitten|中毒了|煤气中毒',
  ),
  heat_stroke: anyOf(
    'heat ?stroke|(?:confused|not making sense|delirious)\\b.*\\b(?:hot|heat|sun)|skin is hot|hot skin|(?:confused|stopped sweating|collapsed|passed out|fainted|dizzy|dropped|went down)\\b.*\\b(?:heat|sun)|overheated and',
    'golpe de calor|insolacion|desmay\\p{L}+ (?:por|con|del) (?:el )?(?:calor|sol)',
    'coup de chaleur|insolation|malaise.*chaleur|chaleur.*malaise',
    'hitzschlag|sonnenstich|hitzekollaps',
    '中暑|热射病',
  ),
  burn: anyOf(
    'burn(?:ed|t) (?:himself|herself|his|her|my|badly)|(?:bad|severe|third.degree) burns?|scalded|(?:hot tar|steam|boiling water) (?:on|all over) (?:him|her|his|my)',
    'se quemo|quemaduras? graves?|se (?:ha )?quemado',
    "s'?est brulee?|brulures? graves?|ebouillante\\p{L}*",
    'hat sich (?:schwer |stark )?(?:verbrannt|verbruht)|schwere verbrennung\\p{L}*|verbruht',
    '烧伤|烫伤|烫到',
  ),
  fall: anyOf(
    "(?:fell|fallen|dropped|had a (?:bad )?fall|took a (?:bad )?fall)\\b.*\\b(?:off|from|down|through|thru|stories|floors?|ladder|roof|scaffold\\p{L}*)|can'?t feel (?:his|her|my) legs",
    'se (?:acaba de |ha )?(?:cayo|caido|caer)|acaba de caerse|no siente las piernas',
    "(?:est|a) tombee? (?:d[eu'’]|du|dans|par|a travers)|vient de tomber|chutee? d[eu']|ne sent plus ses jambes",
    '(?:vom|von|aus|durch)\\b.*\\b(?:gefallen|gesturzt)|(?:gerade )?abgesturzt|runtergefallen|heruntergefallen',
    '(?:从|自).*(?:掉下|摔下|坠落|跌落)|摔下来|掉下来了|坠落了',
  ),
  unconscious: anyOf(
    `${out.en.replace('|down', '')}|(?:won'?t|not|isn'?t|can'?t) (?:wake|waking)(?: up)?|(?:not|isn'?t) responding|faint(?:ed|s)|(?:having|had) an? (?:seizure|stroke|fit)`,
    `${out.es}|no (?:se )?despierta|convulsion\\p{L}*|le dio un ataque`,
    `${out.fr}|ne repond (?:plus|pas)|ne se reveille (?:pas|plus)|convulse|fait un malaise`,
    `${out.de.replace('|umgekippt', '')}|(?:reagiert|antwortet) nicht|krampfanfall|wacht nicht auf|liegt am boden|kollabiert`,
    `${out.zh}|叫不醒|抽搐|晕了`,
  ),
}

/** Somebody asks for help without saying what happened. */
export const callForHelp = anyOf(
  "(?:medical )?emergency(?: right)? now|man down|worker down|(?:somebody|someone|he|she|worker|guy)(?:'?s| is| got| was)? (?:just )?(?:badly |seriously |really )?(?:hurt|injured|dying)(?: bad(?:ly)?)?|help(?: (?:me|us|him|her))?(?=!|$)|call an ambulance|need an ambulance",
  'es una emergencia|ayuda(?=!|$)|herido grave|se esta muriendo|necesitamos una ambulancia|llamen a una ambulancia',
  "au secours|a l'aide|blesse grave\\p{L}*|est en train de mourir|appelez (?:une ambulance|les secours)|besoin d'une ambulance",
  'hilfe(?=!|$)|notfall(?=!|$)|schwer verletzt|stirbt|brauchen (?:einen )?(?:krankenwagen|rettungswagen|notarzt)',
  '救命|快来人|叫救护车|快不行了|重伤了',
)
