import type { Severity } from './severity'
import { dayAfter } from './time-zones'

/** Days until a violation this dangerous must be fixed. */
export const dueDaysBySeverity: Record<Severity, number> = { High: 3, Medium: 7, Low: 14 }
const DAYS_FOR_UNKNOWN = 7
const DAYS_FOR_REGULATION = 14

type Origin = { severity?: Severity | null | undefined; isFromRegulation?: boolean }

/** The date that every form and every call proposes for a task, counted from the organization's today. */
export const proposedDueDate = (today: string, { severity, isFromRegulation = false }: Origin = {}) =>
  dayAfter(
    today,
    isFromRegulation ? DAYS_FOR_REGULATION : severity ? dueDaysBySeverity[severity] : DAYS_FOR_UNKNOWN,
  )
