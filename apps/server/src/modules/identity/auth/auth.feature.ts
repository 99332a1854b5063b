import type { Limits } from '../../../platform/http/limits'
import type { Cookies } from '../sessions/cookies'
import { AccountEmails, type AccountEmailsDeps } from './account-emails.service'
import { authHandlers } from './auth.jobs'
import { authRoutes } from './auth.routes'
import { type AuthDeps, AuthService } from './auth.service'
import { KnownBrowsers } from './known-browsers'
import { LoginLimits } from './login-limits'

export function authFeature(deps: AuthDeps & AccountEmailsDeps & { limits: Limits; cookies: Cookies }) {
  const auth = new AuthService(deps)
  const knownBrowsers = new KnownBrowsers(deps)
  const loginLimits = new LoginLimits({ ...deps, knownBrowsers })
  return {
    routes: authRoutes({ ...deps, auth, knownBrowsers, loginLimits }),
    handlers: authHandlers(new AccountEmails(deps)),
  }
}
