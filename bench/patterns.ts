// Usage: npm run bench:patterns
import { patterns, wordsOf } from './lib/patterns'

/** As long as the longest text that people may send. */
const LENGTH = 4_000
const SHOWN_MS = 5

const repeated = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

/** What makes an expression of this kind try the longest: runs of what it repeats, and of its own words. */
function attacks(expression: RegExp): string[] {
  const { source } = expression
  const words = wordsOf(expression).slice(0, 12)
  const signs = [...source.matchAll(/[^\p{L}\d\s\\()[\]{}|*+?^$]/gu)].map(([sign]) => sign).slice(0, 6)
  const pieces = new Set(['a', 'A', '0', ' ', '\n', '-', '.', 'a ', '0 ', '0.', '0,', 'Aa ', '((', '[[', '<'])
  for (const word of words) for (const piece of [word, `${word} `, `${word}s `]) pieces.add(piece)
  for (const sign of signs) for (const piece of [sign, `${sign} `, `a${sign}`, `0${sign}`]) pieces.add(piece)
  const [first = 'a', second = '0'] = words
  pieces.add(`${first} ${second} `)
  return [...pieces].flatMap(piece => [`${repeated(piece)}\u0001`, `${first}${repeated(piece)}\u0001`])
}

const slow: { ms: number; what: string }[] = []
const all = patterns()
let tried = 0
for (const { path, expression } of all) {
  let worst = 0
  for (const text of attacks(expression)) {
    const start = performance.now()
    expression.exec(text)
    worst = Math.max(worst, performance.now() - start)
    tried += 1
  }
  if (worst >= SHOWN_MS) slow.push({ ms: worst, what: `${path} ${String(expression).slice(0, 150)}` })
}
console.log(`${all.length} expressions, ${tried} texts of ${LENGTH} characters`)
for (const { ms, what } of slow.toSorted((a, b) => b.ms - a.ms)) console.log(`${ms.toFixed(1)} ms  ${what}`)
