import type { Priority, Severity } from '@plumbline/contract/options'
import { dateFromToday } from './due-date'

/** From violation severity: High is high, Low is low, else medium. */
export const priorityOf = (severity: Severity | null): Priority =>
  severity === 'High' ? 'high' : severity === 'Low' ? 'low' : 'medium'

/** The quick path is due the next day, by the calendar on the wall where the person is. */
export const quickDueDate = (now = new Date()) => dateFromToday(1, now)
