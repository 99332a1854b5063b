import type { Limits } from '../../../platform/http/limits'
import { organizationExportsHandlers } from './organization-exports.jobs'
import { organizationExportsRoutes } from './organization-exports.routes'
import { type OrganizationExportsDeps, OrganizationExportsService } from './organization-exports.service'
import { OrganizationImport, type OrganizationImportDeps } from './organization-import.service'

export function organizationExportsFeature(
  deps: OrganizationExportsDeps & OrganizationImportDeps & { limits: Limits },
) {
  const exports = new OrganizationExportsService(deps)
  const organizationImport = new OrganizationImport(deps)
  return {
    importOrganization: (path: string) => organizationImport.run(path),
    routes: organizationExportsRoutes(exports, deps.limits),
    handlers: organizationExportsHandlers(exports),
  }
}
