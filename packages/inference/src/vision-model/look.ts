import type { HazardId, Label, LookAnswer, Severity, Sight } from '@plumbline/domain'
import type { DutyId } from '@plumbline/knowledge'

/** A narrow question, and what a worrying answer to it is about. */
export type Draft = {
  id: string
  hazard: HazardId
  /** A part of the hazard's duty, or all of it. */
  duty?: DutyId
  severity: Severity
  /** One of these has to be seen, and be at least this likely. */
  seen: Partial<Record<Sight, number>>
  /** It's about the part around each box of this class, where there are any; else of the whole picture. */
  around?: Label
  /** Makes no sense of a whole picture. */
  onlyAround?: true
  /** The detector has its own answer where it sees one of these in the box. */
  unless?: readonly Label[]
  /** Can't be answered once faces are covered: a box of a person without a known head loses its whole top. */
  needsHeads?: true
  question: string
  worry: Exclude<LookAnswer, 'cant_see'>
}
