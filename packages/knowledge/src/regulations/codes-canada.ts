/** Quebec's laws as people cite them: by chapter ('S-2.1, r. 4'), or by the letters of the name ('RSST'). */
const quebecLaws: readonly (readonly [RegExp, string])[] = [
  [/^(?:s-2\.1,? ?r\.? ?13|rsst)\b/i, 'rsst'],
  [/^(?:s-2\.1,? ?r\.? ?4|cstc)\b/i, 'cstc'],
  [/^(?:s-2\.1|lsst)\b/i, 'lsst'],
]

/** Federal law under its French names and short forms. */
const federalLaws: readonly (readonly [RegExp, string])[] = [
  [/^(?:dors ?\/? ?86-304|rcsst|cohsr|cohs regulations)\b/i, 'sor 86 304'],
  [/^(?:code canadien du travail|cct|clc)\b/i, 'labour code'],
]

const place = /^(?:(?:quebec|québec|qc|rlrq|canada),? )?(?:c(?:h)?\. ?(?=s-2))?/i
const section = /^,? ?(?:(?:art(?:icle)?|section|sec|s)\.? ?)?(\d+(?:\.\d+)*)?\.?$/i

/** 'Quebec S-2.1, r. 4 s. 2.9.1', 'CSTC art. 2.9.1', 'RSST 33.1', 'DORS/86-304 art. 12.07'; nothing for what is none. */
export function canadianKey(typed: string): string | undefined {
  const bare = typed.replace(place, '')
  for (const [pattern, name] of [...quebecLaws, ...federalLaws]) {
    const law = pattern.exec(bare)
    if (!law) continue
    const cited = section.exec(bare.slice(law[0].length))
    if (!cited) return undefined
    return [name, ...(cited[1]?.split('.') ?? [])].join(' ')
  }
  return undefined
}
