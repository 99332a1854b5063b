import { readFileSync } from 'node:fs'
import { daysOfPeriod } from '@plumbline/assistant'
import * as contract from '@plumbline/contract'
import type { Language } from '@plumbline/domain'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { moveTo } from '../../../testing/plans'
import { addSite } from '../../../testing/sites'
import { createTask } from '../../../testing/tasks'
import { hazardsNamed } from '../../findings/violations/hazard-names'

const app = useTestApp()
const TODAY = '2026-11-18'
const NAMES = [
  'Leeds Primary School',
  'Riverside Tower',
  'Werk Nord',
  'Obra Mirador',
  'Chantier Bellevue',
  '虹桥仓库',
]

let ana: Person
let ben: Person
let sites: Record<string, string>

type Given = {
  type: string
  severity?: contract.Severity
  site?: string
  date?: string
  description?: string
}
async function report(person: Person, { site, severity = 'Medium', ...given }: Given) {
  const body = { severity, ...given, ...(site && { siteId: sites[site] ?? null }) }
  return (await person.call(contract.createViolation, { body })).data.id
}
const advise = (id: string) =>
  app.db.pool.query(`update violations set basis = 'advisory', regulation_codes = '{}' where id = $1`, [id])

beforeAll(async () => {
  app.clock.at = new Date(`${TODAY}T10:00:00Z`)
  ana = await signUp(app, { name: 'Ana Torres' })
  await moveTo(app, ana, 'enterprise')
  ben = await colleagueOf(app, ana)
  await app.db.pool.query(`update users set first_name = 'Ben', last_name = 'Cole' where id = $1`, [ben.id])
  sites = {}
  for (const name of [...NAMES, 'Harbor Depot']) sites[name] = (await addSite(ana, name)).id
  // Nobody can be given a task that is late already.
  app.clock.at = new Date('2026-11-09T10:00:00Z')
  await createTask(ana, {
    title: 'Guard the edge',
    assignee: ben.id,
    dueDate: '2026-11-10',
    worksite: 'Werk Nord',
  })
  app.clock.at = new Date(`${TODAY}T10:00:00Z`)
  await report(ana, {
    type: 'Trench without protection',
    site: 'Leeds Primary School',
    date: '2026-11-12T09:00:00Z',
  })
  await report(ana, { type: 'Trench without protection', site: 'Harbor Depot', date: '2026-10-12T09:00:00Z' })
  await report(ana, {
    type: 'Open edge',
    severity: 'High',
    site: 'Leeds Primary School',
    date: '2026-11-17T09:00:00Z',
  })
  await report(ana, {
    type: 'Waste on fire',
    severity: 'High',
    site: 'Riverside Tower',
    date: '2026-11-18T09:00:00Z',
  })
  await advise(
    await report(ana, {
      type: 'Smoke',
      severity: 'High',
      site: 'Riverside Tower',
      date: '2026-11-18T08:00:00Z',
    }),
  )
})

async function ask(person: Person, message: string) {
  await app.db.pool.query(
    `with counted as (delete from rate_limits)
     update subscriptions set questions_remaining = 1000 where organization_id = $1`,
    [person.organizationId],
  )
  const { data } = await person.call(contract.assistantChat, { body: { message } })
  const url = new URL(data.blocks[0]?.page?.url ?? '/', 'http://plumbline.test')
  return { ...data, path: url.pathname, filters: Object.fromEntries(url.searchParams) }
}

/** The list that the screen shows for the filters of a link. */
const listed = async (person: Person, filters: object) =>
  (await person.send(contract.listViolations, { query: filters })).data

test.each([
  ['trench problems this month', 'There is 1 violation.', ['Trench without protection']],
  ['open high severity findings about fire', '1 violation is open.', ['Waste on fire', 'Smoke']],
  [
    'What did we find at Leeds school?',
    'There are 2 violations.',
    ['Open edge', 'Trench without protection'],
  ],
  ['violations found yesterday', 'There is 1 violation.', ['Open edge']],
  ['how many observations are open?', '1 observation is open.', ['Smoke']],
  ['trench violations in October at Harbor Depot', 'There is 1 violation.', ['Trench without protection']],
  [
    'trench violations last week at Leeds Primary School',
    'There is 1 violation.',
    ['Trench without protection'],
  ],
])('%s: %s', async (question, counted, types) => {
  const { kind, blocks, sources, path, filters } = await ask(ana, question)
  expect([kind, sources, path]).toEqual(['records', [], '/violations'])
  expect(blocks[0]?.text).toBe(counted)
  const { items, stats } = await listed(ana, filters)
  expect(items.map(({ type }) => type)).toEqual(types)
  const isOfObservations = question.includes('observations')
  expect(counted).toContain(`${isOfObservations ? stats.observations : stats.violations} `)
  for (const { type } of items) expect(blocks.some(({ text }) => text.startsWith(`${type} · `))).toBe(true)
})

test('says how many observations stand beside the violations', async () => {
  const { message } = await ask(ana, 'open high severity findings about fire')
  expect(message).toContain('Not counted: 1 observation, with no rule shown broken.')
  expect((await ask(ana, 'how many violations are open?')).message).not.toContain('Not counted')
})

test('overdue means tasks, and the link shows the same', async () => {
  const { message, path, filters } = await ask(ana, 'overdue tasks of Ben Cole')
  expect(message).toContain('1 task is overdue.')
  expect([path, filters]).toEqual(['/tasks', { overdue: '1', assignee: ben.id }])
  const { data } = await ana.send(contract.listTasks, { query: filters })
  expect(data.items.map(({ title }: contract.Task) => title)).toEqual(['Guard the edge'])
})

test('a day is the organization’s', async () => {
  const eve = await signUp(app)
  await app.db.pool.query(
    `update subscriptions set time_zone = 'Pacific/Auckland' where organization_id = $1`,
    [eve.organizationId],
  )
  // Still the 17th in London, the 18th in Auckland.
  app.clock.at = new Date('2026-11-17T20:30:00Z')
  await eve.call(contract.createViolation, {
    body: { type: 'Loose board', severity: 'Low', date: '2026-11-17T20:00:00Z' },
  })
  const { message, filters } = await ask(eve, 'violations found today')
  expect(message).toContain('There is 1 violation.')
  expect((await listed(eve, filters)).total).toBe(1)
  app.clock.at = new Date(`${TODAY}T10:00:00Z`)
})

test('a site of another organization is unknown, and nothing of it is counted', async () => {
  const eve = await signUp(app)
  const { kind, message, filters } = await ask(eve, 'What did we find at Leeds Primary School?')
  expect(kind).toBe('records')
  expect(message).toBe("I can't find a site named “Leeds Primary School” in your organization.")
  expect(filters).toEqual({})
  expect((await ask(eve, 'trench problems this month')).message).toContain('There are 0 violations.')
})

test.each([
  'how deep can a trench be without shoring?',
  'what must I do about open edges?',
  'how long do I have to fix open violations?',
])('%s is no question about records', async question =>
  expect((await ask(ana, question)).kind).not.toBe('records'),
)

type Expected = {
  about: 'violations' | 'observations' | 'tasks'
  site?: string
  hazard?: string
  severity?: string
  status?: 'open' | 'resolved' | 'overdue'
  person?: string
  period?: Parameters<typeof daysOfPeriod>[0]
}
type Entry = { question: string; language: Language; expected: Expected }
const read = (name: string) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../../packages/assistant/evaluation/${name}.json`, import.meta.url),
      'utf8',
    ),
  ) as Entry[]

/** What a link filters by, in the words of the evaluation. */
function understood({ path, filters }: Awaited<ReturnType<typeof ask>>, expected: Expected) {
  const { site, search, severity, status, assignee, from, to, kind, overdue, tab } = filters
  const about = path === '/tasks' ? 'tasks' : kind === 'observation' ? 'observations' : 'violations'
  const people = { [ana.id]: 'Ana Torres', [ben.id]: 'Ben Cole' }
  const days = expected.period && daysOfPeriod(expected.period, TODAY)
  const states: Record<string, string> = {
    unresolved: 'open',
    Resolved: 'resolved',
    open: 'open',
    completed: 'resolved',
  }
  return {
    about: path === '/' ? 'nothing' : about,
    site: Object.keys(sites).find(name => sites[name] === site),
    hazard: search && (hazardsNamed(search).find(id => id === expected.hazard) ?? search),
    severity,
    status: overdue ? 'overdue' : states[status ?? tab ?? ''],
    person: assignee && (people[assignee] ?? assignee),
    period: days && days.from === from && days.to === to ? expected.period : from,
  }
}

test.each([
  ['records-open', 30],
  ['records-aside', 28],
])('%s: at least %d of 30 are understood with every filter', async (name, limit) => {
  const wrong: unknown[] = []
  for (const { question, expected } of read(name)) {
    const answer = await ask(ana, question)
    const got = JSON.parse(JSON.stringify(understood(answer, expected))) as object
    const isSame =
      JSON.stringify(Object.entries(got).toSorted()) === JSON.stringify(Object.entries(expected).toSorted())
    if (!isSame) wrong.push(name === 'records-open' ? { question, expected, got } : {})
  }
  expect(30 - wrong.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(limit)
})
