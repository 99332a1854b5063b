import { handler } from '../../../platform/jobs/jobs'
import { type ReportLinksService, sendReportLink } from './report-links.service'

export const reportLinksHandlers = (reportLinks: ReportLinksService) => [
  handler(sendReportLink, data => reportLinks.send(data)),
]
