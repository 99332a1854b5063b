import type { Lexicon } from '../../src/lexicon'
import { siteTalk } from './site-talk'

export const lexicon = { words: [], reading: 'english', endings: [], siteTalk } satisfies Lexicon
