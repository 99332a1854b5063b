import { expect, test } from 'vitest'
import type { ImageResult } from '../analyzer'
import type { Claim } from '../findings'
import type { AnnotatedPicture } from './annotations'
import { scoreSecondLook } from './second-look-score'

const box = { x: 10, y: 10, width: 40, height: 100 }
const claim = {
  rule: 'second-look',
  hazard: 'head-protection',
  severity: 'Medium',
  confidence: null,
  boundingBoxes: [{ ...box, label: '', labelCode: 'head-protection', severity: 'Medium' }],
} as unknown as Claim

const looked = (workplace: 'yes' | 'no', claims: Claim[]) => ({
  picture: {
    file: 'a.jpg',
    scene: 'site',
    workplace,
    findings: workplace === 'yes' ? [{ kind: 'head-protection', box, severity: 'Medium' }] : [],
  } as AnnotatedPicture,
  result: { secondLook: { model: 'eye', asked: 3, unanswered: 1, claims } } as ImageResult,
})

test('claims are counted by hazard, and scored beside what the rules flagged on the same pictures', () => {
  const all = [looked('yes', [claim]), looked('no', [claim])]
  const flags = all.map(({ picture }) => ({ picture, flagged: [] }))
  const { withClaims, ...score } = scoreSecondLook(all, flags)
  expect(score).toEqual({
    model: 'eye',
    asked: 6,
    unanswered: 2,
    pictures: 2,
    claims: [{ hazard: 'head-protection', claims: 2 }],
    claimsElsewhere: 1,
  })
  // Right on the one, wrong on the other.
  expect(withClaims.kinds).toMatchObject([
    { kind: 'head-protection', precision: { hits: 1, of: 2 }, recall: { hits: 1, of: 1 } },
  ])
})
