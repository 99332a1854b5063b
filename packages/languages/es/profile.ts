import type { Profile } from '../src/profile'

export const profile = {
  name: 'Español',
  dictation: 'es-MX',
  preview: 'es_419',
  home: { region: 'eu', country: 'ES' },
  isSpaced: true,
  period: '.',
  listSeparator: ', ',
  font: 'inter',
} satisfies Profile
