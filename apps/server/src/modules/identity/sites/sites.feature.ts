import { sitesRoutes } from './sites.routes'
import { type SitesDeps, SitesService } from './sites.service'

export function sitesFeature(deps: SitesDeps) {
  const sites = new SitesService(deps)
  return { sites, routes: sitesRoutes(sites) }
}
