import type { Limits } from '../../platform/http/limits'
import type { Cookies } from '../sessions/cookies'
import { AccountEmails, type AccountEmailsDeps } from './account-emails.service'
import { authHandlers, authJobs } from './auth.jobs'
import { authRoutes } from './auth.routes'
import { type AuthDeps, AuthService } from './auth.service'

export function authFeature(deps: AuthDeps & AccountEmailsDeps & { limits: Limits; cookies: Cookies }) {
  const auth = new AuthService(deps)
  return {
    routes: authRoutes({ ...deps, auth }),
    jobs: authJobs,
    handlers: authHandlers(new AccountEmails(deps)),
  }
}
