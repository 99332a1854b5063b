import { expect, test } from 'vitest'
import { hazards } from './hazards/index'
import { assumedLaw, lawIds, lawOf } from './laws/law'
import { regulations } from './regulations/index'
import { type ThresholdId, thresholdIds } from './threshold-ids'
import { figuresFor, thresholds } from './thresholds'

const summaries = new Map(regulations.map(({ code, summary }) => [code, summary]))

const all = thresholdIds.flatMap(id =>
  Object.entries(thresholds[id]).flatMap(([place, threshold]) =>
    threshold ? [[id, place, ...threshold] as const] : [],
  ),
)

/** The same length or voltage in the units that a record may have it in. */
const inOtherUnits: Record<string, number[]> = { m: [1, 100, 1000], kV: [1, 1000] }

/** Every number of a text, with `7 1/2` and `50,000` as people write them. */
const numbersIn = (text: string) =>
  [...text.replace(/(\d+) 1\/2/g, '$1.5').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  )

test.each(all)('%s of %s, %s, is in the record %s', (_id, _place, figure, code) => {
  const unit = figure.split(' ').at(-1) ?? ''
  const stated = numbersIn(summaries.get(code) ?? '')
  for (const number of numbersIn(figure.replace('m³', 'm')))
    expect(
      (inOtherUnits[unit] ?? [1]).some(factor =>
        stated.some(value => Math.abs(value - number * factor) < 1e-6),
      ),
    ).toBe(true)
})

test('no law outside the US has a figure in US units', () => {
  const wrong = all.filter(([, place, figure]) => !/^us-|^US-/.test(place) && / (ft|in|gal)$/.test(figure))
  expect(wrong).toEqual([])
})

const at = (
  country: string,
  state: string | null = null,
  industry: 'construction' | 'general' = 'construction',
) => lawOf({ country, state, industry })

test.each([
  ['Germany digs to DIN 4124', 'trench-collapse', 2, at('DE'), { trenchDepth: '1.25 m' }],
  ['France digs to the labor code', 'trench-collapse', 2, at('FR'), { trenchDepth: '1.3 m' }],
  ['Ontario', 'trench-collapse', 2, at('CA', 'CA-ON'), { trenchDepth: '1.2 m' }],
  ['US construction', 'trench-collapse', 2, at('US'), { trenchDepth: '5 ft' }],
  ['no site', 'trench-collapse', 2, assumedLaw, { trenchDepth: '5 ft' }],
  ['Washington is stricter', 'trench-collapse', 2, at('US', 'US-WA'), { trenchDepth: '4 ft' }],
  ['California construction', 'unprotected-edge', 3, at('US', 'US-CA'), { edgeHeight: '7.5 ft' }],
  ['a California warehouse', 'unprotected-edge', 3, at('US', 'US-CA', 'general'), { edgeHeight: '30 in' }],
  ['a US warehouse', 'unprotected-edge', 3, at('US', null, 'general'), { edgeHeight: '4 ft' }],
  ['a German warehouse', 'unprotected-edge', 3, at('DE', null, 'general'), { edgeHeight: '1 m' }],
  ['the UK names no height', 'unprotected-edge', 3, at('GB'), {}],
  ['California builds rails of its own', 'unprotected-edge', 2, at('US', 'US-CA'), {}],
  ['Spain names no depth', 'trench-collapse', 2, at('ES'), {}],
  ['a country without rules', 'trench-collapse', 2, null, {}],
] as const)('%s', (_, hazard, remedy, law, expected) => {
  expect(figuresFor(hazard, remedy, law)).toEqual(expected)
})

test('a remedy with several figures has all of them or none', () => {
  for (const id of lawIds)
    for (const { id: hazard, figures = {} } of hazards)
      for (const [remedy, names] of Object.entries(figures) as [string, ThresholdId[]][]) {
        const found = Object.keys(figuresFor(hazard, Number(remedy), { ...assumedLaw, id }))
        expect([0, names.length]).toContain(found.length)
      }
})
