/** Short names of laws and ordinances as people type them, with the one spelling of the library's keys. */
const laws: Record<string, string> = {
  arbschg: 'arbschg',
  arbeitsschutzgesetz: 'arbschg',
  baustellv: 'baustellv',
  baustellenverordnung: 'baustellv',
  betrsichv: 'betrsichv',
  betriebssicherheitsverordnung: 'betrsichv',
  arbstättv: 'arbstättv',
  arbstaettv: 'arbstättv',
  arbstattv: 'arbstättv',
  arbeitsstättenverordnung: 'arbstättv',
  gefstoffv: 'gefstoffv',
  gefahrstoffverordnung: 'gefstoffv',
  lärmvibrationsarbschv: 'lärmvibrationsarbschv',
  laermvibrationsarbschv: 'lärmvibrationsarbschv',
  lärmvibrations: 'lärmvibrationsarbschv',
  'psa-bv': 'psa-bv',
  'psa bv': 'psa-bv',
  psabv: 'psa-bv',
  'psa-benutzungsverordnung': 'psa-bv',
  lasthandhabv: 'lasthandhabv',
  lastenhandhabungsverordnung: 'lasthandhabv',
  arbmedvv: 'arbmedvv',
  asig: 'asig',
  arbeitssicherheitsgesetz: 'asig',
  'sgb vii': 'sgb vii',
  'sgb 7': 'sgb vii',
  jarbschg: 'jarbschg',
  jugendarbeitsschutzgesetz: 'jarbschg',
  muschg: 'muschg',
  mutterschutzgesetz: 'muschg',
  arbzg: 'arbzg',
  arbeitszeitgesetz: 'arbzg',
  ostrv: 'ostrv',
  emfv: 'emfv',
  biostoffv: 'biostoffv',
  biostoffverordnung: 'biostoffv',
}
const LAW_NAME = `(${Object.keys(laws)
  .sort((a, b) => b.length - a.length)
  .join('|')})`
const PARAGRAPH = '(?:§+|paragra(?:f|ph)|par\\.?)'
/** A sentence or clause within a paragraph leads to the paragraph. */
const WITHIN = '(?: ?(?:abs(?:atz|\\.)?|satz|s\\.|nr\\.?|nummer|\\() ?.*)?'
const nameFirst = new RegExp(`^(?:de )?${LAW_NAME}(?: ?,? ?${PARAGRAPH})? ?(\\d+[a-z]?)${WITHIN}$`)
const nameLast = new RegExp(`^(?:de )?${PARAGRAPH}? ?(\\d+ ?[a-z]?)${WITHIN} (?:der |des )?${LAW_NAME}$`)
const ANNEX =
  '(?:anhang|anh\\.?)(?: ([ivx]+|\\d+)(?![.\\d]))?(?:,? ?(?:(?:nr|ziff)\\.?|nummer|ziffer)? ?(\\d+(?:\\.\\d+)*))?'
const annexAfter = new RegExp(`^(?:de )?${LAW_NAME},? ${ANNEX}$`)
const annexBefore = new RegExp(`^${ANNEX} (?:der |des |zur )?${LAW_NAME}$`)

/** Numbers are padded so that § 1 is no beginning of § 10. */
const padded = (number: string | undefined) => number?.replace(/\d+/g, digits => digits.padStart(3, '0'))
const joined = (...parts: (string | undefined)[]) => parts.filter(part => part !== undefined).join(' ')

function lawKey(typed: string): string | undefined {
  const whole = laws[typed.replace(/^de /, '')]
  if (whole) return `de ${whole}`
  const first = nameFirst.exec(typed)
  if (first) return joined('de', laws[first[1] as string], padded(first[2]))
  const last = nameLast.exec(typed)
  if (last) return joined('de', laws[last[2] as string], padded(last[1]?.replace(' ', '')))
  const after = annexAfter.exec(typed)
  if (after) return joined('de', laws[after[1] as string], 'anhang', after[2], padded(after[3]))
  const before = annexBefore.exec(typed)
  if (before) return joined('de', laws[before[3] as string], 'anhang', before[1], padded(before[2]))
  return undefined
}

/** Rules of the accident insurers: 'DGUV Vorschrift 38 § 9', 'DGUV V38', 'DGUV 38', 'DGUV Regel 112-189'. */
function dguvKey(typed: string): string | undefined {
  const match =
    /^dguv[- ]?(?:(vorschrift|v|regel|r|information|info|i|grundsatz|g)\.? ?)?(\d{1,3}(?:-\d{3})?)(?:,? ?(?:§+|paragra(?:f|ph)) ?(\d+[a-z]?))?(?: ?abs.*)?$/.exec(
      typed,
    )
  if (!match) return undefined
  const [, kind = '', number = '', section] = match
  const kinds: Record<string, string> = { r: 'regel', i: 'information', g: 'grundsatz' }
  const series = number.startsWith('1') ? 'regel' : number.startsWith('2') ? 'information' : 'grundsatz'
  const full = number.includes('-') ? (kinds[kind[0] ?? ''] ?? series) : 'vorschrift'
  return joined('dguv', full, padded(number), padded(section))
}

/** Technical rules and standards: 'ASR A2.1', 'TRBS 2121 Teil 1', 'TRBS 2121-1', 'TRGS 519', 'DIN 4124'. */
function technicalKey(typed: string): string | undefined {
  const asr = /^asr ?(?:a|v)? ?(\d)[. ](\d{1,2})(?:\/\d.*)?$/.exec(typed)
  if (asr) return `asr ${typed.includes('v') ? 'v' : 'a'}${asr[1]}.${asr[2]}`
  if (/^asr ?v ?3$/.test(typed)) return 'asr v3'
  const rule =
    /^(trbs|trgs|trba|trlv|rab|din(?: en)?(?: iso)?|vde|din vde) ?(\d[\d-]*?)(?:(?: teil |-| t)(\d+))?$/.exec(
      typed,
    )
  if (rule) return joined(rule[1], rule[2], rule[3] && `teil ${rule[3]}`)
  return undefined
}

/** 'de betrsichv 014' for '§ 14 BetrSichV'; nothing for what is no German code. */
export function germanKey(typed: string): string | undefined {
  const plain = typed.toLowerCase()
  return lawKey(plain) ?? dguvKey(plain) ?? technicalKey(plain)
}
