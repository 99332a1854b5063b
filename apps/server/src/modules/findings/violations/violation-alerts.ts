import { isObservation, isViolation, type Language } from '@plumbline/domain'
import { loadFormatter } from '@plumbline/messages'
import type { Transaction } from '../../../platform/db/client'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import { present } from './present-violation'
import type { ViolationRows } from './violation-rows.repository'

export type AlertsDeps = {
  users: UsersService
  notifications: NotificationsService
  rows: ViolationRows
}

/**
 * Tells managers and admins about new findings of high severity: one notification for all that came together. It counts
 * violations; observations only where there is nothing else.
 */
export async function alertManagers(
  { users, notifications, rows }: AlertsDeps,
  tx: Transaction,
  { organizationId, userId }: { organizationId: string; userId: string | null },
  ids: string[],
) {
  const added = (await rows.findAll(tx, organizationId, ids)).map(present)
  // A model that says yes to everything would have everybody alerted.
  const high = added.filter(({ severity, basis }) => severity === 'High' && basis !== 'claim')
  const broken = high.filter(isViolation)
  const severe = broken.length > 0 ? broken : high
  const [first] = severe
  if (!first) return
  const author = userId ? await users.find(tx, userId) : undefined
  const alert = {
    kind: 'violation_alert',
    dataIn: async (language: Language) => ({
      name: author ? fullName(author) : 'Plumbline',
      title: [(await loadFormatter(language)).violation(first).type, first.siteName]
        .filter(Boolean)
        .join(' · '),
      count: String(severe.length),
      ...(isObservation(first) && { finding: 'observation' }),
    }),
    href:
      severe.length > 1 && first.analysisId
        ? `/results/${first.analysisId}`
        : `/violations?violation=${first.id}`,
  } as const
  // Whoever uploaded it has the result in front of them.
  await notifications.notifyManagers(tx, organizationId, alert, { except: userId })
}
