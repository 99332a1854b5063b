import type { Answer, Library, ViolationContext, Workplace } from '@plumbline/assistant'
import type { AnswerBlock, DetailLevel, Language } from '@plumbline/contract'
import type { RecordLists } from './record-lists'

/** What a language model is given to answer a question. It never gets more than the person who asks may see. */
export type ModelQuestion = {
  text: string
  language: Language
  detail?: DetailLevel | undefined
  workplace: Workplace
  /** ISO date. */
  today: string
  violation: ViolationContext | null
  /** What was asked and answered before, the oldest first, with the codes that answers rest on. */
  history: readonly { role: 'user' | 'assistant'; content: string; sources: readonly string[] }[]
  /** What the library alone answers, in the language of the person. */
  answer: Pick<Answer, 'topic' | 'sources'> & { blocks: readonly AnswerBlock[] }
  library: Library
  lists: RecordLists
}

export type ModelAnswer = {
  blocks: AnswerBlock[]
  /** The records it rests on, the most important first; each was given to it. */
  sources: string[]
  /** What it cited without having been given it. */
  removedCodes: string[]
}

export type ModelListener = {
  signal: AbortSignal
  /** The next piece of the answer, checked as far as it goes. */
  onText: (text: string) => void
  /** What was written so far isn't the answer: the model looks something up first. */
  onDiscard: () => void
}

/** A language model that writes answers. It throws where it can't, and the library's answer is given instead. */
export type AnswerModel = { write(question: ModelQuestion, listener: ModelListener): Promise<ModelAnswer> }
