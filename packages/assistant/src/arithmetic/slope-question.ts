const slope =
  /\b(slop(?:e|ed|ing)|lay ?back|bench(?:ed|ing)?|cut ?back|talud\w*|inclinacion|pendiente|talus|pente|boschung\w*|boschen|abboschen)\b|坡/
const excavation =
  /\b(trench\w*|excavat\w+|dig|hole|soil|zanjas?|excavacion\w*|suelo|tranchees?|fouilles?|sol|grab(?:en|ens)|baugruben?|boden)\b|沟|槽|坑|土/

/** Whether a question is about the sides of an excavation, in lower case and without accents. */
export const asksForSlope = (typed: string): boolean => slope.test(typed) && excavation.test(typed)
