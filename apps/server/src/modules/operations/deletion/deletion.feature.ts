import type { Limits } from '../../../platform/http/limits'
import { type AccountDeletionDeps, AccountDeletionService } from './account-deletion.service'
import { deletionHandlers } from './deletion.jobs'
import { deletionRoutes } from './deletion.routes'
import { type OrganizationDeletionDeps, OrganizationDeletionService } from './organization-deletion.service'

type Deps = Omit<AccountDeletionDeps, 'organizationDeletion'> & OrganizationDeletionDeps & { limits: Limits }

export function deletionFeature(deps: Deps) {
  const organizations = new OrganizationDeletionService(deps)
  const accounts = new AccountDeletionService({ ...deps, organizationDeletion: organizations })
  return {
    routes: deletionRoutes(accounts, organizations, deps.limits),
    handlers: deletionHandlers(accounts, organizations),
  }
}
