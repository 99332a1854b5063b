import type { Industry, Language } from '@plumbline/domain'
import type { Law } from '@plumbline/knowledge/laws/law'
import type { MessageCode } from '@plumbline/messages'
import type { Lead } from './prepared/lead-word'
import type { RecordQuestion } from './records/record-question'

export type AnswerKind =
  | 'emergency'
  | 'rule'
  | 'records'
  | 'arithmetic'
  | 'ask_back'
  | 'wrong_premise'
  | 'unknown'
  | 'off_topic'
  | 'declined'

/** The parts of an answer, in the order they are shown. */
export type Section =
  | 'emergency'
  | 'answer'
  | 'workings'
  | 'now'
  | 'limits'
  | 'who'
  | 'exceptions'
  | 'original'

/**
 * A sentence of the product by its code; what a record of the library says of a rule, in our words; what it advises to
 * look at, which no rule says; or an answer that was prepared for the question, with the word it begins with.
 */
export type Sentence =
  | { code: MessageCode; params?: Record<string, string | number> }
  | { record: string }
  | { advice: string }
  | { prepared: string; lead: Lead | null }

/** What a sentence says where that is no text of the product. */
export const libraryText = (sentence: Sentence): string | null =>
  'record' in sentence ? sentence.record : 'advice' in sentence ? sentence.advice : null

/** A public page outside the library. */
export type Page = { title: string; url: string }

/** One thing the assistant says, with the codes of the records, or the page, that say so. */
export type Statement = {
  section: Section
  sentence: Sentence
  codes: readonly string[]
  page?: Page
  /** Set where it isn't in the language of the answer. */
  language?: Language
}

export type Answer = {
  kind: AnswerKind
  statements: Statement[]
  /** The records it rests on, the most important first. */
  sources: string[]
  /** What to ask next. */
  followUps: MessageCode[]
  /** What a follow-up question refers to; null where there is nothing to refer to. */
  topic: Topic | null
}

/** What a conversation is about. */
export type Topic = {
  /** The question in English, with what earlier questions said. */
  text: string
  /** The same as it was typed. */
  asked: string
  country: string | null
  state: string | null
  industry: Industry
  /** The language it was asked in, for a follow-up that doesn't tell. */
  language?: Language
  /** Set where the answer was a question: what comes next completes it. */
  isAskedBack?: boolean
  /** Set where it was about the organization's own records. */
  records?: RecordQuestion
}

/** A statement that rests on one record. */
export const stated = (section: Section, sentence: Sentence, ...codes: string[]): Statement => ({
  section,
  sentence,
  codes,
})

/** A topic where the law decides, not the site. */
export const topicOf = (text: string, law: Law | null): Topic => ({
  text,
  asked: text,
  country: law?.country ?? null,
  state: law?.state ?? null,
  industry: law?.industry ?? 'general',
})
