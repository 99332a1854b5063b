import { hazards, unknownCodes } from '@plumbline/knowledge'
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
  const found = spokenViolations([
    mention(),
    mention({ span: { start: 80, end: 82 }, confidence: 0.8 }),
    mention({ hazard: 'ladder', keyword: 'ladder' }),
  ])
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

test('every hazard can be spoken of with citations that exist and steps to take', () => {
  for (const { id } of hazards) {
    const [violation] = spokenViolations([mention({ hazard: id })])
    expect(unknownCodes(violation?.regulationCodes ?? ['none'])).toEqual([])
    expect(violation?.remediationSteps.length).toBeGreaterThan(2)
  }
})
