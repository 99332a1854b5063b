import type { Language } from '@plumbline/contract/options'
import { type DocumentNamespace, type LoadTexts, messageFiles, type Namespace } from './messages'

/** The texts of answers, suggestions, emails, chat messages and PDFs, apart from the others so that the web app doesn't ship them. */
const documentFiles: Record<Language, Record<DocumentNamespace, LoadTexts>> = {
  en: {
    assistant: () => import('./locales/en/assistant.json'),
    emails: () => import('./locales/en/emails.json'),
    export: () => import('./locales/en/export.json'),
    overview: () => import('./locales/en/overview.json'),
    'regulation-print': () => import('./locales/en/regulation-print.json'),
    report: () => import('./locales/en/report.json'),
    suggestions: () => import('./locales/en/suggestions.json'),
    webhooks: () => import('./locales/en/webhooks.json'),
  },
  es: {
    assistant: () => import('./locales/es/assistant.json'),
    emails: () => import('./locales/es/emails.json'),
    export: () => import('./locales/es/export.json'),
    overview: () => import('./locales/es/overview.json'),
    'regulation-print': () => import('./locales/es/regulation-print.json'),
    report: () => import('./locales/es/report.json'),
    suggestions: () => import('./locales/es/suggestions.json'),
    webhooks: () => import('./locales/es/webhooks.json'),
  },
  fr: {
    assistant: () => import('./locales/fr/assistant.json'),
    emails: () => import('./locales/fr/emails.json'),
    export: () => import('./locales/fr/export.json'),
    overview: () => import('./locales/fr/overview.json'),
    'regulation-print': () => import('./locales/fr/regulation-print.json'),
    report: () => import('./locales/fr/report.json'),
    suggestions: () => import('./locales/fr/suggestions.json'),
    webhooks: () => import('./locales/fr/webhooks.json'),
  },
  de: {
    assistant: () => import('./locales/de/assistant.json'),
    emails: () => import('./locales/de/emails.json'),
    export: () => import('./locales/de/export.json'),
    overview: () => import('./locales/de/overview.json'),
    'regulation-print': () => import('./locales/de/regulation-print.json'),
    report: () => import('./locales/de/report.json'),
    suggestions: () => import('./locales/de/suggestions.json'),
    webhooks: () => import('./locales/de/webhooks.json'),
  },
  zh: {
    assistant: () => import('./locales/zh/assistant.json'),
    emails: () => import('./locales/zh/emails.json'),
    export: () => import('./locales/zh/export.json'),
    overview: () => import('./locales/zh/overview.json'),
    'regulation-print': () => import('./locales/zh/regulation-print.json'),
    report: () => import('./locales/zh/report.json'),
    suggestions: () => import('./locales/zh/suggestions.json'),
    webhooks: () => import('./locales/zh/webhooks.json'),
  },
}

export const namespaces = [...Object.keys(messageFiles.en), ...Object.keys(documentFiles.en)] as Namespace[]

/** Every text of a language, by namespace. */
export async function loadTexts(language: Language): Promise<Record<Namespace, Record<string, unknown>>> {
  const files = { ...messageFiles[language], ...documentFiles[language] }
  const texts = await Promise.all(
    namespaces.map(async each => [each, (await files[each]()).default] as const),
  )
  return Object.fromEntries(texts) as Record<Namespace, Record<string, unknown>>
}
