import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'

/** How the calls behind a link to a report fail. */
function errors({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  const params = { token: 'x'.repeat(43) }
  return {
    getSharedReport: { report_link_invalid: () => app.call(contract.getSharedReport, { params }) },
    getSharedPicture: {
      report_link_invalid: () => app.call(contract.getSharedPicture, { params }),
      not_found: async () => {
        const body = { type: 'Open edge', severity: 'High' } as const
        const { id } = (await ana.call(contract.createViolation, { body })).data
        const { url } = (await ana.call(contract.shareReport, { params: { id }, body: { days: 7 } })).data
        return app.call(contract.getSharedPicture, { params: { token: url.split('/').at(-1) ?? '' } })
      },
    },
    downloadSharedReport: { report_link_invalid: () => app.call(contract.downloadSharedReport, { params }) },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    reportLink: {
      paths: ['/api/report-links'],
      make: async ({ person, id }) => {
        const params = { id: await id('violation') }
        return (await person.call(contract.shareReport, { params, body: { days: 7 } })).data.id
      },
    },
    // A link works for anyone who has it, so what is foreign here is one that nobody was given.
    sharedReport: { paths: ['/api/shared'], make: async () => 'x'.repeat(43) },
  },
  bodies: () => ({
    shareReport: { days: 7 },
    emailReport: { to: 'inspector@agency.example', days: 7 },
  }),
}
