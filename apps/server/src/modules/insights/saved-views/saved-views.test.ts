import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'

const app = useTestApp()
const ana = useCreated(() => signUp(app))

const highOpen = { list: 'violations', name: 'High and open', query: { severity: 'High', status: 'Open' } }
const save = (person: Person, body: object) => person.send(contract.createSavedView, { body })
const viewsOf = async (person: Person, list?: contract.SavedViewList) =>
  (await person.call(contract.listSavedViews, { query: { ...(list && { list }) } })).data
const rename = (person: Person, id: string, name: string) =>
  person.call(contract.renameSavedView, { params: { id }, body: { name } })
const remove = (person: Person, id: string) => person.call(contract.deleteSavedView, { params: { id } })
async function idOf(person: Person, name: string, list: contract.SavedViewList = 'violations') {
  const view = await person.call(contract.createSavedView, { body: { list, name, query: {} } })
  return view.data.id
}

describe('saving a view', () => {
  test('keeps the filters of its list, the names in order', async () => {
    const ben = await colleagueOf(app, ana)
    const { status, body } = await save(ben, highOpen)
    expect(status).toBe(201)
    const { data } = body as { data: contract.SavedView }
    expect(data).toEqual({ id: expect.any(String), createdAt: app.clock.now().toISOString(), ...highOpen })
    await save(ben, { list: 'violations', name: 'all of them', query: {} })
    const mine = { tab: 'open', assignee: 'me', searchTerm: 'edge', sort: 'due' }
    await save(ben, { list: 'tasks', name: 'Mine', query: mine })
    expect((await viewsOf(ben, 'violations')).map(({ name }) => name)).toEqual([
      'all of them',
      'High and open',
    ])
    expect(await viewsOf(ben, 'tasks')).toMatchObject([{ name: 'Mine', query: mine }])
    expect(await viewsOf(ben)).toHaveLength(3)
  })

  test('drops what the list does not know, and pages', async () => {
    const ben = await colleagueOf(app, ana)
    const query = { severity: 'Low', color: 'red', page: '3', after: 'x', priority: 'high' }
    const { body } = await save(ben, { list: 'violations', name: 'Low', query })
    expect(body).toMatchObject({ data: { query: { severity: 'Low' } } })
    expect((await viewsOf(ben))[0]?.query).toEqual({ severity: 'Low' })
  })

  test.each([
    ['a severity that does not exist', { ...highOpen, query: { severity: 'Huge' } }, 'query.severity'],
    ['a list that does not exist', { ...highOpen, list: 'people' }, 'list'],
    [
      'a filter of the other list',
      { list: 'tasks', name: 'x', query: { status: 'Resolved' } },
      'query.status',
    ],
    ['no name', { ...highOpen, name: '  ' }, 'name'],
    ['a name of 81 letters', { ...highOpen, name: 'x'.repeat(81) }, 'name'],
    ['no query', { list: 'violations', name: 'x' }, 'query'],
    ['a field nobody knows', { ...highOpen, shared: true }, 'shared'],
  ])('is rejected with %s', async (_, body, field) => {
    const { status, fields } = await save(ana, body)
    expect([status, fields.map(fault => fault.field)]).toEqual([400, [field]])
    expect(await viewsOf(ana)).toEqual([])
  })

  test('is rejected under a name that is taken, whatever its case, in the same list only', async () => {
    const ben = await colleagueOf(app, ana)
    await save(ben, highOpen)
    const again = await save(ben, { ...highOpen, name: 'HIGH AND OPEN' })
    expect([again.status, again.code]).toEqual([409, 'saved_view_exists'])
    expect((await save(ben, { ...highOpen, list: 'tasks', query: {} })).status).toBe(201)
  })

  test('ends at fifty in each list, also for two at the same moment', async () => {
    const ben = await colleagueOf(app, ana)
    for (let n = 1; n < contract.MAX_SAVED_VIEWS; n++) await save(ben, { ...highOpen, name: `View ${n}` })
    const last = await Promise.all(['a', 'b', 'c'].map(name => save(ben, { ...highOpen, name })))
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(last.find(({ status }) => status === 409)?.code).toBe('too_many_saved_views')
    expect(await viewsOf(ben)).toHaveLength(contract.MAX_SAVED_VIEWS)
    expect((await save(ben, { list: 'tasks', name: 'a', query: {} })).status).toBe(201)
  })
})

describe('changing a view', () => {
  test('gives it another name, or its own in other letters', async () => {
    const ben = await colleagueOf(app, ana)
    const [first, second] = [await idOf(ben, 'First'), await idOf(ben, 'Second')]
    expect((await rename(ben, first, ' Edges ')).data.name).toBe('Edges')
    expect((await rename(ben, first, 'EDGES')).data.name).toBe('EDGES')
    const taken = await rename(ben, second, 'edges')
    expect([taken.status, taken.code]).toEqual([409, 'saved_view_exists'])
    expect((await rename(ben, first, '')).status).toBe(400)
    expect((await viewsOf(ben)).map(({ name }) => name)).toEqual(['EDGES', 'Second'])
  })

  test('deletes it once, and its name is free again', async () => {
    const ben = await colleagueOf(app, ana)
    const id = await idOf(ben, 'Edges')
    expect((await remove(ben, id)).status).toBe(200)
    expect((await remove(ben, id)).status).toBe(404)
    expect((await rename(ben, id, 'x')).status).toBe(404)
    expect(await idOf(ben, 'Edges')).toEqual(expect.any(String))
  })
})

test('nobody sees or changes the views of others, in the organization or outside, whatever their role', async () => {
  const worker = await colleagueOf(app, ana)
  const id = await idOf(worker, 'Mine')
  for (const other of [ana, await colleagueOf(app, ana, 'manager'), await signUp(app)]) {
    expect(await viewsOf(other)).toEqual([])
    expect((await rename(other, id, 'Theirs')).status).toBe(404)
    expect((await remove(other, id)).status).toBe(404)
  }
  expect(await viewsOf(worker)).toMatchObject([{ id, name: 'Mine' }])
})

test('nobody who is signed out has views', async () => {
  const params = { id: randomUUID() }
  expect((await app.call(contract.listSavedViews, { query: {} })).status).toBe(401)
  expect((await app.send(contract.createSavedView, { body: highOpen })).status).toBe(401)
  expect((await app.call(contract.renameSavedView, { params, body: { name: 'x' } })).status).toBe(401)
  expect((await app.call(contract.deleteSavedView, { params })).status).toBe(401)
})
