import { usersRoutes } from './users.routes'
import { type UsersDeps, UsersService } from './users.service'

export function usersFeature(deps: UsersDeps) {
  const users = new UsersService(deps)
  return { users, routes: usersRoutes(users) }
}
