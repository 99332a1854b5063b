import type { Transaction } from '../../../platform/db/client'
import type { DomainEvents } from '../../../platform/domain-events'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'

export type UsageAlertsDeps = { organizations: OrganizationsService; notifications: NotificationsService }

/** Admins decide about the plan, so they hear when its last analysis or question was used. */
export const alertAdmins =
  ({ organizations, notifications }: UsageAlertsDeps) =>
  async (tx: Transaction, { organizationId, kind, used }: DomainEvents['quota.exhausted']) => {
    for (const { id, role } of await organizations.membersWithin(tx, organizationId))
      if (role === 'admin')
        await notifications.notify(tx, organizationId, id, {
          kind: 'usage_limit',
          data: { quota: kind, granted: String(used) },
          href: '/billing/subscribe',
        })
  }
