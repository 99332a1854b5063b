import type { Module } from '../module'

export const library = {
  name: 'library',
  routes: [
    {
      path: '/regulations',
      page: 'regulations',
      layout: 'signed-in',
      access: 'member',
      words: ['regulations'],
      firstCalls: ['/api/regulations?page=1&pageSize=24&sort=relevance'],
    },
    {
      path: '/regulations/:id',
      page: 'regulation',
      layout: 'signed-in',
      access: 'member',
      words: ['regulations'],
      firstCalls: ['/api/regulations/:id'],
    },
  ],
  folders: ['/regulations'],
  navigation: [{ id: 'regulations', to: '/regulations', icon: 'ScrollText', order: 5 }],
  palette: [
    { id: 'importRegulations', to: '/regulations?tab=import', icon: 'FileUp', needs: 'manager' },
    { id: 'feeds', to: '/regulations?tab=feeds', icon: 'Rss', needs: 'library' },
  ],
} as const satisfies Module
