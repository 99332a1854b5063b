import type { Limits } from '../../../platform/http/limits'
import type { EventsService } from '../../insights/events/events.service'
import { type RootCausesDeps, RootCausesService } from './causes/root-causes.service'
import { FeedbackService } from './feedback/feedback.service'
import { type FinesDeps, FinesService } from './fines/fines.service'
import { type RegulationLinksDeps, RegulationLinksService } from './links/regulation-links.service'
import { ViolationsExport } from './list/violation-export'
import { ViolationListsService } from './list/violation-list.service'
import { recheckRoutes } from './recheck/recheck.routes'
import { type RechecksDeps, RechecksService } from './recheck/recheck.service'
import { type ReportDeps, ViolationsReport } from './report/report.service'
import { type TaskLinks, violationRows } from './violation-rows.repository'
import { violationsHandlers } from './violations.jobs'
import { violationsRoutes } from './violations.routes'
import { type ViolationsDeps, ViolationsService } from './violations.service'

type Own = 'violations' | 'lists' | 'fines' | 'rootCauses'
type Deps = Omit<ViolationsDeps, 'rows'> &
  Omit<RootCausesDeps & FinesDeps & RegulationLinksDeps & RechecksDeps & ReportDeps, Own> & {
    limits: Limits
    taskLinks: TaskLinks
    events: EventsService
  }

export function violationsFeature(deps: Deps) {
  const rows = violationRows(deps.taskLinks)
  const violations = new ViolationsService({ ...deps, rows })
  const lists = new ViolationListsService({ ...deps, rows })
  const files = new ViolationsExport({ ...deps, lists })
  const rootCauses = new RootCausesService({ ...deps, violations })
  const feedback = new FeedbackService({ ...deps, violations })
  const fines = new FinesService({ ...deps, violations })
  const links = new RegulationLinksService({ ...deps, violations })
  const report = new ViolationsReport({ ...deps, violations, lists, fines })
  const rechecks = new RechecksService({ ...deps, violations })
  return {
    violations,
    violationFeedback: feedback,
    violationLists: lists,
    violationsReport: report,
    violationsExport: files,
    routes: [
      ...violationsRoutes({ ...deps, violations, lists, files, feedback, fines, rootCauses, links, report }),
      ...recheckRoutes({ ...deps, rechecks }),
    ],
    handlers: violationsHandlers(lists),
  }
}
