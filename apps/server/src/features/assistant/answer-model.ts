import type { Answer, Library, Records, ViolationContext, Workplace } from '@plumbline/assistant'
import type { AnswerBlock, Language } from '@plumbline/contract'

/** What a language model is given to answer a question. It never gets more than the person who asks may see. */
export type ModelQuestion = {
  text: string
  language: Language
  workplace: Workplace
  violation: ViolationContext | null
  /** What was asked and answered before, the oldest first. */
  history: readonly { role: 'user' | 'assistant'; content: string }[]
  /** What the library alone answers. */
  answer: Answer
  library: Library
  records: Records
}

export type ModelAnswer = {
  blocks: AnswerBlock[]
  /** The records it rests on, the most important first; each was given to it. */
  sources: string[]
  /** What it cited without having been given it. */
  removedCodes: string[]
}

/** A language model that writes answers. It throws where it can't, and the library's answer is given instead. */
export type AnswerModel = {
  write(
    question: ModelQuestion,
    stream: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<ModelAnswer>
}
