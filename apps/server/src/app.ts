import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { type Endpoint, readyz } from '@plumbline/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Config } from './config'
import { features } from './modules'
import { modules } from './modules/manifests'
import type { Clock } from './platform/clock'
import type { Database } from './platform/db/client'
import { retryUntilReached } from './platform/db/retry'
import { ErrorLog } from './platform/error-log'
import { limitConnections, UPLOAD_TIMEOUT_MS } from './platform/http/connections'
import { registerEndpoints } from './platform/http/endpoints'
import { AppError, handleErrors, rejectBadUrl, rejectUnreadable } from './platform/http/errors'
import { ignoreUnusedForms } from './platform/http/forms'
import { parseJsonBodies } from './platform/http/json-body'
import { openMetrics } from './platform/http/metrics'
import { describeApi } from './platform/http/openapi'
import { rejectOverload } from './platform/http/overload'
import { secure, securityHeaders } from './platform/http/security'
import { responseSerializer } from './platform/http/serialize'
import { serveWeb } from './platform/http/web'
import type { Jobs } from './platform/jobs/jobs'
import { OneLinePerRequest } from './platform/logging'
import { requireHandlers } from './platform/module'
import { openPlatform } from './platform/open-platform'
import { noTelemetry, type Telemetry } from './platform/telemetry/telemetry'
import { traceRequests } from './platform/telemetry/trace-requests'

export type Deps = {
  config: Config
  log: Logger
  db: Database
  clock: Clock
  version: string
  isReady: () => Promise<boolean>
  /** Why calls can't be served yet; undefined: they can. */
  notServing?: () => 'unavailable' | 'upgrading' | undefined
  telemetry?: Telemetry
}
export type App = Pick<
  ReturnType<typeof features>,
  'analysisWorker' | 'reporter' | 'seedDemo' | 'warmUp' | 'importOrganization'
> & {
  http: FastifyInstance
  jobs: Jobs
  /** Calls of the contract that no feature implements yet. */
  plannedEndpoints: Endpoint[]
  /** Everything that runs by itself, as opposed to serving requests. */
  background: { start: (options: { work: boolean }) => Promise<void>; stop: () => Promise<void> }
}

const MAX_BODY = 1024 * 1024
/** As long as an address can get: a link that somebody made up is answered by its route, however long it is. */
const MAX_PARAM_LENGTH = 16_384

/** The last entries of X-Forwarded-For are the proxies' own; whatever is before them the caller can make up. */
const trustedHops = (proxies: Config['trustProxy']) =>
  Array.isArray(proxies) ? proxies : (_address: string, hop: number) => hop < proxies

/** Plugins and features put together; everything they need is handed in. */
export async function buildApp(deps: Deps): Promise<App> {
  const { config, log, db, clock, version, isReady } = deps
  const { notServing = () => undefined, telemetry = noTelemetry } = deps
  const https = config.appUrl.startsWith('https:')
  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new OneLinePerRequest(log),
    bodyLimit: MAX_BODY,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    trustProxy: trustedHops(config.trustProxy),
    genReqId: () => crypto.randomUUID(),
    // Fastify's own answer while it closes has no code of ours.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: UPLOAD_TIMEOUT_MS,
    clientErrorHandler: rejectUnreadable,
    frameworkErrors: rejectBadUrl(securityHeaders(https)),
  })
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(responseSerializer({ check: config.environment !== 'production' }))
  http.decorateRequest('member', null)
  http.decorateRequest('waitsForTurn', false)
  traceRequests(http, telemetry, { isBehindProxy: Boolean(config.trustProxy) })
  limitConnections(http, { isBehindProxy: Boolean(config.trustProxy) })
  const errorLog = new ErrorLog()
  handleErrors(http, {
    checkDeclared: config.environment === 'test',
    // Whoever asks whether the process is ready expects to hear that it isn't yet.
    onFailure: (route, code, error) => {
      if (!route.endsWith(readyz.path)) errorLog.note('request', route, error, code)
    },
  })

  let isClosing = false
  http.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/api/') && url !== readyz.path) return
    const reason = isClosing ? 'unavailable' : notServing()
    if (reason) throw new AppError(reason)
  })

  const metrics = openMetrics()
  metrics.measure(http)
  telemetry.exportMetrics(metrics.registry)
  secure(http, { https, oldDomain: config.oldDomain, appUrl: config.appUrl })
  await http.register(cookie)
  await http.register(multipart)
  parseJsonBodies(http)
  ignoreUnusedForms(http)
  // Off in tests, which send hundreds of calls at once to reach other limits.
  if (config.environment !== 'test') rejectOverload(http)
  await describeApi(http, version)

  const platform = openPlatform({ config, log, db, clock, version, telemetry, errorLog, metrics })
  const planned = new Set<Endpoint>()
  const systemDeps = { http, metrics, isReady, plannedEndpoints: () => planned }
  const { all, authenticate, ...parts } = features(platform, systemDeps)
  const handlers = all.flatMap(({ handlers = [] }) => handlers)
  requireHandlers(
    modules,
    handlers.map(({ job }) => job.name),
  )
  platform.jobs.bind(handlers)
  platform.domainEvents.bind(all.flatMap(({ on = [] }) => on))
  const routes = all.flatMap(({ routes = [] }) => routes)
  for (const endpoint of registerEndpoints(http, routes, authenticate)) planned.add(endpoint)
  await serveWeb(http, config)
  http.addHook('preClose', async () => {
    isClosing = true
    for (const { closeStreams } of all) closeStreams?.()
  })

  let isStopping = false
  const background = {
    // Each step by itself waits for a database that goes away: those before it must not run a second time.
    start: async (options: { work: boolean }) => {
      await platform.start(options)
      for (const { start } of all)
        await retryUntilReached(async () => start?.(options), { log, isStopping: () => isStopping })
    },
    stop: async () => {
      isStopping = true
      for (const { stop } of all.toReversed()) await stop?.()
      await platform.stop()
    },
  }
  return { ...parts, http, jobs: platform.jobs, plannedEndpoints: [...planned], background }
}
