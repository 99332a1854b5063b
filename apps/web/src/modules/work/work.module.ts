import type { Module } from '../module'

export const work = {
  name: 'work',
  routes: [
    {
      path: '/tasks',
      page: 'tasks',
      layout: 'signed-in',
      access: 'member',
      words: ['tasks', 'lists', 'saved-views'],
      firstCalls: ['/api/tasks?tab=unresolved&sort=due&page=1&pageSize=20', '/api/sites'],
    },
    { path: '/tasks/create', page: 'task-create', layout: 'signed-in', access: 'member', words: ['tasks'] },
    {
      path: '/tasks/:id',
      page: 'task',
      layout: 'signed-in',
      access: 'member',
      words: ['tasks', 'fixes', 'fix-reasons', 'results', 'findings', 'hazards'],
      firstCalls: ['/api/tasks/:id', '/api/tasks/:id/fixes'],
    },
    {
      path: '/suggestions',
      page: 'suggestions',
      layout: 'signed-in',
      access: 'manager',
      words: ['suggestions'],
    },
  ],
  navigation: [
    { id: 'tasks', to: '/tasks', icon: 'ClipboardCheck', order: 4 },
    { id: 'suggestions', to: '/suggestions', icon: 'Lightbulb', order: 7, managersOnly: true },
  ],
  palette: [{ id: 'createTask', to: '/tasks/create', icon: 'CirclePlus' }],
} as const satisfies Module
