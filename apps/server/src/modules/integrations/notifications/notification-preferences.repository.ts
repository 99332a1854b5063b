import type { PreferenceKind } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { newToken } from '../../../platform/secrets'
import { notificationPreferences, notificationSettings } from './notifications.tables'

export type Preference = typeof notificationPreferences.$inferSelect
type Settings = typeof notificationSettings.$inferSelect

/** Preferences are a person's own, in whatever organization they work. */
export const preferencesRepository = {
  changed: (tx: ReadHandle, userId: string): Promise<Preference[]> =>
    tx.select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId)),

  changedOf: (tx: ReadHandle, userIds: string[], kind: PreferenceKind): Promise<Preference[]> =>
    tx
      .select()
      .from(notificationPreferences)
      .where(and(inArray(notificationPreferences.userId, userIds), eq(notificationPreferences.kind, kind))),

  save: async (tx: Transaction, preferences: Preference[]) => {
    if (preferences.length === 0) return
    await tx
      .insert(notificationPreferences)
      .values(preferences)
      .onConflictDoUpdate({
        target: [
          notificationPreferences.userId,
          notificationPreferences.kind,
          notificationPreferences.channel,
        ],
        set: { enabled: sql`excluded.enabled` },
      })
  },

  settings: async (tx: ReadHandle, userId: string): Promise<Settings | undefined> =>
    (await tx.select().from(notificationSettings).where(eq(notificationSettings.userId, userId)))[0],

  saveSettings: async (
    tx: Transaction,
    userId: string,
    changes: Partial<Pick<Settings, 'summaryDay' | 'timeZone' | 'summarySentOn'>>,
  ): Promise<Settings> => {
    const [saved] = await tx
      .insert(notificationSettings)
      .values({ userId, unsubscribeKey: newToken(), ...changes })
      .onConflictDoUpdate({
        target: notificationSettings.userId,
        // An update has to set something, and setting the key of the row to itself changes nothing.
        set: { userId, ...changes },
      })
      .returning()
    if (!saved) throw new Error('The notification settings were not saved.')
    return saved
  },
}
