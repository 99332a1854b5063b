import { isBefore, type OldRows } from '../../../platform/db/old-rows'
import { reportLinks } from './report-links.tables'

export const oldReportLinks: OldRows = {
  table: reportLinks,
  keptDays: 90,
  isOld: isBefore(reportLinks.expiresAt, reportLinks.revokedAt),
}
