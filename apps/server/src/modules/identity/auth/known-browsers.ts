import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/db/client'
import { isSameSecret, newToken } from '../../../platform/secrets'
import type { UsersService } from '../users/users.service'

const NAME = 'plumbline_browser'
const YEAR_SECONDS = 365 * 24 * 3600
/** People who share a browser: the last of them. */
const MAX_MARKS = 5

type KnownBrowsersDeps = { db: Database; users: UsersService; appUrl: string }

const signatureOf = (passwordHash: string, id: string) =>
  createHmac('sha256', passwordHash).update(`browser ${id}`).digest('base64url')

const marksIn = (request: FastifyRequest) =>
  (request.cookies[NAME] ?? '').split('~').flatMap(mark => {
    const [id = '', signature = ''] = mark.split('.')
    return id && signature ? [{ id, signature }] : []
  })

/**
 * Browsers in which somebody has logged in before. They keep a mark after logging out, which is worth nothing but
 * attempts of their own: whoever guesses from elsewhere can't use up those of the owner.
 */
export class KnownBrowsers {
  private readonly deps: KnownBrowsersDeps
  constructor(deps: KnownBrowsersDeps) {
    this.deps = deps
  }

  /** What this browser counts as when it logs in to the account; undefined if nobody has done so there before. */
  async idFor(request: FastifyRequest, email: string): Promise<string | undefined> {
    const marks = marksIn(request).slice(0, MAX_MARKS)
    if (marks.length === 0) return undefined
    const user = await this.deps.users.findByEmail(this.deps.db.read, email)
    if (!user) return undefined
    return marks.find(({ id, signature }) => isSameSecret(signature, signatureOf(user.passwordHash, id)))?.id
  }

  /** Signed with what only the server knows of the account, so nothing has to be stored. */
  async remember(request: FastifyRequest, reply: FastifyReply, userId: string) {
    const user = await this.deps.users.find(this.deps.db.read, userId)
    if (!user) return
    const others = marksIn(request).filter(
      ({ id, signature }) => !isSameSecret(signature, signatureOf(user.passwordHash, id)),
    )
    const id = newToken()
    const marks = [{ id, signature: signatureOf(user.passwordHash, id) }, ...others].slice(0, MAX_MARKS)
    reply.setCookie(NAME, marks.map(mark => `${mark.id}.${mark.signature}`).join('~'), {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.deps.appUrl.startsWith('https:'),
      maxAge: YEAR_SECONDS,
    })
  }
}
