import { randomUUID } from 'node:crypto'
import type { Severity } from '@plumbline/contract'
import type { Clock } from '../../platform/clock'
import type { ReadHandle, Transaction } from '../../platform/db/client'
import { groupBy } from '../../platform/group-by'
import { fullName, type UsersService } from '../users/users.service'
import { type Change, presentChange } from './present-violation'
import { violationsRepository as violations } from './violations.repository'

/** Nobody where the product itself did it. */
export type Author = { organizationId: string; userId: string | null }
/** Told within the transaction that changes a severity, so that both changes are made or neither is. */
export type SeverityListener = (
  tx: Transaction,
  violation: { id: string; organizationId: string },
  severity: Severity,
) => Promise<void>
export type TrailEntry = { violationId: string; changes: Change[] }

/** Adds to the audit trail who changed what, with the name as it is now. */
export async function recordChanges(
  { users, clock }: { users: UsersService; clock: Clock },
  tx: Transaction,
  { organizationId, userId }: Author,
  entries: readonly TrailEntry[],
) {
  const user = userId ? await users.find(tx, userId) : undefined
  const by = { organizationId, userId, userName: user ? fullName(user) : '', createdAt: clock.now() }
  await violations.insertChanges(
    tx,
    entries.flatMap(({ violationId, changes }) =>
      changes.map(change => ({ ...change, ...by, violationId, id: randomUUID() })),
    ),
  )
}

/** The entries of each violation, oldest first. */
export async function historyOf(tx: ReadHandle, organizationId: string, ids: string[]) {
  const changes = await violations.changesOf(tx, organizationId, ids)
  const byViolation = groupBy(changes, ({ change }) => change.violationId)
  return new Map([...byViolation].map(([id, entries]) => [id, entries.map(presentChange)]))
}
