// Written by `npm run languages` from the folders of packages/languages. Do not edit.

import type { Language } from '@plumbline/domain'
import { questions as de } from '../../de/questions'
import { questions as en } from '../../en/questions'
import { questions as es } from '../../es/questions'
import { questions as fr } from '../../fr/questions'
import { questions as zh } from '../../zh/questions'
import type { Questions } from '../questions'

export const questionLists: Record<Language, Questions> = { en, es, fr, de, zh }
