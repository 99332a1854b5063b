import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { QuestionsService } from './questions.service'

export const questionsRoutes = (questions: QuestionsService) => [
  handle(contract.listQuestions, ({ member, params }) => questions.list(member, params.id)),
  handle(contract.answerQuestion, ({ member, params, body }) => questions.answer(member, params.id, body)),
]
