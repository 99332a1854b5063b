import { type Clock, days, hours, later, minutes } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { AssistantService } from '../../assistant/assistant/assistant.service'
import type { ConversationsService } from '../../assistant/assistant/conversations.service'
import { backdateConversation } from '../../assistant/assistant/conversations.upkeep'
import type { UsersService } from '../../identity/users/users.service'
import { crew } from './crew'

export type ConversationsDeps = {
  db: Database
  clock: Clock
  users: UsersService
  libraryAssistant: AssistantService
  conversations: ConversationsService
}

type Planned = {
  who: 'admin' | 'manager' | 'worker'
  ago: number
  questions: readonly string[]
  rating?: { rating: 'up' | 'down'; reason?: string }
}

/** Those about the organization's own records are of today: their answers are. */
const planned: readonly Planned[] = [
  {
    who: 'worker',
    ago: days(9),
    questions: ['When does a scaffold need guardrails?', 'Who has to inspect it?'],
    rating: { rating: 'up' },
  },
  { who: 'worker', ago: hours(2), questions: ['Which of my tasks are overdue?'] },
  {
    who: 'manager',
    ago: days(20),
    questions: ['How deep can a trench be before it needs protection?', 'And in California?'],
    rating: { rating: 'up' },
  },
  {
    who: 'manager',
    ago: days(4),
    questions: ['What does OSHA require for silica dust when cutting concrete?'],
    rating: { rating: 'down', reason: 'I was looking for the table with the tools.' },
  },
  {
    who: 'manager',
    ago: hours(1),
    questions: ['How many high severity violations are open at Harbor Tower?'],
  },
  { who: 'admin', ago: days(12), questions: ['How high is the fine for a serious violation?'] },
  { who: 'admin', ago: hours(3), questions: ['How many tasks are overdue?'] },
]

/** What the crew asked the assistant. The answers are the ones it gives. */
export class DemoConversations {
  private readonly deps: ConversationsDeps
  constructor(deps: ConversationsDeps) {
    this.deps = deps
  }

  /** Whoever has asked before asks nothing more: a job may run twice. */
  async hold() {
    const asked = new Set<string>()
    for (const { email } of crew) {
      const member = await this.memberOf(email)
      if (member && (await this.deps.conversations.list(member, { limit: 1 })).length > 0) asked.add(email)
    }
    for (const each of planned) {
      const email = `${each.who}@plumbline.example`
      const member = asked.has(email) ? undefined : await this.memberOf(email)
      if (member) await this.holdOne(member, each)
    }
  }

  private async holdOne(member: Member, { questions, ago, rating }: Planned) {
    const { db, clock, libraryAssistant, conversations } = this.deps
    let sessionId: string | undefined
    let messageId = ''
    for (const text of questions) {
      const answer = await libraryAssistant.chat(member, { text, sessionId }, new AbortController().signal)
      sessionId = answer.sessionId
      messageId = answer.messageId
    }
    if (rating) await conversations.rate(member, messageId, rating)
    const { organizationId } = member
    const at = later(clock.now(), -ago)
    if (sessionId) {
      const id = sessionId
      await db.transaction(tx => backdateConversation(tx, { organizationId, id, at, apart: minutes(2) }))
    }
  }

  private async memberOf(email: string): Promise<Member | undefined> {
    const user = await this.deps.users.findByEmail(this.deps.db.read, email)
    const role = crew.find(account => account.email === email)?.role
    if (!user?.currentOrganizationId || !role) return undefined
    return {
      userId: user.id,
      organizationId: user.currentOrganizationId,
      role,
      language: user.language,
      sessionId: '',
      bearerExpiresAt: this.deps.clock.now(),
    }
  }
}
