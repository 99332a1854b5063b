/** The addresses below which responses are out of date after a call or an event. */
export type StalePaths = readonly `/api/${string}`[]

/** Whatever shows findings or counts them. */
export const findings = [
  '/api/analysis/results',
  '/api/violations',
  '/api/paulie/generate-plan',
  '/api/tasks',
  '/api/dashboard',
] as const satisfies StalePaths

/** What shows an analysis that has begun, and what is left of the plan. */
export const credits = [
  '/api/analysis/results',
  '/api/billing',
  '/api/dashboard',
] as const satisfies StalePaths
