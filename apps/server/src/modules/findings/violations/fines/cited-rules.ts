import { codeKey, parseCode } from '@plumbline/knowledge/regulations/codes'

const generalDuty = /^OSH Act 5\(a\)\(1\)/i

/** What the rules cited mean for a fine by the Field Operations Manual, chapter 6. */
export function citedRules(codes: readonly string[]) {
  const finable = codes.filter(isOsha)
  const serious = finable.filter(code => !isRegulatory(code))
  return {
    isFinable: finable.length > 0,
    /** Only parts 1903 and 1904: not serious, and reduced for size and history alone (X). */
    isRegulatory: finable.length > 0 && serious.length === 0,
    /** A death or severe injury wasn't reported: no good faith (III.B.3). */
    isUnreported: finable.some(code => isSection(code, '1904', '39')),
    /** Abatement wasn't verified: neither good faith nor history (III.B). */
    isUnverified: finable.some(code => isSection(code, '1903', '19')),
    isGeneralDuty: codes.every(code => generalDuty.test(code)),
    /** Rules that could be cited one by one. Cited twice, a rule is one item (chapter 4, combining). */
    items: new Set((serious.length > 0 ? serious : finable).map(codeKey)).size,
  }
}
export type CitedRules = ReturnType<typeof citedRules>

/** OSHA fines by its Act, and by title 29 of the Code of Federal Regulations; an older short form has no title. */
function isOsha(code: string) {
  if (/^OSH Act\b/i.test(code)) return true
  const parsed = parseCode(code)
  return parsed?.system === 'cfr' && (parsed.title ?? 29) === 29
}

const isRegulatory = (code: string) => isSection(code, '1903') || isSection(code, '1904')

function isSection(code: string, part: string, section?: string) {
  const parsed = parseCode(code)
  if (parsed?.system !== 'cfr' || parsed.part !== part) return false
  return section === undefined || parsed.section === section
}
