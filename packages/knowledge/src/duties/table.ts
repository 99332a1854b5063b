import type { HazardId } from '@plumbline/domain'
import type { narrowerDuties } from './narrower'

/** Each hazard has a duty of the same name; the others are narrower. */
export type DutyId = HazardId | keyof typeof narrowerDuties

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
