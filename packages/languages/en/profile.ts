import type { Profile } from '../src/profile'

export const profile = {
  name: 'English',
  dictation: 'en-US',
  preview: 'en_US',
  isSpaced: true,
  period: '.',
  listSeparator: ', ',
  font: 'inter',
} satisfies Profile
