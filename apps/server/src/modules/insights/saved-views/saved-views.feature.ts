import { savedViewsRoutes } from './saved-views.routes'
import { type SavedViewsDeps, SavedViewsService } from './saved-views.service'

export const savedViewsFeature = (deps: SavedViewsDeps) => ({
  routes: savedViewsRoutes(new SavedViewsService(deps)),
})
