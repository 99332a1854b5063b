import type { Module } from '../module'

export const assistant = {
  name: 'assistant',
  routes: [
    {
      path: '/copilot',
      page: 'copilot',
      layout: 'signed-in',
      access: 'member',
      words: ['assistant', 'regulations'],
    },
    {
      path: '/paulie',
      page: 'paulie',
      layout: 'signed-in',
      access: 'member',
      words: ['assistant', 'regulations'],
    },
  ],
  navigation: [{ id: 'paulie', to: '/paulie', order: 6 }],
  palette: [],
} as const satisfies Module
