import type { Language } from '@plumbline/contract'
import { profiles } from '@plumbline/languages/lists/profiles'

/** Stands for people without an account where an organization is asked for. No organization has this id. */
export const VISITORS = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

/** Whose rules a visitor is shown: nobody knows where they work, so the language decides, and construction is assumed. */
export const placeOfVisitor = (language: Language) => ({
  country: profiles[language].home?.country ?? 'US',
  state: null,
  industry: 'construction' as const,
})
