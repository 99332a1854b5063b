import type { Endpoint, RequestOf, ResponseOf } from '@plumbline/contract/endpoint'
import type { refresh as refreshCall, SignedIn } from '@plumbline/contract/identity/auth'
import { clearBearer, readBearer, writeBearer } from './bearer'
import { takeEarlyResponse } from './early-calls'

export type FieldProblem = { field: string; code: string; message: string }

/** The server rejected the request. Switch on the code; the message is for people. */
export class ApiError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: readonly FieldProblem[]
  /** Values for the message's placeholders, or a reference such as the id of an earlier result. */
  readonly params: Readonly<Record<string, string>>
  /** The record as it is now, if someone else changed it first. */
  readonly current: unknown
  /** When the server can be asked again, if it said so. */
  readonly retryAfterMs: number | undefined

  constructor(
    code: string,
    status: number,
    message: string,
    fields: readonly FieldProblem[] = [],
    params: Readonly<Record<string, string>> = {},
    current?: unknown,
    retryAfterMs?: number,
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.fields = fields
    this.params = params
    this.current = current
    this.retryAfterMs = retryAfterMs
  }
}

/** No response came: offline or cut off. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super((cause instanceof Error && cause.message) || 'Failed to complete request', { cause })
    this.name = 'NetworkError'
  }
}

type Bare<E extends Endpoint> = Pick<E, 'method' | 'path' | 'access'> &
  (E extends { changes: infer Changes } ? { changes: Changes } : unknown)

/**
 * A call without its schemas, for what every page needs: they and their validator would be a tenth of the first page.
 * The types hold it equal to the contract.
 */
export const withoutSchemas = <E extends Endpoint>(route: Bare<E>) => route as Bare<E> as E

const refresh = withoutSchemas<typeof refreshCall>({
  method: 'POST',
  path: '/api/auth/refresh',
  changes: [],
  access: 'open',
})

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }
/** A call that takes nothing may be made without an argument. */
type Input<E extends Endpoint> =
  unknown extends RequestOf<E> ? [Loose?, CallOptions?] : [RequestOf<E>, CallOptions?]
type CallOptions = { signal?: AbortSignal; headers?: Record<string, string> }

export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Input<E>
): Promise<ResponseOf<E>> {
  const request = (input ?? {}) as Loose
  return exchange(endpoint, token => send(endpoint, request, token, options))
}

/** Sends with the bearer; if the server rejects it, renews it and sends again. */
export async function exchange<E extends Endpoint>(
  endpoint: E,
  sendWith: (token: string | undefined) => Promise<Response>,
): Promise<ResponseOf<E>> {
  return read(endpoint, await responseTo(endpoint, sendWith))
}

async function responseTo(endpoint: Endpoint, sendWith: (token: string | undefined) => Promise<Response>) {
  const token = isAnonymous(endpoint) ? undefined : readBearer()?.token
  const response = await sendWith(token)
  if (response.status !== 401 || !token) return response
  const renewed = await renew(token)
  return renewed ? sendWith(renewed) : response
}

/** A call that returns a file instead of JSON, with the name the server gave it. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  ...input: Input<E>
): Promise<{ file: Blob; name: string | null }> {
  const response = await callForResponse(endpoint, ...input)
  const name = nameIn(response.headers.get('content-disposition') ?? '')
  return { file: await response.blob(), name }
}

/** A call whose response is read by its caller: a file, or a stream of events. A rejected one throws as usual. */
export async function callForResponse<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Input<E>
): Promise<Response> {
  const request = (input ?? {}) as Loose
  const response = await responseTo(endpoint, token => send(endpoint, request, token, options))
  if (!response.ok) await read(endpoint, response)
  return response
}

/** The file's name in its own letters where it is given so, else in ASCII. */
function nameIn(disposition: string) {
  const encoded = disposition.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : (disposition.match(/filename="([^"]+)"/)?.[1] ?? null)
}

/** Signing in and mailed links are sent without the bearer; an invitation is open too, but may be accepted signed in. */
const isAnonymous = ({ access, path }: Endpoint) => access === 'open' && /^\/api\/(auth|shared)\//.test(path)

let renewal: Promise<SignedIn> | null = null

/** Exchanges the session cookie for a fresh bearer. Calls that fail together share one renewal. */
export function renewSession(): Promise<SignedIn> {
  renewal ??= send(refresh, {}, undefined)
    .then(response => read(refresh, response))
    .then(session => {
      writeBearer(session)
      return session
    })
    .finally(() => {
      renewal = null
    })
  return renewal
}

const endings = new Set<() => void>()
/** Told when the server says that the session is over. */
export function onSessionEnd(listener: () => void) {
  endings.add(listener)
  return () => {
    endings.delete(listener)
  }
}

const requirements = new Set<() => void>()
/** Told when the organization requires a second factor that this session hasn't shown. */
export function onTwoFactorRequired(listener: () => void) {
  requirements.add(listener)
  return () => {
    requirements.delete(listener)
  }
}

async function renew(expired: string): Promise<string | null> {
  const current = readBearer()?.token
  if (current && current !== expired) return current // another call or another tab was faster
  try {
    return (await renewSession()).token
  } catch (error) {
    // A server that is busy or restarting has not said that the session is over.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    clearBearer()
    for (const listener of endings) listener()
    return null
  }
}

async function send(
  endpoint: Endpoint,
  { params, query, body }: Loose,
  token?: string,
  options?: CallOptions,
) {
  const multipart = body instanceof FormData
  const headers = new Headers({ accept: 'application/json', ...options?.headers })
  if (body !== undefined && !multipart) headers.set('content-type', 'application/json')
  if (token) headers.set('authorization', `Bearer ${token}`)
  const address = addressOf(endpoint.path, params, query)
  try {
    const early = endpoint.method === 'GET' ? takeEarlyResponse(address, token) : undefined
    if (early) return await early
    return await fetch(address, {
      method: endpoint.method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body: multipart ? body : JSON.stringify(body) }),
      ...(options?.signal && { signal: options.signal }),
    })
  } catch (error) {
    if (options?.signal?.aborted) throw error
    throw new NetworkError(error)
  }
}

/** Parameters without a value are left out of the query. */
export function addressOf(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== null && each !== undefined) search.append(name, String(each))
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

async function read<E extends Endpoint>(_endpoint: E, response: Response): Promise<ResponseOf<E>> {
  const envelope = await response.json().catch(() => null)
  if (response.ok && envelope?.success === true) return envelope.data
  const message = envelope?.message || envelope?.error || `Error ${response.status}: ${response.statusText}`
  if (envelope?.code === 'two_factor_required') for (const listener of requirements) listener()
  throw new ApiError(
    envelope?.code ?? 'unexpected_response',
    response.status,
    message,
    envelope?.fields,
    envelope?.params,
    envelope?.current,
    Number(response.headers.get('retry-after')) * 1000 || undefined,
  )
}
