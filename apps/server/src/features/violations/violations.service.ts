import { randomUUID } from 'node:crypto'
import type { BodyOf, createViolation, Violation, violationFeedback } from '@plumbline/contract'
import type { Violation as Found, TimeSpan } from '@plumbline/inference'
import type { Clock } from '../../platform/clock'
import type { Database, Transaction } from '../../platform/db/client'
import { notFound } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import { mediaUrl } from '../media/media.service'
import { categoryOf } from './categories'
import { type NewViolation, violationsRepository as violations, type WithTask } from './violations.repository'

type Analysed = { id: string; organizationId: string; requestedBy: string | null }

export class ViolationsService {
  private readonly db: Database
  private readonly clock: Clock
  constructor(db: Database, clock: Clock) {
    this.db = db
    this.clock = clock
  }

  get(member: Member, id: string): Promise<Violation> {
    return this.db.transaction(async tx => present(await this.findOr404(tx, member.organizationId, id)))
  }

  async ofAnalysis(tx: Transaction, organizationId: string, analysisId: string): Promise<Violation[]> {
    return (await violations.ofAnalysis(tx, organizationId, analysisId)).map(present)
  }

  framesOf(tx: Transaction, organizationId: string, analysisId: string) {
    return violations.framesOf(tx, organizationId, analysisId)
  }

  /** What an analysis found, in the order of danger it was found in. `pictureOf` says what the boxes are drawn on. */
  async recordFound(
    tx: Transaction,
    analysis: Analysed,
    found: readonly (Found & { span?: TimeSpan })[],
    pictureOf: (index: number) => string | null,
  ) {
    const now = this.clock.now()
    await violations.insertAll(
      tx,
      found.map((violation, index) => ({
        ...rowFrom(violation, now),
        id: randomUUID(),
        organizationId: analysis.organizationId,
        analysisId: analysis.id,
        mediaId: pictureOf(index),
      })),
    )
  }

  /** One that a person saw: by itself, or missed by an analysis and drawn on its picture. */
  create(
    member: Member,
    { analysisId, date, ...given }: BodyOf<typeof createViolation>,
    pictureOf: (tx: Transaction, analysisId: string) => Promise<string | null>,
  ): Promise<Violation> {
    return this.db.transaction(async tx => {
      const now = this.clock.now()
      const id = randomUUID()
      await violations.insertAll(tx, [
        {
          id,
          organizationId: member.organizationId,
          analysisId: analysisId ?? null,
          mediaId: analysisId ? await pictureOf(tx, analysisId) : null,
          reportedBy: member.userId,
          type: given.type,
          description: given.description ?? '',
          location: given.location ?? '',
          severity: given.severity,
          status: 'Open',
          regulationCodes: given.regulationCode ? [given.regulationCode] : [],
          remediationSteps: given.remediationSteps ?? [],
          boundingBoxes: given.boundingBoxes ?? [],
          verdict: analysisId ? 'confirmed' : null,
          detectedAt: date ? new Date(date) : now,
          updatedAt: now,
        },
      ])
      return present(await this.findOr404(tx, member.organizationId, id))
    })
  }

  /** A person's word on a finding. It changes the violation, and what it was before is kept with who and when. */
  correct(member: Member, id: string, said: BodyOf<typeof violationFeedback>): Promise<Violation> {
    return this.db.transaction(async tx => {
      const { violation } = await this.findOr404(tx, member.organizationId, id)
      const before = { severity: violation.severity, boundingBoxes: violation.boundingBoxes }
      const severity = said.severity ?? before.severity
      const boundingBoxes = (said.boundingBoxes ?? before.boundingBoxes).map(box => ({ ...box, severity }))
      const now = this.clock.now()
      await violations.insertFeedback(tx, {
        id: randomUUID(),
        organizationId: member.organizationId,
        violationId: id,
        userId: member.userId,
        verdict: said.verdict,
        reason: said.reason ?? '',
        before,
        after: { severity, boundingBoxes },
        createdAt: now,
      })
      await violations.update(tx, member.organizationId, id, {
        verdict: said.verdict,
        severity,
        boundingBoxes,
        updatedAt: now,
      })
      return present(await this.findOr404(tx, member.organizationId, id))
    })
  }

  counts(tx: Transaction, organizationId: string, field: 'severity' | 'status' | 'verdict') {
    return violations.countBy(tx, organizationId, field)
  }

  private async findOr404(tx: Transaction, organizationId: string, id: string) {
    const found = await violations.find(tx, organizationId, id)
    if (!found) throw notFound()
    return found
  }
}

const rowFrom = (
  found: Found & { span?: TimeSpan },
  now: Date,
): Omit<NewViolation, 'id' | 'organizationId'> => ({
  hazard: found.hazard,
  type: found.type.text,
  description: found.description.text,
  location: found.location.text,
  severity: found.severity,
  status: 'Open',
  regulationCodes: found.regulationCodes,
  because: found.because.text,
  confidence: found.confidence,
  remediationSteps: found.remediationSteps.map(step => step.text),
  boundingBoxes: found.boundingBoxes.map(({ x, y, width, height, label, labelCode, severity }) => ({
    x,
    y,
    width,
    height,
    label,
    labelCode,
    severity,
  })),
  said: {
    type: found.type,
    description: found.description,
    location: found.location,
    because: found.because,
    remediationSteps: found.remediationSteps,
  },
  spanStart: found.span?.start ?? null,
  spanEnd: found.span?.end ?? null,
  detectedAt: now,
  updatedAt: now,
})

const present = ({ violation, mediaShown, taskId, assignee }: WithTask): Violation => ({
  id: violation.id,
  analysisId: violation.analysisId,
  type: violation.type,
  description: violation.description,
  location: violation.location,
  severity: violation.severity,
  status: violation.status,
  regulation: violation.regulationCodes[0] ?? null,
  regulationCode: violation.regulationCodes[0] ?? null,
  regulationCodes: violation.regulationCodes,
  date: violation.detectedAt.toISOString(),
  mediaUrl: violation.mediaId && mediaShown ? mediaUrl(violation.mediaId) : null,
  span:
    violation.spanStart === null || violation.spanEnd === null
      ? null
      : { start: violation.spanStart, end: violation.spanEnd },
  remediationSteps: violation.remediationSteps,
  boundingBoxes: violation.boundingBoxes,
  because: violation.because,
  confidence: violation.confidence,
  said: violation.said,
  verdict: violation.verdict,
  category: categoryOf(violation.hazard),
  hasTask: taskId !== null,
  taskId,
  assignee,
  reportedBy: violation.reportedBy,
  updatedAt: violation.updatedAt.toISOString(),
  version: violation.version,
})
