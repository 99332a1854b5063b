import * as contract from '@plumbline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { handle } from '../../../platform/http/endpoints'
import { AppError } from '../../../platform/http/errors'
import type { Limits } from '../../../platform/http/limits'
import { rejectCrossSite } from '../../../platform/http/security'
import type { Cookies } from '../sessions/cookies'
import { linkByAddress } from '../sessions/sessions.limits'
import type { OpenedSession, SessionsService } from '../sessions/sessions.service'
import type { SecondStepService } from '../two-factor/second-step.service'
import { passkeyLoginByAddress, secondStepByAddress } from '../two-factor/two-factor.limits'
import type { UsersService } from '../users/users.service'
import {
  passwordByAccount,
  resetByAccount,
  resetByAddress,
  resetEmails,
  signupByAccount,
  signupByAddress,
} from './auth.limits'
import type { AuthService } from './auth.service'
import type { KnownBrowsers } from './known-browsers'
import type { LoginLimits } from './login-limits'

type Deps = {
  auth: AuthService
  secondStep: SecondStepService
  sessions: SessionsService
  users: UsersService
  limits: Limits
  cookies: Cookies
  loginLimits: LoginLimits
  knownBrowsers: KnownBrowsers
  appUrl: string
}

const device = (request: FastifyRequest) => request.headers['user-agent'] ?? ''

export function authRoutes({
  auth,
  secondStep,
  sessions,
  users,
  limits,
  cookies,
  loginLimits,
  knownBrowsers,
  appUrl,
}: Deps) {
  const remember = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { cookie, signedIn }: OpenedSession,
  ) => {
    cookies.set(reply, cookie)
    await knownBrowsers.remember(request, reply, signedIn.user.id)
    return signedIn
  }

  const requestReset = async ({ body, request }: { body: { email: string }; request: FastifyRequest }) => {
    await limits.count([resetByAccount, [body.email, request.ip]], [resetByAddress, request.ip])
    // The response is the same when no more are sent: it must not tell what others asked for.
    if (await limits.allows([resetEmails, body.email])) await auth.requestReset(body.email)
    return {}
  }

  return [
    handle(contract.login, async ({ body, request, reply }) => {
      const refund = await loginLimits.count(request, body.email)
      const opened = await auth.login(body, device(request))
      await refund()
      return 'twoFactor' in opened ? opened : remember(request, reply, opened)
    }),
    ...secondStepRoutes({ secondStep, limits, remember }),

    handle(contract.signup, async ({ body, request, reply }) => {
      await limits.count([signupByAccount, [body.email, request.ip]], [signupByAddress, request.ip])
      return remember(request, reply, await auth.signup(body, device(request)))
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

    handle(contract.updatePassword, async ({ body, request, reply }) => {
      await limits.count([linkByAddress, request.ip])
      // Whoever opened the link owns the account: this browser can log in, however many guess elsewhere.
      await knownBrowsers.remember(request, reply, await auth.updatePassword(body))
      return {}
    }),

    handle(contract.changePassword, async ({ member, body, request, reply }) => {
      await limits.count([passwordByAccount, member.userId])
      await auth.changePassword(member, body)
      await knownBrowsers.remember(request, reply, member.userId)
      return {}
    }),
    handle(contract.completeOnboarding, ({ member, body }) => auth.completeOnboarding(member, body)),
    handle(contract.authUser, ({ member }) => users.me(member)),
  ]
}

type Remember = (
  request: FastifyRequest,
  reply: FastifyReply,
  opened: OpenedSession,
) => Promise<contract.SignedIn>
type SecondStepDeps = Pick<Deps, 'secondStep' | 'limits'> & { remember: Remember }

/** What follows the password, or replaces it. */
const secondStepRoutes = ({ secondStep, limits, remember }: SecondStepDeps) => [
  handle(contract.completeLogin, async ({ body, request, reply }) => {
    await limits.count([secondStepByAddress, request.ip])
    return remember(request, reply, await secondStep.complete(body, device(request)))
  }),
  handle(contract.startPasskeyLogin, async ({ request }) => {
    await limits.count([passkeyLoginByAddress, request.ip])
    return secondStep.beginPasskeyLogin()
  }),
  handle(contract.passkeyLogin, async ({ body, request, reply }) => {
    await limits.count([passkeyLoginByAddress, request.ip])
    const { challenge, passkey } = body
    return remember(request, reply, await secondStep.passkeyLogin(challenge, passkey, device(request)))
  }),
]
