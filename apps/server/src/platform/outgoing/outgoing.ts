import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { openDeadline } from '@plumbline/inference/vision-model/deadline'
import { type Address, parseNetwork, publicAddressesOf, type Resolve, resolveByDns } from './addresses'
import { OutgoingError } from './fault'

export type OutgoingOptions = {
  /** From the first byte we send to the last we read, over all redirects. */
  timeoutMs: number
  /** After decompression. */
  maxBytes: number
  maxRedirects: number
  /** `host:port` pairs that may be reached although they are not public. None unless an operator names them. */
  allowedHosts: readonly string[]
  /** Addresses or networks that are public but must not be reached, such as the agent of a cloud's host. */
  blockedNetworks?: readonly string[]
  userAgent: string
}
export type Answer = {
  status: number
  headers: IncomingMessage['headers']
  /** The URL after all redirects, which relative links refer to. */
  url: string
  body: Buffer
}
type Message = { headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> }
type Exchange = {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** Ends the request before its time is over. */
  signal?: AbortSignal
}
/** Talks to the public internet and to nothing else. */
export type Outgoing = {
  get: (url: string, headers?: Record<string, string>) => Promise<Answer>
  /** Follows no redirects, and reads only the beginning of the response. */
  post: (url: string, message: Message) => Promise<{ status: number; body: string }>
  /** One request with its whole response, for protocols between servers. Follows no redirects. */
  exchange: (url: string, request: Exchange) => Promise<Answer>
  /** Throws what `post` would throw about the address, without connecting to it. */
  checkAddress: (url: string) => Promise<void>
}

/** As much of the response to a message as an operator needs to find out what is wrong. */
const MAX_RESPONSE_PREVIEW = 1_000

export function openOutgoing(options: OutgoingOptions, resolve: Resolve = resolveByDns): Outgoing {
  const mayReach = new Set(options.allowedHosts)
  const blocked = (options.blockedNetworks ?? []).map(parseNetwork)

  const addressesOf = (url: URL, signal: AbortSignal) => {
    requireWebUrl(url, mayReach)
    return unlessAborted(publicAddressesOf(url, resolve, { mayReach, blocked }), signal)
  }

  const follow = async (from: URL, headers: Record<string, string>, signal: AbortSignal) => {
    let url = from
    for (let hop = 0; hop <= options.maxRedirects; hop++) {
      const response = await send(url, await addressesOf(url, signal), headers, signal)
      const next = redirectIn(response, url)
      if (!next) return { response, url }
      response.destroy()
      url = next
    }
    throw new OutgoingError('too_many_redirects')
  }

  const inTime = async <T>(
    address: string,
    work: (url: URL, signal: AbortSignal) => Promise<T>,
    outer?: AbortSignal,
  ) => {
    if (!URL.canParse(address)) throw new OutgoingError('address_not_allowed')
    const deadline = openDeadline(options.timeoutMs, outer)
    try {
      return await work(new URL(address), deadline.signal)
    } catch (error) {
      throw deadline.isOver() ? new OutgoingError('timed_out', { cause: error }) : asFault(error)
    } finally {
      deadline.close()
    }
  }

  return {
    get: (address, headers = {}) =>
      inTime(address, async (from, signal) => {
        const ours = { 'user-agent': options.userAgent, 'accept-encoding': 'gzip, deflate, br' }
        const { response, url } = await follow(from, { ...ours, ...headers }, signal)
        const body = await readAll(response, options.maxBytes, signal)
        return { status: response.statusCode ?? 0, headers: response.headers, url: url.href, body }
      }),
    post: (address, { headers, body }) =>
      inTime(address, async (url, signal) => {
        const sent = { 'user-agent': options.userAgent, ...headers, 'content-length': byteLength(body) }
        const addresses = await addressesOf(url, signal)
        const response = await send(url, addresses, sent, signal, body)
        return { status: response.statusCode ?? 0, body: await beginningOf(response) }
      }),
    exchange: (address, { method, headers, body = '', signal: outer }) =>
      inTime(
        address,
        async (url, signal) => {
          const ours = { 'user-agent': options.userAgent, 'accept-encoding': 'gzip, deflate, br', ...headers }
          const addresses = await addressesOf(url, signal)
          const response =
            method === 'GET'
              ? await send(url, addresses, ours, signal)
              : await send(url, addresses, { ...ours, 'content-length': byteLength(body) }, signal, body)
          const read = await readAll(response, options.maxBytes, signal)
          return { status: response.statusCode ?? 0, headers: response.headers, url: url.href, body: read }
        },
        outer,
      ),
    checkAddress: address =>
      inTime(address, async (url, signal) => {
        await addressesOf(url, signal)
      }),
  }
}

const byteLength = (body: Message['body']) => String(Buffer.byteLength(body))

async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk
    if (text.length >= MAX_RESPONSE_PREVIEW) break
  }
  return text.slice(0, MAX_RESPONSE_PREVIEW)
}

/** Only HTTP and HTTPS, no other well-known port, and no credentials in the URL. */
function requireWebUrl(url: URL, mayReach: ReadonlySet<string>) {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  const port = Number(url.port)
  const isWebPort = url.port === '' || port === 80 || port === 443 || port >= 1024 || mayReach.has(url.host)
  if (!isWeb || !isWebPort || url.username !== '' || url.password !== '')
    throw new OutgoingError('address_not_allowed')
}

const send = (
  url: URL,
  addresses: Address[],
  headers: Record<string, string>,
  signal: AbortSignal,
  body?: Message['body'],
) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const method = body === undefined ? 'GET' : 'POST'
    // A new connection each time, because the address of a kept connection was checked long ago.
    request(url, { method, headers, signal, agent: false, lookup: answering(addresses) }, resolve)
      .on('error', reject)
      .end(body)
  })

/** Makes the connection use the addresses that were checked instead of resolving the name a second time. */
const answering =
  (addresses: Address[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }

const redirects = new Set([301, 302, 303, 307, 308])

function redirectIn({ statusCode = 0, headers }: IncomingMessage, from: URL) {
  if (!redirects.has(statusCode) || headers.location === undefined) return undefined
  if (!URL.canParse(headers.location, from.href)) throw new OutgoingError('unreadable')
  return new URL(headers.location, from)
}

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const

function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase()
  if (!encoding || encoding === 'identity') return response
  const decoder = decoders[encoding as keyof typeof decoders]?.()
  if (!decoder) throw new OutgoingError('unreadable')
  response.on('error', error => decoder.destroy(error))
  return response.pipe(decoder)
}

/** Limits the size after decompression, so that a few kilobytes cannot become gigabytes. */
async function readAll(response: IncomingMessage, maxBytes: number, signal: AbortSignal) {
  const stream = decoded(response)
  const giveUp = () => stream.destroy(new Error('aborted'))
  signal.addEventListener('abort', giveUp)
  try {
    if (Number(response.headers['content-length']) > maxBytes) throw new OutgoingError('too_large')
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new OutgoingError('too_large')
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } finally {
    signal.removeEventListener('abort', giveUp)
    response.destroy()
    stream.destroy()
  }
}

/** Looking up a name has the same time limit as the request itself. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal) =>
  new Promise<T>((resolve, reject) => {
    const giveUp = () => reject(new Error('aborted'))
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })

function asFault(error: unknown) {
  if (error instanceof OutgoingError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_') || code.startsWith('HPE_') || code.startsWith('ERR__ERROR_FORMAT'))
    return new OutgoingError('unreadable', { cause: error })
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code))
    return new OutgoingError('certificate', { cause: error })
  return new OutgoingError('unreachable', { cause: error })
}
