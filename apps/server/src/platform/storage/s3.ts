import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client } from 'minio'
import { type Storage, StorageUnavailableError } from './storage'

export type S3Options = {
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

type Settings = {
  /** Where local copies lie while they are used. What a process leaves there when it dies is deleted with its uploads. */
  scratch: string
  /** How long the store may be silent. */
  timeoutMs?: number
}

const TIMEOUT_MS = 15_000
const READ_TIMEOUT_FACTOR = 4
const missingCodes = new Set(['NotFound', 'NoSuchKey'])
/** What the own disk says, as opposed to the store. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS'])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Requests that end when the store has been silent for so long; the client itself would wait forever. */
function impatient(protocol: string, timeoutMs: number) {
  const { request } = protocol === 'https:' ? https : http
  return {
    request: (options: https.RequestOptions, respond: (response: http.IncomingMessage) => void) => {
      const sent = request(options, response => {
        // Whoever reads may be slower than the store.
        sent.setTimeout(timeoutMs * READ_TIMEOUT_FACTOR)
        respond(response)
      })
      sent.on('timeout', () => sent.destroy(new Error('The store was silent for too long.')))
      return sent.setTimeout(timeoutMs)
    },
  }
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw missingCodes.has(codeOf(error)) || diskCodes.has(codeOf(error))
      ? error
      : new StorageUnavailableError(error)
  }
}

/** Any store that speaks S3. */
export function s3Storage(
  { endpoint, bucket, region, accessKey, secretKey }: S3Options,
  { scratch, timeoutMs = TIMEOUT_MS }: Settings,
): Storage {
  const { protocol, hostname, port } = new URL(endpoint)
  const client = new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL: protocol === 'https:',
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    transport: impatient(protocol, timeoutMs) as typeof https,
  })
  const list = async function* (prefix = '') {
    try {
      for await (const { name, lastModified } of client.listObjectsV2(bucket, prefix, true))
        if (name && lastModified) yield { key: name, changedAt: lastModified }
    } catch (error) {
      throw new StorageUnavailableError(error)
    }
  }

  return {
    put: async (key, path) => {
      const { size } = await stat(path)
      await asked(() => client.fPutObject(bucket, key, path, { 'content-length': String(size) }))
      await rm(path)
    },
    write: async (key, bytes) => {
      await asked(() => client.putObject(bucket, key, Buffer.from(bytes), bytes.byteLength))
    },
    size: key =>
      asked(() => client.statObject(bucket, key)).then(
        ({ size }) => size,
        (error: unknown) => {
          if (missingCodes.has(codeOf(error))) return undefined
          throw error
        },
      ),
    read: (key, range) =>
      asked(() =>
        range
          ? client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
          : client.getObject(bucket, key),
      ),
    localCopy: async key => {
      await mkdir(scratch, { recursive: true, mode: 0o700 })
      const path = join(scratch, randomUUID())
      const release = () => rm(path, { force: true })
      try {
        await asked(async () => pipeline(await client.getObject(bucket, key), createWriteStream(path)))
      } catch (error) {
        await release()
        throw error
      }
      return { path, release }
    },
    removeAll: async prefix => {
      const keys: string[] = []
      for await (const { key } of list(prefix)) keys.push(key)
      // One by one: an upload has only a few files, and not every store supports deleting a list.
      for (const key of keys) await asked(() => client.removeObject(bucket, key))
    },
    list,
  }
}
