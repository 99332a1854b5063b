/** The loudest sample of each of so many equal parts, 0 to 1: what a waveform draws. */
export function peaksOf(samples: Float32Array, parts: number): number[] {
  const length = samples.length / parts
  return Array.from({ length: parts }, (_, part) => {
    let peak = 0
    const end = Math.min(
      samples.length,
      Math.max(Math.floor((part + 1) * length), Math.floor(part * length) + 1),
    )
    for (let at = Math.floor(part * length); at < end; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return Math.min(1, peak)
  })
}

const [quiet, loud] = [30, 120]

/** The measured level over time, drawn like a waveform where the recording itself cannot be decoded. */
export const peaksOfLevels = (levels: readonly (number | null)[]): number[] =>
  levels.map(level => (level === null ? 0 : Math.min(1, Math.max(0.02, (level - quiet) / (loud - quiet)))))

export type Piece = { text: string; hit: boolean }

/** A sentence cut where one of the keywords stands in it. */
export function piecesOf(sentence: string, keywords: readonly string[]): Piece[] {
  const wanted = keywords.filter(Boolean).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (wanted.length === 0) return [{ text: sentence, hit: false }]
  return sentence
    .split(new RegExp(`(${wanted.join('|')})`, 'giu'))
    .map((text, index) => ({ text, hit: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
