import type { Industry, Severity } from '@plumbline/domain'
import type { DutyId } from '../duties/index'
import type { HazardId } from '../hazard-ids'

/** What a picture or recording shows that a question can be tied to. `workplace`: any view of a place of work. */
export const sights = [
  'workplace',
  'person',
  'person_near_machinery',
  'person_lying',
  'machinery',
  'vehicle',
  'forklift',
  'ladder',
  'fire',
  'smoke',
  'sound',
] as const
export type Sight = (typeof sights)[number]

/**
 * What a picture can't show and a person on site can: asked so that 'OK' is the safe answer. The texts are
 * `question.ask.<id>` and, for the violation that 'Not OK' becomes, `question.type.<id>` in packages/languages.
 */
export type Question = {
  id: string
  hazard: HazardId
  /** What is broken where the answer is 'Not OK'. */
  duty: DutyId
  severity: Severity
  /** One of these has to be seen. */
  seen: readonly Sight[]
  /** Absent where it makes sense everywhere. */
  industries?: readonly Industry[]
}
