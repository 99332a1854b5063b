import { randomUUID } from 'node:crypto'
import type { AnalysisResult, Answer, answerQuestion, BodyOf, Question } from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import { cited } from '@plumbline/inference'
import { remedies } from '@plumbline/inference/rules/remedies'
import {
  citableLaw,
  citationFor,
  figuresIn,
  type Question as KnownQuestion,
  type Law,
  type LawInput,
  question,
  questionsFor,
} from '@plumbline/knowledge'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { message } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing/billing.service'
import { isHazard } from '../../findings/violations/categories'
import type { FeedbackService } from '../../findings/violations/feedback/feedback.service'
import type { ViolationsService } from '../../findings/violations/violations.service'
import type { SitesService, StoredSite } from '../../identity/sites/sites.service'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { AnalysisService } from '../analysis/analysis.service'
import type { PictureTagsService } from '../picture-tags/picture-tags.service'
import { questionsRepository as repository, type StoredAnswer } from './questions.repository'

export type QuestionsDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  users: UsersService
  sites: SitesService
  analysis: AnalysisService
  pictureTags: PictureTagsService
  violations: ViolationsService
  violationFeedback: FeedbackService
}

/** What a picture can't show is asked of a person; what they answer 'Not OK' becomes a violation they reported. */
export class QuestionsService {
  private readonly deps: QuestionsDeps
  constructor(deps: QuestionsDeps) {
    this.deps = deps
  }

  async list(member: Member, analysisId: string): Promise<Question[]> {
    const { read } = this.deps.db
    const result = await this.deps.analysis.get(member, analysisId)
    const site = await this.siteOf(read, result, member.organizationId)
    const answers = await repository.answersOf(read, member.organizationId, analysisId)
    const asked = await this.asked(read, member, result, site, answers)
    return asked.map(each => present(each, placeOf(result, site), answers))
  }

  /** The last answer counts. Answers of several people are taken one after the other, so each sees the one before. */
  answer(
    member: Member,
    analysisId: string,
    { questionId, answer }: BodyOf<typeof answerQuestion>,
  ): Promise<Question> {
    return this.deps.db.transaction(async tx => {
      await this.deps.analysis.lockOr404(tx, member.organizationId, analysisId)
      const result = await this.deps.analysis.getWithin(tx, member, analysisId)
      const site = await this.siteOf(tx, result, member.organizationId)
      const before = await repository.answersOf(tx, member.organizationId, analysisId)
      const all = await this.asked(tx, member, result, site, before)
      const asked = all.find(({ id }) => id === questionId)
      if (!asked) throw notFound()
      if (answer === 'doesnt_apply' && !stepsOf(asked, citableLaw(placeOf(result, site))))
        throw new AppError('invalid', { fields: { answer: 'not_an_option' } })
      const earlier = before.find(each => each.questionId === questionId && each.violationId !== null)
      const user = await this.deps.users.find(tx, member.userId)
      const userName = user ? fullName(user) : ''
      const settled = { result, site, asked, answer, userName }
      const violationId = await this.settle(tx, member, settled, earlier?.violationId)
      await repository.insert(tx, {
        id: randomUUID(),
        organizationId: member.organizationId,
        analysisId,
        questionId,
        answer,
        userId: member.userId,
        userName,
        violationId,
        createdAt: this.deps.clock.now(),
      })
      return present(
        asked,
        placeOf(result, site),
        await repository.answersOf(tx, member.organizationId, analysisId),
      )
    })
  }

  /** 'Not OK' makes a violation, once; taken back, the violation is dismissed, and said again it is confirmed. */
  private async settle(
    tx: Transaction,
    member: Member,
    { result, site, asked, answer, userName }: Settled,
    earlier: string | null | undefined,
  ): Promise<string | null> {
    const { violations, violationFeedback } = this.deps
    const verdict = answer === 'not_ok' ? 'confirmed' : 'dismissed'
    if (earlier) {
      await violationFeedback.correctWithin(tx, member, earlier, { verdict, reason: answers[answer] })
      return earlier
    }
    if (answer !== 'not_ok') return null
    const law = citableLaw(placeOf(result, site))
    return violations.recordReported(
      tx,
      member,
      result.id,
      {
        rule: 'question',
        hazard: asked.hazard,
        severity: asked.severity,
        ...cited(asked.duty, law, 'reported'),
        type: message(`question.type.${asked.id}`),
        description: message('question.not_ok', { question: asked.id, ...figuresIn(asked, law) }),
        because: message('question.because', { name: userName }),
        location: message('question.everywhere'),
        boundingBoxes: [],
        remediationSteps: remedies(asked.hazard, law),
        confidence: 1,
      },
      asked.id,
    )
  }

  /** What was answered stays in the list, whatever else changes. */
  private async asked(
    tx: ReadHandle,
    { organizationId }: Member,
    result: AnalysisResult,
    site: StoredSite | undefined,
    answers: readonly StoredAnswer[],
  ): Promise<KnownQuestion[]> {
    if (result.status !== 'completed') return []
    const found = await this.deps.violations.hazardsIn(tx, organizationId, result.id)
    const hazards = found.flatMap(each => (isHazard(each.hazard) ? [{ ...each, hazard: each.hazard }] : []))
    const chosen = questionsFor({
      ...(await this.answeredBefore(tx, organizationId, result, site)),
      sights: await this.deps.pictureTags.sightsIn(tx, organizationId, result),
      found: hazards.map(each => each.hazard),
      // Only what shows a rule broken cites one.
      proven: hazards.filter(each => each.regulationCodes.length > 0).map(each => each.hazard),
      industry: placeOf(result, site)?.industry ?? 'construction',
    })
    const answered = [...new Set(answers.map(({ questionId }) => questionId))].flatMap(
      id => question(id) ?? [],
    )
    return [...chosen, ...answered.filter(each => !chosen.includes(each))]
  }

  /** What was answered on the day of the result for the same part of its site, and at the site in the week before. */
  private async answeredBefore(
    tx: ReadHandle,
    organizationId: string,
    { id, area, createdAt }: AnalysisResult,
    site: StoredSite | undefined,
  ) {
    if (!site) return {}
    const zone = site.timeZone ?? (await this.deps.billing.timeZoneOf(tx, organizationId))
    const taken = new Date(createdAt)
    const since = new Date(taken.getTime() - LATELY_MS)
    const given = await repository.answeredAtSite(tx, organizationId, { siteId: site.id, since, besides: id })
    const sameDay = (at: Date) => dayOf(at, zone) === dayOf(taken, zone)
    const settled = given.filter(each => each.area === area && sameDay(each.createdAt))
    return { settled: settled.map(questionIdOf), lately: given.map(questionIdOf) }
  }

  private async siteOf(tx: ReadHandle, { siteId }: AnalysisResult, organizationId: string) {
    return siteId ? this.deps.sites.find(tx, organizationId, siteId) : undefined
  }
}

type Settled = {
  result: AnalysisResult
  site: StoredSite | undefined
  asked: KnownQuestion
  answer: Answer
  userName: string
}

const questionIdOf = ({ questionId }: { questionId: string }) => questionId

const LATELY_MS = 7 * 24 * 3_600_000

/** Kept with the violation's feedback, so that the trail says why. */
const answers: Record<Answer, string> = {
  ok: 'OK',
  not_ok: 'Not OK',
  cant_tell: "Can't tell",
  doesnt_apply: "Doesn't apply here",
}

/** Whose rules are asked about: those of the site, or those that a person's word made apply. */
function placeOf({ detail }: AnalysisResult, site: StoredSite | undefined): LawInput | null {
  if (site || detail?.workSite !== 'person') return site ?? null
  const { country = null, state = null, industry = 'construction' } = detail.law ?? {}
  return { country, state, industry }
}

/** A law without the figures has no limit to ask about first. */
function stepsOf(asked: KnownQuestion, law: Law | null): Question['steps'] {
  const figures = figuresIn(asked, law)
  if (!asked.isConditional || Object.keys(figures).length < (asked.figures?.length ?? 0)) return null
  return {
    first: message(`question.first.${asked.id}`, figures),
    second: message(`question.second.${asked.id}`, figures),
  }
}

function present(asked: KnownQuestion, place: LawInput | null, all: readonly StoredAnswer[]): Question {
  const { id, severity, duty } = asked
  const law = citableLaw(place)
  const given = all.filter(({ questionId }) => questionId === id)
  const [last] = given
  return {
    id,
    ask: message(`question.ask.${id}`, figuresIn(asked, law)),
    steps: stepsOf(asked, law),
    severity,
    regulationCode: citationFor(duty, law) ?? null,
    answer: last?.answer ?? null,
    given: given.map(({ answer, userId, userName, createdAt }) => ({
      answer,
      userId,
      userName,
      at: createdAt.toISOString(),
    })),
    violationId: last?.answer === 'not_ok' ? last.violationId : null,
  }
}
