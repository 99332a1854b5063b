import type { Module } from '../module'

export const capture = {
  name: 'capture',
  routes: [
    {
      path: '/upload',
      page: 'upload',
      layout: 'signed-in',
      access: 'member',
      words: ['analysis'],
      firstCalls: ['/api/sites', '/api/analysis/results?page=1&pageSize=12'],
    },
    {
      path: '/results/:id',
      page: 'result',
      layout: 'signed-in',
      access: 'member',
      words: ['results', 'analysis', 'findings', 'hazards', 'picture-tags'],
      firstCalls: ['/api/analysis/results/:id'],
    },
  ],
  redirects: [{ path: '/results', to: '/upload' }],
  navigation: [{ id: 'upload', to: '/upload', icon: 'Upload', order: 2 }],
  palette: [],
} as const satisfies Module
