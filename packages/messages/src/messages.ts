import type { Language } from '@plumbline/contract/options'
import type assistant from './locales/en/assistant.json'
import type causes from './locales/en/causes.json'
import type emails from './locales/en/emails.json'
import type exported from './locales/en/export.json'
import type findings from './locales/en/findings.json'
import type fines from './locales/en/fines.json'
import type fixReasons from './locales/en/fix-reasons.json'
import type hazards from './locales/en/hazards.json'
import type labels from './locales/en/labels.json'
import type links from './locales/en/links.json'
import type notificationTexts from './locales/en/notification-texts.json'
import type overview from './locales/en/overview.json'
import type questions from './locales/en/questions.json'
import type recheck from './locales/en/recheck.json'
import type regulationPrint from './locales/en/regulation-print.json'
import type report from './locales/en/report.json'
import type suggestions from './locales/en/suggestions.json'
import type webhooks from './locales/en/webhooks.json'

export type { LocalizedMessage } from '@plumbline/contract/findings/violations'

/** The English texts by namespace; the other languages have the same keys (locales.test.ts). */
type Texts = {
  assistant: typeof assistant
  causes: typeof causes
  emails: typeof emails
  export: typeof exported
  findings: typeof findings
  fines: typeof fines
  'fix-reasons': typeof fixReasons
  hazards: typeof hazards
  labels: typeof labels
  links: typeof links
  'notification-texts': typeof notificationTexts
  overview: typeof overview
  questions: typeof questions
  recheck: typeof recheck
  'regulation-print': typeof regulationPrint
  report: typeof report
  suggestions: typeof suggestions
  webhooks: typeof webhooks
}
export type Namespace = keyof Texts
/** Only the server writes the assistant's answers, the dashboard's sentences, emails, chat messages, CSV files and PDFs. */
export type DocumentNamespace =
  | 'assistant'
  | 'emails'
  | 'export'
  | 'overview'
  | 'regulation-print'
  | 'report'
  | 'suggestions'
  | 'webhooks'
export type SharedNamespace = Exclude<Namespace, DocumentNamespace>
/** Labels that screens, emails and PDFs share, by what they label. */
export type LabelGroup = keyof Texts['labels']

type Leaf<T> = {
  [Key in keyof T & string]: T[Key] extends string | readonly string[] ? Key : `${Key}.${Leaf<T[Key]>}`
}[keyof T & string]

/** A plural or a context is chosen by the parameters, so callers leave the suffix out. */
type WithoutSuffix<Key> =
  Key extends `${infer Stem}_${'one' | 'other' | 'estimate' | 'plain' | 'analysis' | 'question'}` ? Stem : Key

/** The keys of a namespace: a key that doesn't exist doesn't compile. */
export type MessageKey<N extends Namespace> = WithoutSuffix<Leaf<Texts[N]>>

/** The first part of a message's code names its namespace; codes without one of these are findings. */
const namespaceByPrefix = {
  assistant: 'assistant',
  cause: 'causes',
  fine: 'fines',
  fix: 'fix-reasons',
  hazard: 'hazards',
  link: 'links',
  question: 'questions',
  recheck: 'recheck',
  suggestion: 'suggestions',
} as const satisfies Record<string, Namespace>
type Prefix = keyof typeof namespaceByPrefix

export type MessageCode =
  | MessageKey<'findings'>
  | `violation.${string}.${'type' | 'description' | 'because'}`
  | `hazard.${string}.${'name' | 'explanation' | `${'cause' | 'remedy'}.${number}`}`
  | `question.${'ask' | 'type'}.${string}`
  | { [P in Prefix]: `${P}.${MessageKey<(typeof namespaceByPrefix)[P]>}` }[Prefix]

/** Where the text of a message is: `fine.gravity` is `gravity` in `fines`. */
export function locate(code: string): { namespace: Namespace; key: string } {
  const [, prefix = '', key = ''] = code.match(/^(\w+)\.(.+)$/) ?? []
  return prefix in namespaceByPrefix
    ? { namespace: namespaceByPrefix[prefix as Prefix], key }
    : { namespace: 'findings', key: code }
}

export type LoadTexts = () => Promise<{ default: Record<string, unknown> }>

/** One file per language and namespace, loaded when it is first needed, in browsers and on the server. */
export const messageFiles: Record<Language, Record<SharedNamespace, LoadTexts>> = {
  en: {
    causes: () => import('./locales/en/causes.json'),
    findings: () => import('./locales/en/findings.json'),
    fines: () => import('./locales/en/fines.json'),
    'fix-reasons': () => import('./locales/en/fix-reasons.json'),
    hazards: () => import('./locales/en/hazards.json'),
    labels: () => import('./locales/en/labels.json'),
    links: () => import('./locales/en/links.json'),
    'notification-texts': () => import('./locales/en/notification-texts.json'),
    questions: () => import('./locales/en/questions.json'),
    recheck: () => import('./locales/en/recheck.json'),
  },
  es: {
    causes: () => import('./locales/es/causes.json'),
    findings: () => import('./locales/es/findings.json'),
    fines: () => import('./locales/es/fines.json'),
    'fix-reasons': () => import('./locales/es/fix-reasons.json'),
    hazards: () => import('./locales/es/hazards.json'),
    labels: () => import('./locales/es/labels.json'),
    links: () => import('./locales/es/links.json'),
    'notification-texts': () => import('./locales/es/notification-texts.json'),
    questions: () => import('./locales/es/questions.json'),
    recheck: () => import('./locales/es/recheck.json'),
  },
  fr: {
    causes: () => import('./locales/fr/causes.json'),
    findings: () => import('./locales/fr/findings.json'),
    fines: () => import('./locales/fr/fines.json'),
    'fix-reasons': () => import('./locales/fr/fix-reasons.json'),
    hazards: () => import('./locales/fr/hazards.json'),
    labels: () => import('./locales/fr/labels.json'),
    links: () => import('./locales/fr/links.json'),
    'notification-texts': () => import('./locales/fr/notification-texts.json'),
    questions: () => import('./locales/fr/questions.json'),
    recheck: () => import('./locales/fr/recheck.json'),
  },
  de: {
    causes: () => import('./locales/de/causes.json'),
    findings: () => import('./locales/de/findings.json'),
    fines: () => import('./locales/de/fines.json'),
    'fix-reasons': () => import('./locales/de/fix-reasons.json'),
    hazards: () => import('./locales/de/hazards.json'),
    labels: () => import('./locales/de/labels.json'),
    links: () => import('./locales/de/links.json'),
    'notification-texts': () => import('./locales/de/notification-texts.json'),
    questions: () => import('./locales/de/questions.json'),
    recheck: () => import('./locales/de/recheck.json'),
  },
  zh: {
    causes: () => import('./locales/zh/causes.json'),
    findings: () => import('./locales/zh/findings.json'),
    fines: () => import('./locales/zh/fines.json'),
    'fix-reasons': () => import('./locales/zh/fix-reasons.json'),
    hazards: () => import('./locales/zh/hazards.json'),
    labels: () => import('./locales/zh/labels.json'),
    links: () => import('./locales/zh/links.json'),
    'notification-texts': () => import('./locales/zh/notification-texts.json'),
    questions: () => import('./locales/zh/questions.json'),
    recheck: () => import('./locales/zh/recheck.json'),
  },
}
