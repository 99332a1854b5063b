import * as contract from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../platform/http/endpoints'
import { AppError, notFound } from '../../platform/http/errors'
import { type Metrics, mayReadMetrics } from '../../platform/http/metrics'
import { referencePage } from '../../platform/http/openapi'

type Deps = {
  app: FastifyInstance
  version: string
  metrics: Metrics
  metricsToken: string | undefined
  isReady: () => Promise<boolean>
  notBuilt: () => ReadonlySet<contract.Endpoint>
}

export const serviceRoutes = ({ app, version, metrics, metricsToken, isReady, notBuilt }: Deps) => [
  handle(contract.healthz, () => ({ status: 'ok' as const, version })),
  handle(contract.readyz, async () => {
    if (!(await isReady())) throw new AppError('unavailable')
    return { status: 'ready' as const }
  }),
  handle(contract.metrics, async ({ request, reply }) => {
    if (!mayReadMetrics(request, metricsToken)) throw notFound()
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  }),
  handle(contract.apiDocs, ({ reply }) => reply.type('text/html').send(referencePage(version, notBuilt()))),
  handle(contract.openApi, () => app.swagger()),
]
