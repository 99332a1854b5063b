import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from './error-case-steps'
import { signUp } from './people'

/** How the calls behind a link to a report fail. */
export function reportLinkCases({ app }: ErrorCaseDeps): Record<string, ErrorCases> {
  const params = { token: 'x'.repeat(43) }
  return {
    getSharedReport: { report_link_invalid: () => app.call(contract.getSharedReport, { params }) },
    downloadSharedReport: { report_link_invalid: () => app.call(contract.downloadSharedReport, { params }) },
    emailReport: {
      sender_unverified: async () => {
        const unconfirmed = await signUp(app)
        const body = { type: 'Open edge', severity: 'High' } as const
        const { id } = (await unconfirmed.call(contract.createViolation, { body })).data
        return unconfirmed.call(contract.emailReport, {
          params: { id },
          body: { to: 'x@agency.example', days: 7 },
        })
      },
    },
  }
}
