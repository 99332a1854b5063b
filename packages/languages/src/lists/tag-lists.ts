// Written by `npm run languages` from the folders of packages/languages. Do not edit.

import type { Language } from '@plumbline/domain'
import { tags as de } from '../../de/tags'
import { tags as en } from '../../en/tags'
import { tags as es } from '../../es/tags'
import { tags as fr } from '../../fr/tags'
import { tags as zh } from '../../zh/tags'
import type { Tags } from '../tags'

export const tagLists: Record<Language, Tags> = { en, es, fr, de, zh }
