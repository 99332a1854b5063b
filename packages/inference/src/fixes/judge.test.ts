import { type Box, type Label, pictureTags, type TagChances } from '@plumbline/domain'
import { expect, test } from 'vitest'
import type { Finding, Violation } from '../findings'
import { judge } from './judge'
import type { PlaceMatch } from './place/match-places'
import { compareSubjects } from './subject'

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1]
const head: Box = { x: 100, y: 100, width: 40, height: 40 }
const body: Box = { x: 80, y: 95, width: 90, height: 300 }
const machine: Box = { x: 300, y: 80, width: 300, height: 300 }
const trustedClasses: Label[] = ['person', 'hard_hat', 'no_hard_hat', 'safety_vest', 'machinery', 'fire']

const place = (changes: Partial<PlaceMatch> = {}): PlaceMatch => ({
  fault: null,
  isSamePhoto: false,
  alignment: identity,
  likeness: [0.1],
  inliers: 100,
  ...changes,
})
const nothing = Object.fromEntries(pictureTags.map(tag => [tag, 0])) as TagChances
const seen = (findings: [Label, Box][] = [], hazards: Violation['hazard'][] = []) => ({
  tags: nothing,
  width: 800,
  height: 600,
  trustedClasses,
  findings: findings.map(([label, box]): Finding => ({ label, box, confidence: 0.9 })),
  violations: hazards.map(hazard => ({ hazard, boundingBoxes: [{ ...head }] }) as Violation),
})
const bareHead = { hazard: 'head-protection', boxes: [{ ...head }], isReported: false }
const burning = { hazard: 'fire', boxes: [{ ...head, labelCode: 'fire' }], isReported: false }
const tooClose = {
  hazard: 'struck-by-plant',
  boxes: [
    { ...body, labelCode: 'close_to_machinery' },
    { ...machine, labelCode: 'machinery' },
  ],
  isReported: false,
}
const wearsHat: [Label, Box][] = [
  ['person', body],
  ['hard_hat', head],
]
function verdict(...given: Parameters<typeof judge>) {
  const { outcome, reason } = judge(...given)
  return `${outcome} ${reason.code}`
}

test.each([
  ['the same photo', place({ isSamePhoto: true }), 'fix.same_photo'],
  ['a dark one', place({ fault: 'too_dark' }), 'fix.too_dark'],
  ['a blurred one', place({ fault: 'blurred' }), 'fix.blurred'],
  ['another place', place({ alignment: null }), 'fix.other_place'],
  // Twice as far to the left as the spot is from the edge.
  ['a photo that cuts the spot off', place({ alignment: [1, 0, 300, 0, 1, 0, 0, 0, 1] }), 'fix.out_of_view'],
  ['one from far away', place({ alignment: [3, 0, 0, 0, 3, 0, 0, 0, 1] }), 'fix.too_far'],
  ['a spot that looks the same', place({ likeness: [0.95] }), 'fix.unchanged'],
])('nothing can be told from %s', (_, match, code) => {
  expect(verdict(burning, seen(), match)).toBe(`cannot_tell ${code}`)
})

test('a fire that the detector sees anywhere is still there; otherwise the spot is clear', () => {
  expect(verdict(burning, seen([['fire', head]]), place())).toBe('still_there fix.seen')
  expect(verdict(burning, seen([['fire', machine]]), place())).toBe('still_there fix.seen_in_photo')
  expect(verdict(burning, seen(), place())).toBe('not_seen fix.spot_clear')
  for (const tags of [{ fire: 0.4 }, { smoke: 0.6 }]) {
    const smoldering = { ...seen(), tags: { ...nothing, ...tags } }
    expect(verdict(burning, smoldering, place())).toBe('cannot_tell fix.may_burn')
  }
})

test.each([
  ['same', { scaffold: 0.9 }, { scaffold: 0.7, no_workplace: 0.1 }],
  ['other', { scaffold: 0.9 }, { scaffold: 0.05, racking: 0.8 }],
  ['none', { scaffold: 0.9, no_workplace: 0.02 }, { no_workplace: 0.8 }],
  // Something else as well, while what was there before may still be.
  ['unclear', { scaffold: 0.9 }, { scaffold: 0.3, racking: 0.8 }],
  ['unclear', { scaffold: 0.9 }, { scaffold: 0.01 }],
  ['unclear', { scaffold: 0.3 }, { racking: 0.8 }],
  ['unclear', { no_workplace: 0.7 }, { no_workplace: 0.8 }],
])('two photos of other places show %s as their subject', (expected, before, after) => {
  expect(compareSubjects({ ...nothing, ...before }, { ...nothing, ...after })).toBe(expected)
})

test('a bare head is gone only when people are in view and all wear a hard hat', () => {
  expect(verdict(bareHead, seen(wearsHat), place())).toBe('not_seen fix.hats_worn')
  expect(verdict(bareHead, seen(), place())).toBe('cannot_tell fix.nobody')
  expect(verdict(bareHead, seen([['person', body]]), place())).toBe('cannot_tell fix.people_unclear')
  const two = { ...bareHead, boxes: [head, { ...head, x: 300 }] }
  expect(verdict(two, seen(wearsHat), place())).toBe('cannot_tell fix.fewer_people')
  // Without any sign of a site no rule applies, but a bare head is a bare head.
  expect(verdict(bareHead, seen([['no_hard_hat', head]]), place())).toBe('still_there fix.seen')
  expect(verdict(bareHead, seen(wearsHat, ['head-protection']), place())).toBe('still_there fix.seen')
  // A hat that is far surer than the bare head seen in the same place is a hat.
  const doubtful = seen(wearsHat)
  doubtful.findings.push({ label: 'no_hard_hat', box: head, confidence: 0.3 })
  expect(verdict(bareHead, doubtful, place())).toBe('not_seen fix.hats_worn')
})

test('nobody is close to a machine only when nobody is where the machine was', () => {
  const likeness = [0.1, 0.99]
  expect(verdict(tooClose, seen([['machinery', machine]]), place({ likeness }))).toBe(
    'not_seen fix.nobody_near',
  )
  expect(verdict(tooClose, seen([['person', body]]), place({ likeness }))).toBe(
    'cannot_tell fix.people_unclear',
  )
})

test('what people reported, and what the detector does not know, is for people to compare', () => {
  expect(verdict({ ...burning, isReported: true }, seen(), place())).toBe('cannot_tell fix.reported')
  for (const hazard of ['blocked-exit', null])
    expect(verdict({ ...burning, hazard }, seen(), place())).toBe('cannot_tell fix.not_recognized')
})
