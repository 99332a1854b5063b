import { randomUUID } from 'node:crypto'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { buildApp } from '../apps/server/src/app'
import { readConfig } from '../apps/server/src/config'
import { keyOf } from '../apps/server/src/modules/library/regulations/import/import-rows'
import { systemClock } from '../apps/server/src/platform/clock'
import { toCsv } from '../apps/server/src/platform/csv'
import { openDatabase } from '../apps/server/src/platform/db/client'
import { startEmbeddedDatabase } from '../apps/server/src/platform/db/embedded'
import { migrate } from '../apps/server/src/platform/db/migrate'
import { openLog } from '../apps/server/src/platform/logging'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { root } from '../scripts/lib/root.mjs'
import { figure } from './lib/figures'

/**
 * What an import costs beside the barest way of getting the same rows into the same table: COPY from a file on the
 * server, with nothing read, checked, reported or sent. The import is measured from the first byte of the upload to
 * the report, over HTTP, with its queue and its progress. Both sides take turns in one run.
 */
const rows = Number(process.env.BENCH_ROWS ?? 10_000)
const ROUNDS = 5
const ALLOWED_RATIO = 4

const header = ['title', 'regulation_code', 'summary', 'industry', 'tags', 'risk_level', 'source']
const SENTENCE =
  'Every open edge above two meters has a guardrail, a net or a harness before anybody works there. '
const cells = Array.from({ length: rows }, (_, index) => [
  `Rule ${index} about the edges of floor ${index % 40}`,
  `BENCH-${index}`,
  SENTENCE.repeat(1 + (index % 4)),
  'Construction',
  'fall protection;edge;training',
  ['Low', 'Medium', 'High'][index % 3],
  `https://intranet.example/rules/${index}`,
])
const csv = toCsv(header, cells)

const folder = temporaryFolder('import')
chmodSync(folder, 0o755)
const log = openLog('silent')
const database = await startEmbeddedDatabase(join(folder, 'db'), log)
const db = openDatabase(database.connectionString, log)
await migrate(db.pool, join(root, 'apps/server/migrations'))
const config = readConfig({ DATA_DIR: join(folder, 'data'), DATABASE_URL: database.connectionString }, root)
const app = await buildApp({
  config,
  log,
  db,
  clock: systemClock,
  version: 'bench',
  isReady: async () => true,
})
await app.background.start({ work: true })
const url = await app.http.listen({ host: '127.0.0.1', port: 0 })

const client = new pg.Client({ connectionString: database.connectionString })
await client.connect()
const signup = await fetch(`${url}/api/auth/signup`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    name: 'Bench',
    email: 'bench@site.example',
    password: 'a good passphrase',
    confirmPassword: 'a good passphrase',
    organization: 'Bench',
    title: 'Bench',
    industry: 'construction',
    companySize: 'small',
    language: 'en',
    region: 'us',
    privacyAccepted: true,
    termsAccepted: true,
  }),
})
const { data } = (await signup.json()) as {
  data: { token: string; user: { id: string; organizationId: string } }
}
const { id: userId, organizationId } = data.user
await client.query("update subscriptions set plan = 'pro'")

const bareFile = join(folder, 'rows.csv')
const now = new Date().toISOString()
const quoted = (cell: unknown) => `"${String(cell).replaceAll('"', '""')}"`
const bareRows = cells.map(([title, code = '', summary, industry, tags, risk, source]) => {
  const list = `{${tags?.split(';').map(tag => `"${tag}"`)}}`
  const given = [title, code, keyOf(code), summary, industry, 'OSHA', 'US', risk, list, '{}', source]
  return [randomUUID(), organizationId, ...given, 'import', 1, userId, userId, now, now]
})
writeFileSync(bareFile, bareRows.map(row => `${row.map(quoted)}\n`).join(''), { mode: 0o644 })
const COLUMNS =
  'id, organization_id, title, code, code_key, summary, industry, regulatory_body, jurisdiction, risk_level, tags, related_codes, source, origin, changed_in, created_by, updated_by, created_at, updated_at'

async function milliseconds(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}
/** Without rows to give a meaning to, the job that does so ends; it must not run beside what is measured. */
async function emptied() {
  await client.query('delete from regulations where organization_id = $1', [organizationId])
  const waiting =
    "select from jobs.job where name = 'regulations.embed' and state in ('created', 'retry', 'active')"
  while ((await client.query(waiting)).rowCount) await new Promise(resolve => setTimeout(resolve, 100))
  await client.query('vacuum regulations')
}
const bareCopy = () => client.query(`copy regulations (${COLUMNS}) from '${bareFile}' csv`)
async function wholeImport() {
  const body = new FormData()
  body.append('file', new Blob([csv], { type: 'text/csv' }), 'rules.csv')
  const headers = { authorization: `Bearer ${data.token}` }
  const response = await fetch(`${url}/api/regulations/import?wait=1`, { method: 'POST', headers, body })
  const { data: report } = (await response.json()) as { data: { summary: { valid: number } | null } }
  if (report?.summary?.valid !== rows) throw new Error(`the import answered ${JSON.stringify(report)}`)
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const taken = { copy: [] as number[], import: [] as number[] }
for (let round = 0; round <= ROUNDS; round++) {
  await emptied()
  const copy = await milliseconds(bareCopy)
  await emptied()
  const whole = await milliseconds(wholeImport)
  // The first round warms both up.
  if (round > 0) taken.copy.push(copy)
  if (round > 0) taken.import.push(whole)
}

await emptied()
await client.end()
await app.http.close()
await app.background.stop()
await db.close()
await database.stop()
rmSync(folder, { recursive: true, force: true })

const ratio = median(taken.import) / median(taken.copy)
const each = (values: number[]) => values.map(value => value.toFixed(0)).join(' ')
console.log(`${rows} rows, ${(csv.length / 1e6).toFixed(1)} MB of CSV`)
console.log(`bare COPY     ${median(taken.copy).toFixed(0)} ms (${each(taken.copy)})`)
console.log(`whole import  ${median(taken.import).toFixed(0)} ms (${each(taken.import)})`)
console.log(`ratio         ${ratio.toFixed(2)} (at most ${ALLOWED_RATIO})`)
figure({
  name: `import of ${rows} regulations`,
  value: median(taken.import),
  unit: 'ms',
  yardstick: { name: 'raw COPY', value: median(taken.copy) },
  ratio,
  goal: `at most ${ALLOWED_RATIO}`,
  met: ratio <= ALLOWED_RATIO,
})
process.exit(ratio <= ALLOWED_RATIO ? 0 : 1)
