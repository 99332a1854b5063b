import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { UsersService } from './users.service'

export const usersRoutes = (users: UsersService) => [
  handle(contract.me, ({ member }) => users.me(member)),
  handle(contract.savePreferences, ({ member, body }) => users.savePreferences(member, body)),
]
