import { randomUUID } from 'node:crypto'
import { type Answer, answerQuestion, type Workplace } from '@plumbline/assistant'
import type { AssistantAnswer, BodyOf, copilotChat, paulieHistory, ResponseOf } from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../platform/clock'
import { AppError, notFound } from '../../platform/http/errors'
import type { Member } from '../../platform/http/member'
import type { BillingService } from '../billing/billing.service'
import type { UsersService } from '../users/users.service'
import type { ViolationsService } from '../violations/violations.service'
import { type AnswerLibraryDeps, answerLibrary } from './answer-library'
import { type AnswerRecordsDeps, answerRecords } from './answer-records'
import { type Conversation, conversationsRepository as conversations } from './conversations.repository'
import { renderAnswer } from './render-answer'
import { workplaceIn } from './workplace'

export type AssistantDeps = AnswerLibraryDeps &
  AnswerRecordsDeps & {
    clock: Clock
    billing: BillingService
    users: UsersService
    violations: ViolationsService
  }

type Context = NonNullable<BodyOf<typeof copilotChat>['context']>
export type ChatQuestion = {
  text: string
  userId?: string | undefined
  context?: Context | undefined
  sessionId?: string | undefined
}
export type Answered = AssistantAnswer & { followUps: string[] }

const MAX_TITLE = 80

/** Answers questions from the organization's library and records, and keeps the conversation. */
export class AssistantService {
  private readonly deps: AssistantDeps
  constructor(deps: AssistantDeps) {
    this.deps = deps
  }

  /** Who asks is known from the session; somebody else's user id is rejected. */
  async chat(member: Member, { text, userId, context, sessionId }: ChatQuestion): Promise<Answered> {
    const { db, clock, regulations } = this.deps
    if (userId && userId !== member.userId)
      throw new AppError('invalid', { fields: { userId: 'not_a_member' } })
    const before = sessionId ? await conversations.find(db.read, member, sessionId) : undefined
    if (sessionId && !before) throw notFound()
    const workplace = await this.workplaceOf(member, context)
    const now = clock.now()
    const answer = await answerQuestion(
      { text, workplace, topic: before?.topic ?? null, today: now.toISOString().slice(0, 10) },
      { library: answerLibrary(this.deps, member, workplace), records: answerRecords(this.deps, member) },
    )
    const [formatter, named] = await Promise.all([
      loadFormatter(member.language),
      regulations.byCodes(db.read, member.organizationId, answer.sources),
    ])
    const { followUps, ...rendered } = renderAnswer(answer, formatter, named)
    const conversation = conversationFor(member, { before, text, answer, now })
    await this.save(member, conversation, { isNew: before === undefined, text, rendered })
    return { ...rendered, followUps, sessionId: conversation.id }
  }

  async history(member: Member, sessionId: string | undefined): Promise<ResponseOf<typeof paulieHistory>> {
    const { read } = this.deps.db
    if (!sessionId) return []
    if (!(await conversations.find(read, member, sessionId))) throw notFound()
    const messages = await conversations.messages(read, member, sessionId)
    return messages.map(({ id, role, content, createdAt, answer }) => ({
      id,
      role,
      content,
      timestamp: createdAt.toISOString(),
      sources: answer?.sources ?? [],
    }))
  }

  rename(member: Member, id: string, title: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      if (!(await conversations.rename(tx, member, id, title))) throw notFound()
      return {}
    })
  }

  /** The site of the violation that is asked about, else what the sites share, else what the account says. */
  private async workplaceOf(member: Member, context: Context | undefined): Promise<Workplace> {
    const { db, sites, users, organizations, violations } = this.deps
    const { organizationId } = member
    const violation = context?.violation_id ? await violations.get(member, context.violation_id) : null
    const site = violation?.siteId ? await sites.find(db.read, organizationId, violation.siteId) : null
    const [shared, user, industry] = await Promise.all([
      site ?? sites.shared(db.read, organizationId),
      users.find(db.read, member.userId),
      organizations.industry(db.read, organizationId),
    ])
    return workplaceIn({ shared, region: user?.region, language: member.language, industry })
  }

  /** A question is paid for when its answer is there; help in an emergency costs nothing. */
  private save(
    member: Member,
    conversation: Conversation,
    { isNew, text, rendered }: { isNew: boolean; text: string; rendered: Omit<AssistantAnswer, 'sessionId'> },
  ) {
    const { message, kind, blocks, sources } = rendered
    const shared = {
      organizationId: member.organizationId,
      conversationId: conversation.id,
      createdAt: conversation.updatedAt,
    }
    return this.deps.db.transaction(async tx => {
      if (kind !== 'emergency') await this.deps.billing.takeQuestion(tx, member.organizationId)
      if (isNew) await conversations.insert(tx, conversation)
      const last = isNew ? conversation.messageCount : await conversations.continue(tx, member, conversation)
      if (last === undefined) throw notFound()
      await conversations.addMessages(tx, [
        { ...shared, id: randomUUID(), role: 'user', content: text, answer: null, position: last - 1 },
        {
          ...shared,
          id: randomUUID(),
          role: 'assistant',
          content: message,
          answer: { kind, blocks, sources },
          position: last,
        },
      ])
    })
  }
}

type Exchange = { before: Conversation | undefined; text: string; answer: Answer; now: Date }

const conversationFor = (member: Member, { before, text, answer, now }: Exchange): Conversation => ({
  id: before?.id ?? randomUUID(),
  organizationId: member.organizationId,
  userId: member.userId,
  title: before?.title ?? text.slice(0, MAX_TITLE),
  topic: answer.topic ?? before?.topic ?? null,
  messageCount: before?.messageCount ?? 2,
  createdAt: before?.createdAt ?? now,
  updatedAt: now,
})
