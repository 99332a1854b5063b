import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { addSite, archivedSite, firstSite } from '../../../testing/sites'
import { photo, upload } from '../../../testing/uploads'

const app = useTestApp()

const report = async (person: Person, given: object = {}) =>
  (await person.send(contract.createViolation, { body: { type: 'Edge', severity: 'Low', ...given } })).data
const task = async (person: Person, given: object = {}) =>
  (await person.send(contract.createTask, { body: { title: 'Fix', ...given } })).data

describe('with one site', () => {
  test('everything belongs to it unless told otherwise', async () => {
    const ana = await signUp(app, { worksite: 'Harbor 4' })
    const { id: siteId } = await firstSite(ana)
    const uploaded = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
    expect(uploaded.data).toMatchObject({ siteId, siteName: 'Harbor 4' })
    expect(await report(ana)).toMatchObject({ siteId, siteName: 'Harbor 4', location: '' })
    expect(await task(ana)).toMatchObject({ siteId, worksite: 'Harbor 4' })
    const nowhere = await upload(app, ana, { file: await photo(), name: 'b.jpg', fields: { siteId: 'none' } })
    expect(nowhere.data.siteId).toBeNull()
    expect((await report(ana, { siteId: null })).siteId).toBeNull()
    expect(await task(ana, { siteId: null })).toMatchObject({ siteId: null, worksite: '' })
  })
})

describe('with several sites', () => {
  let ana: Person
  let tower: contract.Site
  let yard: contract.Site
  beforeAll(async () => {
    ana = await signUpOn(app, 'enterprise', { worksite: 'Tower' })
    tower = await firstSite(ana)
    yard = await addSite(ana, 'Yard')
  })

  test('nobody guesses', async () => {
    expect((await report(ana)).siteId).toBeNull()
    expect((await task(ana)).siteId).toBeNull()
  })

  test('a task has the site of its violation', async () => {
    const { id: violationId } = await report(ana, { siteId: yard.id, location: 'Gate 7' })
    expect(await task(ana, { violationId })).toMatchObject({ siteId: yard.id, worksite: 'Yard' })
    expect(await task(ana, { violationId, worksite: 'Somewhere' })).toMatchObject({ siteId: yard.id })
    expect(await task(ana, { violationId, siteId: tower.id })).toMatchObject({ worksite: 'Tower' })
  })

  test('a worksite as text is the site of that name, or stays a text', async () => {
    expect(await task(ana, { worksite: 'yard' })).toMatchObject({ siteId: yard.id, worksite: 'Yard' })
    expect(await task(ana, { worksite: 'Elsewhere' })).toMatchObject({ siteId: null, worksite: 'Elsewhere' })
  })

  test('what a person draws on a picture belongs to the site of the picture', async () => {
    const fields = { siteId: yard.id }
    const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg', fields })
    expect(data.siteName).toBe('Yard')
    expect((await report(ana, { analysisId: data.id })).siteId).toBe(yard.id)
  })

  test('nothing of an upload to an archived site is kept', async () => {
    const { id, name } = await archivedSite(app, ana, 'Closed')
    const before = app.filesIn('media').length
    const response = await upload(app, ana, { file: await photo(), name: 'a.jpg', fields: { siteId: id } })
    expect([response.status, response.code, response.body.params]).toEqual([409, 'site_archived', { name }])
    expect(app.filesIn('media')).toHaveLength(before)
  })

  test('a violation is moved, and the trail says so', async () => {
    const { id } = await report(ana, { siteId: tower.id })
    const moved = await ana.call(contract.updateViolation, { params: { id }, body: { siteId: yard.id } })
    expect(moved.data).toMatchObject({ siteName: 'Yard', version: 2 })
    const { data } = await ana.call(contract.violationHistory, { params: { id } })
    expect(data.at(-1)).toMatchObject({ field: 'site', from: 'Tower', to: 'Yard' })
    await ana.call(contract.updateViolation, { params: { id }, body: { siteId: null } })
    expect((await ana.call(contract.getViolation, { params: { id } })).data.siteId).toBeNull()
  })

  test('a task is moved by id, by name and to no site', async () => {
    const { id } = await task(ana, { siteId: tower.id })
    const change = async (body: object) =>
      (await ana.send(contract.updateTask, { params: { id }, body })).data
    expect(await change({ siteId: yard.id })).toMatchObject({ worksite: 'Yard' })
    expect(await change({ worksite: 'TOWER' })).toMatchObject({ siteId: tower.id })
    expect(await change({ worksite: 'Gate 7' })).toMatchObject({ siteId: null, worksite: 'Gate 7' })
    expect(await change({ siteId: tower.id })).toMatchObject({ worksite: 'Tower' })
    expect(await change({ siteId: null })).toMatchObject({ siteId: null, worksite: '' })
  })

  test('a record keeps its site when the site is archived, and is edited all the same', async () => {
    const site = await addSite(ana, 'Soon closed')
    const violation = await report(ana, { siteId: site.id })
    await ana.call(contract.archiveSite, { params: { id: site.id } })
    const params = { id: violation.id }
    const response = await ana.call(contract.updateViolation, {
      params,
      body: { ...violation, location: 'Gate' },
    })
    expect(response.data).toMatchObject({ siteName: 'Soon closed', location: 'Gate' })
  })

  test('a site that is renamed answers under its new name', async () => {
    const site = await addSite(ana, 'Old name')
    const { id } = await task(ana, { siteId: site.id })
    await ana.call(contract.updateSite, { params: { id: site.id }, body: { ...site, name: 'New name' } })
    expect((await ana.call(contract.getTask, { params: { id } })).data.worksite).toBe('New name')
  })
})

describe('lists filter by site', () => {
  let ana: Person
  let yard: contract.Site
  beforeAll(async () => {
    ana = await signUpOn(app, 'enterprise')
    yard = await addSite(ana, 'Yard')
    const { id: siteId } = await firstSite(ana)
    for (const given of [{ siteId: yard.id, severity: 'High' }, { siteId: yard.id }, { siteId }, {}]) {
      const violation = await report(ana, given)
      await task(ana, { violationId: violation.id })
    }
    const fields = { siteId: yard.id }
    await upload(app, ana, { file: await photo(), name: 'a.jpg', fields })
    await upload(app, ana, { file: await photo(), name: 'b.jpg' })
  })

  test('violations, with counts', async () => {
    const list = async (query: object) => (await ana.send(contract.listViolations, { query })).data
    expect(await list({ site: yard.id })).toMatchObject({ total: 2, capped: false, tiles: { high: 1 } })
    expect(await list({ site: yard.id, severity: 'Low' })).toMatchObject({ total: 1 })
    expect(await list({ site: yard.id, search: 'edge' })).toMatchObject({ total: 2 })
    expect(await list({ site: 'none' })).toMatchObject({ total: 1, items: [{ siteId: null }] })
    for (const sort of contract.violationSorts)
      expect((await list({ site: yard.id, sort })).items.map(({ siteId }) => siteId)).toEqual([
        yard.id,
        yard.id,
      ])
  })

  test('tasks, with counts', async () => {
    const list = async (query: object) => (await ana.send(contract.listTasks, { query })).data
    expect(await list({ site: yard.id })).toMatchObject({ total: 2, counts: { all: 2, open: 2 } })
    expect(await list({ site: yard.id, tab: 'completed' })).toMatchObject({ total: 0, counts: { all: 2 } })
    expect(await list({ site: 'none' })).toMatchObject({ total: 1 })
  })

  test('results', async () => {
    const list = async (query: object) => (await ana.send(contract.listResults, { query })).data
    expect(await list({ site: yard.id })).toMatchObject({ total: 1, items: [{ fileName: 'a.jpg' }] })
    expect(await list({ site: 'none' })).toMatchObject({ total: 1, items: [{ fileName: 'b.jpg' }] })
    expect((await list({})).total).toBe(2)
  })

  test('the report', async () => {
    const response = await ana.call(contract.violationsReport, { query: { site: yard.id } })
    expect(response.status).toBe(200)
  })

  test("not by what is no site, and nothing by another's", async () => {
    expect((await ana.send(contract.listViolations, { query: { site: 'x' } })).status).toBe(400)
    const eve = await signUp(app)
    expect((await eve.send(contract.listViolations, { query: { site: yard.id } })).data.total).toBe(0)
  })
})
