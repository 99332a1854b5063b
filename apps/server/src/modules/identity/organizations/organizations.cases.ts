import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { days } from '../../../platform/clock'
import {
  afterwards,
  type ErrorCaseDeps,
  type ErrorCases,
  invitation,
} from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { newAccount as account, confirmAddress, invitationToken, signUp } from '../../../testing/people'

/** How the calls of organizations fail. */
function errors(deps: ErrorCaseDeps): Record<string, ErrorCases> {
  const { app, ana } = deps
  return {
    updateMember: {
      last_admin: () => ana.call(contract.updateMember, { params: { id: ana.id }, body: { role: 'user' } }),
    },
    removeMember: { last_admin: () => ana.call(contract.removeMember, { params: { id: ana.id } }) },
    invite: {
      already_member: async () => {
        await confirmAddress(app, ana)
        return ana.call(contract.invite, { body: { email: ana.email } })
      },
      address_unverified: async () =>
        (await signUp(app)).call(contract.invite, { body: { email: ana.email } }),
    },
    acceptInvitation: {
      link_invalid: () => app.call(contract.acceptInvitation, { body: { token: 'x'.repeat(40) } }),
      link_expired: async () => {
        const token = await invitation(deps)
        return afterwards(app, days(8), () => app.call(contract.acceptInvitation, { body: { token } }))
      },
      link_used: async () => {
        const token = await invitation(deps)
        await app.call(contract.acceptInvitation, { body: { token, account } })
        return app.call(contract.acceptInvitation, { body: { token } })
      },
      invitation_for_another: async () => {
        const other = await signUp(app)
        await confirmAddress(app, ana)
        await ana.call(contract.invite, { body: { email: other.email } })
        const token = await invitationToken(app, other.email)
        return ana.call(contract.acceptInvitation, { body: { token } })
      },
    },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    person: {
      paths: ['/api/organizations/members', '/api/usage'],
      fields: ['assignee', 'reporter', 'mentions', 'user_id', 'userId'],
      make: async ({ colleague }) => (await colleague()).id,
    },
    organization: { paths: [], make: async ({ person }) => person.organizationId },
    invitation: {
      paths: ['/api/organizations/invitations'],
      make: async ({ app, person }) => {
        await confirmAddress(app, person)
        const body = { email: `${randomUUID()}@site.example` }
        return (await person.call(contract.invite, { body })).data.id
      },
    },
  },
  bodies: () => ({ updateMember: { role: 'admin' } }),
}
