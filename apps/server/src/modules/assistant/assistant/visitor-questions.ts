import { type Answer, languageOf, type Records } from '@plumbline/assistant'
import type { BodyOf, TriedAnswer, tryQuestion } from '@plumbline/contract'
import { withoutLongRuns } from '@plumbline/domain'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import { AppError } from '../../../platform/http/errors'
import type { Limits } from '../../../platform/http/limits'
import { placeOfVisitor, VISITORS } from '../../../platform/http/visitor'
import { overloaded } from '../../../platform/organization-slots'
import { type AnswerLibraryDeps, answerLibrary } from './answer-library'
import { noRecords } from './answer-records'
import type { AnswerThread } from './answer-thread/answer-thread'
import { questionsByAddress } from './assistant.limits'
import { renderAnswer } from './render-answer'

export type VisitorQuestionsDeps = AnswerLibraryDeps & {
  clock: Clock
  limits: Limits
  answerThread: AnswerThread
}

const nothingRecorded: Records = { find: async () => noRecords }

/**
 * Answers one question of somebody without an account from the built-in library. All visitors together wait like one
 * organization, no model writes, and nothing is kept.
 */
export class VisitorQuestions {
  private readonly deps: VisitorQuestionsDeps
  constructor(deps: VisitorQuestionsDeps) {
    this.deps = deps
  }

  async answer(
    address: string,
    { question, language: shown = 'en' }: BodyOf<typeof tryQuestion>,
  ): Promise<TriedAnswer> {
    const { db, clock, limits, regulations, answerThread } = this.deps
    await limits.count([questionsByAddress, address])
    const text = withoutLongRuns(question)
    const language = languageOf(text, shown)
    const workplace = placeOfVisitor(language)
    const library = answerLibrary(
      this.deps,
      { organizationId: VISITORS },
      { ...workplace, framework: 'multiple' },
      language,
    )
    const asked = {
      text,
      language,
      workplace,
      topic: null,
      violation: null,
      today: clock.now().toISOString().slice(0, 10),
    }
    const answer: Answer = await answerThread
      .answer(VISITORS, asked, { library, records: nothingRecorded })
      .catch(asBusy)
    if (answer.kind === 'records') return { kind: answer.kind, blocks: [], sources: [] }
    const formatter = await loadFormatter(language)
    const named = await regulations.byCodes(db.read, VISITORS, answer.sources)
    const { kind, blocks, sources } = renderAnswer(
      answer,
      { language, formatter, translations: translationsFor(language) },
      named,
    )
    return { kind, blocks, sources }
  }
}

/** The line of all visitors is full: that isn't this visitor's doing. */
function asBusy(error: unknown): never {
  throw error instanceof AppError && error.code === 'too_many' ? overloaded() : error
}
