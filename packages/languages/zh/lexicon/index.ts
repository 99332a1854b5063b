import type { Lexicon } from '../../src/lexicon'
import { words } from './words'

export const lexicon = {
  words: [words],
  reading: 'unspaced',
  script: /\p{Script=Han}/u,
  endings: [],
} satisfies Lexicon
