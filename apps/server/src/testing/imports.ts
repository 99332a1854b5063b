import * as contract from '@plumbline/contract'
import { beforeEach } from 'vitest'
import { runImport } from '../modules/library/regulations/import/import.service'
import { type TestApp, useCreated } from './harness'
import type { Person } from './people'
import { signUpOn } from './plans'
import { form } from './uploads'

/** Someone on the plan that allows imports, whose library is empty before each test, and who hasn't imported anything yet. */
export function useImporter(app: TestApp) {
  const person = useCreated(() => signUpOn(app, 'pro'))
  beforeEach(() => emptyLibrary(app, person))
  return person
}

export const emptyLibrary = (app: TestApp, { organizationId }: Person) =>
  app.db.pool.query(
    `with counted as (delete from rate_limits) delete from regulations where organization_id = $1`,
    [organizationId],
  )

/** A record as the specification describes it, like no other. */
export const record = (changes: Record<string, unknown> = {}) => ({
  title: 'Guard the open edge',
  regulation_code: 'ACME-1',
  summary: 'Every open edge above two meters has a guardrail.',
  industry: 'Construction',
  tags: ['Fall protection', 'edge'],
  risk_level: 'High',
  source: 'https://acme.example/rules/1',
  ...changes,
})

export async function sendFile(
  app: TestApp,
  person: Person,
  { name, content, type = '' }: { name: string; content: string | Buffer; type?: string },
) {
  const { payload, headers } = form({ file: Buffer.from(content as string), name, type })
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/regulations/import',
    payload,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  })
  const body = response.json() as Record<string, unknown>
  return {
    status: response.statusCode,
    code: body.code as string | undefined,
    words: body.error as string | undefined,
    data: body.data as contract.RegulationImport,
  }
}

/** Lets the import that was started happen and answers its report. */
export async function ended(app: TestApp, person: Person, started: Pick<contract.RegulationImport, 'id'>) {
  await app.jobs.runDueJobs([runImport])
  return (await person.call(contract.getImport, { params: { id: started.id } })).data
}

export const startImport = (person: Person, body: unknown) =>
  person.send(contract.importRegulations, { query: {}, body })

export async function importJson(app: TestApp, person: Person, list: unknown) {
  const { data, status } = await startImport(person, list)
  if (status !== 202) throw new Error(`the import answered ${status}`)
  return ended(app, person, data)
}

export async function importCsv(app: TestApp, person: Person, content: string | Buffer) {
  const { data, status, words } = await sendFile(app, person, { name: 'rules.csv', content })
  if (status !== 202) throw new Error(`the import answered ${status} ${words}`)
  return ended(app, person, data)
}

export const storedIn = async (app: TestApp, { organizationId }: Person) =>
  (
    await app.db.pool.query(
      `select title, code, summary, industry, tags, risk_level as "riskLevel", source, origin,
        regulatory_body as "regulatoryBody", authority, is_active as "isActive", link
       from regulations where organization_id = $1 and deleted_at is null order by code`,
      [organizationId],
    )
  ).rows as Record<string, unknown>[]
