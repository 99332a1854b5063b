import {
  type BodyOf,
  type Endpoint,
  ErrorResponse,
  endpoints,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@plumbline/contract'
import { roleRank } from '@plumbline/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { withCallerAddress } from './caller-address'
import { AppError } from './errors'
import { FairShare } from './fair-share'
import { leaveBodiesUnread } from './json-body'
import type { Member } from './member'

/** What a route's handler gets: the caller and the validated request. */
export type Call<E extends Endpoint> = {
  /** For open calls it is set only if the route asks for it with `knowsCaller`. */
  member: E['access'] extends 'open' ? Member | null : Member
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

type Answered<E extends Endpoint> = E['produces'] extends 'file' | 'page' | 'redirect' | 'events'
  ? unknown
  : ResponseOf<E>
/** Inspects a body while it streams in, before it is in memory as a whole. */
export type Inspect = (request: FastifyRequest, body: RequestPayload) => RequestPayload
/** A call whose endpoint is not known at compile time. Its schemas have validated the values. */
type AnyCall = {
  member: Member | null
  params: unknown
  query: unknown
  body: unknown
  request: FastifyRequest
  reply: FastifyReply
}
export type Route = {
  readonly endpoint: Endpoint
  readonly run: (call: AnyCall) => Promise<unknown> | unknown
  readonly inspect?: Inspect
  readonly knowsCaller?: boolean
  readonly waits?: boolean
  readonly streamsBody?: boolean
}

export const handle = <E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Answered<E>> | Answered<E>,
  options: {
    inspect?: Inspect
    /** For open calls that respond differently to signed-in people. Other open calls never look up a session. */
    knowsCaller?: boolean
    /** It mostly waits for another server, so it takes up no turn of its organization. */
    waits?: boolean
    /** The route gets a JSON body as a stream and reads it by itself. */
    streamsBody?: boolean
  } = {},
): Route => ({ endpoint, run: run as unknown as Route['run'], ...options })

const minRole = { member: 'user', manager: 'manager', admin: 'admin' } as const

function authorize(endpoint: Endpoint, member: Member | null) {
  if (endpoint.access === 'open') return
  if (!member) throw new AppError('not_signed_in')
  if (roleRank[member.role] < roleRank[minRole[endpoint.access]]) throw new AppError('forbidden')
  if (member.needsTwoFactor && !endpoint.beforeTwoFactor) throw new AppError('two_factor_required')
}

/** A file takes as long as its sender, and a stream as long as its reader: they take up no turn. */
const takesTurn = ({ endpoint, waits = false }: Route) => isJson(endpoint) && !endpoint.form && !waits

const isJson = ({ produces = 'json' }: Endpoint) => produces === 'json'

/** Changes are recorded with the caller's address, and so are files that are downloaded; what is only shown isn't. */
const isRecorded = ({ method, produces }: Endpoint) =>
  method !== 'GET' || (produces !== undefined && produces !== 'json' && produces !== 'events')

/** The fields of an object, or those that one of a union's objects has. */
function fieldsOf(schema: z.ZodMiniType): Record<string, z.ZodMiniType> {
  if (schema instanceof z.ZodMiniObject) return schema.shape as Record<string, z.ZodMiniType>
  if (!(schema instanceof z.ZodMiniUnion)) return {}
  const options = schema.def.options as z.ZodMiniType[]
  const fields = options.flatMap(option => Object.entries(fieldsOf(option)))
  return Object.fromEntries(fields.map(([name, field]) => [name, z.optional(field)]))
}

function envelope(endpoint: Endpoint) {
  const shape = fieldsOf(endpoint.response)
  const lifted = (endpoint.legacyTopLevelKeys ?? []).flatMap(key =>
    shape[key] ? [[key, shape[key]] as const] : [],
  )
  return z.object({ success: z.literal(true), data: endpoint.response, ...Object.fromEntries(lifted) })
}

const callers: Record<Endpoint['access'], string> = {
  open: 'Anyone can call it.',
  member: 'Needs a signed-in member of an organization.',
  manager: 'Needs a manager or an admin.',
  admin: 'Needs an admin.',
}

const schemaOf = (module: string, name: string, endpoint: Endpoint, isBuilt: boolean) => ({
  operationId: name,
  tags: [module],
  summary: endpoint.summary,
  description: `${callers[endpoint.access]}${isBuilt ? '' : ' Not built yet: it returns 501.'}`,
  'x-access': endpoint.access,
  ...(!isBuilt && { 'x-status': 'not_built' }),
  ...(endpoint.access !== 'open' && { security: [{ bearer: [] }] }),
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  // The route itself validates the parts of a form as they stream in, and the JSON that can come instead.
  ...(endpoint.body && !endpoint.form && { body: endpoint.body }),
  ...(isJson(endpoint) && {
    response: { '2xx': envelope(endpoint), '4xx': ErrorResponse, '5xx': ErrorResponse },
  }),
})

/** How a response is wrapped, decided once for each call. */
function presenter({ legacyTopLevelKeys: keys = [] }: Endpoint) {
  if (keys.length === 0) return (data: unknown) => ({ success: true, data })
  return (data: unknown) => {
    const fields = data as Record<string, unknown>
    return { success: true, data, ...Object.fromEntries(keys.map(key => [key, fields[key]])) }
  }
}

type Listed = (typeof endpoints)[number]

/** Rejects a contract in which two calls have the same method and path. */
export function requireDistinctCalls(all: readonly Listed[]): void {
  const known = new Map<string, Listed>()
  for (const listed of all) {
    const call = `${listed.endpoint.method} ${listed.endpoint.path}`
    const other = known.get(call)
    if (other)
      throw new Error(
        `${other.name} in packages/contract/src/${other.module} and ${listed.name} in packages/contract/src/${listed.module} are both ${call}. Change or remove one.`,
      )
    known.set(call, listed)
  }
}

/**
 * Registers every call of the contract. Calls without a route return 501. A route that isn't in the contract, or a
 * second route for the same call, is an error, so the server does not start.
 */
export function registerEndpoints(
  app: FastifyInstance,
  routes: Route[],
  authenticate: (request: FastifyRequest, endpoint: Endpoint) => Promise<Member | null>,
  fairShare = new FairShare(),
) {
  requireDistinctCalls(endpoints)
  const byEndpoint = new Map<Endpoint, Route>()
  for (const route of routes) {
    const { method, path } = route.endpoint
    if (!endpoints.some(({ endpoint }) => endpoint === route.endpoint))
      throw new Error(
        `The contract does not know ${method} ${path}. Export it in packages/contract/src/<module>/index.ts.`,
      )
    if (byEndpoint.has(route.endpoint)) throw new Error(`${method} ${path} has two routes. Remove one.`)
    byEndpoint.set(route.endpoint, route)
  }

  async function inTurn<T>(request: FastifyRequest, { organizationId }: Member, run: () => T) {
    request.waitsForTurn = true
    return fairShare.run(organizationId, () => {
      request.waitsForTurn = false
      return run()
    })
  }

  for (const { module, name, endpoint } of endpoints) {
    const route = byEndpoint.get(endpoint)
    const inspect = route?.inspect
    const needsSession = endpoint.access !== 'open' || route?.knowsCaller === true
    const json = isJson(endpoint)
    const hasTurn = route !== undefined && takesTurn(route)
    const knowsAddress = isRecorded(endpoint)
    const present = presenter(endpoint)
    const options: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(module, name, endpoint, route !== undefined),
      config: { endpoint },
      ...(!route && { validatorCompiler: () => () => true }),
      ...(endpoint.maxBytes && { bodyLimit: endpoint.maxBytes }),
      // Before the body is read, so that unauthenticated requests learn nothing about it and use no memory.
      ...(needsSession && {
        onRequest: async (request: FastifyRequest) => {
          request.member = await authenticate(request, endpoint)
          authorize(endpoint, request.member)
          if (request.member && endpoint.method !== 'GET') fairShare.countWrite(request.member)
        },
      }),
      ...(inspect && { preParsing: async (request, _reply, body) => inspect(request, body) }),
      handler: async (request, reply) => {
        if (!route) throw new AppError('not_built')
        const { member, params, query, body } = request
        if (json) reply.status(endpoint.status ?? 200)
        const call = () => route.run({ member, params, query, body, request, reply })
        const run = knowsAddress ? () => withCallerAddress(request.ip, call) : call
        const response = await (member && hasTurn ? inTurn(request, member, run) : run())
        if (!json || reply.sent) return response
        return reply.send(present(response))
      },
    }
    if (route?.streamsBody) void app.register(async scope => leaveBodiesUnread(scope).route(options))
    else app.route(options)
  }
  return endpoints.filter(({ endpoint }) => !byEndpoint.has(endpoint)).map(({ endpoint }) => endpoint)
}
