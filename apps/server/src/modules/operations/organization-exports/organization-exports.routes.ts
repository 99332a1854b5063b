import * as contract from '@plumbline/contract'
import { attachment } from '../../../platform/http/attachment'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import type { Member } from '../../../platform/http/member'
import type { OrganizationExportsService } from './organization-exports.service'

/** An export reads everything there is. */
const perDay = limit('exports:organization', 20, 24 * 3600)

export function organizationExportsRoutes(exports: OrganizationExportsService, limits: Limits) {
  const create = async (member: Member, content: contract.ExportContent) => {
    await limits.count([perDay, member.organizationId])
    return exports.create(member, content)
  }
  return [
    handle(contract.listOrganizationExports, ({ member }) => exports.list(member)),
    handle(contract.createOrganizationExport, ({ member }) => create(member, 'organization')),
    handle(contract.createTrainingExport, ({ member }) => create(member, 'training')),
    handle(contract.downloadOrganizationExport, async ({ member, params, reply }) => {
      const { name, size, content } = await exports.download(member, params.id)
      return reply
        .type('application/zip')
        .header('content-disposition', attachment(name))
        .header('content-length', size)
        .header('cache-control', 'no-store')
        .send(content)
    }),
    handle(contract.deleteOrganizationExport, ({ member, params }) => exports.remove(member, params.id)),
  ]
}
