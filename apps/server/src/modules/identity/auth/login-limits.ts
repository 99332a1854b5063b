import type { FastifyRequest } from 'fastify'
import type { Attempt, Limits } from '../../../platform/http/limits'
import { loginByAccount, loginByAddress, loginByBrowser, loginFromAnywhere } from './auth.limits'
import type { KnownBrowsers } from './known-browsers'

type LoginLimitsDeps = { limits: Limits; knownBrowsers: KnownBrowsers }

/** How often somebody may try a password. Only wrong ones count in the end. */
export class LoginLimits {
  private readonly deps: LoginLimitsDeps
  constructor(deps: LoginLimitsDeps) {
    this.deps = deps
  }

  /** Counts the attempt before the password is checked. Returns how to take it back if the password was right. */
  async count(request: FastifyRequest, email: string): Promise<() => Promise<void>> {
    const { limits, knownBrowsers } = this.deps
    const browser = await knownBrowsers.idFor(request, email)
    const own: Attempt = browser ? [loginByBrowser, browser] : [loginByAccount, [email, request.ip]]
    const shared: Attempt[] = browser
      ? []
      : [
          [loginByAddress, request.ip],
          [loginFromAnywhere, email],
        ]
    await limits.count(own, ...shared)
    return async () => {
      await limits.refund(...shared)
      await limits.reset(...own)
    }
  }
}
