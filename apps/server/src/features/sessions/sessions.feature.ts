import { authenticator } from './authenticate'
import { sessionCookies } from './cookies'
import { sessionsHandlers, sessionsJobs } from './sessions.jobs'
import { sessionsRoutes } from './sessions.routes'
import { type SessionsDeps, SessionsService } from './sessions.service'

export function sessionsFeature(deps: SessionsDeps & { appUrl: string }) {
  const sessions = new SessionsService(deps)
  const cookies = sessionCookies({ secure: deps.appUrl.startsWith('https:') })
  return {
    sessions,
    cookies,
    authenticate: authenticator(sessions, cookies),
    routes: sessionsRoutes(sessions),
    jobs: sessionsJobs,
    handlers: sessionsHandlers(sessions),
  }
}
