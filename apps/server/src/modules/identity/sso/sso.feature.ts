import type { Limits } from '../../../platform/http/limits'
import type { Cookies } from '../sessions/cookies'
import { IdentityProviders } from './identity-provider'
import { ssoRoutes } from './sso.routes'
import { type SsoDeps, SsoService } from './sso.service'
import { type SsoSettingsDeps, SsoSettingsService } from './sso-settings.service'

type Deps = Omit<SsoDeps & SsoSettingsDeps, 'providers'> & { limits: Limits; cookies: Cookies }

export function ssoFeature(deps: Deps) {
  const { outgoing, config } = deps
  const providers = new IdentityProviders({ outgoing, allowedHosts: config.outgoing.allowedHosts })
  const sso = new SsoService({ ...deps, providers })
  const settings = new SsoSettingsService({ ...deps, providers })
  return { routes: ssoRoutes({ ...deps, sso, settings }) }
}
