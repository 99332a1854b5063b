import type { Clock } from '../../../platform/clock'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import { type Finding, rowFrom } from './present-violation'
import { changedFields } from './violation-edits'
import type { ViolationRecord } from './violation-record'
import type { Author } from './violation-trail'
import type { ViolationsService } from './violations.service'

type Deps = { violations: ViolationsService; clock: Clock }
/** `mediaId` is the picture the boxes are drawn on; null for the one it has. */
type Judgment = { found: Finding; mediaId: string | null }
type Citation = Pick<Finding, 'basis' | 'regulationCodes' | 'relatedCodes' | 'remediationSteps'>

/** The violation says from now on what the new judgment says of the same thing; the trail keeps what it was. */
export async function rejudge(
  { violations, clock }: Deps,
  tx: Transaction,
  who: Author,
  id: string,
  { found, mediaId }: Judgment,
) {
  const before = await violations.lockOr404(tx, who.organizationId, id)
  await violations.edit(tx, who, before, rejudged(before.violation, found, mediaId, clock.now()))
}

/** The violation cites and advises what another law says of it. */
export async function recite(
  { violations }: Deps,
  tx: Transaction,
  member: Member,
  id: string,
  citation: Citation,
) {
  const before = await violations.lockOr404(tx, member.organizationId, id)
  await violations.edit(tx, member, before, recited(before.violation, citation))
}

/** What a new judgment of the same thing says, with a person's own words and boxes left as they are. */
function rejudged(
  before: ViolationRecord,
  found: Finding,
  mediaId: string | null,
  now: Date,
): Partial<ViolationRecord> {
  const { status, location, detectedAt, updatedAt, type, description, boundingBoxes, ...judged } = rowFrom(
    found,
    now,
  )
  const { messages } = judged
  const isOwn = (part: 'type' | 'description') => before.messages?.[part].code === 'own'
  return changedFields(before, {
    ...judged,
    ...(!isOwn('type') && { type }),
    ...(!isOwn('description') && { description }),
    ...(before.verdict === null && { boundingBoxes, ...(mediaId && { mediaId }) }),
    messages: messages && {
      ...messages,
      ...(isOwn('type') && { type: before.messages?.type ?? messages.type }),
      ...(isOwn('description') && { description: before.messages?.description ?? messages.description }),
    },
  })
}

/** The same finding under another law. */
function recited(
  before: ViolationRecord,
  { basis, regulationCodes, relatedCodes, remediationSteps }: Citation,
): Partial<ViolationRecord> {
  const { messages } = before
  const isOwn = messages?.remediationSteps.some(({ code }) => code === 'own')
  return changedFields(before, {
    basis,
    regulationCodes,
    relatedCodes,
    ...(!isOwn && {
      remediationSteps: remediationSteps.map(({ text }) => text),
      messages: messages && { ...messages, remediationSteps },
    }),
  })
}
