import { isDeepStrictEqual } from 'node:util'
import { dueDaysBySeverity, type Severity } from '@plumbline/domain'
import { dayOf, days, later } from '../../../platform/clock'
import type { StoredTask } from './tasks.repository'

const DAYS_FOR_UNKNOWN = 7
const DAYS_FOR_REGULATION = 14

export function dueDateFrom(now: Date, severity: Severity | undefined, isFromRegulation: boolean) {
  const ahead = isFromRegulation
    ? DAYS_FOR_REGULATION
    : severity
      ? dueDaysBySeverity[severity]
      : DAYS_FOR_UNKNOWN
  return dayOf(later(now, days(ahead)))
}

/** What a change really changes: a record that is sent back whole changes nothing. */
export function changedFields(before: StoredTask, given: Partial<Record<keyof StoredTask, unknown>>) {
  const entries = Object.entries(given) as [keyof StoredTask, unknown][]
  return Object.fromEntries(
    entries.filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field])),
  ) as Partial<StoredTask>
}
