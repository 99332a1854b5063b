import type { Profile } from '../src/profile'

export const profile = {
  name: 'Deutsch',
  dictation: 'de-DE',
  preview: 'de_DE',
  home: { region: 'eu', country: 'DE' },
  isSpaced: true,
  period: '.',
  listSeparator: ', ',
  font: 'inter',
} satisfies Profile
