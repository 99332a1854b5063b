import * as contract from '@plumbline/contract'
import type { Config } from '../../../config'
import type { Feature } from '../../../platform/feature'
import { handle } from '../../../platform/http/endpoints'
import type { Metrics } from '../../../platform/http/metrics'
import { registerOperationsMetrics } from './operations.metrics'
import { type OperationsDeps, OperationsService } from './operations.service'
import { ProcessReporter, type ReporterDeps } from './process-reporter'

type Deps = OperationsDeps & Omit<ReporterDeps, 'roles'> & { config: Pick<Config, 'roles'>; metrics: Metrics }

export function operationsFeature({
  config,
  metrics,
  ...deps
}: Deps): Feature & { reporter: ProcessReporter } {
  const operations = new OperationsService(deps)
  const reporter = new ProcessReporter({ ...deps, roles: config.roles })
  registerOperationsMetrics(metrics.registry, { ...deps, operations })
  return {
    reporter,
    routes: [handle(contract.getOperations, ({ member }) => operations.view(member))],
    start: () => reporter.start(),
    stop: () => reporter.stop(),
  }
}
