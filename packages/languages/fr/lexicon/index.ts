import type { Lexicon } from '../../src/lexicon'
import { equipment } from './equipment'
import { everyday } from './everyday'
import { fireAndOrder } from './fire-and-order'
import { hazards } from './hazards'
import { peopleAndPapers } from './people-and-papers'
import { smallWords } from './small-words'

export const lexicon = {
  words: [smallWords, hazards, equipment, fireAndOrder, peopleAndPapers, everyday],
  reading: 'inflected',
  endings: [
    /(?<!s)[sx]$/,
    /(?:issement|ement|age|ation|ateur|atrice|euse|eur)$/,
    /(?:ee|er|ez|ent|ait|aient|ant)$/,
    /(?<![ei])[ei]+$/,
  ],
} satisfies Lexicon
