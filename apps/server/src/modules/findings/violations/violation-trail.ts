import { randomUUID } from 'node:crypto'
import type { HistoryEntry } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import { groupBy } from '../../../platform/group-by'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { WebhooksService } from '../../integrations/webhooks/webhooks.service'
import { type Change, present, presentChange } from './present-violation'
import type { ViolationRows } from './violation-rows.repository'
import { violationsRepository as violations } from './violations.repository'

/** Nobody where the product itself did it. */
export type Author = { organizationId: string; userId: string | null }
export type TrailDeps = { users: UsersService; clock: Clock; webhooks: WebhooksService; rows: ViolationRows }
export type TrailEntry = { violationId: string; changes: Change[] }

/** Adds to the audit trail who changed what, with the name as it is now, and tells the webhooks. */
export async function recordChanges(
  { users, clock, webhooks, rows }: TrailDeps,
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
  for (const event of ['violation.created', 'violation.resolved'] as const) {
    const ids = entries.filter(({ changes }) => changes.some(isIt[event])).map(each => each.violationId)
    await webhooks.publish(tx, { organizationId, userId }, event, ids, async () =>
      (await rows.findAll(tx, organizationId, ids)).map(present),
    )
  }
}

const isIt = {
  'violation.created': ({ field }: Change) => field === 'created',
  'violation.resolved': ({ field, to }: Change) => field === 'status' && to === 'Resolved',
}

/** The entries of each violation, oldest first. */
export async function historyOf(
  rows: ViolationRows,
  tx: ReadHandle,
  organizationId: string,
  ids: string[],
): Promise<Map<string, HistoryEntry[]>> {
  const changes = await rows.changesOf(tx, organizationId, ids)
  const byViolation = groupBy(changes, ({ change }) => change.violationId)
  return new Map([...byViolation].map(([id, entries]) => [id, entries.map(presentChange)]))
}
