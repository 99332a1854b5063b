import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localStorage } from './local'
import { s3Storage } from './s3'
import { type Storage, StorageUnavailableError } from './storage'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-storage-'))
const s3Options = { bucket: 'media', region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' }
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'media', configs: [] }],
})
const stores: Record<string, Storage> = { 'a local folder': localStorage(join(folder, 'local')) }

beforeAll(async () => {
  const { port } = (await server.run()) as AddressInfo
  stores['an S3 server'] = s3Storage(
    { ...s3Options, endpoint: `http://127.0.0.1:${port}` },
    { scratch: join(folder, 'scratch') },
  )
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function storeNamed(name: string) {
  const store = stores[name]
  if (!store) throw new Error(`no ${name}`)
  return store
}

describe.each(['a local folder', 'an S3 server'])('%s', name => {
  test('takes a file over and gives it back, whole, in part and as a local copy', async () => {
    const store = storeNamed(name)
    const upload = join(folder, 'upload')
    writeFileSync(upload, 'plumb line')
    await store.put('one/original', upload)
    await expect(readFile(upload)).rejects.toThrow('ENOENT')
    expect(await store.size('one/original')).toBe(10)
    expect(String(await buffer(await store.read('one/original')))).toBe('plumb line')
    expect(String(await buffer(await store.read('one/original', { start: 6, end: 9 })))).toBe('line')
    const copy = await store.localCopy('one/original')
    expect(await readFile(copy.path, 'utf8')).toBe('plumb line')
    await copy.release()
  })

  test('lists what lies there, since when', async () => {
    const store = storeNamed(name)
    const earlier = join(folder, 'earlier')
    writeFileSync(earlier, '')
    const before = statSync(earlier).mtimeMs
    await store.write('four/d', Buffer.from('d'))
    const found: { key: string; changedAt: Date }[] = []
    for await (const file of store.list('four/')) found.push(file)
    expect(found).toEqual([{ key: 'four/d', changedAt: expect.any(Date) }])
    const all: string[] = []
    for await (const { key } of store.list()) all.push(key)
    expect(all).toEqual(expect.arrayContaining(['one/original', 'four/d']))
    for await (const _ of store.list('nowhere/')) throw new Error('found something')
    // S3 counts whole seconds.
    expect(found[0]?.changedAt.getTime()).toBeGreaterThanOrEqual(before - 1000)
  })

  test('removes everything below a prefix and nothing beside it', async () => {
    const store = storeNamed(name)
    await store.write('two/a', Buffer.from('a'))
    await store.write('two/b', Buffer.from('b'))
    await store.write('three/c', Buffer.from('c'))
    await store.removeAll('two/')
    await store.removeAll('two/')
    expect([await store.size('two/a'), await store.size('two/b'), await store.size('three/c')]).toEqual([
      undefined,
      undefined,
      1,
    ])
  })
})

test.each([
  [
    'rejects',
    (socket: Socket) => socket.end('HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n'),
  ],
  ['hangs up', (socket: Socket) => socket.destroy()],
  ['is silent', () => undefined],
])('a store that %s is told apart from a file that is not there', async (_, treat) => {
  const hostile = createServer(
    socket => void socket.on('error', () => undefined).once('data', () => treat(socket)),
  )
  await new Promise<void>(resolve => hostile.listen(0, '127.0.0.1', resolve))
  const { port } = hostile.address() as AddressInfo
  const options = { ...s3Options, endpoint: `http://127.0.0.1:${port}` }
  const store = s3Storage(options, { scratch: join(folder, 'scratch'), timeoutMs: 200 })
  const upload = join(folder, 'kept')
  writeFileSync(upload, 'plumb line')
  for (const work of [
    () => store.size('one/original'),
    () => store.read('one/original'),
    () => store.localCopy('one/original'),
    () => store.put('one/original', upload),
    () => store.write('one/original', Buffer.from('x')),
    () => store.removeAll('one/'),
  ])
    await expect(work()).rejects.toThrow(StorageUnavailableError)
  // What could not be stored is still there, and no half copy is.
  expect(await readFile(upload, 'utf8')).toBe('plumb line')
  expect(readdirSync(join(folder, 'scratch'))).toEqual([])
  hostile.close()
})
