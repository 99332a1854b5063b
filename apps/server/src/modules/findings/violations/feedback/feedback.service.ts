import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, Violation, violationFeedback } from '@plumbline/contract'
import type { Clock } from '../../../../platform/clock'
import type { Database, Transaction } from '../../../../platform/db/client'
import type { Member } from '../../../../platform/http/member'
import type { SitesService } from '../../../identity/sites/sites.service'
import type { EventsService } from '../../../insights/events/events.service'
import { present } from '../present-violation'
import type { ViolationRecord } from '../violation-record'
import { type StoredFeedback, violationsRepository as violations } from '../violations.repository'
import type { ViolationsService } from '../violations.service'
import { claimAfter } from './claims'

export type FeedbackDeps = {
  db: Database
  clock: Clock
  sites: SitesService
  violations: ViolationsService
  events: EventsService
}

export class FeedbackService {
  private readonly deps: FeedbackDeps
  constructor(deps: FeedbackDeps) {
    this.deps = deps
  }

  /** A person's word on a finding. It changes the violation, and what it was before is kept with who and when. */
  correct(member: Member, id: string, feedback: BodyOf<typeof violationFeedback>): Promise<Violation> {
    return this.deps.db.transaction(tx => this.correctWithin(tx, member, id, feedback))
  }

  /** The same for somebody who has a transaction open. */
  async correctWithin(
    tx: Transaction,
    member: Member,
    id: string,
    feedback: BodyOf<typeof violationFeedback>,
  ): Promise<Violation> {
    const found = await this.deps.violations.lockOr404(tx, member.organizationId, id)
    const before = {
      severity: found.violation.severity,
      boundingBoxes: found.violation.boundingBoxes,
    }
    const severity = feedback.severity ?? before.severity
    const boundingBoxes = (feedback.boundingBoxes ?? before.boundingBoxes).map(box => ({
      ...box,
      severity,
    }))
    await violations.insertFeedback(tx, {
      id: randomUUID(),
      organizationId: member.organizationId,
      violationId: id,
      userId: member.userId,
      verdict: feedback.verdict,
      reason: feedback.reason ?? '',
      before,
      after: { severity, boundingBoxes },
      createdAt: this.deps.clock.now(),
    })
    if (feedback.verdict === 'dismissed') {
      const about = { violation_id: id, reason: feedback.reason ?? '' }
      await this.deps.events.recordAll(tx, member, 'violation.dismissed', [about])
    }
    return this.deps.violations.edit(tx, member, found, {
      verdict: feedback.verdict,
      severity,
      boundingBoxes,
      ...(await this.claimAfter(tx, found.violation, feedback.verdict)),
    })
  }

  /** Takes back the latest verdict that still counts. Both the verdict and its withdrawal stay on record. */
  withdraw(member: Member, id: string): Promise<Violation> {
    const { organizationId, userId } = member
    return this.deps.db.transaction(async tx => {
      const found = await this.deps.violations.lockOr404(tx, organizationId, id)
      const [last, ...earlier] = counting(await violations.feedbackOf(tx, organizationId, id))
      if (!last) return present(found)
      const { severity, boundingBoxes, analysisId, messages } = found.violation
      const current = { severity, boundingBoxes }
      // What somebody has edited since is not overwritten.
      const after = isDeepStrictEqual(current, last.after) ? last.before : current
      // What a person added to a result counts as confirmed from the start.
      const initial = analysisId && !messages ? 'confirmed' : null
      await violations.insertFeedback(tx, {
        id: randomUUID(),
        organizationId,
        violationId: id,
        userId,
        verdict: 'withdrawn',
        reason: '',
        before: current,
        after,
        createdAt: this.deps.clock.now(),
      })
      const verdict = earlier[0]?.verdict ?? initial
      return this.deps.violations.edit(tx, member, found, {
        ...after,
        verdict,
        ...(await this.claimAfter(tx, found.violation, verdict)),
      })
    })
  }

  private async claimAfter(tx: Transaction, violation: ViolationRecord, verdict: Violation['verdict']) {
    const { siteId, organizationId } = violation
    const site = siteId ? await this.deps.sites.find(tx, organizationId, siteId) : undefined
    return claimAfter(violation, verdict, site ?? null)
  }
}

type Counting = StoredFeedback & { verdict: NonNullable<Violation['verdict']> }

/** The verdicts nobody has withdrawn, the latest first. */
function counting(feedback: readonly StoredFeedback[]): Counting[] {
  const stack: Counting[] = []
  for (const each of feedback) {
    const { verdict } = each
    if (verdict === 'withdrawn') stack.pop()
    else stack.push({ ...each, verdict })
  }
  return stack.toReversed()
}
