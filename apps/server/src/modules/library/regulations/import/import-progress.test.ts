import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { ended, importJson, record, startImport, storedIn, useImporter } from '../../../../testing/imports'
import { colleagueOf, signUp } from '../../../../testing/people'
import { signUpOn } from '../../../../testing/plans'
import { runImport } from './import.service'

const app = useTestApp()
const ana = useImporter(app)

describe('progress', () => {
  test('is told in rows done of rows in all, until the report', async () => {
    const list = Array.from({ length: 3500 }, (_, index) => record({ regulation_code: `ROW-${index}` }))
    const { data } = await startImport(ana, list)
    const events = app.http.inject({
      url: `/api/regulations/imports/${data.id}/events`,
      headers: { authorization: `Bearer ${ana.token}` },
    })
    await app.jobs.runDueJobs([runImport])
    const seen = (await events).body
      .split('\n\n')
      .filter(Boolean)
      .map(line => JSON.parse(line.replace('data: ', '')) as contract.RegulationImport)
    expect(seen[0]).toMatchObject({ total: 3500, summary: null })
    expect(seen.at(-1)).toMatchObject({ status: 'completed', done: 3500, summary: { valid: 3500 } })
    const between = seen.filter(({ status, done }) => status === 'running' && done > 0 && done < 3500)
    expect(between.length).toBeGreaterThan(0)
  })

  test('of work that breaks on the way ends in a failure, and nothing is stored', async () => {
    const list = Array.from({ length: 1500 }, (_, index) => record({ regulation_code: `ROW-${index}` }))
    const { data } = await startImport(ana, list)
    await app.db.pool.query(`alter table regulations add constraint broken check (code <> 'ROW-1400')`)
    const report = await ended(app, ana, data)
    await app.db.pool.query('alter table regulations drop constraint broken')
    expect(report).toMatchObject({
      status: 'failed',
      error: { code: 'import_failed', message: expect.stringMatching(/^Import failed/) },
    })
    expect(await storedIn(app, ana)).toEqual([])
  })

  test('work that is asked for twice is done once', async () => {
    const { data } = await startImport(ana, [record()])
    await ended(app, ana, data)
    await app.db.pool.query(
      `update jobs.job set state = 'created', completed_on = null where name = 'regulations.import' and data->>'importId' = $1`,
      [data.id],
    )
    expect(await ended(app, ana, data)).toMatchObject({ summary: { valid: 1, existingDuplicates: 0 } })
  })
})

describe('who may', () => {
  test('a plain member may neither import nor fetch the template', async () => {
    const worker = await colleagueOf(app, ana)
    expect((await worker.call(contract.importRegulations, { query: {}, body: [record()] })).status).toBe(403)
    expect((await worker.call(contract.importTemplate, { query: {} })).status).toBe(403)
  })

  test('the free plan does not open the library', async () => {
    const free = await signUp(app)
    const response = await free.call(contract.importRegulations, { query: {}, body: [record()] })
    expect([response.status, response.code]).toEqual([402, 'regulations_need_a_plan'])
  })

  test("another organization's import is not there, and its codes are no duplicates", async () => {
    const { data } = await startImport(ana, [record()])
    const ben = await signUpOn(app, 'pro')
    expect((await ben.call(contract.getImport, { params: { id: data.id } })).status).toBe(404)
    await ended(app, ana, data)
    expect(await importJson(app, ben, [record()])).toMatchObject({ summary: { valid: 1 } })
  })
})
