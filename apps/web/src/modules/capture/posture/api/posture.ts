import { answerPosture, checkPosture, getPosture } from '@plumbline/contract/capture/posture'
import { useQuery } from '@tanstack/react-query'
import { queryFor, useApiMutation } from '../../../../lib/query'

export const usePosture = (resultId: string) => useQuery(queryFor(getPosture, { params: { id: resultId } }))

export const useCheckPosture = () => useApiMutation(checkPosture)

export const useAnswerPosture = () => useApiMutation(answerPosture)
