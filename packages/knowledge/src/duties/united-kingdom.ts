import type { LawDuties } from './table'

const site = (number: string) => ({ sites: `UK CDM 2015 reg. ${number}` })

/** Building sites in Great Britain: part 4 of CDM 2015. */
export const unitedKingdom: LawDuties = {
  'utilities-located': site('25'),
  'overhead-power-line': site('25'),
  'formwork-collapse': site('19'),
  'fire-alarm': site('32'),
  'extinguisher-access': site('32'),
  'hot-work': site('29'),
  'blocked-exit': site('31'),
  housekeeping: site('18'),
}
