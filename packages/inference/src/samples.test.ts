import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createAnalyzer } from './create-analyzer'

type Sample = {
  file: string
  expected: { rule: string; severity: string }[]
}

const folder = new URL('../../../apps/web/public/samples/', import.meta.url)
const samples: Sample[] = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'))

const analyzer = createAnalyzer()
afterAll(() => analyzer.close())

const inOrder = (found: Sample['expected']) =>
  found.map(({ rule, severity }) => `${severity} ${rule}`).toSorted()

/** A newcomer's first picture must not depend on a lucky decimal: every violation is well above its threshold. */
const SURE = 0.55

test('at least three samples show something, and one shows that nothing is wrong', () => {
  expect(samples.filter(({ expected }) => expected.length > 0).length).toBeGreaterThanOrEqual(3)
  expect(samples.filter(({ expected }) => expected.length === 0)).toHaveLength(1)
})

test.each(samples)(
  '$file shows what the index says, surely',
  { timeout: 120_000 },
  async ({ file, expected }) => {
    const bytes = readFileSync(new URL(file, folder))
    expect(bytes.length).toBeLessThan(250_000)
    const result = await analyzer.analyze({ bytes })
    expect(inOrder(result.violations)).toEqual(inOrder(expected))
    for (const { rule, confidence } of result.violations) expect(confidence, rule).toBeGreaterThan(SURE)
  },
)
