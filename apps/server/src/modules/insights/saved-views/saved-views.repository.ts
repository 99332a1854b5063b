import type { SavedViewList } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import { memberships } from '../../identity/organizations/organizations.tables'
import { savedViews } from './saved-views.tables'

export type StoredView = typeof savedViews.$inferSelect

const own = ({ organizationId, userId }: Member) =>
  and(eq(savedViews.organizationId, organizationId), eq(savedViews.userId, userId))
const ofList = (member: Member, list: SavedViewList | undefined) =>
  and(own(member), list && eq(savedViews.list, list))
const one = (member: Member, id: string) => and(own(member), eq(savedViews.id, id))

export const savedViewsRepository = {
  list: (tx: ReadHandle, member: Member, list: SavedViewList | undefined): Promise<StoredView[]> =>
    tx
      .select()
      .from(savedViews)
      .where(ofList(member, list))
      .orderBy(savedViews.list, sql`lower(${savedViews.name})`),

  /** Two views saved by one person at the same moment wait for each other, so that both are counted. */
  lockOwner: async (tx: Transaction, { organizationId, userId }: Member) => {
    await tx
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)))
      .for('update')
  },

  count: (tx: Transaction, member: Member, list: SavedViewList) =>
    tx.$count(savedViews, ofList(member, list)),

  insert: async (tx: Transaction, view: StoredView) => {
    await tx.insert(savedViews).values(view)
  },

  rename: async (tx: Transaction, member: Member, id: string, name: string) =>
    (await tx.update(savedViews).set({ name }).where(one(member, id)).returning())[0],

  remove: async (tx: Transaction, member: Member, id: string) =>
    (await tx.delete(savedViews).where(one(member, id)).returning({ id: savedViews.id }))[0],
}
