import { randomUUID } from 'node:crypto'
import type { AnalysisResult, answerPosture, BodyOf, Posture } from '@plumbline/contract'
import { type Box, isPostureAnswer } from '@plumbline/domain'
import type { Analyzer, PostureMeasurement } from '@plumbline/inference'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { fullName, type UsersService } from '../../identity/users/users.service'
import { analyzed } from '../analysis/analysis.lookups'
import type { AnalysisService } from '../analysis/analysis.service'
import type { MediaService } from '../media/media.service'
import { postureRepository as repository } from './posture.repository'
import { personIn, presentCheck } from './present-posture'

/** A person waits for it, so it may not take longer than they do. */
const TIMEOUT_MS = 90_000

export type PostureDeps = {
  db: Database
  clock: Clock
  log: Logger
  analyzer: () => Analyzer
  media: MediaService
  users: UsersService
  analysis: AnalysisService
}

/** Only when somebody asks for it, of one photo, of one person, and without knowing who that is. */
export class PostureService {
  private readonly deps: PostureDeps
  constructor(deps: PostureDeps) {
    this.deps = deps
  }

  async get(member: Member, analysisId: string): Promise<Posture> {
    const { read } = this.deps.db
    return this.present(read, await this.deps.analysis.get(member, analysisId), member)
  }

  async check(member: Member, analysisId: string): Promise<Posture> {
    const { db, analysis, clock, users } = this.deps
    const person = personIn(await analysis.get(member, analysisId))
    const measured: PostureMeasurement | Unsuited =
      typeof person === 'string'
        ? { status: 'cant_tell', reason: person }
        : await this.measure(member, analysisId, person)
    return db.transaction(async tx => {
      await analysis.lockOr404(tx, member.organizationId, analysisId)
      const user = await users.find(tx, member.userId)
      const isMeasured = measured.status === 'measured'
      await repository.store(tx, {
        id: randomUUID(),
        organizationId: member.organizationId,
        analysisId,
        reason: isMeasured ? null : measured.reason,
        points: isMeasured ? measured.points : null,
        angles: isMeasured ? measured.angles : null,
        answers: {},
        userId: member.userId,
        userName: user ? fullName(user) : '',
        createdAt: clock.now(),
      })
      return this.present(tx, await analysis.getWithin(tx, member, analysisId), member)
    })
  }

  /** The last answer counts. Answers of several people are taken one after the other, so none is lost. */
  answer(
    member: Member,
    analysisId: string,
    { item, answer }: BodyOf<typeof answerPosture>,
  ): Promise<Posture> {
    return this.deps.db.transaction(async tx => {
      const { organizationId } = member
      await this.deps.analysis.lockOr404(tx, organizationId, analysisId)
      const stored = await repository.find(tx, organizationId, analysisId)
      if (!stored?.angles) throw notFound()
      const given = answer !== null && isPostureAnswer(item, answer) ? { [item]: answer } : {}
      const { [item]: _, ...others } = stored.answers
      await repository.setAnswers(tx, organizationId, analysisId, { ...others, ...given })
      return this.present(tx, await this.deps.analysis.getWithin(tx, member, analysisId), member)
    })
  }

  private async measure(member: Member, analysisId: string, person: Box) {
    const { db, media, analyzer, log } = this.deps
    const found = await analyzed(db.read, member.organizationId, analysisId)
    if (!found) throw notFound()
    try {
      const { path, release } = await media.evidence(found.medium)
      try {
        return await analyzer().measurePosture({ path }, person, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      } finally {
        await release()
      }
    } catch (error) {
      log.warn({ err: error, analysisId }, 'a posture check failed')
      throw new AppError('overloaded')
    }
  }

  private async present(tx: ReadHandle, result: AnalysisResult, member: Member): Promise<Posture> {
    const person = personIn(result)
    const stored = await repository.find(tx, member.organizationId, result.id)
    return {
      unsuited: typeof person === 'string' ? person : null,
      check: stored ? presentCheck(stored, result) : null,
    }
  }
}

type Unsuited = { status: 'cant_tell'; reason: Extract<ReturnType<typeof personIn>, string> }
