import type { Config } from '../../config'
import { type SystemDeps, systemRoutes } from './system.routes'

export const systemFeature = ({
  config,
  ...deps
}: Omit<SystemDeps, 'metricsToken' | 'appUrl'> & { config: Config }) => ({
  routes: systemRoutes({ ...deps, metricsToken: config.metricsToken, appUrl: config.appUrl }),
})
