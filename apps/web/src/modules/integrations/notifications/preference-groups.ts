import type { PreferenceKind } from '@plumbline/contract/integrations/notifications'

export const preferenceGroups = ['violations', 'tasks', 'fixes', 'suggestions', 'account'] as const
export type PreferenceGroup = (typeof preferenceGroups)[number]

const beginnings: readonly [start: string, PreferenceGroup][] = [
  ['violation_', 'violations'],
  ['task_', 'tasks'],
  ['mentioned', 'tasks'],
  ['fix_', 'fixes'],
  ['suggestion_', 'suggestions'],
]

/** Under which heading a kind is listed. Whatever isn't about the work on site is about the team and its plan. */
export const groupOf = (kind: PreferenceKind): PreferenceGroup =>
  beginnings.find(([start]) => kind.startsWith(start))?.[1] ?? 'account'
