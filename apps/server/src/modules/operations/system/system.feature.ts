import type { Endpoint } from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../../config'
import { referencePage } from '../../../platform/http/openapi'
import { BuiltOnce } from './built-once'
import { type SystemDeps, systemRoutes } from './system.routes'

type Deps = Pick<SystemDeps, 'version' | 'metrics' | 'isReady'> & {
  config: Config
  http: FastifyInstance
  plannedEndpoints: () => ReadonlySet<Endpoint>
}

export function systemFeature({ config, http, plannedEndpoints, ...deps }: Deps) {
  const documents = {
    referencePage: new BuiltOnce('text/html; charset=utf-8', () =>
      referencePage(deps.version, plannedEndpoints()),
    ),
    openApiDocument: new BuiltOnce('application/json; charset=utf-8', () => JSON.stringify(http.swagger())),
  }
  // Before anybody asks for them: each takes longer than others should wait.
  http.addHook('onListen', async () => {
    for (const document of Object.values(documents)) document.prepare()
  })
  const { metricsToken, appUrl } = config
  return { routes: systemRoutes({ ...deps, ...documents, metricsToken, appUrl }) }
}
