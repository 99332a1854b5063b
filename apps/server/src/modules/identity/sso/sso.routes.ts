import * as contract from '@plumbline/contract'
import type { FastifyReply } from 'fastify'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import { newToken } from '../../../platform/secrets'
import type { Cookies } from '../sessions/cookies'
import { attemptLifetime, type SsoService } from './sso.service'
import type { SsoSettingsService } from './sso-settings.service'

const startByAddress = limit('sso:address', 60, 900)
/** Each makes the server send requests elsewhere. */
const checkByOrganization = limit('sso:check:organization', 30, 600)

const COOKIE = 'plumbline_sso'

type Deps = {
  sso: SsoService
  settings: SsoSettingsService
  limits: Limits
  cookies: Cookies
  appUrl: string
}

export function ssoRoutes({ sso, settings, limits, cookies, appUrl }: Deps) {
  // Lax and not strict: the identity provider's page is what sends people back here.
  const options = {
    path: '/api/auth/sso',
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.startsWith('https:'),
  } as const
  const remember = (reply: FastifyReply, browser: string) =>
    reply.setCookie(COOKIE, browser, { ...options, maxAge: attemptLifetime / 1000 })

  return [
    handle(contract.startSso, async ({ body, request, reply }) => {
      await limits.count([startByAddress, request.ip])
      const browser = newToken()
      const begun = await sso.begin(body.email, browser)
      remember(reply, browser)
      return begun
    }),
    handle(contract.finishSso, async ({ query, request, reply }) => {
      const { outcome, opened } = await sso.finish({
        search: request.url.slice(request.url.indexOf('?')),
        state: query.state ?? '',
        browser: request.cookies[COOKIE],
        userAgent: request.headers['user-agent'] ?? '',
      })
      reply.clearCookie(COOKIE, options)
      if (opened) cookies.set(reply, opened.cookie)
      return reply.redirect(`/sso?outcome=${outcome}`)
    }),
    handle(contract.getSso, ({ member }) => settings.get(member)),
    handle(contract.saveSso, async ({ member, body }) => {
      await limits.count([checkByOrganization, member.organizationId])
      return settings.save(member, body)
    }),
    handle(contract.switchSso, ({ member, body }) => settings.switch(member, body)),
    handle(contract.deleteSso, ({ member }) => settings.remove(member)),
    handle(contract.addSsoDomain, ({ member, body }) => settings.addDomain(member, body)),
    handle(contract.verifySsoDomain, async ({ member, params }) => {
      await limits.count([checkByOrganization, member.organizationId])
      return settings.verifyDomain(member, params.id)
    }),
    handle(contract.deleteSsoDomain, ({ member, params }) => settings.deleteDomain(member, params.id)),
  ]
}
