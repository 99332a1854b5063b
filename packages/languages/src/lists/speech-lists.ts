// Written by `npm run languages` from the folders of packages/languages. Do not edit.

import type { Language } from '@plumbline/domain'
import { speech as de } from '../../de/speech'
import { speech as en } from '../../en/speech'
import { speech as es } from '../../es/speech'
import { speech as fr } from '../../fr/speech'
import { speech as zh } from '../../zh/speech'
import type { Speech } from '../speech'

export const speechLists: Record<Language, Speech> = { en, es, fr, de, zh }
