import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/db/client'
import { users } from '../../../identity/users/users.tables'
import { violationRegulations } from '../violations.tables'

export type NewLink = typeof violationRegulations.$inferInsert

const ofViolation = (organizationId: string, violationId: string) =>
  and(
    eq(violationRegulations.organizationId, organizationId),
    eq(violationRegulations.violationId, violationId),
  )

export const regulationLinksRepository = {
  of: (tx: ReadHandle, organizationId: string, violationId: string) =>
    tx
      .select({
        link: violationRegulations,
        by: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      })
      .from(violationRegulations)
      .leftJoin(users, eq(users.id, violationRegulations.linkedBy))
      .where(ofViolation(organizationId, violationId)),

  /** One at a time: the new one stands in the place of what was linked before. */
  replace: async (tx: Transaction, link: NewLink) => {
    await tx.delete(violationRegulations).where(ofViolation(link.organizationId, link.violationId))
    await tx.insert(violationRegulations).values(link)
  },
}
