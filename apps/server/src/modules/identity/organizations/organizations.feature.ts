import type { Cookies } from '../sessions/cookies'
import { type InvitationsDeps, InvitationsService } from './invitations.service'
import { organizationsHandlers } from './organizations.jobs'
import { organizationsRoutes } from './organizations.routes'
import { type OrganizationsDeps, OrganizationsService } from './organizations.service'

type Deps = OrganizationsDeps & Omit<InvitationsDeps, 'organizations'> & { cookies: Cookies }

export function organizationsFeature(deps: Deps) {
  const organizations = new OrganizationsService(deps)
  const invitations = new InvitationsService({ ...deps, organizations })
  return {
    organizations,
    routes: organizationsRoutes({ ...deps, organizations, invitations }),
    handlers: organizationsHandlers(invitations),
  }
}
