import type { Segment as HighlightedText } from '@plumbline/contract'
import { stemOf, tokensWithPositions } from './tokens'

/** A text in parts, with the words of the query marked. Clients show the parts as text, never as HTML. */
export function highlight(text: string, stems: ReadonlySet<string>): HighlightedText[] {
  const parts: HighlightedText[] = []
  let at = 0
  for (const { word, from, to } of tokensWithPositions(text)) {
    if (!stems.has(stemOf(word))) continue
    if (from > at) parts.push({ text: text.slice(at, from), hit: false })
    parts.push({ text: text.slice(from, to), hit: true })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), hit: false })
  return parts
}
