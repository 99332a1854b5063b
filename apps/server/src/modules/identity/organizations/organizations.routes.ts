import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { Limits } from '../../../platform/http/limits'
import type { Cookies } from '../sessions/cookies'
import { linkByAddress } from '../sessions/sessions.limits'
import type { UsersService } from '../users/users.service'
import type { InvitationsService } from './invitations.service'
import type { OrganizationsService } from './organizations.service'

type Deps = {
  organizations: OrganizationsService
  invitations: InvitationsService
  users: UsersService
  limits: Limits
  cookies: Cookies
}

export const organizationsRoutes = ({ organizations, invitations, users, limits, cookies }: Deps) => [
  // A profile holds the name of the organization, so it is saved here and not by users.
  handle(contract.saveProfile, ({ member, body }) =>
    users.saveProfile(member, body, (tx, name) => organizations.rename(tx, member, name)),
  ),
  handle(contract.getOrganization, ({ member }) => organizations.get(member)),
  handle(contract.updateOrganization, ({ member, body }) => organizations.update(member, body)),
  handle(contract.listMembers, ({ member }) => organizations.members(member)),
  handle(contract.updateMember, ({ member, params, body }) =>
    organizations.updateMember(member, params.id, body),
  ),
  handle(contract.removeMember, ({ member, params }) => organizations.remove(member, params.id)),
  handle(contract.listInvitations, ({ member }) => invitations.list(member)),
  handle(contract.invite, ({ member, body, request }) => invitations.invite(member, body, request.ip)),
  handle(contract.revokeInvitation, ({ member, params }) => invitations.revoke(member, params.id)),
  handle(
    contract.acceptInvitation,
    async ({ member, body, request, reply }) => {
      await limits.count([linkByAddress, request.ip])
      const { response, cookie } = await invitations.accept(member, body, request.headers['user-agent'] ?? '')
      if (cookie) cookies.set(reply, cookie)
      return response
    },
    { knowsCaller: true },
  ),
]
