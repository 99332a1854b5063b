import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { call } from '../testing/calls'
import type { Cluster } from '../testing/cluster'
import type { Load } from './load'

type Row = Record<string, unknown>

const MAX_NAMED = 5
/** Of a list that may be long, the first ones and how many there are. */
const named = (what: string, found: string[]) =>
  found.length === 0
    ? []
    : [
        `${found.length} × ${what}: ${found.slice(0, MAX_NAMED).join(', ')}${found.length > MAX_NAMED ? ' …' : ''}`,
      ]

/** Statuses that a caller may see while something is away; anything else is a fault of ours. */
const expected = /^(0|200|201|202|402 |409 |429 |503 )/

/** Everything that must hold once the faults are over, the queues are empty and the housekeeping has run. */
export async function violations(cluster: Cluster, load: Load): Promise<string[]> {
  const ids = async (sql: string, values: unknown[] = []) =>
    (await cluster.query<Row>(sql, values)).map(row => Object.values(row).join(' '))
  return [
    ...named(
      'unexpected response',
      Object.keys(load.statuses).filter(status => !expected.test(status)),
    ),
    ...(await lost(cluster, load)),
    ...(await unreadable(cluster, load)),
    ...(await quota(ids)),
    ...named('stuck or failed job', await ids(STUCK_JOBS)),
    ...named('analysis that waits or failed', await ids(UNFINISHED)),
    ...named('duplicate notification', await ids(DUPLICATE_NOTIFICATIONS)),
    ...(await files(cluster)),
    ...named(
      'uncaught error',
      cluster.all.filter(each => /uncaught|unhandled/i.test(each.output())).map(each => each.name),
    ),
  ]
}

const STUCK_JOBS = `select name, state, count(*) from jobs.job
  where state in ('active', 'failed') or (state in ('created', 'retry') and start_after < now() - interval '10 seconds')
  group by 1, 2`

const UNFINISHED = `select id, status, error_code from analyses where status in ('queued', 'running', 'failed')`

const DUPLICATE_NOTIFICATIONS = `select kind, href, count(*) from notifications
  where kind in ('task_assigned', 'mentioned', 'export_ready') group by user_id, kind, href having count(*) > 1`

async function lost(cluster: Cluster, { acknowledged }: Load) {
  const missing = async (sql: string, wanted: Iterable<string>) => {
    const there = new Set((await cluster.query<{ key: string }>(sql)).map(({ key }) => key))
    return [...wanted].filter(key => !there.has(key))
  }
  const comments = acknowledged.comments.map(({ taskId, text }) => `${taskId} ${text}`)
  const answers = acknowledged.answers.map(({ analysisId, questionId }) => `${analysisId} ${questionId}`)
  return [
    ...named('upload lost', await missing('select id::text as key from analyses', acknowledged.uploads)),
    ...named(
      'canceled analysis that went on',
      await missing(`select id::text as key from analyses where status = 'canceled'`, acknowledged.canceled),
    ),
    ...named('task lost', await missing('select id::text as key from tasks', acknowledged.tasks)),
    ...named(
      'comment lost',
      await missing(
        `select concat(id, ' ', note->>'text') as key from tasks, jsonb_array_elements(notes) as note`,
        comments,
      ),
    ),
    ...named(
      'answer lost',
      await missing(`select concat(analysis_id, ' ', question_id) as key from question_answers`, answers),
    ),
    ...named(
      'payment lost',
      await missing(
        `select replace(request_key, 'checkout:', '') as key from usage_ledger where reason = 'purchase'`,
        acknowledged.payments,
      ),
    ),
    ...named(
      'payment that was never credited',
      await missing(
        `select replace(request_key, 'checkout:', '') as key from usage_ledger where reason = 'purchase'`,
        (
          await cluster.query<{ id: string }>(
            `select id::text from test_checkouts where state = 'paid' and extra_analyses is not null`,
          )
        ).map(({ id }) => id),
      ),
    ),
    ...named(
      'task without its notification',
      await missing(
        `select replace(href, '/tasks/', '') as key from notifications where kind = 'task_assigned'`,
        acknowledged.tasks,
      ),
    ),
  ]
}

/** Each accepted analysis is paid for once, and given back once where there was no result. */
async function quota(ids: (sql: string) => Promise<string[]>) {
  const entries = (reason: string) =>
    `(select count(*) from usage_ledger where reference = analyses.id and kind = 'analysis' and reason = '${reason}')`
  return [
    ...named(
      'analysis not paid for exactly once',
      await ids(`select id from analyses where ${entries('use')} <> 1`),
    ),
    ...named(
      'analysis not given back exactly once',
      await ids(
        `select id, status from analyses
         where ${entries('refund')} <> case when status in ('failed', 'canceled') then 1 else 0 end`,
      ),
    ),
    ...named(
      'use without an analysis',
      await ids(
        `select reference from usage_ledger where kind = 'analysis' and reason = 'use'
         and not exists (select from analyses where id = reference)`,
      ),
    ),
    ...named(
      'counter that differs from its ledger',
      await ids(
        `select organization_id, analyses_remaining, own, extra_analyses, extra from subscriptions
         join (
           select organization_id, coalesce(sum(amount) filter (where not is_extra), 0)::int as own,
             coalesce(sum(amount) filter (where is_extra), 0)::int as extra
           from usage_ledger where kind = 'analysis' group by 1
         ) as ledger using (organization_id)
         where analyses_remaining is distinct from own or extra_analyses <> extra`,
      ),
    ),
  ]
}

/** Over HTTP, through every API process. */
async function unreadable(cluster: Cluster, load: Load) {
  const problems: string[] = []
  const files = await cluster.query<{ organization: string; url: string }>(
    `select media.organization_id as organization, '/api/media/' || media.id as url from media
     join analyses on analyses.media_id = media.id where analyses.status = 'completed'`,
  )
  const tasks = await cluster.query<{ organization: string; url: string }>(
    `select organization_id as organization, '/api/tasks/' || id as url from tasks order by random() limit 50`,
  )
  for (const { url } of cluster.apis)
    for (const { organization, url: path } of [...files, ...tasks]) {
      const token = load.organizations.find(({ id }) => id === organization)?.token ?? ''
      const { status } = await call(url, token, ['GET', path])
      if (status !== 200) problems.push(`${path} ${status}`)
    }
  return named('record or file that cannot be read', problems)
}

/** The store holds what the database names and nothing else, and no process keeps a temporary file. */
async function files(cluster: Cluster) {
  const rows = await cluster.query<{ key: string; status: string | null }>(
    `select concat(media.organization_id, '/', media.id) as key, analyses.status
     from media left join analyses on analyses.media_id = media.id`,
  )
  const known = new Set(rows.map(({ key }) => key))
  const stored = new Set(storedFolders(cluster.store.folder))
  const temporary = cluster.all.flatMap(({ name, dataDir }) =>
    ['uploads', 'printing'].flatMap(folder =>
      filesIn(join(dataDir, folder)).map(file => `${name} ${folder}/${file}`),
    ),
  )
  return [
    ...named(
      'orphan in the store',
      [...stored].filter(key => !known.has(key)),
    ),
    ...named(
      'row without its file',
      rows.filter(({ key }) => !stored.has(key)).map(({ key }) => key),
    ),
    ...named('temporary file', temporary),
  ]
}

const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap(entry =>
        entry.isFile() ? entry.name : [],
      )
    : []

/** `organization/medium` of every object. */
const storedFolders = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('_object'))
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split('/')
        .slice(0, 2)
        .join('/'),
    )
