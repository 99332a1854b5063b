const PARAGRAPHS = '(?:\\s?\\((?:[a-z]{1,4}|\\d{1,3}|[A-Z]{1,4})\\))*'
const NUMBER = '\\d[\\d.]*\\d|\\d'

/** What looks like the code of a regulation, in the systems of law that the library has. */
const patterns = [
  `\\b\\d{1,2}\\s*C\\.?\\s?F\\.?\\s?R\\.?\\s*(?:§+\\s*|[Pp]arts?\\s+)?\\d+(?:\\.\\d+)?${PARAGRAPHS}`,
  `\\b(?:OSHA\\s+)?(?:19[01]\\d|1926|1928)\\.\\d{1,4}${PARAGRAPHS}`,
  '\\b(?:DGUV|BGV|BGR)\\s+(?:Vorschrift|Regel|Information|Grundsatz)\\s+\\d[\\d-]*(?:\\s+§+\\s*\\d+)?',
  '\\b(?:DIN|ISO|EN|TRBS|TRGS|ASR|ANSI|NFPA|JGJ|GB|GBZ|NIOSH|ASTM|CSA|ASME|OSHA CPL|STD)(?:[\\s/-]+[A-Z]{1,3})?[\\s-]+[A-Z]?\\d[\\d./-]*',
  '\\b(?:RD|RDLeg|Real Decreto|Ley|EU|UE|SOR|O\\. ?Reg\\.|Directive|Richtlinie|Directiva)[\\s/]+\\d+[/-]\\d+(?:/\\w+)?',
  '\\b\\d{4}/\\d+/(?:EC|EEC|EU|EG|EWG|CE|CEE|UE)\\b',
  '\\b[LRD]\\.?\\s?\\d{3,4}-\\d+(?:-\\d+)?',
  '\\b(?:WAC|OAR|NAC|ARM)\\s+\\d+-\\d+-\\d+',
  '\\b\\d{1,2}\\s+CCR\\s+§?\\s*\\d+',
  // 'UK CDM 2015 reg. 99', 'ArbSchG § 99', 'CN Work Safety Law art. 200'.
  `(?:\\p{Lu}[\\p{L}\\d-]*\\s+){1,6}(?:\\d{4}\\s+)?(?:(?:reg|art|s|r|c)\\.|§+|Art\\.|Reg\\.|Sec\\.|Section|Article|Nr\\.)\\s*(?:${NUMBER})`,
  `(?:§+|Art\\.)\\s*(?:${NUMBER})(?:\\s+\\p{Lu}[\\p{L}]+)?`,
  // 'SITE-7', as organizations number their own.
  '\\b[A-Z]{2,}(?:-[A-Z]+)*-\\d+\\b',
]
const anyCode = new RegExp(patterns.map(pattern => `(?:${pattern})`).join('|'), 'gu')

/** Two ways to write the same code: 'OSHA 1926.501 (b)(1)' and '29 CFR 1926.501(b)(1)'. */
const keyOf = (code: string) =>
  code
    .toLowerCase()
    .replace(/^(?:osha\s+)?(?:29\s*c\.?f\.?r\.?\s*)?/u, '')
    .replace(/[§\s]+/gu, '')
    .replace(/(?<!\d)\.|\.(?!\d)/gu, '')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The code as a whole: a paragraph of it is another code. */
const mentionOf = (code: string) =>
  `(?<![\\p{Script=Latin}\\d.])${code.trim().split(/\s+/u).map(escaped).join('\\s*')}(?![\\p{Script=Latin}\\d(]|\\.\\d)`

/** The codes that a model was given, and what it makes of them. */
export class GivenCodes {
  private readonly byKey = new Map<string, string>()

  add(code: string) {
    this.byKey.set(keyOf(code), code)
  }

  /** The given code that is meant, or undefined. */
  find(code: string): string | undefined {
    return this.byKey.get(keyOf(code))
  }

  /** Replaces what looks like a code: those that were given, and those that were not. */
  replaceIn(text: string, given: (code: string) => string, invented: (code: string) => string): string {
    const known = [...this.byKey.values()].toSorted((a, b) => b.length - a.length)
    if (known.length === 0) return text.replace(anyCode, invented)
    const mention = new RegExp(known.map(mentionOf).join('|'), 'giu')
    let result = ''
    let from = 0
    const scan = (piece: string) =>
      piece.replace(anyCode, found => {
        const code = this.find(found)
        return code ? given(code) : invented(found.trim())
      })
    for (const { 0: found, index } of text.matchAll(mention)) {
      result += scan(text.slice(from, index)) + given(this.find(found) ?? found)
      from = index + found.length
    }
    return result + scan(text.slice(from))
  }
}
