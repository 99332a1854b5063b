import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { builtPatterns, patterns } from '../bench/lib/patterns'
import { ambiguousAlternatives } from './lib/ambiguity'

/** Whose matching takes more than the text's length, and why that is no harm. Each begins like its expression. */
const reviewed: readonly (readonly [start: string, reason: string])[] = [
  [String.raw`/\$?\d[\d,.]*(?:\s?(?:ft|`, 'reads summaries of the built-in library only'],
  [String.raw`/(?<=s\. \d+)\.\d`, 'reads codes of the built-in library'],
  [
    String.raw`/(?<![@/:][^\s]*)(?<=[\p{L}\d-])\.`,
    'reads emails, in which others wrote at most 2,000 characters',
  ],
  [
    String.raw`/(\p{Lu}[A-Za-z\d&'.-]*(?:\s+\p{Lu}`,
    'reads at most 1,000 characters of a question, with short words',
  ],
  [
    String.raw`/(?:\b\d{1,2}\s*C\.?\s?F\.?`,
    'reads at most 6,000 characters of a language model, which takes 0.1 s at worst',
  ],
  [String.raw`/\{\{(.+?)\}\}/`, "reads the product's own texts"],
  [String.raw`/\/+$/`, "reads the address of the reader's own browser; older browsers know no look behind"],
]

/** Tests and the build read only what is in the repository. */
const isShipped = (path: string) => !path.includes('/testing/') && !path.startsWith('apps/web/vite/')
/** Where a search starts matters in the expression that a cue is built into, such as between `\b`. */
const isPart = (path: string) => /^packages\/languages\/[a-z]{2}\/assistant\//.test(path)

const reviewOf = (expression: string) => reviewed.find(([start]) => expression.startsWith(start))

/** Why the time to match grows with the square of the text's length, or worse. */
function slownessOf(path: string, expression: RegExp): string[] {
  const reportTypes = { Move: !isPart(path), Self: true, Trade: true }
  const [report] = analyse(expression, { reportTypes, maxReports: 1 }).reports
  const ambiguous = ambiguousAlternatives(expression)
  return [
    ...(report
      ? [`is ${report.exponential ? 'exponential' : 'slow'} on ${report.character.literal.source}`]
      : []),
    ...ambiguous.map(pair => `repeats ${pair}`),
  ]
}

const all = [...patterns(), ...(await builtPatterns())].filter(({ path }) => isShipped(path))
const slow = all.flatMap(({ path, expression }) =>
  slownessOf(path, expression).map(how => ({
    expression: String(expression),
    what: `${path} ${how}: ${expression}`,
  })),
)

test('no regular expression takes more than linear time, but those that were reviewed', () => {
  expect(all.length).toBeGreaterThan(1_300)
  expect(slow.filter(({ expression }) => !reviewOf(expression)).map(({ what }) => what)).toEqual([])
})

test('every reviewed expression is still there', () => {
  const found = new Set(slow.map(({ expression }) => reviewOf(expression)))
  expect(reviewed.filter(each => !found.has(each))).toEqual([])
})

test.each([/^(a+)+$/, /^.*x.*x.*y$/, /\s+$/, /^(?:a|b|ab)*c$/])('%s is found', expression => {
  expect(slownessOf('bad.ts', expression)).not.toEqual([])
})
