import { searchRoutes } from './search.routes'
import { type SearchDeps, SearchService } from './search.service'

export const searchFeature = (deps: SearchDeps) => ({ routes: searchRoutes(new SearchService(deps)) })
