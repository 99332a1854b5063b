import type { Lexicon } from '../../src/lexicon'
import { equipment } from './equipment'
import { everyday } from './everyday'
import { fireAndOrder } from './fire-and-order'
import { hazards } from './hazards'
import { peopleAndPapers } from './people-and-papers'
import { smallWords } from './small-words'

export const lexicon = {
  words: [smallWords, hazards, equipment, fireAndOrder, peopleAndPapers, everyday],
  reading: 'compound',
  endings: [/ung(?:en)?$/, ...Array<RegExp>(3).fill(/(?:ern|em|en|er|es|et|st|t|e|n|s|r)$/)],
  // 'geprüft' is a form of 'prüfen'.
  prefix: /^ge(?=\w{4,}t$)/,
} satisfies Lexicon
