import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { AnalysisOptions, ImageResult } from '../analyzer'
import { createAnalyzer } from '../create-analyzer'
import type { ImageSource } from '../image/decode'
import { compareFix } from './compare'
import type { FixComparison } from './fix-types'
import { matchPlaces } from './place/match-places'

type Outcome = FixComparison['outcome']
/** What a photographer and a hurried thumb do to a picture. */
type Change = 'brighter' | 'dimmer' | 'dark' | 'blurred' | 'closer' | 'half'
type Pair = {
  before: 'site-no-hats' | 'excavator' | 'fire'
  hazard: 'head-protection' | 'high-visibility' | 'struck-by-plant' | 'fire'
  after: string
  change?: Change
  /** What is really there. */
  truth: 'fixed' | 'not fixed' | 'nobody there' | 'other place' | 'unusable'
  expected: Outcome
}

const onSite = { before: 'site-no-hats', hazard: 'head-protection' } as const
const atExcavator = { before: 'excavator', hazard: 'struck-by-plant' } as const
const atFire = { before: 'fire', hazard: 'fire' } as const
const fixed = { truth: 'fixed', expected: 'not_seen' } as const
const notFixed = { truth: 'not fixed', expected: 'still_there' } as const
const otherPlace = { truth: 'other place', expected: 'cannot_tell' } as const
const unusable = { truth: 'unusable', expected: 'cannot_tell' } as const

const pairs: Pair[] = [
  { ...onSite, after: 'site-fixed', ...fixed },
  { ...onSite, after: 'site-fixed-aside', ...fixed },
  { ...onSite, after: 'site-fixed-aside', change: 'brighter', ...fixed },
  { ...atFire, after: 'fire-out', ...fixed },
  { ...atFire, after: 'fire-out-aside', ...fixed },
  { ...atFire, after: 'fire-out', change: 'dimmer', ...fixed },
  { ...atExcavator, after: 'excavator-clear', ...fixed },
  { ...atExcavator, after: 'excavator-clear-aside', ...fixed },
  { ...onSite, after: 'site-bare-aside', ...notFixed },
  { ...onSite, after: 'site-one-bare', ...notFixed },
  { ...onSite, after: 'site-same-aside', change: 'dimmer', ...notFixed },
  { ...onSite, hazard: 'high-visibility', after: 'site-same-aside', ...notFixed },
  { ...atExcavator, after: 'excavator-same-aside', ...notFixed },
  { ...atFire, after: 'fire-same-aside', ...notFixed },
  { ...atFire, after: 'fire-same-aside', change: 'closer', ...notFixed },
  { ...onSite, after: 'site-empty', truth: 'nobody there', expected: 'cannot_tell' },
  { ...onSite, after: 'tidy', ...otherPlace },
  { ...atFire, after: 'site-fixed', ...otherPlace },
  { ...atExcavator, after: 'tidy', ...otherPlace },
  { ...atFire, after: 'excavator-clear', ...otherPlace },
  { ...onSite, after: 'site-fixed', change: 'dark', ...unusable },
  { ...atFire, after: 'fire-same-aside', change: 'dark', ...unusable },
  { ...atExcavator, after: 'excavator-clear', change: 'blurred', ...unusable },
  { ...atFire, after: 'fire-out', change: 'half', ...unusable },
]

/** As large as the rendered photos. */
const SIDE = 800

const samples = new URL('../../../../apps/web/public/samples/', import.meta.url)
const later = new URL('later/', samples)

// A loaded machine may take minutes for a picture; that isn't what is tested here.
const analyzer = createAnalyzer({ timeoutMs: 600_000 })
afterAll(() => analyzer.close())

const seen = new Map<ImageSource, Promise<ImageResult>>()
function analyze(source: ImageSource, options: AnalysisOptions) {
  const known = seen.get(source) ?? (analyzer.analyze(source, options) as Promise<ImageResult>)
  seen.set(source, known)
  return known
}

const photos = new Map<string, Promise<ImageSource>>()
function photoOf(name: string, change?: Change): Promise<ImageSource> {
  const key = `${name} ${change}`
  const known = photos.get(key) ?? taken(name, change)
  photos.set(key, known)
  return known
}

async function taken(name: string, change: Change | undefined): Promise<ImageSource> {
  const isSample = ['site-no-hats', 'excavator', 'fire', 'tidy'].includes(name)
  const image = sharp(readFileSync(new URL(`${name}.jpg`, isSample ? samples : later)))
  const { width, height } = await image.metadata()
  const cut = (share: number) => ({
    left: Math.round(width * share),
    top: Math.round(height * share),
    width: Math.round(width * (1 - 2 * share)),
    height: Math.round(height * (1 - 2 * share)),
  })
  const changes: Record<Change, () => typeof image> = {
    brighter: () => image.linear(1.25, 8),
    dimmer: () => image.linear(0.65, 0),
    dark: () => image.linear(0.12, 0),
    blurred: () => image.blur(9),
    closer: () => image.extract(cut(0.1)).resize(width),
    half: () => image.extract({ left: 0, top: 0, width: Math.round(width * 0.36), height }),
  }
  const changed = change ? changes[change]() : image
  return { bytes: await changed.resize(SIDE, SIDE, { fit: 'inside' }).jpeg({ quality: 85 }).toBuffer() }
}

async function compare({ before, hazard, after, change }: Pair) {
  const source = await photoOf(before)
  const { violations } = await analyze(source, {})
  const boxes = violations.filter(each => each.hazard === hazard).flatMap(each => each.boundingBoxes)
  if (boxes.length === 0) throw new Error(`${before} shows no ${hazard}`)
  const finding = { hazard, boxes, isReported: false }
  return compareFix(
    { analyze, matchPlaces },
    { before: { source, finding }, after: await photoOf(after, change) },
    {},
  )
}

test('pairs of photos before and after the work', { timeout: 1_800_000 }, async () => {
  const rows: { pair: Pair; outcome: Outcome; reason: string }[] = []
  for (const pair of pairs) {
    const { outcome, reason } = await compare(pair)
    rows.push({ pair, outcome, reason: reason.code })
    const name = [pair.hazard, pair.after, pair.change ?? ''].join(' ').trim()
    const mark = outcome === pair.expected ? ' ' : '!'
    process.stdout.write(
      `${mark} ${name.padEnd(48)} ${pair.truth.padEnd(13)} ${outcome.padEnd(12)} ${reason.code}\n`,
    )
  }
  const wrong = rows.filter(({ pair, outcome }) => outcome === 'not_seen' && pair.truth !== 'fixed')
  const asExpected = rows.filter(({ pair, outcome }) => outcome === pair.expected)
  const found = asExpected.filter(({ pair }) => pair.truth === 'fixed')
  process.stdout.write(
    `${rows.length} pairs: ${wrong.length} wrong "no longer seen", ${asExpected.length} as expected, ` +
      `${found.length} of ${rows.filter(({ pair }) => pair.truth === 'fixed').length} fixes recognized\n`,
  )
  expect(wrong.filter(({ pair }) => pair.truth === 'not fixed')).toEqual([])
  expect(wrong.length).toBeLessThanOrEqual(1)
  expect(rows.map(({ outcome }) => outcome)).toEqual(pairs.map(({ expected }) => expected))
})
