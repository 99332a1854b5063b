import type { Module } from '../module'

export const billing = {
  name: 'billing',
  routes: [
    {
      path: '/pricing',
      page: 'pricing',
      layout: 'public',
      access: 'signed-out',
      words: ['billing', 'errors'],
    },
    { path: '/billing', page: 'billing', layout: 'signed-in', access: 'member', words: ['billing'] },
    {
      path: '/billing/subscribe',
      page: 'billing-subscribe',
      layout: 'signed-in',
      access: 'member',
      words: ['billing'],
    },
    {
      path: '/billing/test-checkout/:id',
      page: 'test-checkout',
      layout: 'auth',
      access: 'admin',
      words: ['test-payments'],
    },
    {
      path: '/billing/test-portal',
      page: 'test-portal',
      layout: 'auth',
      access: 'admin',
      words: ['test-payments'],
    },
  ],
  navigation: [{ id: 'billing', to: '/billing', icon: 'CreditCard', order: 9 }],
  palette: [],
} as const satisfies Module
