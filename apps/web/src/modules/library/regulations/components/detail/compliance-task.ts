import type { Regulation } from '@plumbline/contract/library/regulation-records'
import type { Priority, Severity } from '@plumbline/contract/options'

/** From regulation risk: High is high, Medium is medium, else low. */
export const priorityOf = (risk: Severity): Priority =>
  risk === 'High' ? 'high' : risk === 'Medium' ? 'medium' : 'low'

export const nameOf = ({ regulation_code, title }: Pick<Regulation, 'regulation_code' | 'title'>) =>
  regulation_code.trim() || title
