import type { Language } from '@plumbline/domain'
import type { Cues } from './cue'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { zh } from './zh'

export const cues: Record<Language, Cues> = { en, es, fr, de, zh }
