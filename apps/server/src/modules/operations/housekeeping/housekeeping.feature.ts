import type { Logger } from 'pino'
import * as z from 'zod'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import type { Feature } from '../../../platform/feature'
import { handler, job } from '../../../platform/jobs/jobs'
import type { Outbox } from '../../../platform/mail/outbox'
import type { SecretBox } from '../../../platform/secret-box'
import { oldPayments } from '../../billing/payments/payments.upkeep'
import { oldReportLinks } from '../../findings/report-links/report-links.upkeep'
import { oldInvitations } from '../../identity/organizations/organizations.upkeep'
import { oldClientErrors, oldEvents } from '../../insights/events/events.upkeep'
import { oldNotifications } from '../../integrations/notifications/notifications.upkeep'
import { oldImports } from '../../library/regulations/regulations.upkeep'
import { oldServerErrors } from '../operations/operations.upkeep'
import { housekeepingRepository as tables } from './housekeeping.repository'
import { sealedColumns } from './sealed-columns'

export const purgeTables = job('housekeeping.purge', z.unknown(), { seconds: 3000 })

const BATCH_SIZE = 5_000
const OUTBOX_KEPT_DAYS = 30

const oldRows = [
  oldClientErrors,
  oldServerErrors,
  ...oldNotifications,
  oldEvents,
  ...oldPayments,
  oldImports,
  oldInvitations,
  oldReportLinks,
]

/** In batches, so that no lock is held for long. */
async function inBatches(deleteSome: (limit: number) => Promise<number>) {
  while ((await deleteSome(BATCH_SIZE)) === BATCH_SIZE);
}

type Deps = { db: Database; clock: Clock; outbox: Outbox; secretBox: SecretBox; log: Logger }

/** Tables that are logs by nature are emptied by age, every hour. */
export function housekeepingFeature({ db, clock, outbox, secretBox, log }: Deps): Feature {
  const purge = async () => {
    // By the clock of the files.
    await outbox.deleteBefore(later(new Date(), -days(OUTBOX_KEPT_DAYS)))
    await inBatches(limit => db.transaction(tx => tables.purgeRateLimits(tx, clock.now().getTime(), limit)))
    for (const rows of oldRows) {
      const before = later(clock.now(), -days(rows.keptDays))
      await inBatches(limit => db.transaction(tx => tables.purge(tx, rows, before, limit)))
    }
  }
  /** After the key was changed, or where secrets are from before they were sealed. */
  const reseal = async () => {
    for (const column of sealedColumns) {
      const { what, resealed, unreadable } = await db.transaction(tx => tables.reseal(tx, column, secretBox))
      if (resealed > 0) log.info({ what, resealed }, 'secrets were sealed with the current key')
      if (unreadable > 0)
        log.error({ what, unreadable }, 'secrets were sealed with a key that is missing; see OLD_SECRET_KEYS')
    }
  }
  return { start: reseal, handlers: [handler(purgeTables, purge, '29 * * * *')] }
}
