import { isStopWord, tokensIn } from '@plumbline/search'

export type AskBack =
  | 'depth'
  | 'height'
  | 'distance'
  | 'permit'
  | 'inspection'
  | 'training'
  | 'ppe'
  | 'limit'
  | 'time'
  | 'slope'

/** Words that say what is wanted but not of what. */
const generic: readonly (readonly [AskBack, RegExp])[] = [
  ['depth', /\b(deep|depth)\b/],
  ['height', /\b(high|height|tall)\b/],
  ['distance', /\b(far|distance|close|clearance)\b/],
  ['time', /\b(hours?|how long|time|often|days?)\b/],
  ['permit', /\bpermits?\b/],
  ['inspection', /\b(inspect\w*|check\w*)\b/],
  ['training', /\b(train\w*|certif\w*|licen[cs]e\w*|card)\b/],
  ['ppe', /\b(ppe|protective equipment|protection|gear)\b/],
  ['limit', /\b(limit|maximum|max|many|much|most)\b/],
]

/** Words that narrow nothing down. */
const empty = new Set(
  'need needs needed required require requires must have can could should do does allowed go going get work working works job site rule rules limit maximum max minimum min safe legal ok okay many much often long high height tall deep depth far distance close clearance permit permits inspect inspected inspection inspections check checks checked train trained training certified certification license card ppe protective equipment protection gear what how when feet foot meters meter before anything something it this that here crew guys people someone kind type sort wear use away maximal most hours hour days day time be may allowed limits'.split(
    ' ',
  ),
)

/** A question that could be about many things: which of them has to be asked. */
export function findAskBack(english: string): AskBack | null {
  if (/\bhow far (?:back )?(?:do|should|must)\b.*\bslop/.test(english) && !/\d/.test(english)) return 'slope'
  const content = tokensIn(english).filter(word => !isStopWord(word) && !/^\d/.test(word))
  if (content.some(word => !empty.has(word))) return null
  return generic.find(([, pattern]) => pattern.test(english))?.[0] ?? null
}
