import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '@plumbline/domain'
import { hours, later } from '../../../platform/clock'
import { AppError } from '../../../platform/http/errors'
import type { StoredTask } from './tasks.repository'

/** Somewhere on Earth it is still yesterday; whoever is there may choose it as today. */
export function rejectPastDate(dueDate: string | null | undefined, now: Date) {
  if (dueDate && dueDate < dayOf(later(now, -hours(12)), 'UTC'))
    throw new AppError('invalid', { fields: { dueDate: 'date_in_the_past' } })
}

/** What a change really changes: a record that is sent back whole changes nothing. */
export function changedFields(before: StoredTask, given: Partial<Record<keyof StoredTask, unknown>>) {
  const entries = Object.entries(given) as [keyof StoredTask, unknown][]
  return Object.fromEntries(
    entries.filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, before[field])),
  ) as Partial<StoredTask>
}
