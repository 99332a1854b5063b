import { inEitherOrder } from '../../src/patterns'

const LIMBS = 'fingers?|thumbs?|hands?|arms?|legs?|f[oe]{2}t|toes?|head|face|neck|chest|wrist'
const SPACES = 'tank|manhole|silo|vault|sewer|confined space|pit|hopper|crawl ?space'
const OUT =
  "unconscious|collapsed|passed out|blacked out|down|not moving|isn'?t moving|unresponsive|went limp|out cold"
const HARMFUL = 'acid|chemicals?|lye|caustic|bleach|cement|concrete|lime|solvent|ammonia|paint thinner'
const EXPOSED = 'eyes?|face|skin|splash\\p{L}*|swallow\\p{L}*|drank'
const STRUCTURES = 'trench|excavation|wall|scaffold\\p{L}*|building|roof|formwork|ceiling|crane|slab|bank'
const FELL = 'collapsed|caved in|fell (?:in|over|down)|gave way|came down|tipped over|went over|toppled'
const VEHICLES =
  'truck|fork ?lift|excavator|backhoe|beam|load|vehicle|loader|bucket|dozer|dumper|pallet|pipe|car|rock|brick'

/** What people type in an emergency, without accents and in lower case. */
export const signs = {
  electrocution:
    "electrocut\\p{L}*|got (?:a )?(?:shock(?:ed)?|zapped)|(?:was|been|gets?) (?:shocked|zapped)|electric(?:al)? shock|can'?t let go|shocked by|(?:touch|grabb|hit)(?:ed|ing)? (?:a |the |an? overhead )?(?:live |power |overhead )*(?:wire|power ?line|line|cable)",
  confined_space: inEitherOrder(OUT, SPACES),
  not_breathing:
    "(?:not|isn'?t|stopped|can'?t|cannot|barely|trouble|hardly) breath\\p{L}*|no pulse|cardiac arrest|heart attack|chok(?:ing|ed)|drown(?:ing|ed)|turning blue|chest pains?|allergic reaction|swelling up",
  bleeding: `bleed(?:ing|s)? (?:really |very |so )?(?:badly|heavily|a lot|out|bad|much|hard|everywhere|from)|(?:won'?t|can'?t) stop (?:the )?bleeding|bleeding (?:won'?t|doesn'?t) stop|stop the bleeding|heavy bleeding|blood everywhere|lost a lot of blood|(?:lost|losing|cut|sawed|chopped|sliced|severed|ripped|tore|amputated)(?: off| open)? (?:his|her|my|a|the) (?:${LIMBS})|(?:${LIMBS}) (?:got |is |was )?(?:cut|sawed|ripped|torn|chopped|taken|sliced)(?: clean)? (?:off|open)|(?:through|into) (?:his|her|my) (?:${LIMBS})|impaled`,
  collapse: `(?:${STRUCTURES}) (?:wall )?(?:just |has |have )?(?:${FELL})|cave-?in|buried (?:in|under|alive|up to|him|her|two|an? \\p{L}+)|(?:is|are|got|been) buried`,
  crushed: `(?:got|gets|is|was|been|being) crushed|crushed (?:his|her|my|by|under|between|in)|(?:its|is|are|it'?s) crushed|pinned (?:under|between|by|against|him|her)|(?:trapped|stuck|caught) (?:under|in|between|by) (?:an? |the |his |her )?\\p{L}+|run over|ran over|(?:${VEHICLES})\\b.{0,20}(?:hit|struck|landed on|fell on|dropped on|tipped over on|rolled (?:over|onto)) (?:an? \\p{L}+|the \\p{L}+|him|her|his|my|me|one|some\\p{L}+)|(?:hit|struck) by (?:a |an |the )?(?:falling |swinging |moving )?(?:${VEHICLES})`,
  fire: "(?:there'?s|there is|we have|we got) a fire|(?:is|are|was|caught|'s|just) (?:on|in|caught) ?(?:fire|flames)|on fire|caught fire|(?:is|are) burning(?: down)?|just (?:exploded|blew up)|blew up|explosion just|gas leak|(?:smells?|smelling)(?: like| of)? gas|gas (?:line|main|pipe) (?:is |got |was |just )?(?:hit|broken|ruptured|cut)|hit a gas (?:line|main|pipe)",
  chemical: `${inEitherOrder(HARMFUL, EXPOSED)}|splashed .*eyes?|poisoned|(?:drank|swallowed|inhaled) (?:some |the |a )?(?:gas\\p{L}*|diesel|fuel|antifreeze|thinner|cleaner|fumes)|overdos\\p{L}+`,
  heat_stroke:
    'heat ?stroke|(?:confused|not making sense|delirious)\\b.*\\b(?:hot|heat|sun)|skin is hot|hot skin|(?:confused|stopped sweating|collapsed|passed out|fainted|dizzy|dropped|went down)\\b.*\\b(?:heat|sun)|overheated and',
  burn: 'burn(?:ed|t) (?:himself|herself|his|her|my|badly)|(?:bad|severe|third.degree) burns?|scalded|(?:hot tar|steam|boiling water) (?:on|all over) (?:him|her|his|my)',
  fall: "(?:fell|fallen|dropped|had a (?:bad )?fall|took a (?:bad )?fall)\\b.*\\b(?:off|from|down|through|thru|stories|floors?|ladder|roof|scaffold\\p{L}*)|can'?t feel (?:his|her|my) legs",
  unconscious: `${OUT.replace('|down', '')}|(?:won'?t|not|isn'?t|can'?t) (?:wake|waking)(?: up)?|(?:not|isn'?t) responding|faint(?:ed|s)|(?:having|had) an? (?:seizure|stroke|fit)`,
  callForHelp:
    "(?:medical )?emergency(?: right)? now|man down|worker down|(?:somebody|someone|he|she|worker|guy)(?:'?s| is| got| was)? (?:just )?(?:badly |seriously |really )?(?:hurt|injured|dying)(?: bad(?:ly)?)?|help(?: (?:me|us|him|her))?(?=!|$)|call an ambulance|need an ambulance",
}
