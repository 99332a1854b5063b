// Written by `npm run languages` from the folders of packages/languages. Do not edit.

import type { Language } from '@plumbline/domain'
import { assistant as de } from '../../de/assistant'
import { assistant as en } from '../../en/assistant'
import { assistant as es } from '../../es/assistant'
import { assistant as fr } from '../../fr/assistant'
import { assistant as zh } from '../../zh/assistant'
import type { AssistantCues } from '../assistant'

export const assistantLists: Record<Language, AssistantCues> = { en, es, fr, de, zh }
