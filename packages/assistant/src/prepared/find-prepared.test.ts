import type { Language } from '@plumbline/domain'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { describe, expect, test } from 'vitest'
import type { LibraryRecord } from '../library'
import type { Workplace } from '../place'
import { recordsFor } from './applicable'
import { findPrepared } from './find-prepared'

const site: Workplace = { country: 'US', state: null, industry: 'construction' }
const warehouse: Workplace = { country: 'US', state: null, industry: 'logistics' }

const recordOf = (code: string, more: Partial<LibraryRecord> = {}): LibraryRecord => ({
  code,
  title: code,
  summary: '',
  checks: [],
  jurisdiction: 'US',
  region: null,
  industry: 'Construction',
  isOwn: false,
  ...more,
})

const find = (text: string, place = site, records: LibraryRecord[] = [], language: Language = 'en') =>
  findPrepared({ text, english: text, language, place, records, translations: translationsFor(language) })

describe('a prepared answer', () => {
  test('is found in other words, by the rule that the search finds too', () => {
    const found = find('ok to stand on top of a stepladder?', site, [recordOf('29 CFR 1926.1053(b)(13)')])
    expect(found?.answer.id).toBe('us-con-stepladder-top')
    expect(found?.lead).toEqual({ word: 'no', asked: 'may' })
  })

  test('is that of the sector', () => {
    const text = 'At what height is fall protection required?'
    expect(find(text, site)?.answer.code).toMatch(/^29 CFR 1926/)
    expect(find(text, warehouse)?.answer.code).toMatch(/^29 CFR 1910/)
  })

  test('on trenches, scaffolds and cranes is that of construction everywhere', () => {
    expect(find('How far must the spoil pile be from the trench?', warehouse)?.answer.code).toMatch(
      /^29 CFR 1926\.65/,
    )
  })

  test("of a state comes before the federal one, which isn't given where the library has the state's rule", () => {
    const california = { ...site, state: 'US-CA' }
    const text = 'How much drinking water must I provide in the heat in California?'
    expect(find(text, california)?.answer.region).toBe('US-CA')
    const own = recordOf('CA 8 CCR 3276', { region: 'US-CA' })
    expect(find('Can I stand on the top step of a stepladder?', california, [own])).toBeNull()
  })

  test('of one country is never given in another', () => {
    const answers = ['GB', 'DE', 'FR', 'ES', 'CN', 'CA', 'AU'].map(
      country => find('Can I stand on the top step of a stepladder?', { ...site, country })?.answer.code,
    )
    expect(answers.filter(code => code?.includes('CFR'))).toEqual([])
    expect(find('Can I stand on the top step of a stepladder?', { ...site, country: null })).toBeNull()
  })

  test('is left out where nothing fits, or the question is about something else', () => {
    for (const text of ['', '?', 'hello', 'write a poem about ladders', 'what is the best pizza topping'])
      expect(find(text)).toBeNull()
  })

  test('has no yes or no where its figure is on the other side of the limit', () => {
    const at = (feet: number) => find(`Do I need fall protection at ${feet} feet?`, site)
    expect(at(5)?.lead).toEqual({ word: 'no', asked: 'must' })
    expect(at(20)?.lead?.word).not.toBe('no')
  })

  test('is looked for in time in a long question', () => {
    const started = performance.now()
    find('can I stand on the top step of a stepladder '.repeat(100))
    find('梯子'.repeat(2000), site, [], 'zh')
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe('the records of a search', () => {
  const found = (records: LibraryRecord[]) => ({
    records,
    stems: new Set<string>(),
    unknownCode: null,
    similarity: 0.7,
  })
  const order = (records: LibraryRecord[], place: Workplace, english = '') =>
    recordsFor(found(records), place, english).map(({ code }) => code)
  const general = { industry: 'General Industry' }

  test('have those of construction last in a warehouse', () => {
    const records = [recordOf('29 CFR 1926.501(b)(1)'), recordOf('29 CFR 1910.28(b)(1)', general)]
    expect(order(records, warehouse)).toEqual(['29 CFR 1910.28(b)(1)', '29 CFR 1926.501(b)(1)'])
    expect(order(records, site)[0]).toBe('29 CFR 1926.501(b)(1)')
  })

  test("have the federal ones last where the state's own is among them", () => {
    const records = [recordOf('29 CFR 1926.501'), recordOf('CA 8 CCR 1670', { region: 'US-CA' })]
    expect(order(records, { ...site, state: 'US-CA' })[0]).toBe('CA 8 CCR 1670')
    expect(order(records, { ...site, state: 'US-TX' })[0]).toBe('29 CFR 1926.501')
  })

  test('have farms and ships last, and a rule for less than what is asked about', () => {
    const farm = recordOf('29 CFR 1928.51', { industry: 'Agriculture' })
    expect(order([farm, recordOf('29 CFR 1926.602')], site)[0]).toBe('29 CFR 1926.602')
    const small = recordOf('29 CFR 1926.1441', { title: 'Small cranes up to 2,000 lb' })
    const records = [small, recordOf('29 CFR 1926.1427')]
    expect(order(records, site, 'who operates crane over 2,000 lb')[0]).toBe('29 CFR 1926.1427')
    expect(order(records, site, 'who operates crane of 1500 lb')[0]).toBe('29 CFR 1926.1441')
  })
})
