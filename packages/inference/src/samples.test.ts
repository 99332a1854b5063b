import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { ImageResult } from './analyzer'
import { createAnalyzer } from './create-analyzer'
import { readDetectorCard } from './detector/card'
import { applyRules } from './rules/apply-rules'
import { tolerance } from './self-check/tolerance'
import { shownDifferences } from './testing/shown-difference'
import { defaultModelsFolder } from './worker/locations'

type Sample = {
  file: string
  expected: { rule: string; severity: string }[]
}

const folder = new URL('../../../apps/web/public/samples/', import.meta.url)
const samples: Sample[] = JSON.parse(readFileSync(new URL('index.json', folder), 'utf8'))

const analyzer = createAnalyzer()
const safely = createAnalyzer({ precision: async () => 'safe' })
afterAll(() => Promise.all([analyzer.close(), safely.close()]))

const inOrder = (found: Sample['expected']) =>
  found.map(({ rule, severity }) => `${severity} ${rule}`).toSorted()

const shownIn = ({ violations }: ImageResult) =>
  violations.map(({ rule, confidence, boundingBoxes }) => ({ rule, confidence, boxes: boundingBoxes }))

/** A newcomer's first picture must not depend on a lucky decimal: every violation is well above its threshold. */
const SURE = 0.55

test('at least three samples show something, and one shows that nothing is wrong', () => {
  expect(samples.filter(({ expected }) => expected.length > 0).length).toBeGreaterThanOrEqual(3)
  expect(samples.filter(({ expected }) => expected.length === 0)).toHaveLength(1)
})

test.each(samples)('$file shows what the index says, surely', async ({ file, expected }) => {
  const bytes = readFileSync(new URL(file, folder))
  expect(bytes.length).toBeLessThan(250_000)
  const result = (await analyzer.analyze({ bytes })) as ImageResult
  expect(inOrder(result.violations)).toEqual(inOrder(expected))
  for (const { rule, confidence } of result.violations) expect(confidence, rule).toBeGreaterThan(SURE)

  // Another processor's scores are a little higher or lower, which must not change what the sample shows.
  const { trustedClasses, thresholds, calibration } = await readDetectorCard(defaultModelsFolder())
  for (const change of [-tolerance.confidence, tolerance.confidence]) {
    const shifted = result.findings.map(finding => ({ ...finding, confidence: finding.confidence + change }))
    const kept = shifted.filter(({ label, confidence }) => confidence >= (thresholds[label] ?? 1))
    const { looksLike, tags } = result
    const judged = applyRules(kept, result, null, {
      trustedClasses,
      thresholds,
      calibration,
      looksLike,
      tags,
    })
    expect(inOrder(judged.violations), `scores changed by ${change}`).toEqual(inOrder(expected))
  }
})

test.each(samples)('$file shows the same when it is computed in floating point', async ({ file }) => {
  const bytes = readFileSync(new URL(file, folder))
  const fast = (await analyzer.analyze({ bytes })) as ImageResult
  const safe = (await safely.analyze({ bytes })) as ImageResult
  expect(inOrder(safe.violations)).toEqual(inOrder(fast.violations))
  expect(shownDifferences(shownIn(fast), shownIn(safe), fast)).toEqual([])
})
