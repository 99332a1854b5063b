/** The most severe first. */
export const severities = ['High', 'Medium', 'Low'] as const
export type Severity = (typeof severities)[number]

/** The most urgent first. */
export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

/** The database sorts and filters by these numbers as well; they must not change. */
export const severityRank: Record<Severity, number> = { High: 3, Medium: 2, Low: 1 }
export const priorityRank: Record<Priority, number> = { high: 3, medium: 2, low: 1 }

export const bySeverity = (a: { severity: Severity }, b: { severity: Severity }) =>
  severityRank[b.severity] - severityRank[a.severity]

/** How urgent it is to fix something this dangerous; the same for the risk of breaking a regulation. */
export const priorityBySeverity: Record<Severity, Priority> = { High: 'high', Medium: 'medium', Low: 'low' }
