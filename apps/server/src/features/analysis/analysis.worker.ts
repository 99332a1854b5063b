import type { SiteRules } from '@plumbline/domain'
import {
  AnalysisError,
  type AnalysisResult as Analyzed,
  type Analyzer,
  type VideoViolation,
} from '@plumbline/inference'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock'
import type { Database, Transaction } from '../../platform/db/client'
import type { PubSub } from '../../platform/db/pub-sub'
import type { HeldBack, StoredTrack } from '../../schema/analysis.tables'
import { reportedIn, reportedInPreview } from '../learning/hold-back'
import type { LearningService } from '../learning/learning.service'
import { withoutFaces } from '../media/copies'
import type { MediaService, StoredMedia } from '../media/media.service'
import type { OrganizationsService } from '../organizations/organizations.service'
import type { SitesService } from '../sites/sites.service'
import type { UsersService } from '../users/users.service'
import type { ViolationsService } from '../violations/violations.service'
import type { WebhooksService } from '../webhooks/webhooks.service'
import { analysisChanged, analysisQueued } from './analysis.channels'
import { analysisRepository as analyses, type StoredAnalysis, type WithMedia } from './analysis.repository'
import type { AnalysisService } from './analysis.service'
import { faultOf, isOutsideFault, messageOf, retryOf } from './analysis-fault'
import { analysisQueueRepository as queue } from './analysis-queue.repository'
import { recordCloserLook } from './closer-look'
import { detailOf, facesOf, summarize } from './present-analysis'
import { ProgressReporter } from './progress-reporter'

export type WorkerDeps = {
  db: Database
  clock: Clock
  log: Logger
  pubSub: PubSub
  analyzer: () => Analyzer
  media: MediaService
  organizations: OrganizationsService
  users: UsersService
  violations: ViolationsService
  sites: SitesService
  learning: LearningService
  webhooks: WebhooksService
  analysis: AnalysisService
}

type Shown = { displayType: string | null; hideFaces: boolean; heldBack: HeldBack[] }

const MAX_ATTEMPTS = 5
/** Leaves time to reach a checkpoint before the process gives up waiting; see platform/shutdown. */
const STOP_GRACE_MS = 15_000
/** A published message can be lost and a worker can die, so the queue is also polled. */
const POLL_INTERVAL_MS = 3_000

/**
 * Takes analyses from the queue one after the other, and photos of other organizations beside the one it is at. Killed
 * at any point it loses nothing and repeats nothing visible.
 */
export class AnalysisWorker {
  private readonly deps: WorkerDeps
  private readonly leaving = new AbortController()
  private running: Promise<void> = Promise.resolve()
  private busy = false
  private performing = false
  private beside: Promise<void> | undefined
  private besideWanted = false
  private readonly current = new Set<AbortController>()
  private timer: NodeJS.Timeout | undefined
  private unsubscribe: () => void = () => {}

  constructor(deps: WorkerDeps) {
    this.deps = deps
  }

  start() {
    this.unsubscribe = this.deps.pubSub.subscribe(analysisQueued, () => this.wake())
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS)
    this.wake()
  }

  /**
   * Finishes the analyses in progress and starts no other. One that takes too long is aborted here, at its next
   * checkpoint, because ending the process in the middle of native code crashes it. The next start claims it again.
   */
  async stop() {
    clearInterval(this.timer)
    this.unsubscribe()
    this.leaving.abort()
    const late = setTimeout(() => {
      for (const taken of this.current) taken.abort()
    }, STOP_GRACE_MS)
    await this.running
    clearTimeout(late)
  }

  /** Does what is queued now and returns; however often it is called, it does so once. */
  wake(): Promise<void> {
    if (this.busy) void this.runBeside()
    else {
      this.busy = true
      this.running = this.runQueued()
        .catch(this.noteUnread)
        .finally(() => {
          this.busy = false
        })
    }
    return this.running
  }

  private readonly noteUnread = (error: unknown) =>
    this.deps.log.warn({ err: error }, 'the analysis queue could not be read')

  private claim(options: { beside: boolean }) {
    return this.deps.db.transaction(tx => queue.claimNext(tx, options))
  }

  private async runQueued() {
    while (!this.leaving.signal.aborted) {
      const claimed = await this.claim({ beside: false })
      if (!claimed) return
      this.performing = true
      const beside = this.runBeside()
      try {
        await this.perform(claimed)
      } finally {
        this.performing = false
        await (this.beside ?? beside)
      }
    }
  }

  /** A photo doesn't wait for the end of another organization's video; the next of the queue waits for it in turn. */
  private runBeside(): Promise<void> {
    this.besideWanted = true
    this.beside ??= this.runOthers()
      .catch(this.noteUnread)
      .finally(() => {
        this.beside = undefined
      })
    return this.beside
  }

  private async runOthers() {
    while (this.besideWanted && this.performing && !this.leaving.signal.aborted) {
      this.besideWanted = false
      const claimed = await this.claim({ beside: true })
      if (!claimed) continue
      this.besideWanted = true
      await this.perform(claimed)
    }
  }

  private async perform({ analysis, medium }: WithMedia) {
    // It brought its worker down as often as this: whatever it holds, it does not get another one.
    if (analysis.attempts > MAX_ATTEMPTS)
      return this.fail(analysis, medium, new AnalysisError('engine_failed'))
    const taken = new AbortController()
    this.current.add(taken)
    const reporter = new ProgressReporter(this.deps, analysis, () => taken.abort())
    const { db, analyzer, media, organizations, users, learning } = this.deps
    const { organizationId, requestedBy, siteId } = analysis
    try {
      const thresholds = await learning.thresholdsOf(db.read, organizationId, siteId)
      const { path, release } = await media.original(medium)
      try {
        const hideFaces = await organizations.hidesFaces(db.read, organizationId)
        const found = await analyzer().analyze(
          { path, kind: medium.kind },
          {
            signal: taken.signal,
            onProgress: reporter.note,
            onPreview: preview => reporter.show(reportedInPreview(preview, thresholds)),
            // One with a result was asked to be looked at closer, and small faces are hidden too.
            thorough: analysis.detail !== null || hideFaces,
            site: await this.siteOf(analysis),
            hosted: await users.usesAdvancedModels(db.read, organizationId, requestedBy),
          },
        )
        const hidden = hideFaces ? facesOf(found) : undefined
        const displayType = await media.makeCopies(medium, path, { hidden, signal: taken.signal })
        const { result, heldBack } = reportedIn(found, thresholds)
        await this.store(analysis, medium, result, { displayType, hideFaces, heldBack })
      } finally {
        await release()
      }
    } catch (error) {
      if (taken.signal.aborted) return
      await this.fail(analysis, medium, error)
    } finally {
      reporter.stop()
      this.current.delete(taken)
    }
  }

  /** What the site requires, as it is when the analysis runs. */
  private async siteOf({ organizationId, siteId }: StoredAnalysis): Promise<SiteRules | null> {
    const { db, sites } = this.deps
    const site = siteId ? await sites.find(db.read, organizationId, siteId) : undefined
    return site ?? null
  }

  private async store(
    analysis: StoredAnalysis,
    medium: StoredMedia,
    result: Analyzed,
    { displayType, hideFaces, heldBack }: Shown,
  ) {
    const { db, clock, media, violations, pubSub } = this.deps
    const { frames, others, tracks } =
      result.kind === 'video'
        ? await this.keepFrames(medium, result, hideFaces)
        : { frames: [], others: [], tracks: undefined }
    const storedBytes = await media.measure(medium)
    const kept = await db.transaction(async tx => {
      const now = clock.now()
      const before = await analyses.find(tx, analysis.organizationId, analysis.id)
      const detail = detailOf(result, { tracks, heldBack })
      const finished = await analyses.finish(tx, analysis, summarize(result.violations), detail, now)
      if (!finished) return false
      await media.describe(tx, medium, {
        displayType,
        storedBytes,
        ...('width' in result && { width: result.width, height: result.height }),
        ...('durationSeconds' in result && { durationSeconds: result.durationSeconds }),
      })
      for (const frame of [...frames, ...others]) await media.insert(tx, frame)
      const { violations: found } = result
      const earlier = { ...analysis, detail: before?.analysis.detail ?? null }
      if (earlier.detail)
        await recordCloserLook(this.deps, tx, { analysis: earlier, medium }, { found, detail })
      else
        await violations.recordFound(
          tx,
          { ...analysis, capturedAt: medium.capturedAt },
          found,
          index => frames[index]?.id ?? (result.kind === 'image' ? medium.id : null),
        )
      await this.publish(tx, analysis, found.length)
      await pubSub.publish(tx, analysisChanged, analysis.id)
      return true
    })
    if (!kept) for (const frame of [...frames, ...others]) await media.deleteFiles(frame)
  }

  private publish(tx: Transaction, analysis: StoredAnalysis, violations: number) {
    const { sites, webhooks } = this.deps
    const { id, organizationId, siteId, requestedBy: userId } = analysis
    return webhooks.publish(tx, { organizationId, userId }, 'analysis.completed', [id], async () => {
      const site = siteId ? await sites.find(tx, organizationId, siteId) : undefined
      return [{ id, siteId, siteName: site?.name ?? null, violations }]
    })
  }

  /** One for each violation, and one for each other frame that a track is seen best in. */
  private async keepFrames(
    medium: StoredMedia,
    result: Extract<Analyzed, { kind: 'video' }>,
    hideFaces: boolean,
  ) {
    const keep = async (evidence: VideoViolation['evidence']) => {
      const jpeg = hideFaces ? await this.withoutFaces(evidence.jpeg) : evidence.jpeg
      return this.deps.media.keepFrame(medium, jpeg, evidence)
    }
    const frames: StoredMedia[] = []
    const kept = new Map<Uint8Array, StoredMedia>()
    for (const { evidence } of result.violations) {
      const frame = await keep(evidence)
      frames.push(frame)
      kept.set(evidence.jpeg, frame)
    }
    const tracks: StoredTrack[] = []
    for (const { evidence, ...track } of result.tracks) {
      const frame = kept.get(evidence.jpeg) ?? (await keep(evidence))
      kept.set(evidence.jpeg, frame)
      tracks.push({ ...track, mediaId: frame.id })
    }
    return { frames, others: [...kept.values()].filter(frame => !frames.includes(frame)), tracks }
  }

  /** A finding marks one person; its frame may show others. */
  private async withoutFaces(picture: Uint8Array) {
    const seen = await this.deps.analyzer().analyze({ bytes: picture, kind: 'image' }, { hosted: false })
    return withoutFaces(picture, facesOf(seen))
  }

  private async fail(analysis: StoredAnalysis, medium: StoredMedia, error: unknown) {
    const fault = faultOf(error)
    const willRetry = isOutsideFault(error) || (fault.retry && analysis.attempts < MAX_ATTEMPTS)
    this.deps.log.warn({ err: error, analysisId: analysis.id, willRetry }, 'an analysis failed')
    await this.deps.db.transaction(async tx => {
      if (willRetry) return analyses.retryLater(tx, analysis, retryOf(error, analysis))
      return this.deps.analysis.failOrCancel(tx, analysis, 'failed', {
        code: fault.code,
        message: messageOf(fault),
      })
    })
    // A file that can never be read is not kept; one that was read before is.
    if (!willRetry && !fault.retry && !analysis.detail) await this.deps.media.deleteFiles(medium)
  }
}
