import type { HazardId } from '@plumbline/domain'
import { hasCitation } from '../citations/index'
import { hazards } from '../hazards/index'
import type { Law, LawId } from '../laws/law'
import { forPlace } from '../laws/place'
import { australia, victoria } from './australia'
import { alberta, britishColumbia, canada, ontario } from './canada'
import { china } from './china'
import type { Duty } from './duty'
import { france } from './france'
import { germany } from './germany'
import { narrowerDuties } from './narrower'
import { quebec } from './quebec'
import { spain } from './spain'
import type { DutyId, LawDuties } from './table'
import { unitedKingdom } from './united-kingdom'
import { california, michigan, nevada, oregon, virginia, washington } from './us-states'

export type { DutyId } from './table'

/** Laws whose codes stand in a file of their own. */
const byLaw: Readonly<Partial<Record<LawId | `${'US' | 'AU'}-${string}`, LawDuties>>> = {
  uk: unitedKingdom,
  spain,
  china,
  germany,
  france,
  canada,
  ontario,
  'british-columbia': britishColumbia,
  alberta,
  quebec,
  australia,
  'AU-VIC': victoria,
  'US-CA': california,
  'US-WA': washington,
  'US-OR': oregon,
  'US-MI': michigan,
  'US-VA': virginia,
  'US-NV': nevada,
}

export const duties = withLaws({
  ...(Object.fromEntries(hazards.map(({ id, duty }) => [id, duty])) as Record<HazardId, Duty>),
  ...narrowerDuties,
})

function withLaws(table: Readonly<Record<DutyId, Duty>>): Readonly<Record<DutyId, Duty>> {
  const all: Record<DutyId, Duty> = { ...table }
  for (const [law, codes] of Object.entries(byLaw))
    for (const [id, { cites, sites, related, siteRelated }] of Object.entries(codes ?? {})) {
      const duty = all[id as DutyId]
      all[id as DutyId] = {
        cites: {
          ...duty.cites,
          ...(cites && { [law]: cites }),
          ...(sites !== undefined && { [`${law}:construction`]: sites }),
        },
        related: {
          ...duty.related,
          ...(related && { [law]: related }),
          ...(siteRelated && { [`${law}:construction`]: siteRelated }),
        },
      }
    }
  return all
}

/** The one code to cite for a breach of the duty under this law; undefined where there is none to stand behind. */
export function citationFor(id: DutyId, law: Law | null): string | undefined {
  const code = law && forPlace(duties[id].cites, law)
  return code && applies(code, law) ? code : undefined
}

/** Duties nearby, for somebody who looks further; never cited. */
export function relatedFor(id: DutyId, law: Law | null): string[] {
  const found = law && forPlace(duties[id].related ?? {}, law)
  return (found ?? []).filter(code => law && applies(code, law))
}

/**
 * States that enforce a code of their own with its own numbers. There a federal one is never what was broken; other
 * states with a plan adopt the federal standards and cite them by their numbers.
 */
const ownCodes = ['US-CA', 'US-MI', 'US-OR', 'US-WA']
const appliesInState = (code: string, { state }: Law) =>
  !ownCodes.includes(state ?? '') || !code.startsWith('29 CFR ')

const applies = (code: string, law: Law) => appliesOnFarms(code, law) && appliesInState(code, law)

/** 29 CFR 1928.21(a): of part 1910 only these sections hold on farms. */
const farmSections = ['1910.111', '1910.142', '1910.145', '1910.266', '1910.1027', '1910.1200', '1910.1201']
const appliesOnFarms = (code: string, { industry }: Law) =>
  industry !== 'agriculture' ||
  !code.includes(' 1910.') ||
  farmSections.some(section => code.includes(section))

export const allDutyCodes = (
  table: Readonly<Record<string, Duty>> = duties,
): { duty: string; code: string }[] =>
  Object.entries(table).flatMap(([duty, { cites, related = {} }]) =>
    [...Object.values(cites), ...Object.values(related).flat()].flatMap(code =>
      code ? [{ duty, code }] : [],
    ),
  )

/** Stops the start of the product where a duty names a code that nobody could look up. */
export function requireKnownCodes(
  library: Iterable<string>,
  table: Readonly<Record<string, Duty>> = duties,
): void {
  const known = new Set(library)
  const unknown = allDutyCodes(table).filter(({ code }) => !known.has(code) && !hasCitation(code))
  if (unknown.length === 0) return
  const named = unknown.map(({ duty, code }) => `${code} (duty ${duty})`).join(', ')
  throw new Error(`regulation codes that are in neither the library nor the citations: ${named}`)
}
