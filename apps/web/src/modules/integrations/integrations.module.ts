import type { Module } from '../module'

export const integrations = {
  name: 'integrations',
  routes: [
    {
      path: '/notifications',
      page: 'notifications',
      layout: 'signed-in',
      access: 'member',
      words: ['notifications', 'notification-texts'],
    },
    {
      path: '/unsubscribe/:token',
      page: 'unsubscribe',
      layout: 'auth',
      access: 'anyone',
      words: ['notifications', 'notification-texts'],
    },
  ],
  navigation: [],
  palette: [
    { id: 'inbox', to: '/notifications', icon: 'Inbox' },
    { id: 'notifications', to: '/settings?tab=notifications', icon: 'BellRing' },
  ],
} as const satisfies Module
