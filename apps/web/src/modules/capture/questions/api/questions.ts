import { answerQuestion, listQuestions } from '@plumbline/contract/capture/questions'
import { useQuery } from '@tanstack/react-query'
import { queryFor, useApiMutation } from '../../../../lib/query'

export const useQuestions = (resultId: string) =>
  useQuery(queryFor(listQuestions, { params: { id: resultId } }))

export const useAnswer = () => useApiMutation(answerQuestion)
