import { randomUUID } from 'node:crypto'
import type { Clock } from '../../platform/clock'
import type { Transaction } from '../../platform/db/client'
import { fullName, type UsersService } from '../users/users.service'
import type { Change } from './present-violation'
import { violationsRepository as violations } from './violations.repository'

/** Nobody where the product itself did it. */
export type Author = { organizationId: string; userId: string | null }
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
