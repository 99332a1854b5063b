import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLifetime } from './sessions.service'

const name = 'plumbline_session'

/** The long session travels in a cookie no script can read and no other site can send. */
export const sessionCookies = ({ secure }: { secure: boolean }) => {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    read: (request: FastifyRequest) => request.cookies[name],
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: sessionLifetime / 1000 }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  }
}
export type Cookies = ReturnType<typeof sessionCookies>
