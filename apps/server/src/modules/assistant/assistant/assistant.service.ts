import { randomUUID } from 'node:crypto'
import { type Answer, isEmergency, type Library, languageOf, type Question } from '@plumbline/assistant'
import type { AskEvent, AssistantContext, ConversationAnswer } from '@plumbline/contract'
import { beginningAndEnd, withoutLongRuns } from '@plumbline/domain'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { type Formatter, loadFormatter } from '@plumbline/messages'
import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import type { Clock } from '../../../platform/clock'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Limits } from '../../../platform/http/limits'
import type { Member } from '../../../platform/http/member'
import type { QuotaService } from '../../billing/billing/quota.service'
import type { ViolationsService } from '../../findings/violations/violations.service'
import type { UsersService } from '../../identity/users/users.service'
import { type AnswerLibraryDeps, answerLibrary } from './answer-library'
import type { AnswerModel } from './answer-model'
import { type AnswerRecordsDeps, answerRecords } from './answer-records'
import type { AnswerThread } from './answer-thread/answer-thread'
import { questionsByAccount } from './assistant.limits'
import { type Conversation, conversationsRepository as conversations } from './conversations.repository'
import { ModelError } from './model/model-error'
import { recordLists } from './record-lists'
import { type AnswerLanguage, messageOf, type Rendered, renderAnswer, sourcesOf } from './render-answer'
import { violationContext } from './violation-context'
import { readerSettings, workplaceOf } from './workplace'

export type AssistantDeps = AnswerLibraryDeps &
  AnswerRecordsDeps & {
    clock: Clock
    log: Logger
    limits: Limits
    quota: QuotaService
    users: UsersService
    violations: ViolationsService
    answerThread: AnswerThread
    /** Null where none is configured. */
    answerModel: AnswerModel | null
  }

export type ChatQuestion = {
  text: string
  userId?: string | undefined
  context?: z.output<typeof AssistantContext> | undefined
  sessionId?: string | undefined
}

/** Where an answer goes while it is made. Nothing is kept once the caller is gone. */
export type AnswerListener = { signal: AbortSignal; onEvent: (event: AskEvent) => void }

const MAX_TITLE = 80
const MAX_HISTORY = 10

const fixedKinds: ReadonlySet<Answer['kind']> = new Set(['emergency', 'arithmetic', 'declined', 'off_topic'])

/**
 * What a model doesn't rewrite: help in an emergency, a calculation, what is declined, and that a code isn't in the
 * library, which a model would rather explain.
 */
const isFixed = ({ kind, statements }: Answer) =>
  fixedKinds.has(kind) ||
  statements.some(({ sentence }) => 'code' in sentence && sentence.code === 'assistant.unknown.code')

/** Answers questions from the organization's library and records, and keeps the conversation. */
export class AssistantService {
  private readonly deps: AssistantDeps
  constructor(deps: AssistantDeps) {
    this.deps = deps
  }

  async chat(member: Member, question: ChatQuestion, signal: AbortSignal): Promise<ConversationAnswer> {
    return (await this.prepare(member, question)).finish({ signal, onEvent: () => {} })
  }

  /**
   * Finds the library's answer, or rejects the question. `finish` tells the listener about it, has the model write it
   * where there is one, and keeps it. The question is taken from the quota before any of the answer is shown or a model
   * is called, and given back where no answer comes of it, unless the caller hung up. Who asks is known from the session; somebody
   * else's user id is rejected.
   */
  async prepare(member: Member, { text, userId, context, sessionId }: ChatQuestion) {
    const { db, clock, limits, quota, answerThread } = this.deps
    if (userId && userId !== member.userId)
      throw new AppError('invalid', { fields: { userId: 'not_a_member' } })
    await limits.count([questionsByAccount, member.userId])
    const before = sessionId ? await conversations.find(db.read, member, sessionId) : undefined
    if (sessionId && !before) throw notFound()
    const whole = withoutLongRuns(text)
    const isUrgent = isEmergency(whole)
    if (!isUrgent) await quota.requireQuestion(db.read, member.organizationId)
    const read = isUrgent ? whole : beginningAndEnd(whole)
    const language = languageOf(read, before?.topic?.language ?? member.language)
    const formatter = await loadFormatter(language)
    const now = clock.now()
    const { detail, framework } = await readerSettings(this.deps, member)
    const asked: Question = {
      text: read,
      language,
      detail,
      topic: before?.topic ?? null,
      today: await this.deps.billing.today(db.read, member.organizationId),
      ...(await this.circumstances(member, context, formatter)),
    }
    const sources = {
      library: answerLibrary(this.deps, member, { ...asked.workplace, framework }, language),
      records: answerRecords(this.deps, member),
    }
    const answer = await answerThread.answer(member.organizationId, asked, sources)
    if (answer.kind !== 'emergency') await quota.requireQuestion(db.read, member.organizationId)
    const conversation = conversationFor(member, { before, text, answer, now })
    const write = async (listener: AnswerListener, messageId: string): Promise<ConversationAnswer> => {
      const { library } = sources
      const translations = translationsFor(language)
      const rendered = await this.rendered(member, answer, { formatter, language, translations })
      const byModel = await this.writtenByModel(
        member,
        { ...asked, text, library, before, answer, rendered },
        listener,
      )
      if (!byModel) for (const block of rendered.blocks) listener.onEvent({ type: 'block', block })
      const written = byModel ?? rendered
      const questionsRemaining = await this.save(member, conversation, {
        isNew: before === undefined,
        text,
        messageId,
        rendered: written,
        signal: listener.signal,
      })
      return {
        ...written,
        suggestions: rendered.suggestions,
        sessionId: conversation.id,
        messageId,
        questionsRemaining,
      }
    }
    const finish = (listener: AnswerListener) =>
      answer.kind === 'emergency'
        ? write(listener, randomUUID())
        : this.paidFor(member, listener, messageId => write(listener, messageId))
    return { finish }
  }

  /** Help in an emergency costs nothing; everything else is paid for before it's written. */
  private async paidFor<T>(
    { organizationId, userId }: Member,
    { signal }: AnswerListener,
    write: (messageId: string) => Promise<T>,
  ): Promise<T> {
    const { db, quota } = this.deps
    const reference = randomUUID()
    await db.transaction(async tx => {
      await quota.take(tx, { organizationId, userId, kind: 'question', reference })
      signal.throwIfAborted()
    })
    try {
      return await write(reference)
    } catch (error) {
      if (!signal.aborted)
        await db.transaction(tx => quota.giveBack(tx, organizationId, 'question', reference))
      throw error
    }
  }

  private async rendered({ organizationId }: Member, answer: Answer, into: AnswerLanguage) {
    const { db, regulations } = this.deps
    const named = await regulations.byCodes(db.read, organizationId, answer.sources)
    return renderAnswer(answer, into, named)
  }

  /** What the model writes, told to the listener as it writes; null where the library's answer is to be given. */
  private async writtenByModel(
    member: Member,
    { before, answer, rendered, ...asked }: ForModel,
    { signal, onEvent }: AnswerListener,
  ): Promise<Omit<Rendered, 'suggestions'> | null> {
    const { answerModel, db, regulations, users } = this.deps
    if (!answerModel || isFixed(answer)) return null
    if (!(await users.usesAdvancedModels(db.read, member.organizationId, member.userId))) return null
    const history = before ? await conversations.messages(db.read, member, before.id) : []
    onEvent({ type: 'phase', phase: 'writing' })
    try {
      const { blocks, sources, removedCodes } = await answerModel.write(
        {
          ...asked,
          answer: { ...answer, blocks: rendered.blocks },
          history: history.slice(-MAX_HISTORY).map(({ role, content, answer: earlier }) => ({
            role,
            content,
            sources: earlier?.sources.map(({ code }) => code) ?? [],
          })),
          lists: recordLists(this.deps, member),
        },
        {
          signal,
          onText: text => onEvent({ type: 'text', text }),
          onDiscard: () => onEvent({ type: 'restart' }),
        },
      )
      const named = await regulations.byCodes(db.read, member.organizationId, sources)
      return {
        // The model found what the library's answer didn't.
        kind: answer.kind === 'unknown' && sources.length > 0 ? 'rule' : answer.kind,
        blocks,
        message: messageOf(blocks),
        sources: sourcesOf(sources, named, translationsFor(asked.language)),
        writtenBy: 'model',
        removedCodes,
      }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelError)
        this.deps.log.warn({ reason: error.reason }, 'the model did not answer')
      else this.deps.log.error({ err: error }, 'the model did not answer')
      onEvent({ type: 'restart' })
      return null
    }
  }

  /** Where the question is asked, and about which violation. */
  private async circumstances(member: Member, context: ChatQuestion['context'], formatter: Formatter) {
    const { violations } = this.deps
    const violation = context?.violation_id ? await violations.get(member, context.violation_id) : null
    return {
      workplace: await workplaceOf(this.deps, member, violation?.siteId ?? null),
      violation: violation && violationContext(violation, formatter),
    }
  }

  private save(
    member: Member,
    conversation: Conversation,
    { isNew, text, messageId, rendered, signal }: Exchange,
  ): Promise<number | null> {
    const { db, quota } = this.deps
    const { organizationId } = member
    const { message, kind, blocks, sources, writtenBy, removedCodes } = rendered
    const shared = { organizationId, conversationId: conversation.id, createdAt: conversation.updatedAt }
    const answer = { kind, blocks, sources, writtenBy, removedCodes }
    signal.throwIfAborted()
    return db.transaction(async tx => {
      if (isNew) await conversations.insert(tx, conversation)
      const last = isNew ? conversation.messageCount : await conversations.continue(tx, member, conversation)
      if (last === undefined) throw notFound()
      await conversations.addMessages(tx, [
        { ...shared, id: randomUUID(), role: 'user', content: text, answer: null, position: last - 1 },
        { ...shared, id: messageId, role: 'assistant', content: message, answer, position: last },
      ])
      const left = await quota.questionsRemaining(tx, organizationId)
      signal.throwIfAborted()
      return left
    })
  }
}

type ForModel = Question & {
  library: Library
  before: Conversation | undefined
  answer: Answer
  rendered: Rendered
}

type Exchange = {
  isNew: boolean
  text: string
  messageId: string
  rendered: Omit<Rendered, 'suggestions'>
  signal: AbortSignal
}

type Opening = { before: Conversation | undefined; text: string; answer: Answer; now: Date }

const conversationFor = (member: Member, { before, text, answer, now }: Opening): Conversation => ({
  id: before?.id ?? randomUUID(),
  organizationId: member.organizationId,
  userId: member.userId,
  title: before?.title ?? text.slice(0, MAX_TITLE),
  topic: answer.topic ?? before?.topic ?? null,
  messageCount: before?.messageCount ?? 2,
  createdAt: before?.createdAt ?? now,
  updatedAt: now,
})
