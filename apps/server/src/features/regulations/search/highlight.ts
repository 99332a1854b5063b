import type { Segment } from '@plumbline/contract'
import { placesOfWords, stemOf } from './words'

/** A text in pieces, those that were looked for marked: for a screen to show as text, never as HTML. */
export function highlight(text: string, stems: ReadonlySet<string>): Segment[] {
  const pieces: Segment[] = []
  let at = 0
  for (const { word, from, to } of placesOfWords(text)) {
    if (!stems.has(stemOf(word))) continue
    if (from > at) pieces.push({ text: text.slice(at, from), hit: false })
    pieces.push({ text: text.slice(from, to), hit: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false })
  return pieces
}
