import { recordEvent } from '@plumbline/contract/insights/events'
import { call } from '../../../../lib/api'

type ViolationEvent = 'violation_root_cause_viewed' | 'violation_root_cause_linked'

/** A usage event that could not be recorded must not get in anyone's way. */
export function recordViolationEvent(
  event: ViolationEvent,
  { violationId, userId }: { violationId: string; userId: string },
) {
  call(recordEvent, {
    body: { event, violation_id: violationId, user_id: userId, source: 'UI' },
  }).catch(() => {})
}
