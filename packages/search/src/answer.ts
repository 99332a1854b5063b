import { isStopWord, stemOf, tokensIn } from './tokens'

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}$\d"'(])/u
/** Questions that a figure answers. */
const asksForFigure =
  /\b(how (high|deep|tall|far|wide|long|many|much|often|close|loud|hot|heavy|big|strong|steep)|what (height|depth|distance|angle|width)|when|limit|minimum|maximum|at least|ab welcher|wie (hoch|tief|weit|lange|viele|oft)|quelle hauteur|combien|a que altura|cuant[oa]s?|que altura)\b|多[高深远少久大长]/i

/** The sentence of a text that answers a query best: most of its words, and a figure where one was asked for. */
export function answerIn(text: string, query: string, stems: ReadonlySet<string>): string | null {
  const sentences = text.split(sentenceEnd).map(each => each.trim())
  const wantsFigure = asksForFigure.test(query)
  let best: { sentence: string; score: number } | undefined
  for (const sentence of sentences) {
    const words = new Set(
      tokensIn(sentence)
        .filter(word => !isStopWord(word))
        .map(stemOf),
    )
    const shared = [...words].filter(stem => stems.has(stem)).length
    const score = shared + (wantsFigure && /\d/.test(sentence) ? 1.5 : 0)
    if (score > (best?.score ?? 0)) best = { sentence, score }
  }
  return best?.sentence ?? sentences[0] ?? null
}
