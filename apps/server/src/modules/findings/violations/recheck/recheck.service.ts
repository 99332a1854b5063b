import { randomUUID } from 'node:crypto'
import type { ResponseOf, recheck } from '@plumbline/contract'
import type { Analyzer } from '@plumbline/inference'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock'
import type { Database } from '../../../../platform/db/client'
import { AppError } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import type { MediaService } from '../../../capture/media/media.service'
import { type Analyses, analyzedOr404 } from '../violation-evidence'
import type { ViolationRecord } from '../violation-record'
import { violationsRepository as violations } from '../violations.repository'
import type { ViolationsService } from '../violations.service'
import { type RecheckResult, recheckEvidence } from './recheck-evidence'

/** A person waits for it, so it may not take longer than they do. */
const TIMEOUT_MS = 90_000

export type RechecksDeps = {
  db: Database
  clock: Clock
  log: Logger
  analyzer: () => Analyzer
  media: MediaService
  analyses: Analyses
  violations: ViolationsService
}

/** Analyzes a violation's evidence again. It costs no analysis of the quota, and each recheck is recorded. */
export class RechecksService {
  private readonly deps: RechecksDeps
  constructor(deps: RechecksDeps) {
    this.deps = deps
  }

  async recheck(member: Member, violationId: string): Promise<ResponseOf<typeof recheck>> {
    const { violation, medium } = await this.deps.db.transaction(async tx => {
      const found = await this.deps.violations.findOr404(tx, member.organizationId, violationId)
      return { violation: found.violation, medium: await this.evidenceOf(tx, member, found.violation) }
    })
    if (!medium) throw new AppError('nothing_to_recheck')
    const { path, release } = await this.deps.media.evidence(medium)
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const result = await recheckEvidence(this.deps.analyzer(), medium, path, violation, signal)
      return await this.store(member, violation, result)
    } catch (error) {
      if (error instanceof AppError) throw error
      this.deps.log.warn({ err: error, violationId }, 'a recheck failed')
      throw new AppError('recheck_failed')
    } finally {
      await release()
    }
  }

  /** The picture the boxes are drawn on, or the recording that was listened to. */
  private async evidenceOf(tx: ReadHandle, member: Member, { mediaId, analysisId }: ViolationRecord) {
    if (mediaId) return this.deps.media.find(tx, member.organizationId, mediaId)
    if (!analysisId) return undefined
    const { medium } = await analyzedOr404(this.deps.analyses, tx, member.organizationId, analysisId)
    return medium.kind === 'audio' ? medium : undefined
  }

  private store(member: Member, checked: ViolationRecord, { severity, messages, engine }: RecheckResult) {
    return this.deps.db.transaction(async tx => {
      const now = await this.deps.violations.lockOr404(tx, member.organizationId, checked.id)
      // Somebody may have decided while the second look was under way; theirs is the later word.
      const after = now.violation.version === checked.version ? severity : now.violation.severity
      await violations.insertRecheck(tx, {
        id: randomUUID(),
        organizationId: member.organizationId,
        violationId: checked.id,
        userId: member.userId,
        before: checked.severity,
        after: severity,
        messages,
        engine,
        createdAt: this.deps.clock.now(),
      })
      await this.deps.violations.record(tx, member, checked.id, [
        { field: 'recheck', from: checked.severity, to: severity },
      ])
      const boundingBoxes = now.violation.boundingBoxes.map(box => ({ ...box, severity: after }))
      if (after !== now.violation.severity)
        await this.deps.violations.edit(tx, member, now, { severity: after, boundingBoxes })
      return {
        severity_updated: after !== now.violation.severity,
        new_severity: after,
        notes: messages.map(({ text }) => text).join(' '),
        messages,
      }
    })
  }
}
