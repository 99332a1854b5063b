import type { Language } from '../options'

/** Words about hazards are many; they come in a file of their own. */
export const saidNamespaces = ['findings', 'hazards'] as const
export type SaidNamespace = (typeof saidNamespaces)[number]

type Load = () => Promise<{ default: Record<string, unknown> }>

/** What the product says of a finding, by language: fetched when first needed, by browsers and by the server alike. */
export const saidWords: Record<Language, Record<SaidNamespace, Load>> = {
  en: { findings: () => import('./en/findings.json'), hazards: () => import('./en/hazards.json') },
  es: { findings: () => import('./es/findings.json'), hazards: () => import('./es/hazards.json') },
  fr: { findings: () => import('./fr/findings.json'), hazards: () => import('./fr/hazards.json') },
  de: { findings: () => import('./de/findings.json'), hazards: () => import('./de/hazards.json') },
  zh: { findings: () => import('./zh/findings.json'), hazards: () => import('./zh/hazards.json') },
}
