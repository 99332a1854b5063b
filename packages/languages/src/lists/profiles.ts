// Written by `npm run languages` from the folders of packages/languages. Do not edit.

import type { Language } from '@plumbline/domain'
import { profile as de } from '../../de/profile'
import { profile as en } from '../../en/profile'
import { profile as es } from '../../es/profile'
import { profile as fr } from '../../fr/profile'
import { profile as zh } from '../../zh/profile'
import type { Profile } from '../profile'

export const profiles: Record<Language, Profile> = { en, es, fr, de, zh }
