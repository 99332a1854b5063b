import { energyAndFire } from './energy-and-fire'
import { falls } from './falls'
import { groundAndStructures } from './ground-and-structures'
import { health } from './health'
import { personalProtection } from './personal-protection'
import { plant } from './plant'

/** The duties by subject; laws with a file of their own are added to them. */
export const dutyTable = {
  ...personalProtection,
  ...falls,
  ...plant,
  ...groundAndStructures,
  ...energyAndFire,
  ...health,
}
export type DutyId = keyof typeof dutyTable

/** The codes of one law for one duty: everywhere, on building sites only, and those nearby. */
export type LawCodes = {
  readonly cites?: string
  /** Wins on building sites; null where the other code does not hold there. */
  readonly sites?: string | null
  readonly related?: readonly string[]
  /** Instead of those on building sites. */
  readonly siteRelated?: readonly string[]
}
export type LawDuties = Readonly<Partial<Record<DutyId, LawCodes>>>
