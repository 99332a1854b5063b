import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { SearchService } from './search.service'

export const searchRoutes = (search: SearchService) => [
  handle(contract.search, ({ member, query }) => search.find(member, query.q)),
]
