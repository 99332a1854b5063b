import * as contract from '@plumbline/contract'
import { expect, test, vi } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'
import { photo, upload } from '../../../testing/uploads'

const isLinux = process.platform === 'linux'
const NEEDS_LINUX = 'only Linux has /dev/full'

const disk = vi.hoisted(() => ({ full: false }))

// The kernel itself says that there is no room: what would go to the disk goes to the device that is always full.
vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>()
  const createWriteStream: typeof fs.createWriteStream = (path, options) =>
    fs.createWriteStream(disk.full ? '/dev/full' : path, options)
  return { ...fs, createWriteStream }
})
vi.mock('node:fs/promises', async original => {
  const fs = await original<typeof import('node:fs/promises')>()
  const writeFile: typeof fs.writeFile = (path, data, options) =>
    fs.writeFile(disk.full ? '/dev/full' : path, data, options)
  const statfs = async (path: string) => ({ ...(await fs.statfs(path)), ...(disk.full && { bavail: 0 }) })
  return { ...fs, writeFile, statfs }
})

const app = useTestApp()

async function withFullDisk<T>(work: () => Promise<T>) {
  disk.full = true
  try {
    return await work()
  } finally {
    disk.full = false
  }
}

test('an upload onto a full disk says so, leaves nothing behind and costs nothing', async ({ skip }) => {
  skip(!isLinux, NEEDS_LINUX)
  const ana = await signUp(app)
  const file = await photo()
  const response = await withFullDisk(() => upload(app, ana, { file, name: 'a.jpg' }))
  expect([response.status, response.code]).toEqual([503, 'storage_full'])
  expect(response.body.error).toBe("There's no storage left for files. Tell your administrator.")
  expect(app.filesIn('uploads')).toEqual([])
  expect(app.filesIn('media')).toEqual([])
  expect((await ana.call(contract.billingStatus, {})).data.analysesRemaining).toBe(10)
  expect((await ana.call(contract.listResults, { query: {} })).data.total).toBe(0)
})

test('a disk that fills up during the analysis is waited for', async ({ skip }) => {
  skip(!isLinux, NEEDS_LINUX)
  const ana = await signUp(app)
  const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
  const statusNow = async () =>
    (await ana.call(contract.analysisStatus, { params: { id: data.id } })).data.status
  await withFullDisk(() => app.analysisWorker.wake())
  expect(await statusNow()).toBe('queued')

  await app.db.pool.query('update analyses set not_before = now() where id = $1', [data.id])
  await app.analysisWorker.wake()
  expect(await statusNow()).toBe('completed')
  expect((await ana.call(contract.billingStatus, {})).data.analysesRemaining).toBe(9)
})

test('an export onto a full disk is rejected, and nothing is left of it', async ({ skip }) => {
  skip(!isLinux, NEEDS_LINUX)
  const ana = await signUp(app)
  const start = () => ana.call(contract.createOrganizationExport, {})
  const response = await withFullDisk(start)
  expect([response.status, response.code]).toEqual([503, 'storage_full'])
  const statuses = async () =>
    (await ana.call(contract.listOrganizationExports, {})).data.map(({ status }) => status)
  expect(await statuses()).toEqual([])

  // The same for one that finds the disk full when it is written.
  expect((await start()).status).toBe(202)
  await withFullDisk(() => app.jobs.runDueJobs())
  expect(await statuses()).toEqual(['failed'])
  expect(app.filesIn('uploads')).toEqual([])
  expect(app.filesIn('media').filter(path => path.includes('exports'))).toEqual([])

  expect((await start()).status).toBe(202)
  await app.jobs.runDueJobs()
  expect((await statuses()).toSorted()).toEqual(['failed', 'ready'])
})

test('an export that needs more room than is left is rejected', async () => {
  const ana = await signUp(app)
  await upload(app, ana, { file: await photo(), name: 'a.jpg' })
  await app.db.pool.query(
    'update media set byte_size = 1e15, stored_bytes = 1e15 where organization_id = $1',
    [ana.organizationId],
  )
  const { status, code } = await ana.call(contract.createOrganizationExport, {})
  expect([status, code]).toEqual([503, 'storage_full'])
})
