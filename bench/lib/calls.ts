import { request } from 'node:http'
import type { Person } from './crowd'
import { quantile } from './figures'

/** Kinds of calls as people notice them. */
export type Kind =
  | 'start'
  | 'dashboard'
  | 'list'
  | 'detail'
  | 'search'
  | 'picture'
  | 'upload'
  | 'stream'
  | 'file'
  | 'other'

export type Call = {
  kind: Kind
  path: string
  method?: 'GET' | 'POST'
  body?: Buffer
  headers?: Record<string, string>
}

/** What all calls of a run took, and what went wrong. */
export class Recorder {
  readonly times = new Map<Kind, number[]>()
  readonly errors: string[] = []
  /** Sent again on a new connection because the kept one had just been closed, as browsers do. */
  resent = 0
  isCounting = false

  add(kind: Kind, milliseconds: number) {
    if (!this.isCounting) return
    const known = this.times.get(kind)
    if (known) known.push(milliseconds)
    else this.times.set(kind, [milliseconds])
  }

  fail(kind: Kind, what: string) {
    if (this.isCounting) this.errors.push(`${kind}: ${what}`)
  }

  summary() {
    const line = (name: string, values: number[]) => ({
      name,
      calls: values.length,
      p50: quantile(values, 0.5),
      p95: quantile(values, 0.95),
      p99: quantile(values, 0.99),
      longest: quantile(values, 1),
    })
    const kinds = [...this.times].map(([kind, values]) => line(kind, values))
    return { kinds, all: line('all', [...this.times.values()].flat()) }
  }
}

type Answer = { status: number; body: string }

function sendOnce(
  url: string,
  person: Person,
  call: Call,
): Promise<Answer & { error?: string; isStale?: boolean }> {
  return new Promise(resolve => {
    const sent = request(`${url}${call.path}`, {
      method: call.method ?? 'GET',
      agent: person.agent,
      headers: {
        authorization: `Bearer ${person.token}`,
        'x-forwarded-for': person.address,
        ...call.headers,
        ...(call.body && { 'content-length': call.body.length }),
      },
    })
    sent.on('response', response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', ({ message }) => resolve({ status: 0, body: '', error: message }))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      )
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve({
        status: 0,
        body: '',
        error: error.message,
        isStale: sent.reusedSocket && error.code === 'ECONNRESET',
      }),
    )
    sent.end(call.body)
  })
}

/** Answered with a file or a stream of events instead of JSON. */
const isFile = ({ kind }: Call) => kind === 'picture' || kind === 'file'

/** One call with everything that it takes, from the request to the last byte; undefined where it failed. */
export async function send<T>(
  url: string,
  person: Person,
  recorder: Recorder,
  call: Call,
): Promise<T | undefined> {
  const started = performance.now()
  let answer = await sendOnce(url, person, call)
  if (answer.isStale) {
    recorder.resent += 1
    answer = await sendOnce(url, person, call)
  }
  recorder.add(call.kind, performance.now() - started)
  if (answer.status < 200 || answer.status > 299) {
    const code = answer.body.match(/"code":"(\w+)"/)?.[1]
    recorder.fail(call.kind, `${call.path} ${answer.error ?? `${answer.status} ${code ?? ''}`}`)
    return undefined
  }
  return isFile(call) ? undefined : (JSON.parse(answer.body) as { data: T }).data
}
