import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import type { NotificationPreferencesService } from '../../integrations/notifications/notification-preferences.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import { changesIn, isNewer } from './changes-in'
import { productUpdatesRepository as updates } from './product-updates.repository'

export type ProductUpdatesDeps = {
  db: Database
  clock: Clock
  version: string
  /** The changelog that came with this version; empty where there is none. */
  readChangelog: () => Promise<string>
  notifications: NotificationsService
  notificationPreferences: NotificationPreferencesService
}

/** Tells people who asked for it that a newer version was installed, and what is new in it. */
export class ProductUpdatesService {
  private readonly deps: ProductUpdatesDeps
  constructor(deps: ProductUpdatesDeps) {
    this.deps = deps
  }

  /** Runs at every start. A first installation is no update. */
  async announce() {
    const { db, clock, version, readChangelog, notifications, notificationPreferences } = this.deps
    const changelog = await readChangelog()
    await db.transaction(async tx => {
      if (await updates.insertAnnounced(tx, version, clock.now())) return
      const before = await updates.lockAnnounced(tx)
      if (!before || !isNewer(version, before)) return
      await updates.updateAnnounced(tx, version, clock.now())
      const changes = changesIn(changelog, { after: before, upTo: version })
      if (changes.length === 0) return
      const subscribers = await notificationPreferences.subscribersTo(tx, 'product_update')
      for (const { userId, organizationId } of subscribers)
        await notifications.notify(tx, organizationId, userId, {
          kind: 'product_update',
          data: { version, changes: changes.join('; ') },
          href: '/dashboard',
        })
    })
  }
}
