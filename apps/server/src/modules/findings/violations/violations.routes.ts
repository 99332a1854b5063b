import * as contract from '@plumbline/contract'
import { sendCsv } from '../../../platform/csv'
import { handle } from '../../../platform/http/endpoints'
import { sendPdf } from '../../../platform/pdf/pdf-renderer'
import type { RegulationSearchService } from '../../library/regulations/search/regulation-search.service'
import type { RootCausesService } from './causes/root-causes.service'
import type { FeedbackService } from './feedback/feedback.service'
import type { FinesService } from './fines/fines.service'
import type { RegulationLinksService } from './links/regulation-links.service'
import type { ViolationsExport } from './list/violation-export'
import type { ViolationListsService } from './list/violation-list.service'
import type { ViolationsReport } from './report/report.service'
import type { ViolationsService } from './violations.service'

type Deps = {
  violations: ViolationsService
  lists: ViolationListsService
  files: ViolationsExport
  feedback: FeedbackService
  fines: FinesService
  rootCauses: RootCausesService
  links: RegulationLinksService
  regulationSearch: RegulationSearchService
  report: ViolationsReport
}

export const violationsRoutes = ({
  violations,
  lists,
  files,
  feedback,
  fines,
  rootCauses,
  links,
  regulationSearch,
  report,
}: Deps) => [
  handle(contract.listViolations, ({ member, query }) => lists.list(member, query)),
  handle(contract.exportViolations, async ({ member, query, reply }) =>
    sendCsv(reply, await files.csv(member, query)),
  ),
  handle(contract.createViolation, ({ member, body }) => violations.create(member, body)),
  handle(contract.getViolation, ({ member, params }) => violations.get(member, params.id)),
  handle(contract.updateViolation, ({ member, params, body }) => violations.update(member, params.id, body)),
  handle(contract.setViolationStatus, ({ member, params, body }) =>
    violations.setStatus(member, params.id, body),
  ),
  handle(contract.setViolationStatuses, ({ member, body }) => violations.setStatuses(member, body)),
  handle(contract.violationFeedback, ({ member, params, body }) => feedback.correct(member, params.id, body)),
  handle(contract.withdrawFeedback, ({ member, params }) => feedback.withdraw(member, params.id)),
  handle(contract.rootCause, ({ member, params }) => rootCauses.of(member, params.id)),
  handle(contract.violationRegulations, ({ member, params }) => links.list(member, params.id)),
  handle(contract.linkRegulation, ({ member, params, body }) =>
    links.link(member, params.id, body.regulation_id),
  ),
  handle(contract.autoLinkRegulation, ({ member, body }) => links.linkBest(member, body.violation_id)),
  handle(contract.getFineSettings, ({ member }) => fines.settings(member)),
  handle(contract.saveFineSettings, ({ member, body }) => fines.saveSettings(member, body)),
  handle(contract.estimateFine, ({ member, body }) => fines.estimate(member, body)),
  handle(contract.violationHistory, ({ member, params }) => violations.history(member, params.id)),
  handle(contract.violationReport, async ({ member, params, query, reply }) => {
    const pdf = await report.one(member, params.id, query)
    return sendPdf(reply, pdf, pdf.name)
  }),
  handle(contract.violationsReport, async ({ member, query, reply }) => {
    const pdf = await report.many(member, query)
    return sendPdf(reply, pdf, pdf.name)
  }),
  // The list of regulations can be asked for the ones that fit a violation, so it is answered here.
  handle(contract.listRegulations, async ({ member, query }) =>
    query.violation_id
      ? regulationSearch.forViolation(member, await violations.get(member, query.violation_id), query)
      : regulationSearch.list(member, query),
  ),
]
