import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLifetime } from './sessions.service'

const NAME = 'plumbline_session'

/** The long session travels in a cookie no script can read and no other site can send. */
export function sessionCookies({ secure }: { secure: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    read: (request: FastifyRequest) => request.cookies[NAME],
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(NAME, token, { ...options, maxAge: sessionLifetime / 1000 }),
    clear: (reply: FastifyReply) => reply.clearCookie(NAME, options),
  }
}
export type Cookies = ReturnType<typeof sessionCookies>
