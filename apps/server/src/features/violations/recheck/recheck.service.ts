import { randomUUID } from 'node:crypto'
import type { ResponseOf, recheck } from '@plumbline/contract'
import type { Analyzer } from '@plumbline/inference'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock'
import type { Database, ReadHandle } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { MediaService } from '../../media/media.service'
import { type StoredViolation, violationsRepository as violations } from '../violations.repository'
import type { ViolationsService } from '../violations.service'
import { lookAgain, type SecondLook } from './compare-findings'

/** A person waits for it; whoever waited this long would rather try again. */
const PATIENCE = 90_000

export type RechecksDeps = {
  db: Database
  clock: Clock
  log: Logger
  analyzer: () => Analyzer
  media: MediaService
  violations: ViolationsService
}

/** A second look at a violation's evidence. It costs no analysis, and each one is recorded. */
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
      const look = await lookAgain(
        this.deps.analyzer(),
        medium,
        path,
        violation,
        AbortSignal.timeout(PATIENCE),
      )
      return await this.keep(member, violation, look)
    } catch (error) {
      if (error instanceof AppError) throw error
      this.deps.log.warn({ err: error, violationId }, 'a second look failed')
      throw new AppError('recheck_failed')
    } finally {
      await release()
    }
  }

  /** The picture the boxes are drawn on, or the recording that was listened to. */
  private async evidenceOf(tx: ReadHandle, member: Member, { mediaId, analysisId }: StoredViolation) {
    if (mediaId) return this.deps.media.find(tx, member.organizationId, mediaId)
    if (!analysisId) return undefined
    const medium = await this.deps.violations.analyzedMedium(tx, member.organizationId, analysisId)
    return medium.kind === 'audio' ? medium : undefined
  }

  private keep(member: Member, looked: StoredViolation, { severity, said, engine }: SecondLook) {
    return this.deps.db.transaction(async tx => {
      const now = await this.deps.violations.lockOr404(tx, member.organizationId, looked.id)
      // Somebody may have decided while the second look was under way; theirs is the later word.
      const after = now.violation.version === looked.version ? severity : now.violation.severity
      await violations.insertRecheck(tx, {
        id: randomUUID(),
        organizationId: member.organizationId,
        violationId: looked.id,
        userId: member.userId,
        before: looked.severity,
        after: severity,
        said,
        engine,
        createdAt: this.deps.clock.now(),
      })
      await this.deps.violations.record(tx, member, looked.id, [
        { field: 'recheck', from: looked.severity, to: severity },
      ])
      const boundingBoxes = now.violation.boundingBoxes.map(box => ({ ...box, severity: after }))
      if (after !== now.violation.severity)
        await this.deps.violations.edit(tx, member, now, { severity: after, boundingBoxes })
      return {
        severity_updated: after !== now.violation.severity,
        new_severity: after,
        notes: said.map(({ text }) => text).join(' '),
        said,
      }
    })
  }
}
