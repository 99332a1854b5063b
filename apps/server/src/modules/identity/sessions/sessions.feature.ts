import type { ApiKeysService } from '../api-keys/api-keys.service'
import { authenticator } from './authenticate'
import { sessionCookies } from './cookies'
import { sessionsHandlers } from './sessions.jobs'
import { sessionsRoutes } from './sessions.routes'
import { type SessionsDeps, SessionsService } from './sessions.service'

export function sessionsFeature(deps: SessionsDeps & { appUrl: string; apiKeys: ApiKeysService }) {
  const sessions = new SessionsService(deps)
  const cookies = sessionCookies({ secure: deps.appUrl.startsWith('https:') })
  return {
    sessions,
    cookies,
    authenticate: authenticator(sessions, deps.apiKeys, cookies),
    routes: sessionsRoutes(sessions),
    handlers: sessionsHandlers(sessions),
  }
}
