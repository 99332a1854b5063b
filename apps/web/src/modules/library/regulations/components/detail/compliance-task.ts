import type { Regulation } from '@plumbline/contract/library/regulation-records'
import type { Priority, Severity } from '@plumbline/contract/options'

/** From regulation risk: High is high, Medium is medium, else low. */
export const priorityOf = (risk: Severity): Priority =>
  risk === 'High' ? 'high' : risk === 'Medium' ? 'medium' : 'low'

const DAYS_TO_COMPLY = 14

/** By the calendar on the wall where the person is. */
export function complianceDueDate(now = new Date()): string {
  const due = new Date(now.getFullYear(), now.getMonth(), now.getDate() + DAYS_TO_COMPLY)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${due.getFullYear()}-${two(due.getMonth() + 1)}-${two(due.getDate())}`
}

export const nameOf = ({ regulation_code, title }: Pick<Regulation, 'regulation_code' | 'title'>) =>
  regulation_code.trim() || title
