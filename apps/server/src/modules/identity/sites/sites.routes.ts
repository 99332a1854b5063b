import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { SitesService } from './sites.service'

export const sitesRoutes = (sites: SitesService) => [
  handle(contract.listSites, ({ member }) => sites.list(member)),
  handle(contract.createSite, ({ member, body }) => sites.create(member, body)),
  handle(contract.getSite, ({ member, params }) => sites.get(member, params.id)),
  handle(contract.updateSite, ({ member, params, body }) => sites.update(member, params.id, body)),
  handle(contract.deleteSite, ({ member, params }) => sites.remove(member, params.id)),
  handle(contract.archiveSite, ({ member, params }) => sites.archive(member, params.id)),
  handle(contract.restoreSite, ({ member, params }) => sites.restore(member, params.id)),
]
