import type { Preview, Progress } from '@plumbline/inference'
import type { Logger } from 'pino'
import type { Database, Transaction } from '../../../platform/db/client'
import type { PubSub } from '../../../platform/db/pub-sub'
import { analysisChanged } from './analysis.channels'
import { analysisRepository as analyses, type StoredAnalysis } from './analysis.repository'
import { presentPreview } from './present-analysis'

type ReporterDeps = { db: Database; pubSub: PubSub; log: Logger }

const REPORT_INTERVAL_MS = 1_000

/** Tells the world how far it is, at most once a second, and learns that way when the work is no longer wanted. */
export class ProgressReporter {
  private readonly deps: ReporterDeps
  private readonly analysis: StoredAnalysis
  private readonly lost: () => void
  private readonly timer: NodeJS.Timeout
  private latest: Pick<Progress, 'stage' | 'fraction'> = { stage: 'decoding', fraction: 0 }

  constructor(deps: ReporterDeps, analysis: StoredAnalysis, lost: () => void) {
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
