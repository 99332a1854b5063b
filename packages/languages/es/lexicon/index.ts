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
    /(?:amientos?|imientos?|aciones|acion|adores|adoras?|ador|iendo|ando|aron|ieron|[aei]r(?:se|me|nos))$/,
    /(?:[ai]d[oa]s?|[aei]r|[ae]n|[ae]mos)$/,
    /[aeo]s$/,
    /[aeo]$/,
  ],
} satisfies Lexicon
