import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../packages/contract/src/options'
import { engineStages, labels, marks } from '../packages/domain/src/index'
import { measureNoise } from '../packages/inference/src/audio/noise/measure'
import { noiseViolations } from '../packages/inference/src/audio/noise/violations'
import { spokenViolations } from '../packages/inference/src/audio/spoken/violations'
import { analysisErrors } from '../packages/inference/src/errors'
import type { Violation } from '../packages/inference/src/findings'
import { applyRules } from '../packages/inference/src/rules/apply-rules'
import { checkedInSound } from '../packages/inference/src/rules/checked'
import { describeLocation } from '../packages/inference/src/rules/location'
import { rules } from '../packages/inference/src/rules/rules'
import { readScene } from '../packages/inference/src/rules/scene'
import { violationsOf } from '../packages/inference/src/rules/violations'
import { assumedLaw, hazards, lawOf, remedyNumbers } from '../packages/knowledge/src/index'
import type { LocalizedMessage } from '../packages/messages/src/messages'
import { strictFormatter, UNFILLED } from '../packages/messages/src/testing/formatters'
import { root } from './lib/root.mjs'

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const formatters = new Map<string, Awaited<ReturnType<typeof strictFormatter>>>()

beforeAll(async () => {
  for (const language of languages) formatters.set(language, await strictFormatter(language))
})

function formatterOf(language: string) {
  const found = formatters.get(language)
  if (!found) throw new Error(`no formatter for ${language}`)
  return found
}

const frame = { width: 1000, height: 800 }
const box = { x: 100, y: 100, width: 50, height: 50 }
const scene = { ...readScene(frame, [], []), people: [] }

/** What the rules say of so many subjects: every condition of every rule. */
const seen = (count: number): Violation[] =>
  rules.flatMap(rule =>
    Object.keys(rule.conditions).flatMap(condition =>
      violationsOf(
        Array.from({ length: count }, () => ({
          rule: rule.code,
          condition,
          subject: box,
          boxes: [],
          confidence: 0.8,
        })),
        scene,
      ),
    ),
  )

const steady = (levelDb: number, peakC: number) => ({
  durationSeconds: 60,
  secondsMeanSquare: Array(60).fill(10 ** ((levelDb - 120) / 10) / 2),
  lastSecondLength: 1,
  peakC,
  clippedFraction: 0,
  impulses: [],
})

const laws = [assumedLaw, lawOf({ country: 'DE', state: null, industry: 'construction' })]

/** Loud, very loud and banging, measured and estimated, under a US and a European law. */
const heard = (): Violation[] =>
  [82, 86, 100, 118].flatMap(level =>
    laws.flatMap(law => [
      ...noiseViolations(measureNoise(steady(level, 10), { calibrationOffsetDb: 120 }), 60, law),
      ...noiseViolations(measureNoise(steady(level + 10, 100)), 60, law),
    ]),
  )

const spoken = (): Violation[] =>
  spokenViolations(
    hazards.flatMap(({ id }) =>
      [1, 2].map(() => ({
        hazard: id,
        keyword: 'k',
        sentence: 's',
        confidence: 0.8,
        span: { start: 1, end: 2 },
      })),
    ),
    assumedLaw,
  )

const textsOf = ({
  type,
  description,
  location,
  because,
  remediationSteps,
}: Violation): LocalizedMessage[] => [type, description, location, because, ...remediationSteps]

const locations = (): LocalizedMessage[] =>
  [0, 450, 900].flatMap(x =>
    [50, 500, 700].flatMap(y => [
      describeLocation({ x, y, width: 50, height: 50 }, frame),
      describeLocation({ x: 0, y, width: 1000, height: 50 }, frame),
    ]),
  )

/** Every note that the analyzer can write, by the codes in its sources. */
function notes(): LocalizedMessage[] {
  const codes = ['rules/apply-rules.ts', 'video/analyze-video.ts', 'audio/analyze-audio.ts'].flatMap(path =>
    [
      ...readFileSync(join(root, 'packages/inference/src', path), 'utf8').matchAll(/message\('([\w.]+)'/g),
    ].map(([, code = '']) => code),
  )
  expect(codes.length).toBeGreaterThan(10)
  const params = { count: 2, seconds: 3, total: 9, offset: 110, uncertainty: 10, percent: 1, minutes: 10 }
  return codes.map(code => ({ code, params, text: '' }))
}

/** What photos, videos and recordings were checked for and what not, with and without a site. */
const checked = (): LocalizedMessage[] =>
  [
    applyRules([], frame, null, { trustedClasses: labels }).checked,
    applyRules([], frame, null, { trustedClasses: ['person'], workSite: true }).checked,
    checkedInSound({ speech: true }),
    checkedInSound({ speech: false }),
  ].flatMap(({ checkedFor, notCheckedFor }) => [...checkedFor, ...notCheckedFor])

const inVideo = ({ because }: Violation): LocalizedMessage => ({
  ...because,
  params: { ...because.params, frames: 3, start: '0:02', end: '0:05' },
})

const everything = (): LocalizedMessage[] => [
  ...[1, 2, 12].flatMap(seen).flatMap(textsOf),
  ...seen(1).map(inVideo),
  ...heard().flatMap(textsOf),
  ...spoken().flatMap(textsOf),
  ...locations(),
  ...notes(),
  ...checked(),
]

describe.each(languages)('in %s', language => {
  test('everything the analyzer writes has a text, with every placeholder filled', () => {
    const missing = '∅'
    const { format } = formatterOf(language)
    const messages = everything().map(text => ({
      code: text.code,
      formatted: format({ ...text, text: missing }),
    }))
    expect(messages.length).toBeGreaterThan(400)
    const bad = messages.filter(({ formatted }) =>
      [missing, UNFILLED, '{{'].some(mark => formatted.includes(mark)),
    )
    expect([...new Set(bad.map(({ code }) => code))]).toEqual([])
  })

  test('every mark on a box and everything the detector sees is named', () => {
    const { label, seen: named } = formatterOf(language)
    const codes = [...marks, ...hazards.map(({ id }) => id)]
    const boxes = codes.map(labelCode => ({ ...box, label: '', labelCode, severity: 'High' as const }))
    expect(boxes.filter(each => label(each) === '').map(({ labelCode }) => labelCode)).toEqual([])
    expect(labels.filter(each => named(each, 2).includes('×'))).toEqual([])
  })

  test('every stage and every failure of an analysis is messages', () => {
    const { stage: stages, fault: faults } = readJson(`packages/languages/${language}/screens/analysis.json`)
    expect(engineStages.filter(stage => !stages[stage])).toEqual([])
    expect(Object.keys(analysisErrors).filter(code => !faults[code])).toEqual([])
  })
})

const placeholdersIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)

test.each(languages)('every hazard has its causes and remedies in %s, each with its figures', language => {
  const texts = readJson(`packages/languages/${language}/shared/hazards.json`)
  for (const { id, causes, figures = {} } of hazards) {
    const { cause, remedy } = texts[id]
    const numbers = Object.keys(remedy).filter(key => !key.endsWith('_plain'))
    expect([id, Object.keys(cause).length]).toEqual([id, causes])
    expect([id, numbers.map(Number)]).toEqual([id, remedyNumbers(id).toSorted((a, b) => a - b)])
    for (const number of numbers) {
      const named = figures[number] ?? []
      expect([id, number, placeholdersIn(remedy[number]).toSorted()]).toEqual([id, number, named.toSorted()])
      const plain = remedy[`${number}_plain`]
      expect([id, number, plain !== undefined]).toEqual([id, number, named.length > 0])
      expect(placeholdersIn(plain ?? '')).toEqual([])
    }
  }
})

test('a text without a translation stays as it is', () => {
  const { format } = formatterOf('de')
  expect(format({ code: 'hosted.description', params: {}, text: 'A worker leans out.' })).toBe(
    'A worker leans out.',
  )
})
