import { bySeverity, countFindings } from '@plumbline/domain'
import type { AnalysisResult as Analyzed, Analyzer, VideoViolation } from '@plumbline/inference'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import type { PubSub } from '../../../platform/db/pub-sub'
import type { ViolationsService } from '../../findings/violations/violations.service'
import type { SitesService } from '../../identity/sites/sites.service'
import type { WebhooksService } from '../../integrations/webhooks/webhooks.service'
import type { LearningService } from '../learning/learning.service'
import { withoutFaces } from '../media/copies'
import type { MediaService, StoredMedia } from '../media/media.service'
import { analysisChanged } from './analysis.channels'
import { analysisRepository as analyses, type StoredAnalysis } from './analysis.repository'
import type { HeldBack, StoredTrack } from './analysis.tables'
import { recordCloserLook } from './closer-look'
import { detailOf, facesOf, summarize } from './present-analysis'

export type ResultDeps = {
  db: Database
  clock: Clock
  pubSub: PubSub
  analyzer: () => Analyzer
  media: MediaService
  violations: ViolationsService
  sites: SitesService
  learning: LearningService
  webhooks: WebhooksService
}

type Shown = { displayType: string | null; hideFaces: boolean; heldBack: HeldBack[] }

/** Keeps what an analysis found: its result, its violations and the frames that show them. */
export class AnalysisResults {
  private readonly deps: ResultDeps
  constructor(deps: ResultDeps) {
    this.deps = deps
  }

  async store(
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
    // A video's violations stay in the order of their frames.
    const claims = (result.kind === 'image' && result.secondLook?.claims) || []
    const all = claims.length > 0 ? [...result.violations, ...claims].toSorted(bySeverity) : result.violations
    const storedBytes = await media.measure(medium)
    const kept = await db.transaction(async tx => {
      const now = clock.now()
      const before = await analyses.find(tx, analysis.organizationId, analysis.id)
      const detail = detailOf(result, { tracks, heldBack })
      const finished = await analyses.finish(tx, analysis, summarize(all), detail, now)
      if (!finished) return false
      await media.describe(tx, medium, {
        displayType,
        storedBytes,
        ...('width' in result && { width: result.width, height: result.height }),
        ...('durationSeconds' in result && { durationSeconds: result.durationSeconds }),
      })
      for (const frame of [...frames, ...others]) await media.insert(tx, frame)
      const earlier = { ...analysis, detail: before?.analysis.detail ?? null }
      if (earlier.detail)
        await recordCloserLook(
          this.deps,
          tx,
          { analysis: earlier, medium },
          { found: result.violations, detail },
        )
      else
        await violations.recordFound(
          tx,
          { ...analysis, capturedAt: medium.capturedAt },
          all,
          index => frames[index]?.id ?? (result.kind === 'image' ? medium.id : null),
        )
      await this.publish(tx, analysis, all)
      if (hideFaces) await media.hideOriginal(tx, medium)
      await pubSub.publish(tx, analysisChanged, analysis.id)
      return true
    })
    if (!kept) for (const frame of [...frames, ...others]) await media.deleteFiles(frame)
  }

  private publish(tx: Transaction, analysis: StoredAnalysis, found: Parameters<typeof countFindings>[0]) {
    const { sites, webhooks } = this.deps
    const { id, organizationId, siteId, requestedBy: userId } = analysis
    return webhooks.publish(tx, { organizationId, userId }, 'analysis.completed', [id], async () => {
      const site = siteId ? await sites.find(tx, organizationId, siteId) : undefined
      return [{ id, siteId, siteName: site?.name ?? null, ...countFindings(found) }]
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
    const seen = await this.deps.analyzer().analyze({ bytes: picture, kind: 'image' })
    return withoutFaces(picture, facesOf(seen))
  }
}
