import type { Language, Role } from '@plumbline/contract'

/** The signed-in person and their current organization. Every query is limited to that organization. */
export type Member = {
  userId: string
  organizationId: string
  role: Role
  language: Language
  sessionId: string
  /** When the bearer token of this request expires. */
  bearerExpiresAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null
  }
}
