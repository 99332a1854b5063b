import { randomUUID } from 'node:crypto'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { days, later } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'
import { photo, upload } from '../../../testing/uploads'
import { sweepMedia } from './media.jobs'

const app = useTestApp()

function age(path: string, count: number) {
  const then = later(app.clock.at, -days(count))
  utimesSync(path, then, then)
}

test('files without an owner are swept after a day, others and younger ones stay', async () => {
  const filesAfterUpload = async () => {
    const known = app.filesIn('media')
    const ana = await signUp(app)
    await upload(app, ana, { file: await photo(), name: 'a.jpg' })
    return { ana, files: app.filesIn('media').filter(path => !known.includes(path)) }
  }
  const [gone, fresh, kept] = [await filesAfterUpload(), await filesAfterUpload(), await filesAfterUpload()]
  for (const { ana } of [gone, fresh])
    await app.db.pool.query('delete from organizations where id = $1', [ana.organizationId])
  for (const path of [...gone.files, ...kept.files]) age(path, 2)
  for (const path of fresh.files) age(path, 0)
  const exported = [gone, kept].map(({ ana }) => `${ana.organizationId}/exports/${randomUUID()}.zip`)
  const folder = join(gone.files[0] ?? '', '../../..')
  for (const key of exported) {
    mkdirSync(dirname(join(folder, key)), { recursive: true })
    writeFileSync(join(folder, key), 'zip')
    age(join(folder, key), 2)
  }
  await app.db.pool.query(
    `insert into organization_exports (id, organization_id, status, created_at, updated_at)
     values ($1, $2, 'ready', now(), now())`,
    [basename(exported[1] ?? '', '.zip'), kept.ana.organizationId],
  )

  await app.db.transaction(tx => app.jobs.enqueue(tx, sweepMedia, {}))
  await app.jobs.runDueJobs()

  expect(gone.files).toHaveLength(1)
  const keptExport = join(folder, exported[1] ?? '')
  expect(app.filesIn('media').toSorted()).toEqual([...fresh.files, ...kept.files, keptExport].toSorted())
})
