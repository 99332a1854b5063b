import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { Limits } from '../../platform/http/limits'
import type { AuthService } from '../auth/auth.service'
import type { SessionsService } from '../auth/sessions.service'
import type { OrganizationsService } from '../organizations/organizations.service'
import type { UsersService } from './users.service'

type Deps = {
  users: UsersService
  auth: AuthService
  sessions: SessionsService
  organizations: OrganizationsService
  limits: Limits
}

export const usersRoutes = ({ users, auth, sessions, organizations, limits }: Deps) => [
  handle(contract.me, ({ member }) => users.me(member)),
  handle(contract.saveProfile, ({ member, body }) =>
    users.saveProfile(member, body, (tx, name) => organizations.rename(tx, member, name)),
  ),
  handle(contract.savePreferences, ({ member, body }) => users.savePreferences(member, body)),
  handle(contract.changePassword, async ({ member, body }) => {
    await limits.count({ 'password:account': member.userId })
    return auth.changePassword(member, body)
  }),
  handle(contract.listSessions, ({ member }) => sessions.list(member)),
  handle(contract.endSession, ({ member, params }) => sessions.end(member, params.id)),
]
