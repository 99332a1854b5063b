import type { SiteRules } from '@plumbline/domain'
import {
  AnalysisError,
  type AnalysisResult as Analyzed,
  type Analyzer,
  analysisErrors,
  facesIn,
  type Preview,
  type Progress,
  type VideoViolation,
} from '@plumbline/inference'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock'
import type { Database, Transaction } from '../../platform/db/client'
import type { PubSub } from '../../platform/db/pub-sub'
import type { StoredTrack } from '../../schema/analysis.tables'
import { withoutFaces } from '../media/copies'
import type { MediaService, StoredMedia } from '../media/media.service'
import type { OrganizationsService } from '../organizations/organizations.service'
import type { SitesService } from '../sites/sites.service'
import type { ViolationsService } from '../violations/violations.service'
import type { WebhooksService } from '../webhooks/webhooks.service'
import { analysisChanged, analysisQueued } from './analysis.channels'
import { analysisRepository as analyses, type StoredAnalysis, type WithMedia } from './analysis.repository'
import type { AnalysisService } from './analysis.service'
import { detailOf, presentPreview, summarize } from './present-analysis'

export type WorkerDeps = {
  db: Database
  clock: Clock
  log: Logger
  pubSub: PubSub
  analyzer: () => Analyzer
  media: MediaService
  organizations: OrganizationsService
  violations: ViolationsService
  sites: SitesService
  webhooks: WebhooksService
  analysis: AnalysisService
}

const MAX_ATTEMPTS = 5
/** Leaves time to reach a checkpoint before the process gives up waiting; see platform/shutdown. */
const STOP_GRACE_MS = 15_000
const REPORT_INTERVAL_MS = 1_000
/** A published message can be lost and a worker can die, so the queue is also polled. */
const POLL_INTERVAL_MS = 3_000

/** Takes analyses from the queue one after the other. Killed at any point it loses nothing and repeats nothing visible. */
export class AnalysisWorker {
  private readonly deps: WorkerDeps
  private readonly leaving = new AbortController()
  private running: Promise<void> = Promise.resolve()
  private busy = false
  private current: AbortController | undefined
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
   * Finishes the analysis in progress and starts no other. One that takes too long is aborted here, at its next
   * checkpoint, because ending the process in the middle of native code crashes it. The next start claims it again.
   */
  async stop() {
    clearInterval(this.timer)
    this.unsubscribe()
    this.leaving.abort()
    const late = setTimeout(() => this.current?.abort(), STOP_GRACE_MS)
    await this.running
    clearTimeout(late)
  }

  /** Does what is queued now and returns; one at a time however often it is called. */
  wake(): Promise<void> {
    if (!this.busy) {
      this.busy = true
      this.running = this.runQueued()
        .catch(error => this.deps.log.warn({ err: error }, 'the analysis queue could not be read'))
        .finally(() => {
          this.busy = false
        })
    }
    return this.running
  }

  private async runQueued() {
    while (!this.leaving.signal.aborted) {
      const claimed = await this.deps.db.transaction(tx => analyses.claimNext(tx))
      if (!claimed) return
      await this.perform(claimed)
    }
  }

  private async perform({ analysis, medium }: WithMedia) {
    // It brought its worker down as often as this: whatever it holds, it does not get another one.
    if (analysis.attempts > MAX_ATTEMPTS)
      return this.fail(analysis, medium, new AnalysisError('engine_failed'))
    const taken = new AbortController()
    this.current = taken
    const reporter = new ProgressReporter(this.deps, analysis, () => taken.abort())
    const { db, analyzer, media, organizations } = this.deps
    try {
      const { path, release } = await media.original(medium)
      try {
        const result = await analyzer().analyze(
          { path, kind: medium.kind },
          {
            signal: taken.signal,
            onProgress: reporter.note,
            onPreview: reporter.show,
            site: await this.siteOf(analysis),
          },
        )
        const hideFaces = await organizations.hidesFaces(db.read, analysis.organizationId)
        const hidden = hideFaces ? facesOf(result) : undefined
        const copies = await media.makeCopies(medium, path, hidden)
        await this.store(analysis, medium, result, { displayType: copies?.displayType ?? null, hideFaces })
      } finally {
        await release()
      }
    } catch (error) {
      if (taken.signal.aborted) return
      await this.fail(analysis, medium, error)
    } finally {
      reporter.stop()
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
    { displayType, hideFaces }: { displayType: string | null; hideFaces: boolean },
  ) {
    const { db, clock, media, violations, pubSub } = this.deps
    const { frames, others, tracks } =
      result.kind === 'video'
        ? await this.keepFrames(medium, result, hideFaces)
        : { frames: [], others: [], tracks: undefined }
    const kept = await db.transaction(async tx => {
      const now = clock.now()
      const finished = await analyses.finish(
        tx,
        analysis,
        summarize(result.violations),
        detailOf(result, tracks),
        now,
      )
      if (!finished) return false
      await media.describe(tx, medium, {
        displayType,
        ...('width' in result && { width: result.width, height: result.height }),
        ...('durationSeconds' in result && { durationSeconds: result.durationSeconds }),
      })
      for (const frame of [...frames, ...others]) await media.insert(tx, frame)
      await violations.recordFound(
        tx,
        { ...analysis, capturedAt: medium.capturedAt },
        result.violations,
        index => frames[index]?.id ?? (result.kind === 'image' ? medium.id : null),
      )
      await this.publish(tx, analysis, result.violations.length)
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
    const fault =
      error instanceof AnalysisError ? error : new AnalysisError('engine_failed', undefined, { cause: error })
    const willRetry = fault.retry && analysis.attempts < MAX_ATTEMPTS
    this.deps.log.warn({ err: error, analysisId: analysis.id, willRetry }, 'an analysis failed')
    await this.deps.db.transaction(async tx => {
      if (willRetry) return analyses.retryLater(tx, analysis, 2 ** analysis.attempts)
      return this.deps.analysis.failOrCancel(tx, analysis, 'failed', {
        code: fault.code,
        message: messageOf(fault),
      })
    })
    // A file that can never be read is not kept.
    if (!willRetry && !fault.retry) await this.deps.media.deleteFiles(medium)
  }
}

/** What a decoder says of a damaged file is for the log; people read our own sentence. */
const messageOf = ({ code, message }: AnalysisError) =>
  code.endsWith('_damaged') || code === 'engine_failed' ? analysisErrors[code].text : message

const facesOf = (result: Analyzed) =>
  result.kind === 'image' ? { faces: facesIn(result.findings), width: result.width } : { faces: [], width: 0 }

/** Tells the world how far it is, at most once a second, and learns that way when the work is no longer wanted. */
class ProgressReporter {
  private readonly deps: WorkerDeps
  private readonly analysis: StoredAnalysis
  private readonly lost: () => void
  private readonly timer: NodeJS.Timeout
  private latest: Pick<Progress, 'stage' | 'fraction'> = { stage: 'decoding', fraction: 0 }

  constructor(deps: WorkerDeps, analysis: StoredAnalysis, lost: () => void) {
    this.deps = deps
    this.analysis = analysis
    this.lost = lost
    this.timer = setInterval(() => void this.report(), REPORT_INTERVAL_MS)
    void this.report()
  }

  readonly note = (progress: Progress) => {
    this.latest = progress
  }

  /** What the first look shows is published when it is there, not with the next report. */
  readonly show = (preview: Preview) =>
    void this.publish(tx => analyses.reportPreview(tx, this.analysis, presentPreview(preview)))

  stop() {
    clearInterval(this.timer)
  }

  private report() {
    const { stage, fraction } = this.latest
    return this.publish(tx => analyses.report(tx, this.analysis, stage, fraction * 100))
  }

  private async publish(write: (tx: Transaction) => Promise<boolean>) {
    const { db, pubSub, log } = this.deps
    try {
      const stillMine = await db.transaction(async tx => {
        const reported = await write(tx)
        if (reported) await pubSub.publish(tx, analysisChanged, this.analysis.id)
        return reported
      })
      if (!stillMine) this.lost()
    } catch (error) {
      log.warn({ err: error }, 'progress could not be reported')
    }
  }
}
