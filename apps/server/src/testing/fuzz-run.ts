import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Endpoint, endpoints, errors, importRegulations } from '@plumbline/contract'
import { runImport } from '../modules/library/regulations/import/import.service'
import { type Random, seededRandom } from '../modules/operations/demo/history/random'
import { type ActorName, actorNames, FuzzActors } from './fuzz-actors'
import { type FuzzRequest, fuzzRequest } from './fuzz-requests'
import { pickFrom, type Source } from './fuzz-values'
import type { TestApp } from './harness'
import { listen } from './live'

type Response = { status: number; text: string; seconds: number }
type Fault = { what: string; request: string; body: string; answer: string }

export type FuzzResult = {
  faults: Fault[]
  /** Answers by actor and status. */
  counts: Map<ActorName, Map<number, number>>
  slowest: { seconds: number; request: string }[]
  /** Of the calls that an actor may make: how many there were, and how many got past the schemas. */
  allowed: number
  understood: number
  heapAtQuarter: number
  heapAtEnd: number
  replaced: number
}

const KEEP_WHOLE_EVERY = 20
const SLOW_SECONDS = 1
const MAX_READ = 3_000_000

function send(
  origin: string,
  agent: Agent,
  { endpoint, url, headers, payload }: FuzzRequest,
  token?: string,
) {
  const started = performance.now()
  return new Promise<Response>(resolve => {
    const end = (status: number, text: string) =>
      resolve({ status, text, seconds: (performance.now() - started) / 1000 })
    const read = (response: IncomingMessage) => {
      const { statusCode: status = 0 } = response
      const isStream = response.headers['content-type']?.includes('event-stream')
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        if (text.length < MAX_READ) text += piece
        // A stream goes on until somebody leaves it.
        if (isStream) sent.destroy()
      })
      response
        .on('end', () => end(status, text))
        .on('close', () => end(status, text))
        .on('error', () => end(status, text))
      if (isStream) setTimeout(() => sent.destroy(), 200).unref()
    }
    const sent = httpRequest(
      `${origin}${url}`,
      {
        method: endpoint.method,
        agent,
        headers: {
          ...headers,
          ...(payload && { 'content-length': payload.length }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      read,
    )
    sent.on('error', fault => end(0, String(fault)))
    sent.end(payload)
  })
}

/** A server error on purpose has a code of its own, which says what is missing. */
function isDeliberate({ status, text }: Response) {
  if (status !== 501 && status !== 503) return false
  const code = text.match(/"code":"(\w+)"/)?.[1] ?? ''
  return Object.entries(errors).some(([known, error]) => known === code && error.status === status)
}

function collectGarbage() {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

function heapAfterCollection() {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Each call as often as the others, in an order of chance. */
function* callsInTurn(random: Random): Generator<Endpoint, never> {
  for (;;)
    for (const { endpoint } of endpoints
      .map(entry => ({ ...entry, order: random.between(0, 1) }))
      .toSorted((a, b) => a.order - b.order))
      yield endpoint
}

const lineOf = (actor: ActorName, { endpoint, url, kind }: FuzzRequest) =>
  `${actor}: ${endpoint.method} ${url.slice(0, 300)} (${kind})`

const isUnderstood = ({ status }: Response) => status < 400 || status === 404 || status === 409

const newResult = (): FuzzResult => ({
  faults: [],
  counts: new Map(actorNames.map(name => [name, new Map<number, number>()])),
  slowest: [],
  allowed: 0,
  understood: 0,
  heapAtQuarter: 0,
  heapAtEnd: 0,
  replaced: 0,
})

type FuzzRunDeps = { app: TestApp; random: Random; origin: string; actors: FuzzActors }

class FuzzRun {
  readonly result = newResult()
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly deps: FuzzRunDeps

  constructor(deps: FuzzRunDeps) {
    this.deps = deps
  }

  /** What the lists contain: without ids most calls would be about nothing. */
  async readLists() {
    const lists = endpoints
      .map(({ endpoint }) => endpoint)
      .filter(({ method, params, produces }) => method === 'GET' && !params && !produces)
    for (const actor of ['admin', 'other'] as const)
      for (const endpoint of lists)
        await this.call(actor, {
          kind: 'fits',
          endpoint,
          url: endpoint.path,
          headers: {},
          payload: undefined,
        })
  }

  async send(requests: number) {
    const { random } = this.deps
    const calls = callsInTurn(random)
    for (let number = 1; number <= requests; number++) {
      const endpoint = calls.next().value
      const able = actorNames.filter(name => this.deps.actors.isAllowed(name, endpoint))
      const actor = pickFrom(random, random.chance(0.5) ? able : actorNames)
      await this.call(actor, fuzzRequest(endpoint, this.sourceFor(actor, endpoint)))
      if (number % KEEP_WHOLE_EVERY === 0) await this.deps.actors.keepWhole()
      if (number === Math.floor(requests / 4)) this.result.heapAtQuarter = heapAfterCollection()
    }
    this.result.heapAtEnd = heapAfterCollection()
    this.result.replaced = this.deps.actors.replaced
    this.agent.destroy()
  }

  private sourceFor(actor: ActorName, endpoint: Endpoint): Source {
    return {
      random: this.deps.random,
      marker: this.deps.actors.markerOf(actor),
      idFor: field => this.deps.actors.idFor(actor, endpoint, field),
    }
  }

  private async call(actor: ActorName, request: FuzzRequest) {
    const sending = send(this.deps.origin, this.agent, request, this.deps.actors.tokenOf(actor))
    if (request.endpoint === importRegulations) await this.importUntil(sending)
    const response = await this.fasterOf(await sending, actor, request)
    this.check(actor, request, response)
    this.count(actor, request, response)
    this.deps.actors.learn(actor, request.endpoint, response.text)
    if (response.status === 401) await this.deps.actors.replace(actor)
  }

  /** The machine may have been busy with something else; an answer that is slow by itself is slow again. */
  private async fasterOf(response: Response, actor: ActorName, request: FuzzRequest): Promise<Response> {
    if (response.seconds < SLOW_SECONDS || request.endpoint.method !== 'GET') return response
    const again = await send(this.deps.origin, this.agent, request, this.deps.actors.tokenOf(actor))
    return { ...response, seconds: Math.min(response.seconds, again.seconds) }
  }

  /** An import can be told to answer when it is done, and here nobody else does its work. */
  private async importUntil(sending: Promise<unknown>) {
    let isDone = false
    void sending.finally(() => {
      isDone = true
    })
    while (!isDone) await this.deps.app.jobs.runDueJobs([runImport])
  }

  private check(actor: ActorName, request: FuzzRequest, response: Response) {
    const { status, text } = response
    const fault = (what: string, answer: string) =>
      this.result.faults.push({
        what,
        request: lineOf(actor, request),
        body: `${request.headers['content-type'] ?? ''} ${request.payload?.toString('utf8').slice(0, 600) ?? ''}`,
        answer,
      })
    if ((status >= 500 && !isDeliberate(response)) || status === 0)
      fault(`answered ${status}`, text.slice(0, 400))
    for (const marker of this.deps.actors.foreignMarkers(actor))
      if (text.includes(marker)) fault(`shows ${marker}`, text.slice(0, 400))
    // What is logged as an error is one, also where the answer is not: a check is missing before a statement.
    for (const line of this.deps.app.log.splice(0))
      if (line.includes('"level":50')) fault('logged an error', line.slice(0, 1500))
  }

  private count(actor: ActorName, request: FuzzRequest, response: Response) {
    const { result } = this
    const { status, seconds } = response
    const ofActor = result.counts.get(actor)
    ofActor?.set(status, (ofActor.get(status) ?? 0) + 1)
    result.slowest = [...result.slowest, { seconds, request: lineOf(actor, request) }]
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, 5)
    if (!this.deps.actors.isAllowed(actor, request.endpoint)) return
    result.allowed += 1
    if (isUnderstood(response)) result.understood += 1
  }
}

export async function fuzz(
  app: TestApp,
  { seed, requests }: { seed: number; requests: number },
): Promise<FuzzResult> {
  const random = seededRandom(seed)
  const actors = new FuzzActors({ app, random })
  await actors.create()
  const run = new FuzzRun({ app, random, actors, origin: await listen(app) })
  const note = (error: Error) =>
    run.result.faults.push({ what: 'uncaught', request: '', body: '', answer: error.stack ?? String(error) })
  process.on('uncaughtExceptionMonitor', note)
  await run.readLists()
  await run.send(requests)
  process.off('uncaughtExceptionMonitor', note)
  return run.result
}
