import type { Language, Role } from '@plumbline/contract'

/** A person in the organization they work in: what every query is bound to. */
export type Member = {
  userId: string
  organizationId: string
  role: Role
  language: Language
  sessionId: string
  /** When the bearer they came with stops working. */
  bearerExpiresAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    member: Member | null
  }
}
