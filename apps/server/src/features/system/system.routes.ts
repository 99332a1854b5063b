import * as contract from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../platform/http/endpoints'
import { AppError, notFound } from '../../platform/http/errors'
import { type Metrics, mayReadMetrics } from '../../platform/http/metrics'
import { referencePage } from '../../platform/http/openapi'

export type SystemDeps = {
  http: FastifyInstance
  version: string
  metrics: Metrics
  metricsToken: string | undefined
  appUrl: string
  isReady: () => Promise<boolean>
  plannedEndpoints: () => ReadonlySet<contract.Endpoint>
}

export const systemRoutes = ({
  http,
  version,
  metrics,
  metricsToken,
  appUrl,
  isReady,
  plannedEndpoints,
}: SystemDeps) => [
  handle(contract.healthz, () => ({ status: 'ok' as const, version })),
  handle(contract.readyz, async () => {
    if (!(await isReady())) throw new AppError('unavailable')
    return { status: 'ready' as const }
  }),
  handle(contract.metrics, async ({ request, reply }) => {
    if (!mayReadMetrics(request, { token: metricsToken, appUrl })) throw notFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  }),
  handle(contract.apiDocs, ({ reply }) =>
    reply.type('text/html').send(referencePage(version, plannedEndpoints())),
  ),
  handle(contract.openApi, () => http.swagger()),
]
