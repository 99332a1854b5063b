export type JsonLimits = { maxDepth: number; maxValues: number }
export type JsonExcess = 'too_deep' | 'too_many_values'

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [...'"\\,[{]}'].map(
  character => character.charCodeAt(0),
)

/**
 * Counts the levels and values of JSON before it's parsed, piece by piece: a parser would build millions of nested
 * lists out of a few megabytes of brackets.
 */
export class JsonScanner {
  private readonly limits: JsonLimits
  private depth = 0
  private values = 1
  private isInText = false
  private isEscaped = false

  constructor(limits: JsonLimits) {
    this.limits = limits
  }

  /** What there is too much of after this piece. */
  scan(text: string): JsonExcess | undefined {
    const { maxDepth, maxValues } = this.limits
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (this.isInText) this.scanText(code)
      else if (code === QUOTE) this.isInText = true
      else if (code === COMMA) this.values++
      else if (code === OPEN_LIST || code === OPEN_OBJECT) this.depth++
      else if (code === CLOSE_LIST || code === CLOSE_OBJECT) this.depth--
      if (this.depth > maxDepth) return 'too_deep'
      if (this.values > maxValues) return 'too_many_values'
    }
    return undefined
  }

  private scanText(code: number) {
    if (this.isEscaped) this.isEscaped = false
    else if (code === BACKSLASH) this.isEscaped = true
    else if (code === QUOTE) this.isInText = false
  }
}
