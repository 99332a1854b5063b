import type { Module } from '../../modules/module'

/** The pages about the product. */
export const publicSite = {
  name: 'public-site',
  routes: [
    { path: '/home', page: 'home', layout: 'public', access: 'anyone', words: ['public', 'home'] },
    {
      path: '/features',
      page: 'features',
      layout: 'public',
      access: 'anyone',
      words: ['public', 'features'],
    },
    {
      path: '/how-it-works',
      page: 'how-it-works',
      layout: 'public',
      access: 'anyone',
      words: ['public', 'how-it-works'],
    },
    { path: '/about', page: 'about', layout: 'public', access: 'anyone', words: ['public', 'about'] },
    {
      path: '/industries',
      page: 'industries',
      layout: 'public',
      access: 'anyone',
      words: ['public', 'catalog', 'industries'],
    },
    {
      path: '/regions',
      page: 'regions',
      layout: 'public',
      access: 'anyone',
      words: ['public', 'catalog', 'regions'],
    },
    {
      path: '/example',
      page: 'example',
      layout: 'public',
      access: 'anyone',
      words: ['public', 'example', 'results', 'findings', 'hazards', 'questions', 'labels'],
    },
    { path: '/try', page: 'try', layout: 'public', access: 'anyone', words: ['public', 'try'] },
    { path: '/legal/terms', page: 'legal/terms', layout: 'public', access: 'anyone', words: ['legal-terms'] },
    {
      path: '/legal/privacy',
      page: 'legal/privacy',
      layout: 'public',
      access: 'anyone',
      words: ['legal-privacy'],
    },
    {
      path: '/legal/ai-usage',
      page: 'legal/ai-usage',
      layout: 'public',
      access: 'anyone',
      words: ['legal-ai-usage'],
    },
  ],
  navigation: [],
  palette: [],
} as const satisfies Module
