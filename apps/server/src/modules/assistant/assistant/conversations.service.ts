import type {
  assistantHistory,
  BodyOf,
  listAnswerFeedback,
  listConversations,
  QueryOf,
  ResponseOf,
  rateAnswer,
} from '@plumbline/contract'
import type { Clock } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import { notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { answerFeedbackRepository as feedback } from './answer-feedback.repository'
import { conversationsRepository as conversations } from './conversations.repository'

type ConversationsDeps = { db: Database; clock: Clock }

/** A person's own conversations, and what they say of the answers. */
export class ConversationsService {
  private readonly deps: ConversationsDeps
  constructor(deps: ConversationsDeps) {
    this.deps = deps
  }

  async list(
    member: Member,
    { q, limit }: QueryOf<typeof listConversations>,
  ): Promise<ResponseOf<typeof listConversations>> {
    const found = await conversations.list(this.deps.db.read, member, { q: q || null, limit })
    return found.map(({ updatedAt, ...rest }) => ({ ...rest, updatedAt: updatedAt.toISOString() }))
  }

  async history(member: Member, sessionId: string | undefined): Promise<ResponseOf<typeof assistantHistory>> {
    const { read } = this.deps.db
    if (!sessionId) return []
    if (!(await conversations.find(read, member, sessionId))) throw notFound()
    const [messages, rated] = await Promise.all([
      conversations.messages(read, member, sessionId),
      feedback.ofConversation(read, member.organizationId, sessionId),
    ])
    return messages.map(({ id, role, content, createdAt, answer }) => ({
      id,
      role,
      content,
      timestamp: createdAt.toISOString(),
      sources: answer?.sources ?? [],
      answer,
      feedback: rated.get(id) ?? null,
    }))
  }

  rename(member: Member, id: string, title: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      if (!(await conversations.rename(tx, member, id, title))) throw notFound()
      return {}
    })
  }

  delete(member: Member, id: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      if (!(await conversations.delete(tx, member, id))) throw notFound()
      return {}
    })
  }

  /** Only whoever asked rates the answer; a question can't be rated. */
  rate(
    member: Member,
    messageId: string,
    { rating, reason = '' }: BodyOf<typeof rateAnswer>,
  ): Promise<Record<string, never>> {
    const { db, clock } = this.deps
    return db.transaction(async tx => {
      if (!(await conversations.hasAnswer(tx, member, messageId))) throw notFound()
      if (rating === null) await feedback.delete(tx, member.organizationId, messageId)
      else
        await feedback.save(tx, {
          messageId,
          organizationId: member.organizationId,
          rating,
          reason,
          updatedAt: clock.now(),
        })
      return {}
    })
  }

  async ratings(
    { organizationId }: Member,
    { limit }: QueryOf<typeof listAnswerFeedback>,
  ): Promise<ResponseOf<typeof listAnswerFeedback>> {
    const found = await feedback.list(this.deps.db.read, organizationId, limit)
    return found.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
  }
}
