import { hazardIds, type Label, pictureTags, severityRank, sights } from '@plumbline/domain'
import { duties, hazards } from '@plumbline/knowledge'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Finding, Violation } from '../findings'
import type { Sights } from '../rules/sights'
import { claimsFrom } from './claims'
import { openLookPictures } from './look-pictures'
import { looks } from './looks'
import { planLooks } from './plan-looks'

const finding = (label: Label, x: number, confidence = 0.9): Finding => ({
  label,
  confidence,
  box: { x, y: 100, width: 100, height: 200 },
})
const plan = (
  seen: Sights,
  { findings = [] as Finding[], violations = [] as Violation[], facesAreHidden = false, max = 12 } = {},
) => planLooks({ sights: seen, findings, violations, facesAreHidden }, max)
const ids = (planned: ReturnType<typeof planLooks>) => planned.map(({ look }) => look.id)

test('every question has a hazard, a duty and sights of ours, and asks for yes or no', () => {
  expect(looks.length).toBeGreaterThanOrEqual(20)
  expect(looks.length).toBeLessThanOrEqual(40)
  expect(new Set(looks.map(({ id }) => id)).size).toBe(looks.length)
  for (const { id, hazard, duty, question, seen } of looks) {
    expect(hazardIds, id).toContain(hazard)
    expect(
      hazards.map(each => each.id),
      id,
    ).toContain(hazard)
    if (duty) expect(Object.keys(duties), id).toContain(duty)
    expect(question, id).toMatch(/^(Is|Are|Do|Does) .*\?$/)
    for (const sight of Object.keys(seen)) expect(sights, id).toContain(sight)
  }
})

test('a picture of nothing in particular, or of no workplace, is asked about nothing', () => {
  expect(plan({})).toEqual([])
  expect(plan({ scaffold: 0.1, trench: 0.2, ladder: 0.39 })).toEqual([])
})

test('the likeliest and deadliest comes first, and a second hazard before much more of the first', () => {
  const planned = plan({ trench: 0.9, electrical: 0.6 }, { max: 4 })
  expect(ids(planned)).toEqual(['trench-walls', 'trench-exit', 'panel-open', 'cord-damaged'])
  expect(severityRank[planned[0]?.look.severity ?? 'Low']).toBe(3)
  expect(plan(Object.fromEntries(pictureTags.map(tag => [tag, 1])), { max: 12 })).toHaveLength(12)
})

test('about a thing with boxes it asks of each box; of the whole picture where there is none', () => {
  const seen = { forklift: 0.9, person: 0.9 }
  expect(plan(seen).map(({ box }) => box)).toEqual([null, null])
  const boxes = plan(seen, { findings: [finding('forklift', 0), finding('forklift', 300, 0.2)] })
  expect(boxes.map(({ box }) => box?.x)).toEqual([0, 0])
})

test("a person's hat is asked about only where the detector has no answer and heads are seen", () => {
  const findings = [finding('person', 0), finding('person', 300)]
  const hat: Finding = { label: 'hard_hat', confidence: 0.8, box: { x: 320, y: 100, width: 40, height: 40 } }
  const asked = plan({ person: 0.9 }, { findings: [...findings, hat] })
  expect(asked.map(({ look, box }) => [look.id, box?.x])).toEqual([['hat-missing', 0]])
  expect(plan({ person: 0.9 }, { findings, facesAreHidden: true })).toEqual([])
})

test('what the rules have proven is not asked about, and what they found makes no claim', () => {
  const box = { x: 0, y: 100, width: 100, height: 200 }
  const bare = {
    rule: 'head-protection',
    hazard: 'head-protection',
    basis: 'breach',
    boundingBoxes: [{ ...box, height: 40, label: '', labelCode: '', severity: 'Medium' }],
  } as unknown as Violation
  const findings = [finding('person', 0), finding('person', 300)]
  expect(plan({ person: 0.9 }, { findings, violations: [bare] }).map(({ box }) => box?.x)).toEqual([300])
  const look = looks.find(({ id }) => id === 'hat-missing') as (typeof looks)[number]
  const worries = findings.map(({ box }) => ({ look, box, seen: '' }))
  const [claim, ...others] = claimsFrom(worries, [bare], {
    frame: { width: 600, height: 400 },
    site: null,
    model: 'eye',
  })
  expect(others).toEqual([])
  expect(claim?.boundingBoxes.map(({ x }) => x)).toEqual([300])
})

test('a crop is enlarged and shows what is around its box, and faces are painted over', async () => {
  const white = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 40, height: 40, channels: 3, background: '#f00' } }, left: 100, top: 100 },
      { input: { create: { width: 4, height: 30, channels: 3, background: '#00f' } }, left: 408, top: 295 },
    ])
    .png()
    .toBuffer()
  const face = { x: 395, y: 295, width: 30, height: 30 }
  const pictures = await openLookPictures({ bytes: white }, { width: 800 }, [face])
  const crop = await sharp(await pictures.of({ x: 100, y: 100, width: 40, height: 40 }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  // 40 pixels with two fifths more on every side, at most four times as large.
  expect([crop.info.width, crop.info.height]).toEqual([288, 288])
  const whole = await sharp(await pictures.of(null))
    .extract({ left: 408, top: 295, width: 4, height: 30 })
    .stats()
  // Nothing there is as blue as it was: it's mixed with the white around it.
  expect(whole.channels[0]?.min).toBeGreaterThan(60)
})
