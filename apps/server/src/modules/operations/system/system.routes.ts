import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { AppError, notFound } from '../../../platform/http/errors'
import { type Metrics, mayReadMetrics } from '../../../platform/http/metrics'
import type { BuiltOnce } from './built-once'

export type SystemDeps = {
  version: string
  metrics: Metrics
  metricsToken: string | undefined
  appUrl: string
  isReady: () => Promise<boolean>
  referencePage: BuiltOnce
  openApiDocument: BuiltOnce
}

export const systemRoutes = ({
  version,
  metrics,
  metricsToken,
  appUrl,
  isReady,
  referencePage,
  openApiDocument,
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
  handle(contract.apiDocs, ({ request, reply }) => referencePage.send(request, reply)),
  handle(contract.openApi, ({ request, reply }) => openApiDocument.send(request, reply)),
]
