import { publicPaths } from '../apps/web/src/modules/routes'

export const outsidePages = [
  ...publicPaths,
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password/a-token-that-was-never-issued',
  '/no-such-page',
]

export const insidePages = {
  'dashboard, settings and billing': [
    '/dashboard',
    '/profile',
    '/notifications',
    '/settings',
    '/settings?tab=notifications',
    '/settings?tab=preferences',
    '/settings?tab=security',
    '/settings?tab=team',
    '/settings?tab=detection',
    '/billing',
    '/billing/subscribe',
  ],
  'uploads, violations, tasks and questions': [
    '/upload',
    '/results/00000000-0000-4000-8000-000000000000',
    '/violations',
    '/tasks',
    '/tasks/create',
    '/copilot',
    '/paulie',
    '/paulie?tab=feedback',
    '/suggestions',
  ],
  regulations: [
    '/regulations',
    '/regulations?q=ladder&risk=High',
    '/regulations?tab=import',
    '/regulations?tab=import&format=csv',
    '/regulations?tab=feeds',
    '/regulations/00000000-0000-4000-8000-000000000000',
  ],
}
