/** Emergencies by what is done first: the one that kills soonest comes first where a text names several. */
export const emergencies = [
  'electrocution',
  'confined_space',
  'not_breathing',
  'bleeding',
  'collapse',
  'crushed',
  'fire',
  'chemical',
  'heat_stroke',
  'burn',
  'fall',
  'unconscious',
  'other',
] as const
export type Emergency = (typeof emergencies)[number]

/** How many steps each has in packages/messages, after the call for help. */
export const stepsOf: Readonly<Record<Emergency, number>> = {
  electrocution: 3,
  confined_space: 3,
  not_breathing: 3,
  bleeding: 3,
  collapse: 3,
  crushed: 3,
  fire: 3,
  chemical: 3,
  heat_stroke: 3,
  burn: 3,
  fall: 3,
  unconscious: 3,
  other: 3,
}

/** What people type, without accents and in lower case. */
export const signs: Readonly<Record<Exclude<Emergency, 'other'>, RegExp>> = {
  electrocution:
    /\b(electrocut\w*|got (?:shocked|zapped)|electric(?:al)? shock|(?:touch|grabb)(?:ed|ing) (?:a |the )?(?:live )?(?:wire|power ?line|cable)|can'?t let go|shocked by|electrocutad\w+|electrocuto|descarga electrica|le dio (?:la )?corriente|toco (?:un|el) cable|electrise|electrocute\w*|choc electrique|electrocution|stromschlag|einen schlag bekommen|stromunfall|unter strom|an die leitung gekommen)\b|触电|电击|被电/,
  confined_space:
    /\b(?:(?:unconscious|collapsed|passed out|down|not moving|unresponsive|went limp)\b.*\b(?:tank|manhole|silo|vault|sewer|confined space|pit|hopper)|(?:tank|manhole|silo|vault|sewer|confined space|hopper)\b.*\b(?:unconscious|collapsed|passed out|not moving|unresponsive|down)|(?:inconsciente|desmayad\w+|no se mueve|colapso)\b.*\b(?:tanque|pozo|silo|alcantarilla|espacio confinado|deposito)|(?:tanque|pozo|silo|alcantarilla|espacio confinado|deposito)\b.*\b(?:inconsciente|desmayad\w+|no se mueve|no responde)|(?:inconscient\w*|evanoui\w*|ne bouge plus|sans connaissance)\b.*\b(?:cuve|citerne|silo|regard|egout|espace confine)|(?:cuve|citerne|silo|regard|egout|espace confine)\b.*\b(?:inconscient\w*|evanoui\w*|ne bouge plus|sans connaissance)|(?:bewusstlos\w*|ohnmachtig|regt sich nicht|bewegt sich nicht|zusammengebrochen)\b.*\b(?:tank|behalter|silo|schacht|kanal|grube)|(?:tank|behalter|silo|schacht|kanal|grube)\b.*\b(?:bewusstlos\w*|ohnmachtig|regt sich nicht|bewegt sich nicht|zusammengebrochen))\b|(?:罐|井|筒仓|有限空间|管道|池).*(?:昏迷|晕倒|不省人事|没有反应|失去意识)|(?:昏迷|晕倒|不省人事|失去意识).*(?:罐|井|筒仓|有限空间|管道|池)|罐里.*晕/,
  not_breathing:
    /\b(not breathing|isn'?t breathing|stopped breathing|can'?t breathe|no pulse|cardiac arrest|heart attack|no respira|dejo de respirar|sin pulso|paro cardiaco|infarto|ne respire (?:plus|pas)|arret cardiaque|crise cardiaque|pas de pouls|atmet nicht(?: mehr)?|keine atmung|herzstillstand|herzinfarkt|kein puls)\b|没有呼吸|不呼吸|没呼吸|停止呼吸|心脏骤停|心脏病发|没有脉搏/,
  bleeding:
    /\b(bleeding (?:really |very |so )?(?:badly|heavily|a lot|out|bad|much|hard)|won'?t stop bleeding|heavy bleeding|lost? (?:a lot of blood|his (?:hand|arm|leg|finger)|her (?:hand|arm|leg|finger))|cut off (?:his|her|a) (?:hand|finger|arm|leg|thumb|toe)|amputat(?:ed|ion) (?:his|her|finger|hand)|sangra mucho|sangrando (?:mucho)?|hemorragia|se (?:corto|amputo) (?:el|la|un|una) (?:dedo|mano|brazo|pierna)|saigne (?:beaucoup|abondamment)|hemorragie|s'?est coupe (?:le|la|un|une) (?:doigt|main|bras|jambe)|blutet stark|starke blutung|verblutet|finger ab(?:getrennt|gesagt|geschnitten)|hand ab(?:getrennt|geschnitten))\b|大出血|流血不止|出血不止|流了很多血|血止不住|手指(?:断|切)/,
  collapse:
    /\b((?:trench|excavation|wall|scaffold\w*|building|roof|formwork) (?:just )?(?:collapsed|caved in|fell in|gave way)(?: on)?|cave-?in|buried (?:in|under|alive)|(?:zanja|excavacion|muro|andamio|techo)\b.*\b(?:derrumb\w+|colapso|se cayo encima)|derrumbe|enterrad[oa] |sepultad\w+|(?:tranchee|fouille|mur|echafaudage|toit)\b.*\b(?:effondre\w*|ecroule\w*)|enseveli\w*|(?:graben|grube|wand|gerust|dach|mauer)\b.*\b(?:eingesturzt|zusammengebrochen|eingebrochen)|verschuttet)\b|(?:沟|槽|坑|墙|脚手架|塌方).*(?:塌|埋)|被埋|埋住|坍塌/,
  crushed:
    /\b(crushed|pinned (?:under|between|by)|trapped (?:under|in|between|by)|run over|ran over|hit by (?:a |the )?(?:truck|forklift|excavator|beam|load|vehicle|loader)|caught in (?:a |the )?(?:machine|conveyor|press|auger|baler)|aplastad\w+|atrapad\w+|atropell\w+|ecrase\w*|coince\w*|renverse par|happe par|eingeklemmt|eingequetscht|uberfahren|uberrollt|zerquetscht)\b|压住|被压|夹住|卷入|卷进|被撞|碾/,
  fire: /\b((?:there'?s|there is|we have) a fire|is on fire|caught fire|on fire|explosion just|just exploded|gas leak|smell gas|hay (?:un )?(?:fuego|incendio)|se (?:esta )?(?:incendi\w+|quem\w+)|fuga de gas|huele a gas|explosion|il y a le feu|au feu|incendie en cours|a pris feu|fuite de gaz|odeur de gaz|es brennt|brennt gerade|feuer ausgebrochen|hat feuer gefangen|gasgeruch|gasleck)\b|着火|起火|失火|爆炸了|煤气泄漏|燃气泄漏|闻到煤气/,
  chemical:
    /\b((?:acid|chemical|lye|caustic|bleach|cement|lime|solvent|battery acid|ammonia)\b.*\b(?:eyes?|face|skin|splash\w*|swallow\w*)|(?:eyes?|face)\b.*\b(?:acid|chemical|lye|caustic|bleach|cement|lime|solvent)|splashed .*eyes?|(?:acido|quimico|cal|cemento|sosa|lejia|solvente|disolvente)\b.*\b(?:ojos?|cara|piel)|(?:ojos?|cara)\b.*\b(?:acido|quimico|cal|cemento|sosa|lejia)|(?:acide|produit chimique|chaux|ciment|soude|javel|solvant)\b.*(?:yeux|oeil|œil|visage|peau)|(?:yeux|oeil|œil)\b.*\b(?:acide|produit|chaux|ciment|soude)|(?:saure|lauge|chemikalie\w*|kalk|zement|losungsmittel|atznatron)\b.*\b(?:augen?|gesicht|haut)|(?:augen?|gesicht)\b.*\b(?:saure|lauge|chemikalie\w*|kalk|zement))\b|(?:酸|碱|化学品|石灰|水泥|溶剂).*(?:眼|脸|皮肤)|(?:眼|脸).*(?:酸|碱|化学品|石灰|水泥)/,
  heat_stroke:
    /\b(heat ?stroke|(?:confused|not making sense)\b.*\b(?:hot|heat)|(?:skin is hot|hot skin)|(?:confused|stopped sweating|collapsed|passed out|fainted|dizzy)\b.*\bheat|overheated and|golpe de calor|insolacion|coup de chaleur|insolation|hitzschlag|sonnenstich)\b|中暑|热射病/,
  burn: /\b(burn(?:ed|t) (?:himself|herself|his|her|my|badly)|bad burns?|severe burns?|se quemo|quemadura grave|quemaduras graves|s'?est brule\w*|brulure grave|brulures graves|hat sich verbrannt|schwere verbrennung\w*|verbruht)\b|烧伤|烫伤/,
  fall: /\b((?:just )?(?:fell|fallen|dropped)\b.*\b(?:off|from|down|through|stories|floors?|ladder|roof|scaffold)|se (?:acaba de )?(?:cayo|caido|caer)\b|acaba de caerse|est tombee? (?:d[eu']|du)|vient de tomber|ist (?:vom|von|aus|durch)\b.*\b(?:gefallen|gesturzt)|(?:gerade )?abgesturzt)\b|(?:从|自).*(?:掉下|摔下|坠落|跌落)|摔下来|掉下来了/,
  unconscious:
    /\b(unconscious|passed out|unresponsive|won'?t wake up|not responding|fainted|having a seizure|seizure|stroke right now|inconsciente|desmayad\w+|no responde|no despierta|convulsion\w*|inconsciente?|evanoui\w*|ne repond (?:plus|pas)|ne se reveille pas|sans connaissance|bewusstlos\w*|ohnmachtig|reagiert nicht|krampfanfall|wacht nicht auf)\b|昏迷|晕倒|失去意识|没有反应|叫不醒|抽搐/,
}

/** Somebody asks for help without saying what happened. */
export const callForHelp =
  /\b((?:medical )?emergency(?: right)? now|man down|worker down|(?:somebody|someone|he|she|worker)(?:'s| is) (?:badly |seriously )?(?:hurt|injured|dying)|help (?:me|us|him|her)?!|call an ambulance|es una emergencia|ayuda!|herido grave|se esta muriendo|au secours|a l'aide|blesse grave|est en train de mourir|hilfe!|notfall!|schwer verletzt|stirbt)/
