import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { users } from '../../identity/users/users.tables'
import { visionModels } from './second-look.tables'

export type StoredVisionModel = typeof visionModels.$inferSelect

export const secondLookRepository = {
  find: async (db: ReadHandle, organizationId: string): Promise<StoredVisionModel | undefined> =>
    (await db.select().from(visionModels).where(eq(visionModels.organizationId, organizationId)))[0],

  findForUpdate: async (tx: Transaction, organizationId: string): Promise<StoredVisionModel | undefined> =>
    (
      await tx
        .select()
        .from(visionModels)
        .where(eq(visionModels.organizationId, organizationId))
        .for('update')
    )[0],

  confirmedBy: async (db: ReadHandle, organizationId: string) =>
    (
      await db
        .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
        .from(visionModels)
        .innerJoin(users, eq(users.id, visionModels.confirmedBy))
        .where(eq(visionModels.organizationId, organizationId))
    )[0],

  save: async (tx: Transaction, model: StoredVisionModel) => {
    const { organizationId, ...changes } = model
    await tx
      .insert(visionModels)
      .values(model)
      .onConflictDoUpdate({ target: visionModels.organizationId, set: changes })
  },

  remove: async (tx: Transaction, organizationId: string): Promise<boolean> =>
    (
      await tx
        .delete(visionModels)
        .where(eq(visionModels.organizationId, organizationId))
        .returning({ organizationId: visionModels.organizationId })
    ).length > 0,
}
