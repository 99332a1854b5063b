import type { Transaction } from '../../../platform/db/client'
import type { DomainEvents } from '../../../platform/domain-events'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'

export type UsageAlertsDeps = { notifications: NotificationsService }

/** Admins decide about the plan, so they hear when its last analysis or question was used. */
export const alertAdmins =
  ({ notifications }: UsageAlertsDeps) =>
  (tx: Transaction, { organizationId, kind, used }: DomainEvents['quota.exhausted']) =>
    notifications.notifyManagers(
      tx,
      organizationId,
      {
        kind: 'usage_limit',
        dataIn: () => ({ quota: kind, granted: String(used) }),
        href: '/billing/subscribe',
      },
      { roles: ['admin'] },
    )
