import type { Answer, Library, Question, Records } from '@plumbline/assistant'

/** What an answer has to know of the organization before it can go on: the thread has no database. */
export type Lookup =
  | { type: 'read'; args: Parameters<Library['read']> }
  | { type: 'search'; args: Parameters<Library['search']> }
  | { type: 'byCodes'; args: Parameters<Library['byCodes']> }
  | { type: 'records'; args: Parameters<Records['find']> }

/** A question with what was looked up for it so far, in the order it was asked for. */
export type AnswerCall = { question: Question; replies: readonly unknown[] }
export type Reached = { answer: Answer } | { lookup: Lookup }
