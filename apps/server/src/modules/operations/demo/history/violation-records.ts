import { randomUUID } from 'node:crypto'
import type { Severity } from '@plumbline/contract'
import { cited } from '@plumbline/inference'
import { remedies } from '@plumbline/inference/rules/remedies'
import { citableLaw } from '@plumbline/knowledge'
import { message } from '@plumbline/messages'
import { hours, later } from '../../../../platform/clock'
import { type Change, rowFrom } from '../../../findings/violations/present-violation'
import { created } from '../../../findings/violations/violation-edits'
import type { Cast, DemoPerson } from './cast'
import type { NewFeedback, NewViolation, NewViolationChange } from './history-rows'
import type { Incident } from './incidents'
import { correctionReasons, dismissalReasons } from './remarks'
import { profiles } from './sites'

/** One in so many reports is a mistake, and one in so many has another severity than was thought. */
const DISMISSED = 0.03
const CORRECTED = 0.06

export type ViolationRecords = {
  violation: NewViolation
  changes: NewViolationChange[]
  feedback: NewFeedback[]
}

/** What a person reported on a walk: no picture, and the rule that applies at the site. */
function reported({ organizationId, sites, person }: Cast, incident: Incident): NewViolation {
  const { kind, area, seenAt } = incident
  const site = sites[incident.site]
  const reporter = person(incident.reporter)
  const law = citableLaw(site)
  const found = {
    rule: 'question',
    hazard: kind.hazard,
    severity: kind.severity,
    ...cited(kind.duty, law, 'reported'),
    type: message(`question.type.${kind.id}`),
    description: message(`hazard.${kind.hazard}.explanation`),
    because: message('question.walk', { name: reporter.name }),
    location: message('question.everywhere'),
    boundingBoxes: [],
    remediationSteps: remedies(kind.hazard, law),
    confidence: 1,
  }
  const row = rowFrom(found, seenAt)
  return {
    ...row,
    messages: row.messages ? { ...row.messages, position: null } : null,
    id: randomUUID(),
    organizationId,
    siteId: site.id,
    location: area,
    reportedBy: reporter.id,
    confidence: null,
    capturedAt: seenAt,
  }
}

/** A line of the audit trail. */
export const changeBy = (
  { id: userId, name: userName }: DemoPerson,
  { organizationId, id: violationId }: Pick<NewViolation, 'id' | 'organizationId'>,
  change: Change,
  createdAt: Date,
): NewViolationChange => ({
  ...change,
  id: randomUUID(),
  organizationId,
  violationId,
  userId,
  userName,
  createdAt,
})

const others: Record<Severity, { severity: Severity; reason: string }> = {
  High: { severity: 'Medium', reason: correctionReasons.lower },
  Medium: { severity: 'High', reason: correctionReasons.higher },
  Low: { severity: 'Medium', reason: correctionReasons.higher },
}

export type Verdict = Pick<NewFeedback, 'verdict' | 'reason'> & { severity: Severity }

function verdictOn({ random }: Cast, severity: Severity): Verdict | null {
  if (random.chance(DISMISSED))
    return { verdict: 'dismissed', reason: random.pick(dismissalReasons), severity }
  if (random.chance(CORRECTED)) return { verdict: 'corrected', ...others[severity] }
  return null
}

/** What a manager says of it, applied to the violation as the product would. */
export function judge(violation: NewViolation, by: DemoPerson, given: Verdict, at: Date): ViolationRecords {
  const { organizationId, severity: from, boundingBoxes } = violation
  const { verdict, reason, severity: to } = given
  const after = boundingBoxes.map(box => ({ ...box, severity: to }))
  const changes = [
    ...(from === to ? [] : [changeBy(by, violation, { field: 'severity', from, to }, at)]),
    changeBy(by, violation, { field: 'verdict', from: null, to: verdict }, at),
  ]
  const entry: NewFeedback = {
    id: randomUUID(),
    organizationId,
    violationId: violation.id,
    userId: by.id,
    verdict,
    reason,
    before: { severity: from, boundingBoxes },
    after: { severity: to, boundingBoxes: after },
    createdAt: at,
  }
  return {
    violation: {
      ...violation,
      severity: to,
      boundingBoxes: after,
      verdict: verdict === 'withdrawn' ? null : verdict,
      updatedAt: at,
    },
    changes,
    feedback: [entry],
  }
}

/** The report and what was said of it, before anybody does anything about it. */
export function violationRecords(cast: Cast, incident: Incident): ViolationRecords {
  const { random, person, now } = cast
  const violation = reported(cast, incident)
  const changes = [changeBy(person(incident.reporter), violation, created('person'), incident.seenAt)]
  const at = later(incident.seenAt, hours(random.between(0.1, 0.3)))
  const verdict = incident.resolvedAt < now ? verdictOn(cast, violation.severity) : null
  if (!verdict) return { violation, changes, feedback: [] }
  const judged = judge(violation, person(profiles[incident.site].lead), verdict, at)
  return { ...judged, changes: [...changes, ...judged.changes] }
}
