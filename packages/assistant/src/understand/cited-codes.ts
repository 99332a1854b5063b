/** Codes of other systems than the CFR as people write them inside a question. */
const patterns = [
  /\bDGUV (?:Vorschrift|Regel|Information|Grundsatz)\s+\d[\d-]*/gi,
  /\b(?:DIN|ISO|EN|TRBS|TRGS|ASR|ANSI|NFPA|JGJ|GB|GBZ)\s+[A-Z]?\d[\d.-]*/g,
  /\b(?:RD|Real Decreto)\s+\d+\/\d{4}/gi,
  /\b[LRD]\.?\s?\d{4}-\d+/g,
  /\bNR-?\s?\d+/g,
]
const digits = (text: string) => text.replace(/\D+/g, ' ').trim()

/** A code in the question that none of the records has; null where it names none, or one that was found. */
export function missingCode(text: string, codes: readonly string[]): string | null {
  const cited = patterns.flatMap(pattern => text.match(pattern) ?? [])
  const known = codes.map(code => ` ${digits(code)} `)
  return cited.find(code => !known.some(each => each.includes(` ${digits(code)} `))) ?? null
}
