import { describe, expect, test } from 'vitest'
import { assumedLaw, citableLaw, type LawInput, lawOf } from './law'
import { statePlanOf, statePlans } from './state-plans'

const site = (
  country: string | null,
  state: string | null = null,
  industry: LawInput['industry'] = 'construction',
): LawInput => ({ country, state, industry })

test.each<[string, LawInput, string | undefined]>([
  ['a US building site', site('US'), 'us-construction'],
  ['a US warehouse', site('US', null, 'transportation'), 'us-general-industry'],
  ['a US hospital', site('US', 'US-NY', 'healthcare'), 'us-general-industry'],
  ['a US mine', site('US', 'US-NV', 'mining'), 'us-mining'],
  ['Great Britain', site('GB', 'GB-ENG'), 'uk'],
  ['Northern Ireland, which has its own', site('GB', 'GB-NIR'), undefined],
  ['Germany', site('DE'), 'germany'],
  ['France', site('FR'), 'france'],
  ['Spain', site('ES'), 'spain'],
  ['another member of the Union', site('PL'), 'eu'],
  ['the Union, no country given', site('EU'), 'eu'],
  ['federal Canada', site('CA'), 'canada'],
  ['Ontario', site('CA', 'CA-ON'), 'ontario'],
  ['British Columbia', site('CA', 'CA-BC'), 'british-columbia'],
  ['Alberta', site('CA', 'CA-AB'), 'alberta'],
  ['Quebec', site('CA', 'CA-QC'), 'quebec'],
  ['a province without rules in the library', site('CA', 'CA-MB'), undefined],
  ['Australia', site('AU', 'AU-NSW'), 'australia'],
  ['Victoria', site('AU', 'AU-VIC'), 'australia'],
  ['China', site('CN'), 'china'],
  ['a country without rules', site('BR'), undefined],
  ['a site without a country', site(null), undefined],
])('%s', (_, where, id) => {
  expect(lawOf(where)?.id).toBe(id)
})

test('units are those of the place', () => {
  expect(lawOf(site('US'))?.units).toBe('us')
  expect(lawOf(site('DE'))?.units).toBe('metric')
})

describe('state plans', () => {
  test('22 cover private employers, each once', () => {
    expect(statePlans).toHaveLength(22)
    expect(new Set(statePlans.map(({ state }) => state)).size).toBe(22)
  })

  test('a plan for public employers only is none here', () => {
    expect(['US-NY', 'US-IL', 'US-NJ', 'US-CT', 'US-ME', 'US-MA', 'US-VI'].map(statePlanOf)).toEqual(
      Array(7).fill(null),
    )
  })

  test('California enforces its own rules, on mines the federal agency does', () => {
    expect(lawOf(site('US', 'US-CA'))?.statePlan?.agency).toBe('Cal/OSHA')
    expect(lawOf(site('US', 'US-CA', 'mining'))?.statePlan).toBeNull()
    expect(lawOf(site('US', 'US-TX'))?.statePlan).toBeNull()
  })

  test('a penalty names where it is written', () => {
    for (const { penalties } of statePlans) if (penalties) expect(penalties.source.length).toBeGreaterThan(8)
  })
})

test('without a site findings are compared with US construction rules, at a site without rules with none', () => {
  expect(citableLaw(null)).toBe(assumedLaw)
  expect(citableLaw(site('BR'))).toBeNull()
  expect(citableLaw(site(null))).toBeNull()
})
