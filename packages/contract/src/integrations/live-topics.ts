import { findings, type StalePaths } from '../stale'

/**
 * What can change while a page is open, and what is out of date then. `notifications`, `savedViews` and
 * `conversations` are the caller's own.
 */
export const liveTopics = {
  analyses: ['/api/analysis/results', '/api/dashboard'],
  violations: findings,
  tasks: findings,
  suggestions: ['/api/copilot/pending-suggestions', '/api/violations', '/api/dashboard'],
  regulations: ['/api/regulations', '/api/dashboard'],
  sites: ['/api/sites', '/api/dashboard'],
  organization: ['/api/organizations'],
  billing: ['/api/billing', '/api/usage', '/api/dashboard'],
  answerFeedback: ['/api/paulie/feedback'],
  notifications: ['/api/notifications'],
  savedViews: ['/api/saved-views'],
  conversations: ['/api/paulie/conversations', '/api/paulie/history'],
} as const satisfies Record<string, StalePaths>
export type LiveTopic = keyof typeof liveTopics
export const liveTopicNames = Object.keys(liveTopics) as LiveTopic[]
