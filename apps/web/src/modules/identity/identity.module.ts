import type { Module } from '../module'

export const identity = {
  name: 'identity',
  routes: [
    { path: '/login', page: 'login', layout: 'auth', access: 'signed-out', words: ['auth'] },
    { path: '/signup', page: 'signup', layout: 'auth', access: 'signed-out', words: ['signup', 'options'] },
    { path: '/sso', page: 'sso', layout: 'auth', access: 'signed-out', words: ['sso'] },
    {
      path: '/forgot-password',
      page: 'forgot-password',
      layout: 'auth',
      access: 'signed-out',
      words: ['auth'],
    },
    {
      path: '/reset-password/:token',
      page: 'reset-password',
      layout: 'auth',
      access: 'signed-out',
      words: ['auth'],
    },
    {
      path: '/two-factor',
      page: 'two-factor',
      layout: 'auth',
      access: 'member',
      words: ['two-factor', 'account'],
    },
    { path: '/profile', page: 'profile', layout: 'signed-in', access: 'member', words: ['account'] },
    {
      path: '/settings',
      page: 'settings',
      layout: 'signed-in',
      access: 'member',
      words: ['settings', 'options', 'account'],
    },
  ],
  navigation: [{ id: 'settings', to: '/settings', icon: 'Settings', order: 8 }],
  palette: [
    { id: 'team', to: '/settings?tab=team', icon: 'Users' },
    { id: 'sites', to: '/settings?tab=sites', icon: 'MapPin' },
    { id: 'profile', to: '/profile', icon: 'UserRound' },
    { id: 'preferences', to: '/settings?tab=preferences', icon: 'SlidersHorizontal' },
    { id: 'security', to: '/settings?tab=security', icon: 'ShieldCheck' },
  ],
} as const satisfies Module
