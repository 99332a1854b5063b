import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../../testing/harness'
import { importJson, record } from '../../../../testing/imports'
import type { Person } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'
import { addSite, allowSites, changeSite } from '../../../../testing/sites'

const app = useTestApp()
const ana = useCreated(() => signUpOn(app, 'pro'))

type Query = contract.RequestOf<typeof contract.searchRegulations>['query']
const search = async (query: Query, person = ana) =>
  (await person.call(contract.searchRegulations, { query })).data
const codesFor = async (query: Query, person = ana) =>
  (await search(query, person)).items.map(({ regulation_code }) => regulation_code)

describe('a code', () => {
  test.each([
    ['1926.501', '29 CFR 1926.501'],
    ['29 CFR 1926.501(b)(1)', '29 CFR 1926.501(b)(1)'],
    ['29cfr1926.501(b)(1)', '29 CFR 1926.501(b)(1)'],
    ['§ 1926.501 (b) (1)', '29 CFR 1926.501(b)(1)'],
    ['OSHA 1926.501b1', '29 CFR 1926.501(b)(1)'],
    ['501b1', '29 CFR 1926.501(b)(1)'],
    ['1926.501(b)(1)(i)', '29 CFR 1926.501(b)(1)'],
    ['what does 1926.1053(b)(13) say about ladders?', '29 CFR 1926.1053(b)(13)'],
    ['wah 2005 regulation 6', 'UK WAH 2005 reg. 6'],
    ['40 cfr part 68', '40 CFR 68'],
  ])('typed as %s is found first', async (typed, code) => {
    expect((await codesFor({ q: typed }))[0]).toBe(code)
  })

  test('is followed by its paragraphs', async () => {
    const codes = await codesFor({ q: '1926.501' })
    expect(codes.length).toBeGreaterThan(5)
    expect(codes.every(code => code.startsWith('29 CFR 1926.501'))).toBe(true)
  })

  test('of one’s own making is found first, and only as a whole number', async () => {
    const ben = await signUpOn(app, 'pro')
    await importJson(app, ben, [
      record({ regulation_code: 'Yard rule 12/b', title: 'Yard lights' }),
      record({ regulation_code: '1926.99123', title: 'Kept by us' }),
    ])
    expect((await codesFor({ q: 'yard RULE 12 B' }, ben))[0]).toBe('Yard rule 12/b')
    expect((await codesFor({ q: '1926.99123' }, ben))[0]).toBe('1926.99123')
    expect(await codesFor({ q: '1926.991' }, ben)).toEqual([])
  })
})

describe('a code that is not in the library', () => {
  test.each(['1926.7', '29 CFR 1910.999', 'DGUV Vorschrift 99'])('is named: %s', async q => {
    const { items, unknown_code } = await search({ q })
    expect(unknown_code).toBe(q)
    expect(items.filter(({ regulation_code }) => !regulation_code.startsWith('29 CFR 1926.7'))).toEqual([])
  })

  test('is named in a question as well, which its words answer', async () => {
    const { items, unknown_code } = await search({ q: 'does 1926.7 ask for a guardrail?' })
    expect(unknown_code).toBe('1926.7')
    expect(items.length).toBeGreaterThan(0)
  })

  test.each(['1926.501', '1926.501(b)(1)(i)', '501b1', '40 CFR part 68', 'ladder 3.5 ft'])(
    'is not made up for %s',
    async q => {
      expect((await search({ q })).unknown_code).toBeNull()
    },
  )
})

describe('where the reader works', () => {
  const first = async (q: string, person: Person) => (await search({ q, limit: 3 }, person)).items[0]

  test('decides between rules that fit equally well', async () => {
    const british = await signUpOn(app, 'pro', { region: 'uk' })
    const q = 'noise action level'
    expect((await first(q, ana))?.jurisdiction).toBe('US')
    expect((await first(q, british))?.jurisdiction).toBe('UK')
  })

  test('is where their only site is, whatever the account says', async () => {
    const ben = await signUpOn(app, 'pro', { region: 'us' })
    await changeSite(ben, { country: 'GB', state: null })
    expect((await first('noise action level', ben))?.jurisdiction).toBe('UK')
    await changeSite(ben, { country: 'US', state: 'US-CA' })
    expect((await first('heat illness prevention, shade and water', ben))?.region).toBe('US-CA')
  })

  test('is what several sites have in common, and the account where their laws differ', async () => {
    const ben = await signUpOn(app, 'pro', { region: 'us' })
    await changeSite(ben, { country: 'GB', state: null })
    await allowSites(app, ben, 3)
    await addSite(ben, 'Dock 2', { country: 'GB' })
    expect((await first('noise action level', ben))?.jurisdiction).toBe('UK')
    await addSite(ben, 'Dock 3', { country: 'DE' })
    expect((await first('noise action level', ben))?.jurisdiction).toBe('US')
  })

  test('is the account where the site has no country, or one without rules', async () => {
    const ben = await signUpOn(app, 'pro', { region: 'uk' })
    for (const country of [null, 'BR'] as const) {
      await changeSite(ben, { country, state: null })
      expect((await first('noise action level', ben))?.jurisdiction).toBe('UK')
    }
  })

  test('gives way to a place that the search names', async () => {
    expect((await first('hard hats on a site in Ontario', ana))?.region).toBe('CA-ON')
  })

  test('keeps the rules of a state from those who work elsewhere', async () => {
    const found = (await search({ q: 'heat illness prevention, shade and water', limit: 3 })).items
    expect(found.map(({ region }) => region)).not.toContain('US-CA')
    expect((await first('heat illness prevention california', ana))?.region).toBe('US-CA')
  })
})

describe('the first three results', () => {
  test('come with the sentence that answers', async () => {
    const { items } = await search({ q: 'how high is a guardrail', limit: 5 })
    expect(items.map(({ answer }) => answer !== null)).toEqual([true, true, true, false, false])
    const [best] = items
    expect(best?.summary).toContain(best?.answer)
    expect(best?.answer).toMatch(/\d/)
    expect((await search({ limit: 1 })).items[0]?.answer).toBeNull()
  })

  test('are not followed by what barely matches', async () => {
    expect((await search({ q: 'jackhammer dust' })).total).toBeLessThan(60)
  })
})

describe('words', () => {
  test('are found in any form, by prefix and with typos', async () => {
    const [expected] = await codesFor({ q: 'scaffold inspection' })
    for (const q of ['scaffolds inspected', 'scaffolding inspecti', 'scafold inspektion'])
      expect((await codesFor({ q })).slice(0, 5), q).toContain(expected)
  })

  test('are marked where they stand, as text', async () => {
    const ben = await signUpOn(app, 'pro')
    await importJson(app, ben, [
      record({
        title: 'Ladders <b>only</b>',
        summary: 'A ladder & its laddering rails.',
        regulation_code: 'L-1',
      }),
    ])
    const { items } = await search({ q: 'L-1 ladder only' }, ben)
    const found = items.find(({ regulation_code }) => regulation_code === 'L-1')
    expect(found?.highlights).toEqual({
      title: [
        { text: 'Ladders', hit: true },
        { text: ' <b>', hit: false },
        { text: 'only', hit: true },
        { text: '</b>', hit: false },
      ],
      summary: [
        { text: 'A ', hit: false },
        { text: 'ladder', hit: true },
        { text: ' & its ', hit: false },
        { text: 'laddering', hit: true },
        { text: ' rails.', hit: false },
      ],
    })
  })

  test('of another language find what they mean', async () => {
    const [german] = await codesFor({ q: 'Auffanggurte am Flachdach' })
    expect(
      (await search({ q: 'Auffanggurte am Flachdach' })).items.slice(0, 5).flatMap(({ tags }) => tags),
    ).toContain('fall protection')
    expect(german).toBeDefined()
    expect((await search({ q: '灭火器' })).items[0]?.tags).toContain('fire safety')
  })

  test('that nobody wrote find nothing', async () => {
    expect(await search({ q: 'xqzzv wvvkq' })).toMatchObject({ items: [], total: 0 })
  })
})

test('what is meant is found without the words, also in what was just imported', async () => {
  const ben = await signUpOn(app, 'pro')
  await importJson(app, ben, [
    record({
      title: 'Canine companions',
      summary: 'Bringing a dog to the yard is forbidden.',
      regulation_code: 'P-1',
    }),
  ])
  await app.jobs.runDueJobs()
  expect((await codesFor({ q: 'may I take my puppy to work' }, ben)).slice(0, 3)).toContain('P-1')
})

describe('filters', () => {
  test.each([
    [{ industry: 'Mining' }, (found: contract.Regulation) => found.industry === 'Mining'],
    [{ body: 'EPA' }, (found: contract.Regulation) => found.regulatory_body === 'EPA'],
    [{ risk: 'Low' }, (found: contract.Regulation) => found.risk_level === 'Low'],
    [
      { tags: 'ladder, osha' },
      ({ tags }: contract.Regulation) => tags.includes('ladder') && tags.includes('osha'),
    ],
  ] as [Query, (found: contract.Regulation) => boolean][])('%j leave only what fits', async (query, fits) => {
    const { items, total } = await search(query)
    expect(total).toBeGreaterThan(0)
    expect(items.every(fits)).toBe(true)
  })

  test('count what each other choice would leave', async () => {
    const { facets } = await search({ q: 'ladder', industry: 'Construction', risk: 'High' })
    for (const { value, count } of facets.industries)
      expect((await search({ q: 'ladder', industry: value, risk: 'High' })).total, value).toBe(count)
    for (const { value, count } of facets.risks)
      expect(
        (await search({ q: 'ladder', industry: 'Construction', risk: value as 'High' })).total,
        value,
      ).toBe(count)
  })

  test('by date are those of the last change', async () => {
    const ben = await signUpOn(app, 'pro')
    await importJson(app, ben, [record()])
    expect((await search({ from: '2026-11-16', to: '2026-11-16' }, ben)).total).toBe(1)
    expect((await search({ from: '2026-11-17' }, ben)).total).toBe(0)
    expect((await search({ to: '2026-11-15' }, ben)).total).toBe((await search({}, ana)).total)
  })
})

test.each([
  ['title', (found: contract.Regulation) => found.title.toLowerCase()],
  ['code', (found: contract.Regulation) => found.regulation_code],
  ['risk', (found: contract.Regulation) => `${['High', 'Medium', 'Low'].indexOf(found.risk_level)}`],
] as const)('sorting by %s is in order', async (sort, key) => {
  const keys = (await search({ q: 'crane', sort })).items.map(key)
  expect(keys.length).toBeGreaterThan(5)
  expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
})

test('an empty search is everything, fifty at most', async () => {
  const { items, total } = await search({ q: ' ' })
  expect([items.length, total]).toEqual([50, (await search({})).total])
})

test.each([
  ['more than fifty', { limit: 51 }, 'limit'],
  ['a text without end', { q: 'x'.repeat(301) }, 'q'],
  ['a NUL', { q: 'a\0b' }, 'q'],
  ['a date that does not exist', { from: '2026-02-30' }, 'from'],
  ['a risk that does not exist', { risk: 'Extreme' }, 'risk'],
  ['an order that does not exist', { sort: 'worst' }, 'sort'],
  ['a filter that does not exist', { color: 'red' }, 'color'],
])('a search for %s is rejected', async (_, query, field) => {
  const response = await ana.call(contract.searchRegulations, { query: query as Query })
  expect([response.status, response.fields[0]?.field]).toEqual([400, field])
})

test.each(['%', "'; drop table regulations; --", '<script>', '((((', '\\', '👷', '*:*', 'a'.repeat(300)])(
  'a search for %j does no harm',
  async q => {
    expect((await ana.call(contract.searchRegulations, { query: { q } })).status).toBe(200)
  },
)
