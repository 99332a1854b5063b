import type { Priority, Severity } from '@plumbline/contract/options'

/** From violation severity: High is high, Low is low, else medium. */
export const priorityOf = (severity: Severity | null): Priority =>
  severity === 'High' ? 'high' : severity === 'Low' ? 'low' : 'medium'

/** The quick path is due the next day, by the calendar on the wall where the person is. */
export function quickDueDate(now = new Date()): string {
  const due = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${due.getFullYear()}-${two(due.getMonth() + 1)}-${two(due.getDate())}`
}
