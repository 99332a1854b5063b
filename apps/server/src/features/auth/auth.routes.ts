import * as contract from '@plumbline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { handle } from '../../platform/http/endpoints'
import { AppError } from '../../platform/http/errors'
import type { Limits } from '../../platform/http/limits'
import { rejectCrossSite } from '../../platform/http/security'
import type { Cookies } from '../sessions/cookies'
import { linkByAddress } from '../sessions/sessions.limits'
import type { OpenedSession, SessionsService } from '../sessions/sessions.service'
import type { UsersService } from '../users/users.service'
import {
  loginByAccount,
  loginByAddress,
  passwordByAccount,
  resetByAccount,
  resetByAddress,
  signupByAccount,
  signupByAddress,
} from './auth.limits'
import type { AuthService } from './auth.service'

type Deps = {
  auth: AuthService
  sessions: SessionsService
  users: UsersService
  limits: Limits
  cookies: Cookies
  appUrl: string
}

const device = (request: FastifyRequest) => request.headers['user-agent'] ?? ''

export function authRoutes({ auth, sessions, users, limits, cookies, appUrl }: Deps) {
  const remember = (reply: FastifyReply, { cookie, signedIn }: OpenedSession) => {
    cookies.set(reply, cookie)
    return signedIn
  }

  const requestReset = async ({ body, request }: { body: { email: string }; request: FastifyRequest }) => {
    await limits.count([resetByAddress, request.ip], [resetByAccount, body.email])
    return auth.requestReset(body.email)
  }

  return [
    handle(contract.login, async ({ body, request, reply }) => {
      await limits.count([loginByAddress, request.ip], [loginByAccount, body.email])
      const opened = await auth.login(body, device(request))
      await limits.reset(loginByAccount, body.email)
      return remember(reply, opened)
    }),

    handle(contract.signup, async ({ body, request, reply }) => {
      await limits.count([signupByAddress, request.ip], [signupByAccount, body.email])
      return remember(reply, await auth.signup(body, device(request)))
    }),

    handle(contract.logout, ({ member, reply }) => {
      cookies.clear(reply)
      return auth.logout(member)
    }),

    handle(contract.refresh, async ({ request, reply }) => {
      rejectCrossSite(request, appUrl)
      const cookie = cookies.read(request)
      const signedIn = await sessions.refresh(cookie)
      if (cookie) cookies.set(reply, cookie)
      return signedIn
    }),

    handle(contract.validate, async ({ member }) => {
      const { user } = await users.me(member)
      return { valid: true as const, expiresAt: member.bearerExpiresAt.toISOString(), user }
    }),

    handle(contract.verifyEmail, async ({ body, request }) => {
      await limits.count([linkByAddress, request.ip])
      return auth.verifyEmail(body.token)
    }),

    handle(contract.verifyLink, async ({ query, request, reply }) => {
      await limits.count([linkByAddress, request.ip])
      const outcome = await auth.verifyEmail(query.token).then(
        () => 'done',
        (error: unknown) => {
          if (error instanceof AppError) return error.code
          throw error
        },
      )
      return reply.redirect(`/dashboard?verified=${outcome}`)
    }),

    handle(contract.resetPassword, requestReset),
    handle(contract.forgotPassword, requestReset),

    handle(contract.updatePassword, async ({ body, request }) => {
      await limits.count([linkByAddress, request.ip])
      return auth.updatePassword(body)
    }),

    handle(contract.changePassword, async ({ member, body }) => {
      await limits.count([passwordByAccount, member.userId])
      return auth.changePassword(member, body)
    }),
    handle(contract.completeOnboarding, ({ member, body }) => auth.completeOnboarding(member, body)),
    handle(contract.authUser, ({ member }) => users.me(member)),
  ]
}
