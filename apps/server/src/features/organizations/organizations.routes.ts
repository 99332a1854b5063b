import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { Limits } from '../../platform/http/limits'
import type { Cookies } from '../auth/cookies'
import type { InvitationsService } from './invitations.service'
import type { OrganizationsService } from './organizations.service'

type Deps = {
  organizations: OrganizationsService
  invitations: InvitationsService
  limits: Limits
  cookies: Cookies
}

export const organizationsRoutes = ({ organizations, invitations, limits, cookies }: Deps) => [
  handle(contract.getOrganization, ({ member }) => organizations.get(member)),
  handle(contract.updateOrganization, ({ member, body }) => organizations.update(member, body)),
  handle(contract.listMembers, ({ member }) => organizations.members(member)),
  handle(contract.updateMember, ({ member, params, body }) =>
    organizations.setRole(member, params.id, body.role),
  ),
  handle(contract.removeMember, ({ member, params }) => organizations.remove(member, params.id)),
  handle(contract.listInvitations, ({ member }) => invitations.list(member)),
  handle(contract.invite, async ({ member, body, request }) => {
    await limits.count({ 'invite:address': request.ip, 'invite:account': member.userId })
    return invitations.invite(member, body)
  }),
  handle(contract.revokeInvitation, ({ member, params }) => invitations.revoke(member, params.id)),
  handle(contract.acceptInvitation, async ({ member, body, request, reply }) => {
    await limits.count({ 'link:address': request.ip })
    const { response, cookie } = await invitations.accept(member, body, request.headers['user-agent'] ?? '')
    if (cookie) cookies.set(reply, cookie)
    return response
  }),
]
