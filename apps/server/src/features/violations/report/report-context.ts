import type { Language } from '@plumbline/contract'
import type { Formatter } from '@plumbline/messages'
import type { Formats } from '../../../platform/pdf/page-frame'
import { de } from './labels/de'
import { en, type Words } from './labels/en'
import { es } from './labels/es'
import { fr } from './labels/fr'
import { zh } from './labels/zh'

export const reportLabels: Record<Language, Words> = { en, es, fr, de, zh }

/** What every section of a report needs to write in the recipient's language. */
export type ReportContext = { labels: Words; formats: Formats; formatter: Formatter }
