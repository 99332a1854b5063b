import { describe, expect, test } from 'vitest'
import { hazardIds } from '../hazard-ids'
import { lawIds, lawOf } from '../laws/law'
import { regulations } from '../regulations/index'
import { allDutyCodes, citationFor, type DutyId, duties, relatedFor, requireKnownCodes } from './index'

const library = regulations.map(({ code }) => code)
const law = (country: string, state: string | null = null) =>
  lawOf({ country, state, industry: 'construction' })

test('every code is in the library or among the citations', () => {
  expect(() => requireKnownCodes(library)).not.toThrow()
})

test('a code that nobody could look up stops the start and is named', () => {
  const misspelled = {
    'head-protection': { cites: { uk: 'UK PPE 1992 reg. 10', eu: '29 CFR 1926.9999(z)' } },
  }
  expect(() => requireKnownCodes(library, misspelled)).toThrow(
    /29 CFR 1926\.9999\(z\) \(duty head-protection\)/,
  )
})

test('every hazard has a duty', () => {
  expect(hazardIds.filter(id => !(id in duties))).toEqual([])
})

test('a place is a law, or a state with rules of its own', () => {
  const places = Object.values(duties).flatMap(({ cites, related = {} }) =>
    [...Object.keys(cites), ...Object.keys(related)].map(place => place.replace(':construction', '')),
  )
  const unknown = places.filter(
    place => !(lawIds as readonly string[]).includes(place) && !/^(US|AU)-[A-Z]{2,3}$/.test(place),
  )
  expect(unknown).toEqual([])
})

test('nothing is both cited and related, and the General Duty Clause is cited only where no standard applies', () => {
  const sites = [
    law('US'),
    lawOf({ country: 'US', state: null, industry: 'manufacturing' }),
    law('GB'),
    law('DE'),
  ]
  for (const id of Object.keys(duties) as DutyId[])
    for (const each of sites) {
      const code = citationFor(id, each)
      if (code) expect(relatedFor(id, each)).not.toContain(code)
    }
  const clause = allDutyCodes().filter(({ code }) => code === 'OSH Act 5(a)(1)')
  const cited = clause.filter(({ duty }) =>
    Object.values(duties[duty as DutyId].cites).includes('OSH Act 5(a)(1)'),
  )
  expect([...new Set(cited.map(({ duty }) => duty))]).toEqual(['heat-stress', 'manual-handling'])
})

describe('head protection is cited under the law of the place', () => {
  const cites = (...site: Parameters<typeof lawOf>) => citationFor('head-protection', lawOf(...site))
  test.each([
    ['a US building site', 'US', null, 'construction', '29 CFR 1926.100(a)'],
    ['a US warehouse', 'US', null, 'transportation', '29 CFR 1910.135(a)(1)'],
    ['a US quarry', 'US', null, 'mining', '30 CFR 56.15002'],
    ['a US farm, where part 1910 does not hold', 'US', null, 'agriculture', undefined],
    ['a British site', 'GB', null, 'construction', 'UK PPE 1992 reg. 10'],
    ['an Ontario project', 'CA', 'CA-ON', 'construction', 'O. Reg. 213/91 s. 22'],
    ['an Ontario factory, whose regulation is another', 'CA', 'CA-ON', 'manufacturing', undefined],
    ['a German site', 'DE', null, 'construction', 'DGUV Vorschrift 1 § 30'],
    ['a French site', 'FR', null, 'construction', 'FR Code du travail R4321-4'],
    ['a Quebec site', 'CA', 'CA-QC', 'construction', 'Quebec S-2.1, r. 4 s. 2.10.3'],
    ['a Quebec factory', 'CA', 'CA-QC', 'manufacturing', 'Quebec RSST s. 341'],
    ['a federal employer in Canada', 'CA', null, 'transportation', 'Canada SOR/86-304 s. 12.1'],
    ['an Australian site', 'AU', 'AU-NSW', 'construction', 'AU WHS Regulations r. 44'],
    ['a Victorian site, whose law is its own', 'AU', 'AU-VIC', 'construction', undefined],
    ['a Spanish site', 'ES', null, 'construction', 'ES RD 773/1997 art. 3'],
    ['a Chinese site', 'CN', null, 'construction', 'CN Construction Safety Regulations art. 32'],
    ['a Chinese factory', 'CN', null, 'manufacturing', 'CN Work Safety Law art. 45'],
    ['a country without rules', 'BR', null, 'construction', undefined],
  ] as const)('%s', (_, country, state, industry, code) => {
    expect(cites({ country, state, industry })).toBe(code)
  })
})

test('rules for Spanish and Chinese building sites hold only there', () => {
  const factory = (country: string) => lawOf({ country, state: null, industry: 'manufacturing' })
  expect(citationFor('unprotected-edge', law('ES'))).toBe('ES RD 1627/1997 anexo IV C.3')
  expect(citationFor('unprotected-edge', factory('ES'))).toBe('ES RD 486/1997 anexo I A.3')
  expect(citationFor('trench-collapse', factory('ES'))).toBeUndefined()
  expect(citationFor('unprotected-edge', law('CN'))).toBe('CN JGJ 80')
  expect(citationFor('unprotected-edge', factory('CN'))).toBeUndefined()
  const siteOnly = /RD 1627|JGJ|Construction/
  for (const id of Object.keys(duties) as DutyId[])
    for (const place of [factory('ES'), factory('CN')]) {
      expect(citationFor(id, place) ?? '').not.toMatch(siteOnly)
      expect(relatedFor(id, place).join(' ')).not.toMatch(siteOnly)
    }
})

test('rules for German and French building sites hold only there', () => {
  const factory = (country: string) => lawOf({ country, state: null, industry: 'manufacturing' })
  expect(citationFor('unprotected-edge', law('DE'))).toBe('DE ArbStättV Anhang Nr. 5.2')
  expect(citationFor('unprotected-edge', factory('DE'))).toBe('DE ArbStättV Anhang Nr. 2.1')
  expect(citationFor('trench-collapse', law('FR'))).toBe('FR Code du travail R4534-24')
  const siteOnly = /Anhang Nr\. 5\.2|BaustellV|DIN 4124|R4534|R4532/
  for (const id of Object.keys(duties) as DutyId[])
    for (const place of [factory('DE'), factory('FR')]) {
      expect(citationFor(id, place) ?? '').not.toMatch(siteOnly)
      expect(relatedFor(id, place).join(' ')).not.toMatch(siteOnly)
    }
})

test('Quebec cites its construction code on sites only and its general regulation elsewhere only', () => {
  const factory = lawOf({ country: 'CA', state: 'CA-QC', industry: 'manufacturing' })
  for (const id of Object.keys(duties) as DutyId[]) {
    const codes = (at: Parameters<typeof relatedFor>[1]) => [citationFor(id, at) ?? '', ...relatedFor(id, at)]
    expect(codes(law('CA', 'CA-QC')).join(' ')).not.toContain('RSST')
    expect(codes(factory).join(' ')).not.toContain('r. 4')
  }
})

test('a fall in Victoria is cited under its own regulations', () => {
  expect(citationFor('unprotected-edge', law('AU', 'AU-VIC'))).toBe('AU VIC OHS Regulations 2017 r. 44')
  expect(citationFor('unprotected-edge', law('AU', 'AU-QLD'))).toBe('AU WHS Regulations r. 79')
})

test('a state that regulates it itself is cited by its own code', () => {
  expect(citationFor('head-protection', law('US', 'US-CA'))).toBe('CA 8 CCR 3381')
  expect(citationFor('unprotected-edge', law('US', 'US-CA'))).toBe('CA 8 CCR 1669')
  expect(citationFor('trench-collapse', law('US', 'US-WA'))).toBe('WAC 296-155-657')
})

test('a state plan without a record of its own leaves the federal code', () => {
  expect(citationFor('unprotected-edge', law('US', 'US-WY'))).toBe('29 CFR 1926.501(b)(1)')
})

test('Victoria has its own law, so the model regulations are not cited there', () => {
  expect(citationFor('unprotected-edge', law('AU', 'AU-NSW'))).toBe('AU WHS Regulations r. 79')
  expect(citationFor('unprotected-edge', law('AU', 'AU-VIC'))).not.toBe('AU WHS Regulations r. 79')
})

test('the regulations of workplaces in buildings do not hold on a British building site', () => {
  expect(citationFor('housekeeping', law('GB'))).not.toBe('UK Workplace 1992 reg. 12')
  expect(citationFor('housekeeping', lawOf({ country: 'GB', state: null, industry: 'retail' }))).toBe(
    'UK Workplace 1992 reg. 12',
  )
})
