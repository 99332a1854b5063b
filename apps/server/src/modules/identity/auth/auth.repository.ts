import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { mailedLinks } from './auth.tables'

export type MailedLink = typeof mailedLinks.$inferSelect

export const mailedLinksRepository = {
  insert: async (tx: Transaction, link: typeof mailedLinks.$inferInsert) => {
    await tx.insert(mailedLinks).values(link)
  },

  /** Locked, so that a link used twice at the same moment is used once. */
  find: async (
    tx: Transaction,
    tokenHash: string,
    purpose: MailedLink['purpose'],
  ): Promise<MailedLink | undefined> =>
    (
      await tx
        .select()
        .from(mailedLinks)
        .where(and(eq(mailedLinks.tokenHash, tokenHash), eq(mailedLinks.purpose, purpose)))
        .for('update')
    )[0],

  markUsed: async (tx: Transaction, userId: string, purpose: MailedLink['purpose'], now: Date) => {
    await tx
      .update(mailedLinks)
      .set({ usedAt: now })
      .where(
        and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose), isNull(mailedLinks.usedAt)),
      )
  },

  purge: async (tx: Transaction, before: Date) => {
    await tx.delete(mailedLinks).where(lt(mailedLinks.expiresAt, before))
  },
}
