/** Questions whose answer is worked out. */
export const arithmetic = {
  // A fine is asked for.
  fine: /fines?|fined|penalt(?:y|ies)/,
  // 'What would a repeat violation cost us' names no fine.
  cost: /costs?|worst case|maximum|max|most|total|exposure|hit us/,
  // What a fine is for.
  cited: /violations?|citations?|cited/,
  willful: /wil+ful\w*/,
  repeated: /repeat(?:ed)?|second time/,
  ladder: /ladder/,
  // Where the foot of the ladder goes, not how far it reaches over the edge.
  setback: /how far|from the wall|out from|set ?back|base|foot of|feet of|away|angle|4 ?(?:to|:|-) ?1/,
  // What else a ladder and a length may be about: how far it reaches over an edge, or stays away from wires.
  overEdgeOrWires: /above|over|past|beyond|extend\w*|reach\w*|roof|landing|power|lines?|wires?|electric\w*/,
  // Kinds of ground, from the steepest slope that it holds.
  rock: /rock/,
  stiffSoil: /stiff|clay/,
  looseSoil: /sand\w*|gravel|soft/,
  // How far back the sides of an excavation are cut.
  slope:
    /slop(?:e|ed|ing)|lay(?:ing)? ?(?:it )?back|bench(?:ed|ing)?|cut ?back|set ?back|(?:each|per|both|every) sides?/,
  excavation: /trench\w*|excavat\w+|ditch|dig|hole|soil|dirt/,
  // How many people work for the employer, which decides how much is taken off.
  employees: /(\d+)\s*(?:employees|workers|people|men|guys)/,
  // How many violations.
  several: /(\d{1,3}) (?:serious|willful|repeat(?:ed)?)/,
  soilType: /(?:type|class|soil)\s*["']?([abc])|([abc])\s*(?:type )?(?:soil|dirt)/,
  // After and before a length: it is the depth.
  deepAfter: /deep/,
  deepBefore: /deep|depth/,
  deepLink: / of| is/,
}

/** Figures that the English translation of a question is not enough for. */
export const facts = {
  // Asks from which height a guardrail is needed, not how high it is.
  fromHeight: /from (?:what|which)|at what|when|before/,
  guardrail: /guard ?rails?|railings?|hand ?rails?|top ?rails?|rails?/,
  silica: /\w*(?:silic|quart?z)\w*/,
}

/** What kind of figure a question asks for. */
export const figures = {
  // The kinds of figures that are asked for.
  length: /how (?:high|deep|tall|far|wide|close|long is)|height|depth|distance|width|clearance|wide|deep|far/,
  time: /how (?:often|long|soon|fast|quick\w*|many (?:hours|days|months|years))|when|deadline|interval/,
  money: /fines?|penalt\w+|cost/,
  temperature: /temperatur\w*|degrees?|hot|cold|warm|heat/,
  level: /limit\w*|exposure|ppm|level|decibel\w*|dba?|lux|noise/,
  count: /how (?:many|much)|number/,
}

export const units = {
  // How units are written, the longest first.
  ft: /feet|foot|ft\b|'/,
  in: /inches|inch|in\b|"/,
  cm: /cm\b|centimet\w+/,
  dBA: /db ?\(?a\)?|db\b|decib\w+/,
  min: /min\b|minut\w*/,
  month: /months?\b/,
  week: /weeks?\b/,
  year: /years?\b|yrs?\b/,
  h: /h\b|hrs?\b|hours?/,
  day: /days?\b/,
  lb: /lbs?\b|pounds?/,
  kg: /kg\b|kilos?\b|kilogram\w*/,
  m: /m\b|met(?:er|re)s?/,
}

/** Small numbers are often written out. */
export const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
}
