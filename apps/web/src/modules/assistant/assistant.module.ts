import type { Module } from '../module'

export const assistant = {
  name: 'assistant',
  routes: [
    {
      path: '/copilot',
      page: 'assistant-panel',
      layout: 'signed-in',
      access: 'member',
      words: ['assistant', 'regulations'],
    },
    {
      path: '/paulie',
      page: 'assistant',
      layout: 'signed-in',
      access: 'member',
      words: ['assistant', 'regulations'],
    },
  ],
  navigation: [{ id: 'paulie', to: '/paulie', icon: 'MessageSquareText', order: 6 }],
  palette: [],
} as const satisfies Module
