import type { AnswerBlock } from '@plumbline/contract/assistant/assistant'
import type { AskEvent } from '@plumbline/contract/assistant/conversations'

/** An answer on its way: what has come of it so far is a preview. */
export type PendingAnswer = {
  question: string
  phase: 'searching' | 'writing'
  /** Finished statements of an answer from the library. */
  blocks: readonly AnswerBlock[]
  /** What a model has written so far. */
  text: string
  /** The complete answer, once it is there, to be shown in place of this. */
  messageId: string | null
}

export const newPending = (question: string): PendingAnswer => ({
  question,
  phase: 'searching',
  blocks: [],
  text: '',
  messageId: null,
})

export function withEvent(pending: PendingAnswer, event: AskEvent): PendingAnswer {
  switch (event.type) {
    case 'phase':
      return { ...pending, phase: event.phase }
    case 'block':
      return { ...pending, blocks: [...pending.blocks, event.block] }
    case 'text':
      return { ...pending, text: pending.text + event.text }
    // What a model wrote before it failed doesn't count.
    case 'restart':
      return newPending(pending.question)
    case 'done':
      return { ...pending, messageId: event.answer.messageId }
    default:
      return pending
  }
}
