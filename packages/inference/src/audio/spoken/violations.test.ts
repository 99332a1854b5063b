import { assumedLaw, hazards, lawOf } from '@plumbline/knowledge'
import { expect, test } from 'vitest'
import type { HeardHazard } from './spoken-hazards'
import { spokenViolations } from './violations'

const mention = (changes: Partial<HeardHazard> = {}): HeardHazard => ({
  span: { start: 72.4, end: 75 },
  hazard: 'fire',
  keyword: 'smoke',
  sentence: 'There is smoke.',
  confidence: 0.6,
  ...changes,
})

test('mentions of one hazard are one violation, at the first time it was named', () => {
  const found = spokenViolations(
    [
      mention(),
      mention({ span: { start: 80, end: 82 }, confidence: 0.8 }),
      mention({ hazard: 'ladder', keyword: 'ladder' }),
    ],
    assumedLaw,
  )
  expect(found).toHaveLength(2)
  expect(found[0]).toMatchObject({
    rule: 'speech',
    hazard: 'fire',
    severity: 'High',
    span: { start: 72.4, end: 75 },
    confidence: 0.8,
    boundingBoxes: [],
  })
  expect(found[0]?.because.text).toBe("“smoke” was heard 2 times, first at 1:12; there's no picture of it")
  expect(found[1]?.severity).toBe('Medium')
})

test('what somebody said is reported, and cites one code of the law of the place at most', () => {
  const edge = [mention({ hazard: 'unprotected-edge', keyword: 'no guardrail' })]
  const site = (country: string, industry: 'construction' | 'retail') =>
    lawOf({ country, state: null, industry })
  const cites = (law: Parameters<typeof spokenViolations>[1]) =>
    spokenViolations(edge, law).map(({ basis, regulationCodes }) => [basis, ...regulationCodes])
  expect(cites(assumedLaw)).toEqual([['reported', '29 CFR 1926.501(b)(1)']])
  expect(cites(site('US', 'retail'))).toEqual([['reported', '29 CFR 1910.28(b)(1)(i)']])
  expect(cites(site('GB', 'construction'))).toEqual([['reported', 'UK WAH 2005 reg. 6']])
  expect(cites(site('BR', 'construction'))).toEqual([['reported']])
})

test('every hazard can be spoken of, with steps to take', () => {
  for (const { id } of hazards) {
    const [violation] = spokenViolations([mention({ hazard: id })], assumedLaw)
    expect(violation?.regulationCodes.length).toBeLessThanOrEqual(1)
    expect(violation?.remediationSteps.length).toBeGreaterThan(2)
  }
})
