import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import { buildOrganizationExport, type OrganizationExportsService } from './organization-exports.service'

export const maintainOrganizationExports = job('organization-exports.maintain', z.unknown())

export const organizationExportsHandlers = (exports: OrganizationExportsService) => [
  handler(buildOrganizationExport, data => exports.build(data)),
  handler(maintainOrganizationExports, () => exports.maintain(), '*/5 * * * *'),
]
