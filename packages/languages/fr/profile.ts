import type { Profile } from '../src/profile'

export const profile = {
  name: 'Français',
  dictation: 'fr-FR',
  preview: 'fr_FR',
  home: { region: 'eu', country: 'FR' },
  isSpaced: true,
  period: '.',
  listSeparator: ', ',
  font: 'inter',
} satisfies Profile
