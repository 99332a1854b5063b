import { isDeepStrictEqual } from 'node:util'
import type { Priority, Severity } from '@plumbline/contract'
import { days, later } from '../../platform/clock'
import { isoDate } from './present-task'
import type { StoredTask } from './tasks.repository'

/** From how dangerous a violation, or a breach of a regulation, is. */
export const priorityFrom: Record<Severity, Priority> = { High: 'high', Medium: 'medium', Low: 'low' }

/** Days until a violation must be fixed, by how dangerous it is. */
const daysFor: Record<Severity, number> = { High: 3, Medium: 7, Low: 14 }
const DAYS_FOR_UNKNOWN = 7
const DAYS_FOR_REGULATION = 14

export function dueDateFrom(now: Date, severity: Severity | undefined, isFromRegulation: boolean) {
  const ahead = isFromRegulation ? DAYS_FOR_REGULATION : severity ? daysFor[severity] : DAYS_FOR_UNKNOWN
  return isoDate(later(now, days(ahead)))
}

/** What a change really changes: a record that is sent back whole changes nothing. */
export function changedFields(before: StoredTask, given: Partial<Record<keyof StoredTask, unknown>>) {
  const entries = Object.entries(given) as [keyof StoredTask, unknown][]
  return Object.fromEntries(
    entries.filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field])),
  ) as Partial<StoredTask>
}
