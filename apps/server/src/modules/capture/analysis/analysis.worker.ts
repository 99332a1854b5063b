import type { SiteRules } from '@plumbline/domain'
import { AnalysisError } from '@plumbline/inference'
import type { Logger } from 'pino'
import type { ErrorLog } from '../../../platform/error-log'
import type { OpenSpan, Telemetry } from '../../../platform/telemetry/telemetry'
import type { Workload } from '../../../platform/workload'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import { reportedIn, reportedInPreview, type SiteThresholds } from '../learning/hold-back'
import type { StoredMedia } from '../media/media.service'
import type { SecondLookService } from '../second-look/second-look.service'
import { analysisQueued } from './analysis.channels'
import { analysisRepository as analyses, type StoredAnalysis, type WithMedia } from './analysis.repository'
import type { AnalysisService } from './analysis.service'
import { faultOf, isOutsideFault, messageOf, retryOf } from './analysis-fault'
import { analysisQueueRepository as queue } from './analysis-queue.repository'
import { AnalysisResults, type ResultDeps } from './analysis-results'
import { facesOf } from './present-analysis'
import { ProgressReporter } from './progress-reporter'

export type WorkerDeps = ResultDeps & {
  log: Logger
  telemetry: Telemetry
  workload: Workload
  errorLog: ErrorLog
  organizations: OrganizationsService
  secondLook: SecondLookService
  analysis: AnalysisService
}

type Watched = { reporter: ProgressReporter; thresholds: SiteThresholds; signal: AbortSignal }

const MAX_ATTEMPTS = 5
/** Leaves time to reach a checkpoint before the process gives up waiting; see platform/shutdown. */
const STOP_GRACE_MS = 5_000
/** A published message can be lost and a worker can die, so the queue is also polled. */
const POLL_INTERVAL_MS = 3_000

/**
 * Takes analyses from the queue one after the other, and photos of other organizations beside the one it is at. Killed
 * at any point it loses nothing and repeats nothing visible.
 */
export class AnalysisWorker {
  private readonly deps: WorkerDeps
  private readonly results: AnalysisResults
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
    this.results = new AnalysisResults(deps)
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

  /** Resolves once this process works on no analysis; what can wait waits for it. */
  idle(): Promise<void> {
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

  private perform(claimed: WithMedia) {
    const { kind } = claimed.medium
    const { attempts, traceparent: causedBy } = claimed.analysis
    const attributes = { 'analysis.kind': kind, 'analysis.attempt': attempts }
    return this.deps.telemetry.inSpan('analysis', { kind: 'consumer', attributes, causedBy }, span =>
      this.deps.workload.during(`analysis ${kind}`, () => this.performIn(span, claimed)),
    )
  }

  private async performIn(span: OpenSpan, { analysis, medium }: WithMedia) {
    // It brought its worker down as often as this: whatever it holds, it does not get another one.
    if (analysis.attempts > MAX_ATTEMPTS)
      return this.fail(analysis, medium, new AnalysisError('engine_failed'))
    const taken = new AbortController()
    this.current.add(taken)
    const reporter = new ProgressReporter(this.deps, analysis, () => taken.abort())
    const { db, media, learning, telemetry } = this.deps
    const { organizationId, siteId } = analysis
    try {
      const thresholds = await learning.thresholdsOf(db.read, organizationId, siteId)
      const { path, release } = await media.original(medium)
      try {
        const { found, hideFaces } = await telemetry.inSpan('analysis detect', {}, () =>
          this.detect({ analysis, medium }, path, { reporter, thresholds, signal: taken.signal }),
        )
        const hidden = hideFaces ? facesOf(found) : undefined
        const displayType = await telemetry.inSpan('analysis copies', {}, () =>
          media.makeCopies(medium, path, { hidden, signal: taken.signal }),
        )
        const { result, heldBack } = reportedIn(found, thresholds)
        await telemetry.inSpan('analysis store', {}, () =>
          this.results.store(analysis, medium, result, { displayType, hideFaces, heldBack }),
        )
      } finally {
        await release()
      }
    } catch (error) {
      if (taken.signal.aborted) return
      span.fail(error)
      await this.fail(analysis, medium, error)
    } finally {
      reporter.stop()
      this.current.delete(taken)
    }
  }

  private async detect(
    { analysis, medium }: WithMedia,
    path: string,
    { reporter, thresholds, signal }: Watched,
  ) {
    const { db, analyzer, organizations, secondLook } = this.deps
    const { hideFaces } = await organizations.settings(db.read, analysis.organizationId)
    const found = await analyzer().analyze(
      { path, kind: medium.kind },
      {
        signal,
        onProgress: reporter.note,
        onPreview: preview => reporter.show(reportedInPreview(preview, thresholds)),
        // One with a result was asked to be looked at closer, and small faces are hidden too.
        thorough: analysis.detail !== null || hideFaces,
        site: await this.siteOf(analysis),
        // A photo is asked about once.
        secondLook:
          medium.kind === 'image' && analysis.detail === null
            ? await secondLook.lookAt(db.read, analysis, hideFaces)
            : undefined,
      },
    )
    return { found, hideFaces }
  }

  /** What the site requires, as it is when the analysis runs. */
  private async siteOf({ organizationId, siteId }: StoredAnalysis): Promise<SiteRules | null> {
    const { db, sites } = this.deps
    const site = siteId ? await sites.find(db.read, organizationId, siteId) : undefined
    return site ?? null
  }

  private async fail(analysis: StoredAnalysis, medium: StoredMedia, error: unknown) {
    const fault = faultOf(error)
    const willRetry = isOutsideFault(error) || (fault.retry && analysis.attempts < MAX_ATTEMPTS)
    this.deps.log.warn({ err: error, analysisId: analysis.id, willRetry }, 'an analysis failed')
    // A file that nobody could read is its owner's business.
    if (fault.retry || fault.code === 'engine_failed')
      this.deps.errorLog.note('analysis', `analysis ${medium.kind}`, error, fault.code)
    await this.deps.db.transaction(async tx => {
      if (willRetry) return analyses.retryLater(tx, analysis, retryOf(error, analysis))
      return this.deps.analysis.failOrCancel(tx, analysis, 'failed', {
        code: fault.code,
        message: messageOf(fault),
      })
    })
    // A file that can never be read is not kept; one that was read before is, and one that may only have taken too long.
    if (!willRetry && !fault.retry && fault.code !== 'timed_out' && !analysis.detail)
      await this.deps.media.deleteFiles(medium)
  }
}
