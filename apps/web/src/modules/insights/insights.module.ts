import type { Module } from '../module'

export const insights = {
  name: 'insights',
  routes: [
    {
      path: '/dashboard',
      page: 'dashboard',
      layout: 'signed-in',
      access: 'member',
      words: ['dashboard'],
      firstCalls: ['/api/dashboard/today', '/api/dashboard/metrics', '/api/dashboard/trends'],
    },
  ],
  navigation: [{ id: 'dashboard', to: '/dashboard', icon: 'LayoutDashboard', order: 1 }],
  palette: [],
} as const satisfies Module
