import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { statementsOf } from '../../../testing/statements'

const app = useTestApp()
let ana: Person
let eve: Person
let violationId: string

/** The first search of the library takes longer than anybody waits for it: until then it is asked again. */
async function find(person: Person, q: string): Promise<contract.SearchResults> {
  const { data } = await person.call(contract.search, { query: { q } })
  return data.regulationsPending ? find(person, q) : data
}

/** The same records in each organization, so that a leak would show. */
async function fill(person: Person) {
  const { data: violation } = await person.call(contract.createViolation, {
    body: {
      type: 'Open edge',
      description: 'Señalización missing on level two',
      severity: 'High',
      location: 'Tower north',
      regulationCode: '1926.501(b)(1)',
    },
  })
  await person.call(contract.createTask, {
    body: { title: 'Put up a guardrail', regulationCode: '1926.501(b)(1)', violationId: violation.id },
  })
  return violation.id
}

beforeAll(async () => {
  ana = await signUpOn(app, 'pro')
  eve = await signUpOn(app, 'pro', { name: 'Eve Stone', worksite: 'Quarry' })
  violationId = await fill(ana)
  await fill(eve)
})

describe('a search', () => {
  test('finds a citation in violations, tasks and regulations', async () => {
    for (const q of ['1926.501', '29 CFR 1926.501(b)', '§ 1926.501']) {
      const { violations, tasks, regulations, people, sites } = await find(ana, q)
      expect(violations).toEqual([
        {
          id: violationId,
          type: 'Open edge',
          message: null,
          severity: 'High',
          status: 'Open',
          siteName: 'Harbor 4',
          location: 'Tower north',
        },
      ])
      expect(tasks.map(({ title }) => title)).toEqual(['Put up a guardrail'])
      expect(regulations?.[0]?.regulation_code).toContain('1926.501')
      expect([people, sites]).toEqual([[], []])
    }
  })

  test.each([
    ['a word of a violation', 'EDGE', 'violations', 'Open edge'],
    ['words without their accents', 'senalizacion', 'violations', 'Open edge'],
    ['the area', 'tower', 'violations', 'Open edge'],
    ['the beginning of a word of a task', 'guardr', 'tasks', 'Put up a guardrail'],
    [
      'a regulation in other words',
      'how deep before I need a trench box',
      'regulations',
      /trench|excavation|protective/i,
    ],
    ['a person, accents and case aside', 'MARIA ruiz', 'people', 'Ana María Ruiz'],
    ['a person by two letters', 'an', 'people', 'Ana María Ruiz'],
    ['a person by the job', 'safety', 'people', 'Ana María Ruiz'],
    ['a site', 'harbor', 'sites', 'Harbor 4'],
  ] as const)('finds %s', async (_, q, kind, title) => {
    const found = (await find(ana, q))[kind] ?? []
    const titles = found.map(each => ('name' in each ? each.name : 'title' in each ? each.title : each.type))
    expect(titles).toContainEqual(typeof title === 'string' ? title : expect.stringMatching(title))
  })

  test('leaves out what was dismissed or deleted, and who left', async () => {
    const leaver = await colleagueOf(app, ana)
    expect((await find(ana, 'okafor')).people).toMatchObject([{ id: leaver.id, name: 'Ben Okafor' }])
    await ana.call(contract.removeMember, { params: { id: leaver.id } })
    expect((await find(ana, 'okafor')).people).toEqual([])

    const { data: task } = await ana.call(contract.createTask, { body: { title: 'Zebra crossing' } })
    expect((await find(ana, 'zebra')).tasks).toHaveLength(1)
    await ana.call(contract.deleteTask, { params: { id: task.id } })
    expect((await find(ana, 'zebra')).tasks).toEqual([])

    const body = { type: 'Loose zebra', severity: 'Low' } as const
    const { data: violation } = await ana.call(contract.createViolation, { body })
    expect((await find(ana, 'zebra')).violations).toHaveLength(1)
    await ana.call(contract.violationFeedback, {
      params: { id: violation.id },
      body: { verdict: 'dismissed' },
    })
    expect((await find(ana, 'zebra')).violations).toEqual([])
  })

  test('says which sites are archived, and lists them last', async () => {
    const [first] = (await find(eve, 'quarry')).sites
    await eve.call(contract.archiveSite, { params: { id: first?.id ?? '' } })
    await eve.call(contract.createSite, { body: { name: 'Sandy Quarry', industry: 'construction' } })
    expect((await find(eve, 'QUARRY')).sites).toMatchObject([
      { name: 'Sandy Quarry', archived: false },
      { name: 'Quarry', archived: true },
    ])
  })

  test('finds five of each at most, the newest first', async () => {
    for (let number = 1; number <= 6; number += 1) {
      app.passTime(1000)
      await ana.call(contract.createTask, { body: { title: `Sweep floor ${number}` } })
    }
    const { tasks } = await find(ana, 'sweep')
    expect(tasks.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map(number => `Sweep floor ${number}`))
  })

  test.each([
    ['nothing but signs', "!!! ' \\ & | :* % _"],
    ['words that are nowhere', 'xylophonist'],
  ])('finds no records for %s', async (_, q) => {
    expect(await find(ana, q)).toMatchObject({ violations: [], tasks: [], people: [], sites: [] })
  })

  test('rejects no words and too many', async () => {
    for (const [query, code] of [
      [{}, 'required'],
      [{ q: '  ' }, 'required'],
      [{ q: 'x'.repeat(contract.MAX_SEARCH_LENGTH + 1) }, 'too_long'],
    ] as const) {
      const response = await ana.send(contract.search, { query })
      expect([response.status, response.fields]).toMatchObject([400, [{ field: 'q', code }]])
    }
    expect((await ana.send(contract.search, { query: { q: 'edge', limit: '100' } })).status).toBe(400)
  })
})

describe('who searches', () => {
  test('nobody who is not signed in', async () => {
    const response = await app.send(contract.search, { query: { q: 'edge' } })
    expect([response.status, response.code]).toEqual([401, 'not_signed_in'])
  })

  test.each(['user', 'manager', 'admin'] as const)('a %s finds the same', async role => {
    const colleague = await colleagueOf(app, ana, role)
    expect(await find(colleague, 'edge')).toEqual(await find(ana, 'edge'))
  })

  test('only in their own organization', async () => {
    const { violations } = await find(eve, 'edge')
    expect(violations.map(({ id }) => id)).not.toContain(violationId)
    expect((await find(eve, 'ruiz')).people).toEqual([])
    expect((await find(eve, 'harbor')).sites).toEqual([])
  })

  test('without regulations where the plan has none', async () => {
    const free = await signUpOn(app, 'free')
    await fill(free)
    expect(await find(free, '1926.501')).toMatchObject({ violations: [{}], tasks: [{}], regulations: null })
  })
})

test('takes as many statements however much there is, and opens no transaction', async () => {
  const sent = await statementsOf(() => ana.call(contract.search, { query: { q: 'edge' } }))
  process.stdout.write(`a search takes ${sent.length} statements\n`)
  expect(sent.length).toBeLessThanOrEqual(14)
  expect(sent.filter(text => /^(begin|insert|update|delete)/i.test(text))).toEqual([])
})
