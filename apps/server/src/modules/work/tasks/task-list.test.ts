import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { createTask, patchTask } from '../../../testing/tasks'

const app = useTestApp()
const ana = useCreated(() => signUp(app))
const ben = useCreated(() => colleagueOf(app, ana))

const list = async (person: Person, query: object = {}) =>
  (await person.send(contract.listTasks, { query: query })).data

describe('the list of tasks', () => {
  let site: Person
  let colleague: Person
  beforeAll(async () => {
    site = await signUp(app)
    colleague = await colleagueOf(app, site)
    const start = (id: string) => patchTask(site, id, { status: 'in_progress' })
    const edge = await createTask(site, { title: 'Fence the edge', priority: 'high', dueDate: '2026-11-20' })
    const cable = await createTask(site, {
      title: 'Lift the cable',
      priority: 'low',
      dueDate: '2026-11-18',
      assignee: colleague.id,
      worksite: 'Gate 7',
    })
    await start(cable.id)
    const exit = await createTask(site, { title: 'Clear the exit', dueDate: null, tags: ['fire'] })
    await start(exit.id)
    await patchTask(site, exit.id, { status: 'closed' })
    const hats = await createTask(site, { title: 'Buy hats', dueDate: '2026-11-17', assignee: site.id })
    await start(hats.id)
    await patchTask(site, hats.id, { status: 'completed' })
    await app.db.pool.query("update tasks set due_date = '2026-11-01' where id = any($1)", [
      [edge.id, hats.id],
    ])
  })
  const titles = async (query: object) => (await list(site, query)).items.map(({ title }) => title).toSorted()

  test('counts its tabs under the other filters', async () => {
    expect((await list(site)).counts).toEqual({ all: 4, open: 1, inProgress: 1, completed: 2, capped: false })
    const { counts, total, items } = await list(site, { tab: 'completed' })
    expect([counts.all, total, items.length]).toEqual([4, 2, 2])
    expect((await list(site, { priority: 'high' })).counts).toMatchObject({ all: 1, open: 1, completed: 0 })
    expect((await list(site, { searchTerm: 'the' })).counts).toMatchObject({ all: 3, open: 1, completed: 1 })
  })

  test.each([
    ['what is still to be done', { tab: 'unresolved' }, ['Fence the edge', 'Lift the cable']],
    ['tab In Progress', { tab: 'in_progress' }, ['Lift the cable']],
    ['status closed', { status: 'closed' }, ['Clear the exit']],
    ['status completed', { status: 'completed' }, ['Buy hats']],
    ['priority', { priority: 'low' }, ['Lift the cable']],
    ['me', { assignee: 'me' }, ['Buy hats']],
    ['nobody', { assignee: 'none' }, ['Clear the exit', 'Fence the edge']],
    [
      'all of everything',
      { status: 'all', priority: 'all', assignee: 'all', tab: 'all' },
      ['Buy hats', 'Clear the exit', 'Fence the edge', 'Lift the cable'],
    ],
    ['overdue, completed ones left out', { overdue: '1' }, ['Fence the edge']],
    ['a word of the title', { searchTerm: 'edge' }, ['Fence the edge']],
    ['the beginning of a word', { searchTerm: 'fen' }, ['Fence the edge']],
    ['the place', { searchTerm: 'gate 7' }, ['Lift the cable']],
    ['a tag', { searchTerm: 'FIRE' }, ['Clear the exit']],
    ['a word in a tab', { searchTerm: 'the', tab: 'open' }, ['Fence the edge']],
  ])('is filtered by %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected)
    expect((await list(site, query)).total).toBe(expected.length)
  })

  test('is sorted by date, those without one last, and by priority', async () => {
    const inOrder = async (sort: string) => (await list(site, { sort })).items.map(({ title }) => title)
    expect((await inOrder('due')).at(-1)).toBe('Clear the exit')
    expect((await inOrder('due')).slice(2)).toEqual(['Lift the cable', 'Clear the exit'])
    expect((await inOrder('priority'))[0]).toBe('Fence the edge')
    expect((await inOrder('priority')).at(-1)).toBe('Lift the cable')
  })

  test.each(contract.taskSorts)('goes on behind the page before, sorted by %s', async sort => {
    const whole = (await list(site, { sort })).items.map(({ id }) => id)
    const first = await list(site, { sort, pageSize: 3 })
    const rest = await list(site, { sort, pageSize: 3, after: first.next })
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(whole)
    expect(rest.next).toBeNull()
  })

  test('filters by a colleague, and shows nothing to another organization', async () => {
    expect(await titles({ assignee: colleague.id })).toEqual(['Lift the cable'])
    for (const query of [{}, { searchTerm: 'edge' }, { assignee: colleague.id }])
      expect((await list(ben, query)).items.filter(({ title }) => title === 'Lift the cable')).toEqual([])
  })

  test.each([
    ['a tab it does not have', { tab: 'late' }, 'tab'],
    ['a status outside the list', { status: 'done' }, 'status'],
    ['an assignee that is no id', { assignee: 'everybody' }, 'assignee'],
    [
      'a forged cursor',
      { after: Buffer.from('["2026-11-01 25:00:00+00","x"]').toString('base64url') },
      'after',
    ],
  ])('rejects %s', async (_, query, field) => {
    const response = await site.send(contract.listTasks, { query: query })
    expect([response.status, response.fields[0]?.field]).toEqual([400, field])
  })
})
