/** Whether a section's official text has the paragraph a code names: for '1926.501(b)(4)(i)' the path is b, 4, i. */
export function hasParagraph(text: string, path: readonly string[]): boolean {
  const [designator, ...rest] = path
  return designator === undefined || partsOf(text, designator).some(part => hasParagraph(part, rest))
}

export const paragraphPath = (code: string): string[] =>
  [...code.matchAll(/\(([^)]+)\)/g)].map(match => match[1] as string)

/**
 * What may be the paragraph, from its designator to the next of its rank: several, since (2) may also be a
 * sub-paragraph of (1). Predecessors must come before, so that (c) is not found where there is no (b).
 */
function partsOf(text: string, designator: string): string[] {
  let at = 0
  for (const earlier of before(designator)) {
    const next = positionOf(text, earlier, at)
    if (next === undefined) return []
    at = next
  }
  const parts: string[] = []
  const following = successor(designator)
  for (
    let start = positionOf(text, designator, at);
    start !== undefined;
    start = positionOf(text, designator, start + 1)
  ) {
    const end = following === undefined ? undefined : positionOf(text, following, start + 1)
    parts.push(text.slice(start + designator.length + 2, end))
  }
  return parts
}

/** At the start of a line, right after another designator, or after a heading's dash or stop: never inside a sentence. */
function positionOf(text: string, designator: string, from: number): number | undefined {
  const pattern = new RegExp(`(?:^|\\n|^\\s*|\\)\\s?|[.:—]\\s?)(?=\\(${designator}\\))`, 'g')
  pattern.lastIndex = from
  const match = pattern.exec(text)
  return match ? match.index + match[0].length : undefined
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

function sequenceOf(designator: string): readonly string[] {
  if (/^\d+$/.test(designator)) return Array.from({ length: 300 }, (_, i) => String(i + 1))
  if (romans.includes(designator) && designator !== 'i') return romans
  if (/^[A-Z]$/.test(designator)) return Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
  return Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i))
}

function before(designator: string): readonly string[] {
  // (i) is the first roman or the ninth letter; both are allowed, so nothing is asked of what comes before.
  if (designator === 'i') return []
  const sequence = sequenceOf(designator)
  return sequence.slice(0, sequence.indexOf(designator))
}

function successor(designator: string): string | undefined {
  // What follows (h) cannot be told from a first roman within it.
  if (designator === 'h' || designator === 'i') return undefined
  const sequence = sequenceOf(designator)
  return sequence[sequence.indexOf(designator) + 1]
}
