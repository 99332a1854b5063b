import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { SavedViewsService } from './saved-views.service'

export const savedViewsRoutes = (views: SavedViewsService) => [
  handle(contract.listSavedViews, ({ member, query }) => views.list(member, query.list)),
  handle(contract.createSavedView, ({ member, body }) => views.create(member, body)),
  handle(contract.renameSavedView, ({ member, params, body }) => views.rename(member, params.id, body.name)),
  handle(contract.deleteSavedView, ({ member, params }) => views.remove(member, params.id)),
]
