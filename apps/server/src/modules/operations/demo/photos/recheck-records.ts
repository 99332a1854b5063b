import { randomUUID } from 'node:crypto'
import type { RecheckResult } from '../../../findings/violations/recheck/recheck-evidence'
import type { Cast, DemoPerson } from '../history/cast'
import type { NewRecheck, NewViolation, NewViolationChange } from '../history/history-rows'
import { changeBy } from '../history/violation-records'

/** How many findings somebody had rechecked. */
const RECHECKED = 0.4

type Rechecked = { violation: NewViolation; changes: NewViolationChange[]; rechecks: NewRecheck[] }

/** A second look gave what it really gives for this picture, and the violation followed. */
export function recheckRecords(
  { random, organizationId }: Cast,
  { severity: to, messages, engine }: RecheckResult,
  violation: NewViolation,
  by: DemoPerson,
  at: Date,
): Rechecked {
  if (!random.chance(RECHECKED)) return { violation, changes: [], rechecks: [] }
  const from = violation.severity
  const recheck: NewRecheck = {
    id: randomUUID(),
    organizationId,
    violationId: violation.id,
    userId: by.id,
    before: from,
    after: to,
    messages,
    engine,
    createdAt: at,
  }
  const boundingBoxes = violation.boundingBoxes.map(box => ({ ...box, severity: to }))
  return {
    violation: { ...violation, severity: to, boundingBoxes },
    changes: [
      changeBy(by, violation, { field: 'recheck', from, to }, at),
      ...(from === to ? [] : [changeBy(by, violation, { field: 'severity' as const, from, to }, at)]),
    ],
    rechecks: [recheck],
  }
}
