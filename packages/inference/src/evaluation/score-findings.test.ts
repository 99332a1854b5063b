import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Box } from '@plumbline/domain'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applyRules } from '../rules/apply-rules'
import { excavator, sceneFrame, worker } from '../rules/fixtures/scene-parts'
import { type AnnotatedPicture, type Annotation, readAnnotations } from './annotations'
import { type Flagged, flaggedIn, matchKind } from './match-findings'
import { judgedIn, type PictureFlags, scoreFindings, shareOf } from './score-findings'

const HEADS = 'head-protection'
const box = (x: number, size = 10): Box => ({ x, y: 0, width: size, height: size })
const bare = (x: number, confidence = 0.9): Flagged => ({
  rule: HEADS,
  kind: HEADS,
  box: box(x),
  severity: 'Medium',
  confidence,
})
const wanted = (x: number, severity: 'High' | 'Medium' = 'Medium'): Annotation => ({
  kind: HEADS,
  box: box(x),
  severity,
})
const unsure = (at?: Box, kind = HEADS): Annotation => ({ kind, unsure: true, ...(at && { box: at }) })
const picture = (
  findings: Annotation[],
  flagged: Flagged[],
  rest: Partial<AnnotatedPicture> = {},
): PictureFlags => ({
  picture: { file: 'a.jpg', scene: 'site', workplace: 'yes', findings, ...rest },
  flagged,
})

describe('a flagged person', () => {
  test('is right when somebody annotated is in the same place, once each', () => {
    const { right, wrong, found, missed } = matchKind(
      HEADS,
      [bare(1), bare(2), bare(100)],
      [wanted(0), wanted(50)],
    )
    expect(right.map(({ flagged }) => flagged.box.x)).toEqual([1])
    expect(wrong.map(each => each.box.x)).toEqual([2, 100])
    expect({ found, missed }).toEqual({ found: 1, missed: 1 })
  })

  test('goes to the one it overlaps most, whatever the order', () => {
    const { right, wrong } = matchKind(HEADS, [bare(4), bare(0)], [wanted(0), wanted(7)])
    expect(right).toHaveLength(2)
    expect(wrong).toEqual([])
  })

  test('counts neither way where the annotation is unsure', () => {
    expect(matchKind(HEADS, [bare(0), bare(90)], [unsure(box(0))])).toMatchObject({ right: [], missed: 0 })
    expect(matchKind(HEADS, [bare(0), bare(90)], [unsure(box(0))]).wrong).toHaveLength(1)
    expect(matchKind(HEADS, [bare(0), bare(90)], [unsure()]).wrong).toEqual([])
  })

  test('is no match for another kind', () => {
    expect(matchKind(HEADS, [{ ...bare(0), kind: 'ladder' }], [wanted(0)])).toMatchObject({
      right: [],
      wrong: [],
      missed: 1,
    })
  })

  test('agrees on the severity or does not', () => {
    const { right } = matchKind(HEADS, [bare(0), bare(50)], [wanted(0, 'High'), wanted(50)])
    expect(right.map(({ severityAgrees }) => severityAgrees).sort()).toEqual([false, true])
  })
})

test('a fire may be found in parts or as a whole', () => {
  const fire = (x: number, size?: number): Flagged => ({ ...bare(x), kind: 'fire', box: box(x, size) })
  const flames = (x: number, size?: number): Annotation => ({
    kind: 'fire',
    box: box(x, size),
    severity: 'High',
  })
  expect(matchKind('fire', [fire(0), fire(20)], [flames(0, 30)])).toMatchObject({ found: 1, wrong: [] })
  expect(matchKind('fire', [fire(0, 30)], [flames(0), flames(20)])).toMatchObject({ found: 2, wrong: [] })
})

test('each concerned person of a violation counts, the machine beside them does not', () => {
  const { violations } = applyRules(
    [...worker(180, { head: 'bare' }), ...worker(720, { head: 'bare' }), excavator],
    sceneFrame,
    null,
    { trustedClasses: ['person', 'no_hard_hat', 'machinery'] },
  )
  const flagged = flaggedIn(violations)
  expect(flagged.map(({ kind }) => kind).sort()).toEqual([
    'close-to-machinery',
    'close-to-machinery',
    HEADS,
    HEADS,
  ])
  expect(flagged.every(({ box: { width } }) => width < excavator.box.width)).toBe(true)
})

describe('scores', () => {
  test("have Wilson's interval", () => {
    // Worked by hand for 8 of 10.
    expect(shareOf(8, 10)).toMatchObject({ share: 0.8, hits: 8, of: 10 })
    expect(shareOf(8, 10)?.low).toBeCloseTo(0.4902, 3)
    expect(shareOf(8, 10)?.high).toBeCloseTo(0.9433, 3)
    expect(shareOf(5, 5)?.high).toBe(1)
    expect(shareOf(0, 5)?.low).toBe(0)
    expect(shareOf(0, 0)).toBeNull()
  })

  test('are by finding and by picture', () => {
    const score = scoreFindings([
      picture([wanted(0), wanted(50, 'High'), wanted(90)], [bare(0), bare(50)]),
      picture([wanted(0)], []),
      picture([wanted(0)], []),
      picture([], [bare(0), bare(50)]),
      picture([unsure()], [bare(0)]),
    ])
    expect(score.kinds).toHaveLength(1)
    expect(score.kinds[0]).toMatchObject({
      kind: HEADS,
      precision: { hits: 2, of: 4 },
      recall: { hits: 2, of: 5 },
      picturePrecision: { hits: 1, of: 2 },
      pictureRecall: { hits: 1, of: 3 },
      severity: { hits: 1, of: 2 },
    })
  })

  test('name the pictures of no workplace on which something was flagged', () => {
    const elsewhere = { scene: 'road', workplace: 'no' } as const
    const { elsewhere: counted } = scoreFindings([
      picture([], [bare(0)], { ...elsewhere, file: 'street.jpg' }),
      picture([], [], { ...elsewhere, file: 'quiet.jpg' }),
      picture([unsure()], [bare(0)], { ...elsewhere, file: 'unsure.jpg' }),
      picture([], [bare(0)], { workplace: 'unsure' }),
    ])
    expect(counted).toEqual({ pictures: 2, flagged: ['street.jpg'] })
  })

  test('say how far confidence is from being right', () => {
    const { reliability, expectedCalibrationError } = scoreFindings([
      picture([wanted(0)], [bare(0, 0.9), bare(50, 0.95)]),
      picture([wanted(0)], [bare(0, 0.5)]),
    ])
    expect(reliability).toEqual([
      { from: 0.5, to: 0.6, count: 1, confidence: 0.5, right: 1 },
      { from: 0.9, to: 1, count: 2, confidence: expect.closeTo(0.925, 9), right: 0.5 },
    ])
    expect(expectedCalibrationError).toBeCloseTo((0.5 + 2 * 0.425) / 3, 9)
    expect(scoreFindings([picture([], [])]).expectedCalibrationError).toBeNull()
  })
})

test('every finding that is surely right or wrong can be fitted to', () => {
  const seen = picture([wanted(0), unsure(box(90))], [bare(0, 0.7), bare(50, 0.5), bare(90, 0.6)])
  expect(judgedIn([{ ...seen, fromPicture: true }])).toEqual([
    { picture: 'a.jpg', rule: HEADS, fromPicture: true, score: 0.7, right: true },
    { picture: 'a.jpg', rule: HEADS, fromPicture: true, score: 0.5, right: false },
  ])
})

describe('annotations', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'annotations-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function read(...lines: string[]) {
    const path = join(folder, 'findings.jsonl')
    await writeFile(path, lines.join('\n'))
    return readAnnotations(path)
  }
  const line = (value: object) =>
    JSON.stringify({ file: 'a.jpg', scene: 'site', workplace: 'yes', findings: [], ...value })

  test('are one picture per line', async () => {
    const findings = [{ kind: 'fire', box: [1, 2, 3, 4], severity: 'High' }]
    expect(await read(line({ findings }), '', line({ file: 'b.jpg' }))).toMatchObject([
      { file: 'a.jpg', findings: [{ box: { x: 1, y: 2, width: 3, height: 4 } }] },
      { file: 'b.jpg', findings: [] },
    ])
  })

  test.each([
    ['no file name', ['{}'], 'findings.jsonl:1: file'],
    ['half a line', [line({}), '{"file":'], "findings.jsonl:2 isn't JSON"],
    [
      'an unknown kind',
      [line({ findings: [{ kind: 'shoes', unsure: true }] })],
      'findings.jsonl:1: findings.0',
    ],
    ['no place', [line({ findings: [{ kind: 'fire', severity: 'High' }] })], 'findings.jsonl:1: findings.0'],
    ['a path', [line({ file: '../a.jpg' })], 'a file name without a folder'],
    ['a picture twice', [line({}), line({})], 'names a.jpg twice'],
    ['nothing', [''], 'holds no annotated picture'],
  ])('with %s are rejected with the reason', async (_, lines, reason) => {
    await expect(read(...lines)).rejects.toThrow(reason)
  })

  test('that are absent are named', async () => {
    await expect(readAnnotations(join(folder, 'none.jsonl'))).rejects.toThrow("none.jsonl can't be read")
  })

  test('shipped with the product cover workplaces and other places', async () => {
    const pictures = await readAnnotations(
      new URL('../../evaluation/findings.jsonl', import.meta.url).pathname,
    )
    const count = (workplace: string) => pictures.filter(each => each.workplace === workplace).length
    expect(pictures.length).toBeGreaterThanOrEqual(220)
    expect(count('no')).toBeGreaterThanOrEqual(100)
    expect(count('yes')).toBeGreaterThanOrEqual(90)
  })
})
