import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/db/client'
import { fineSettings } from '../violations.tables'

export const fineSettingsRepository = {
  find: async (tx: ReadHandle, organizationId: string) =>
    (await tx.select().from(fineSettings).where(eq(fineSettings.organizationId, organizationId)))[0],

  save: async (tx: Transaction, settings: typeof fineSettings.$inferInsert) => {
    const { organizationId, ...changes } = settings
    await tx
      .insert(fineSettings)
      .values(settings)
      .onConflictDoUpdate({ target: fineSettings.organizationId, set: changes })
  },
}
