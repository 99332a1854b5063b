import type { Language, Role } from '@plumbline/contract'

/** The signed-in person and their current organization. Every query is limited to that organization. */
export type Member = {
  userId: string
  organizationId: string
  role: Role
  language: Language
  sessionId: string
  /** The organization requires two-factor, and this session was opened with a password alone. */
  needsTwoFactor?: boolean
  /** When the bearer token of this request expires. */
  bearerExpiresAt: Date
  /** The key that a program called with; then no person is behind the request. */
  apiKey?: { id: string; name: string }
}

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null
    /** Behind other calls of its organization; then it is no work yet. */
    waitsForTurn: boolean
  }
}
