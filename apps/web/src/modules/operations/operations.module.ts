import type { Module } from '../module'

export const operations = {
  name: 'operations',
  routes: [
    { path: '/operations', page: 'operations', layout: 'signed-in', access: 'member', words: ['operations'] },
  ],
  navigation: [],
  palette: [],
} as const satisfies Module
