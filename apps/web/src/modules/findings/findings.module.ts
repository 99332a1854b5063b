import type { Module } from '../module'

export const findings = {
  name: 'findings',
  routes: [
    {
      path: '/violations',
      page: 'violations',
      layout: 'signed-in',
      access: 'member',
      words: ['violations', 'lists', 'saved-views', 'results', 'findings', 'hazards'],
      firstCalls: [
        '/api/violations?status=unresolved&kind=violation&sort=severity&page=1&pageSize=20',
        '/api/sites',
      ],
    },
    {
      path: '/shared/:token',
      page: 'shared',
      layout: 'auth',
      access: 'anyone',
      words: ['sharing', 'violations'],
    },
  ],
  navigation: [{ id: 'violations', to: '/violations', icon: 'TriangleExclamationPoint', order: 3 }],
  palette: [],
} as const satisfies Module
