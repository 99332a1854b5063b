import type { Limits } from '../../../platform/http/limits'
import { reportLinksHandlers } from './report-links.jobs'
import { reportLinksRoutes } from './report-links.routes'
import { type ReportLinksDeps, ReportLinksService } from './report-links.service'

export function reportLinksFeature(deps: ReportLinksDeps & { limits: Limits }) {
  const reportLinks = new ReportLinksService(deps)
  return {
    routes: reportLinksRoutes({ ...deps, reportLinks }),
    handlers: reportLinksHandlers(reportLinks),
  }
}
