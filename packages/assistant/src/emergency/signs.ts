import { languages } from '@plumbline/domain'
import type { EmergencySigns } from '@plumbline/languages/assistant'
import { assistantLists } from '@plumbline/languages/lists/assistant-lists'
import { profiles } from '@plumbline/languages/lists/profiles'
import { type Emergency, emergencies } from './emergencies'

/** What tells an emergency in any language: as whole words, or anywhere where a language has no spaces. */
function signOf(sign: keyof EmergencySigns) {
  const patterns = languages.map(language => {
    const pattern = assistantLists[language].emergency.signs[sign]
    return profiles[language].isSpaced ? `(?<!\\p{L})(?:${pattern})(?!\\p{L})` : pattern
  })
  return new RegExp(patterns.join('|'), 'u')
}

type Told = Exclude<Emergency, 'other'>
const isTold = (emergency: Emergency): emergency is Told => emergency !== 'other'

/** The emergencies that people name, the one that kills soonest first. */
export const signs = emergencies.filter(isTold).map(emergency => [emergency, signOf(emergency)] as const)

/** Somebody asks for help without saying what happened. */
export const callForHelp = signOf('callForHelp')
