// Written by `npm run languages` from the folders of packages/languages. Do not edit.

import type { Language } from '@plumbline/domain'
import { lexicon as de } from '../../de/lexicon'
import { lexicon as en } from '../../en/lexicon'
import { lexicon as es } from '../../es/lexicon'
import { lexicon as fr } from '../../fr/lexicon'
import { lexicon as zh } from '../../zh/lexicon'
import type { Lexicon } from '../lexicon'

export const lexicons: Record<Language, Lexicon> = { en, es, fr, de, zh }
