import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'minio'
import type { Storage } from './storage'

export type S3Options = {
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** Any store that speaks S3. */
export function s3Storage({ endpoint, bucket, region, accessKey, secretKey }: S3Options): Storage {
  const { protocol, hostname, port } = new URL(endpoint)
  const client = new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL: protocol === 'https:',
    region,
    accessKey,
    secretKey,
    pathStyle: true,
  })
  const scratch = join(tmpdir(), 'plumbline-s3')

  return {
    put: async (key, path) => {
      const { size } = await stat(path)
      await client.fPutObject(bucket, key, path, { 'content-length': String(size) })
      await rm(path)
    },
    write: async (key, bytes) => {
      await client.putObject(bucket, key, Buffer.from(bytes), bytes.byteLength)
    },
    size: key =>
      client.statObject(bucket, key).then(
        ({ size }) => size,
        () => undefined,
      ),
    read: (key, range) =>
      range
        ? client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
        : client.getObject(bucket, key),
    localCopy: async key => {
      await mkdir(scratch, { recursive: true, mode: 0o700 })
      const path = join(scratch, randomUUID())
      await client.fGetObject(bucket, key, path)
      return { path, release: () => rm(path, { force: true }) }
    },
    removeAll: async prefix => {
      const keys: string[] = []
      for await (const { name } of client.listObjectsV2(bucket, prefix, true)) if (name) keys.push(name)
      // One by one: an upload has only a few files, and not every store supports deleting a list.
      for (const key of keys) await client.removeObject(bucket, key)
    },
    list: async function* (prefix = '') {
      for await (const { name, lastModified } of client.listObjectsV2(bucket, prefix, true))
        if (name && lastModified) yield { key: name, changedAt: lastModified }
    },
  }
}
