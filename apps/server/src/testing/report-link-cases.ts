import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from './error-case-steps'

/** How the calls behind a link to a report fail. */
export function reportLinkCases({ app }: ErrorCaseDeps): Record<string, ErrorCases> {
  const params = { token: 'x'.repeat(43) }
  return {
    getSharedReport: { report_link_invalid: () => app.call(contract.getSharedReport, { params }) },
    downloadSharedReport: { report_link_invalid: () => app.call(contract.downloadSharedReport, { params }) },
  }
}
