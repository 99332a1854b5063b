import { AnalysisError, type Analyzer, type FixComparison, facesIn } from '@plumbline/inference'
import { message } from '@plumbline/messages'
import type { Logger } from 'pino'
import type { Database } from '../../../platform/db/client'
import type { MediaService, StoredMedia } from '../../capture/media/media.service'
import type { ViolationsService } from '../../findings/violations/violations.service'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SitesService } from '../../identity/sites/sites.service'
import type { FixNotices } from './fix-notices'
import { fixesRepository as fixes, type StoredFix } from './fixes.repository'

const MAX_ATTEMPTS = 3
const TIMEOUT_MS = 240_000

export type FixChecksDeps = {
  db: Database
  log: Logger
  analyzer: () => Analyzer
  media: MediaService
  organizations: OrganizationsService
  violations: ViolationsService
  sites: SitesService
  notices: FixNotices
}

type StoredViolation = Awaited<ReturnType<ViolationsService['findOr404']>>['violation']
type Before = { violation: StoredViolation; medium: StoredMedia }
type Compared = Pick<FixComparison, 'outcome' | 'reason' | 'boxes' | 'alignment'>

/** Compares a photo of a fix with the photo of the finding. Killed at any point, it is done again from the start. */
export class FixChecks {
  private readonly deps: FixChecksDeps
  constructor(deps: FixChecksDeps) {
    this.deps = deps
  }

  async check({ organizationId, fixId }: { organizationId: string; fixId: string }) {
    const { db, media } = this.deps
    const fix = await db.transaction(tx => fixes.claim(tx, organizationId, fixId))
    const medium = fix && (await media.find(db.read, organizationId, fix.mediaId))
    if (!fix || !medium) return
    try {
      const before = await this.beforeOf(fix)
      await this.compare(fix, medium, before)
    } catch (error) {
      await this.fail(fix, error)
    }
  }

  private async beforeOf({ organizationId, violationId }: StoredFix): Promise<Before | null> {
    const { db, violations, media } = this.deps
    if (!violationId) return null
    const { violation } = await violations.findOr404(db.read, organizationId, violationId)
    const medium = violation.mediaId
      ? await media.find(db.read, organizationId, violation.mediaId)
      : undefined
    return medium?.kind === 'image' ? { violation, medium } : null
  }

  private async compare(fix: StoredFix, medium: StoredMedia, before: Before | null) {
    const { db, media, analyzer, organizations } = this.deps
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const [first, second] = [before && (await media.evidence(before.medium)), await media.original(medium)]
    try {
      const { seen, ...compared } = await analyzer().compareFix(
        {
          before:
            before && first ? { source: { path: first.path }, finding: findingOf(before.violation) } : null,
          after: { path: second.path },
        },
        { signal, site: await this.siteOf(fix, before) },
      )
      const { hideFaces } = await organizations.settings(db.read, fix.organizationId)
      const hidden = hideFaces ? { faces: facesIn(seen.findings), width: seen.width } : undefined
      const displayType = await media.makeCopies(medium, second.path, { hidden, signal })
      const storedBytes = await media.measure(medium)
      await this.finish(fix, compared, async tx => {
        const { width, height } = seen
        await media.describe(tx, medium, { displayType, width, height, storedBytes })
        if (hidden) await media.hideOriginal(tx, medium)
      })
    } finally {
      await Promise.all([first?.release(), second.release()])
    }
  }

  private async siteOf({ organizationId }: StoredFix, before: Before | null) {
    const { db, sites } = this.deps
    const siteId = before?.violation.siteId
    return (siteId ? await sites.find(db.read, organizationId, siteId) : undefined) ?? null
  }

  /** A file that can't be read never will be; anything else is tried again a few times. */
  private async fail(fix: StoredFix, error: unknown) {
    const isUnreadable = error instanceof AnalysisError && !error.retry
    this.deps.log.warn({ err: error, fixId: fix.id }, 'a photo of a fix could not be compared')
    if (!isUnreadable && fix.attempts < MAX_ATTEMPTS) throw error
    const reason = message(isUnreadable ? 'fix.unreadable' : 'fix.failed')
    await this.finish(fix, { outcome: 'cannot_tell', reason, boxes: [], alignment: null })
    // What can never be read isn't kept either.
    if (isUnreadable)
      await this.deps.media.deleteFiles({ organizationId: fix.organizationId, id: fix.mediaId })
  }

  private finish(
    fix: StoredFix,
    { outcome, reason, boxes, alignment }: Compared,
    describe: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<void> = async () => {},
  ) {
    const { db, notices } = this.deps
    return db.transaction(async tx => {
      const isKept = await fixes.update(tx, fix.organizationId, fix.id, {
        outcome,
        reason: { code: reason.code, params: reason.params, text: reason.text },
        boxes,
        alignment: alignment && [...alignment],
      })
      if (!isKept) return
      await describe(tx)
      if (fix.violationId)
        await this.deps.violations.record(
          tx,
          { organizationId: fix.organizationId, userId: null },
          fix.violationId,
          [{ field: 'fix', from: null, to: outcome, taskId: fix.taskId }],
        )
      await notices.submitted(tx, fix)
    })
  }
}

const findingOf = ({ hazard, boundingBoxes, reportedBy }: StoredViolation) => ({
  hazard,
  boxes: boundingBoxes,
  isReported: reportedBy !== null,
})
