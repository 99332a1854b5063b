import { loadFormatter } from '@plumbline/messages'
import type { Transaction } from '../../../platform/db/client'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import { present } from './present-violation'
import type { ViolationRows } from './violation-rows.repository'

export type AlertsDeps = {
  users: UsersService
  organizations: OrganizationsService
  notifications: NotificationsService
  rows: ViolationRows
}

/** Tells managers and admins about new violations of high severity: one notification for all that came together. */
export async function alertManagers(
  { users, organizations, notifications, rows }: AlertsDeps,
  tx: Transaction,
  { organizationId, userId }: { organizationId: string; userId: string | null },
  ids: string[],
) {
  const added = (await rows.findAll(tx, organizationId, ids)).map(present)
  const severe = added.filter(({ severity }) => severity === 'High')
  const [first] = severe
  if (!first) return
  const author = userId ? await users.find(tx, userId) : undefined
  const members = await organizations.membersWithin(tx, organizationId)
  for (const { id, role } of members) {
    // Whoever uploaded it has the result in front of them.
    if (role === 'user' || id === userId) continue
    const recipient = await users.find(tx, id)
    const { type } = (await loadFormatter(recipient?.language ?? 'en')).violation(first)
    await notifications.notify(tx, organizationId, id, {
      kind: 'violation_alert',
      data: {
        name: author ? fullName(author) : 'Plumbline',
        title: [type, first.siteName].filter(Boolean).join(' · '),
        count: String(severe.length),
      },
      href:
        severe.length > 1 && first.analysisId
          ? `/results/${first.analysisId}`
          : `/violations?violation=${first.id}`,
    })
  }
}
