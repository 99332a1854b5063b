import { randomUUID } from 'node:crypto'
import type { AnalysisResult, BodyOf, reviewPictureTag, TagSeen, TagsSeen } from '@plumbline/contract'
import { type PictureTag, pictureTags, shownKind } from '@plumbline/domain'
import { readTaggerCard, type Sights, sightsIn, type TaggerCard } from '@plumbline/inference'
import { isRecognized, POSSIBLE } from '@plumbline/knowledge'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import { notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { AnalysisService } from '../analysis/analysis.service'
import type { LearningService } from '../learning/learning.service'
import { pictureTagsRepository as repository, type StoredReview } from './picture-tags.repository'

export type PictureTagsDeps = {
  db: Database
  clock: Clock
  users: UsersService
  analysis: AnalysisService
  learning: LearningService
}

type Chances = Partial<Record<PictureTag, number>>

/** What a photo seems to show as a whole, and what people say of that: it decides what is asked. */
export class PictureTagsService {
  private readonly deps: PictureTagsDeps
  private card: Promise<TaggerCard> | undefined
  constructor(deps: PictureTagsDeps) {
    this.deps = deps
  }

  async list(member: Member, analysisId: string): Promise<TagsSeen> {
    const result = await this.deps.analysis.get(member, analysisId)
    return this.seen(this.deps.db.read, member.organizationId, result)
  }

  review(
    member: Member,
    analysisId: string,
    { tag, isRight }: BodyOf<typeof reviewPictureTag>,
  ): Promise<TagsSeen> {
    const { db, analysis, users, clock } = this.deps
    return db.transaction(async tx => {
      await analysis.lockOr404(tx, member.organizationId, analysisId)
      const result = await analysis.getWithin(tx, member, analysisId)
      const chance = result.detail?.tags?.[tag]
      if (chance === undefined || !result.detail?.tagger) throw notFound()
      const user = await users.find(tx, member.userId)
      await repository.insert(tx, {
        id: randomUUID(),
        organizationId: member.organizationId,
        analysisId,
        tag,
        isRight,
        chance,
        tagger: result.detail.tagger,
        userId: member.userId,
        userName: user ? fullName(user) : '',
        createdAt: clock.now(),
      })
      return this.seen(tx, member.organizationId, result)
    })
  }

  /** What questions are tied to, and how likely each is; what people said of it goes first. */
  async sightsIn(tx: ReadHandle, organizationId: string, result: AnalysisResult): Promise<Sights> {
    return sightsOf(result, await repository.reviewsOf(tx, organizationId, result.id))
  }

  private async seen(tx: ReadHandle, organizationId: string, result: AnalysisResult): Promise<TagsSeen> {
    const { tags } = result.detail ?? {}
    this.card ??= readTaggerCard()
    const card = await this.card
    if (!tags) return { isRecognized: true, testedOn: card.testedOn, items: [] }
    const reviews = await repository.reviewsOf(tx, organizationId, result.id)
    const { byKind } = await this.deps.learning.thresholdsOf(tx, organizationId, result.siteId)
    const items = pictureTags.map((tag): TagSeen => {
      const { threshold, pictures, precision = null, recall = null } = card.tags[tag]
      const figures = threshold === null ? { precision: null, recall: null } : { precision, recall }
      const chance = tags[tag] ?? 0
      const review = reviews.find(each => each.tag === tag)
      return {
        tag,
        chance,
        state: stateOf(chance, threshold && Math.max(threshold, byKind.get(shownKind(tag)) ?? 0)),
        review: review ? presentReview(review) : null,
        measured: { pictures, ...figures },
      }
    })
    return {
      isRecognized: isRecognized(sightsOf(result, reviews)),
      testedOn: card.testedOn,
      items: items.toSorted((a, b) => b.chance - a.chance),
    }
  }
}

/** A tag without a threshold is too often wrong to be spoken of. */
function stateOf(chance: number, threshold: number | null): TagSeen['state'] {
  if (threshold !== null && chance >= threshold) return 'shown'
  return chance >= POSSIBLE ? 'possible' : 'not_seen'
}

function sightsOf({ kind, detail, siteId, violations }: AnalysisResult, reviews: readonly StoredReview[]) {
  if (kind === 'audio') return { sound: 1 }
  const tags: Chances = { ...detail?.tags }
  for (const { tag, isRight } of reviews.toReversed()) tags[tag] = isRight ? 1 : 0
  return sightsIn({
    findings: detail?.findings ?? [],
    marks: violations.flatMap(({ boundingBoxes }) => boundingBoxes.map(({ labelCode }) => labelCode)),
    atSite: siteId !== null || detail?.workSite === 'person',
    tags: detail?.tags && tags,
  })
}

const presentReview = ({ isRight, userId, userName, createdAt }: StoredReview): TagSeen['review'] => ({
  isRight,
  userId,
  userName,
  at: createdAt.toISOString(),
})
