import type { Industry } from './industries'

/** Personal protective equipment a site may require, in the order forms show it. */
export const ppeItems = ['hardHat', 'highVisibility', 'eyes', 'ears', 'feet'] as const
export type PpeItem = (typeof ppeItems)[number]

/** Required everywhere on the site · only where a sign says so · not required. */
export const ppeRules = ['always', 'posted', 'no'] as const
export type PpeRule = (typeof ppeRules)[number]

export type SitePpe = Record<PpeItem, PpeRule>

/** What about a site decides whose rules apply there. */
export type SiteRules = {
  /** ISO 3166-1 alpha-2; null where nobody gave one. */
  readonly country: string | null
  /** ISO 3166-2; null where none was given or the country has none here. */
  readonly state: string | null
  readonly industry: Industry
  readonly ppe: SitePpe
}

const usual: SitePpe = {
  hardHat: 'posted',
  highVisibility: 'posted',
  eyes: 'posted',
  ears: 'posted',
  feet: 'posted',
}

/** What a new site requires until somebody says otherwise. */
export const defaultPpe = (industry: Industry): SitePpe =>
  industry === 'construction' || industry === 'mining'
    ? { ...usual, hardHat: 'always', feet: 'always' }
    : usual
