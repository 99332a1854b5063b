import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { root } from './lib/root.mjs'
import { call } from './testing/calls'
import { type Cluster, openCluster } from './testing/cluster'
import { signUpAt } from './testing/launch'

const script = join(root, 'scripts/testing/start-at.mjs')
const folder = temporaryFolder('upgrade')
const home = join(folder, 'next-version')
let cluster: Cluster

/** It only adds, and takes until the test has seen enough of the time between. */
const NEXT_MIGRATION = `create table upgrade_test (id int primary key);
do $$ begin while not exists (select from upgrade_may_end) loop perform pg_sleep(0.05); end loop; end $$;
alter table tasks add column upgrade_test text;`

/** The next version: the same build with one more migration. */
function prepareNextVersion() {
  const migrations = join(home, 'apps/server/migrations')
  cpSync(join(root, 'apps/server/migrations'), migrations, { recursive: true })
  mkdirSync(join(home, 'apps/web'), { recursive: true })
  symlinkSync(join(root, 'apps/web/dist'), join(home, 'apps/web/dist'))
  for (const file of ['package.json', 'CHANGELOG.md']) cpSync(join(root, file), join(home, file))
  const journal = join(migrations, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] }
  const next = { idx: entries.length, tag: '9999_next', when: 0, version: '7', breakpoints: true }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }))
  writeFileSync(join(migrations, '9999_next.sql'), NEXT_MIGRATION)
}

beforeAll(async () => {
  prepareNextVersion()
  cluster = await openCluster({ folder, apis: 1, workers: 0 })
  await cluster.apis[0]?.start()
})
afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('an old process serves while new ones migrate; these say that they are not there yet, and then serve beside it', async () => {
  const old = cluster.apis[0]?.url ?? ''
  const token = await signUpAt(old)
  const createTask = (url: string) => call(url, token, ['POST', '/api/tasks'], { title: 'Fence the edge' })
  await cluster.query('create table upgrade_may_end (id int)')
  const newer = await Promise.all([cluster.add('api', script), cluster.add('api', script)])
  const coming = Promise.all(newer.map(each => each.start({ HOME_FOLDER: home })))
  let isOver = false
  const note = () => {
    isOver = true
  }
  coming.then(note, note)

  // One of them migrates, the other waits for it; neither shows half an upgrade.
  for (const { url } of newer) {
    await expect.poll(async () => (await call(url, token, ['GET', '/readyz'])).code).toBe('upgrading')
    const { status, code, retryAfter } = await createTask(url)
    expect([status, code, retryAfter]).toEqual([503, 'upgrading', 5])
    expect((await call(url, token, ['GET', '/healthz'])).status).toBe(200)
  }
  const during: number[] = []
  const useOld = async () => {
    during.push((await createTask(old)).status, (await call(old, token, ['GET', '/api/tasks'])).status)
  }
  while (during.length < 10) await useOld()
  expect(isOver).toBe(false)
  await cluster.query('insert into upgrade_may_end values (1)')
  while (!isOver) await useOld()
  await coming
  expect([...new Set(during)].toSorted()).toEqual([200, 201])
  const applied = await cluster.query(`select tag from migrations where tag = '9999_next'`)
  expect(applied).toHaveLength(1)

  // Side by side, each sees what the other writes.
  for (const url of [old, ...newer.map(each => each.url)]) {
    const { status, data } = await createTask(url)
    expect(status).toBe(201)
    for (const reader of [old, newer[0]?.url ?? ''])
      expect((await call(reader, token, ['GET', `/api/tasks/${data.id}`])).status).toBe(200)
  }

  // An old process that is started on the newer tables serves, too: going back needs no restore.
  await cluster.apis[0]?.end('SIGTERM')
  await cluster.apis[0]?.start()
  expect((await createTask(old)).status).toBe(201)
})
