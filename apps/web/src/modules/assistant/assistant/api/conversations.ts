import { assistantHistory, saveAssistantSession } from '@plumbline/contract/assistant/assistant-page'
import {
  type ConversationAnswer,
  deleteConversation,
  listAnswerFeedback,
  listConversations,
  rateAnswer,
} from '@plumbline/contract/assistant/conversations'
import type { ResponseOf } from '@plumbline/contract/endpoint'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { queryFor, useApiMutation } from '../../../../lib/query'

type History = ResponseOf<typeof assistantHistory>
export type HistoryMessage = History[number]

const MAX_LISTED = 100

export const useConversations = (q: string) =>
  useQuery({
    ...queryFor(listConversations, { query: { ...(q && { q }), limit: MAX_LISTED } }),
    placeholderData: keepPreviousData,
  })

const historyOf = (sessionId: string) => queryFor(assistantHistory, { query: { sessionId } })

export const useHistory = (sessionId: string | null) =>
  useQuery({
    ...historyOf(sessionId ?? ''),
    enabled: sessionId !== null,
    meta: { showsOwnError: true },
  })

/** Shows a question and its answer without asking the server for what it has just sent. */
export function addToHistory(client: QueryClient, question: string, answer: ConversationAnswer) {
  const { message, sources, sessionId, messageId, kind, blocks, writtenBy, removedCodes } = answer
  const timestamp = new Date().toISOString()
  client.setQueryData<History>(historyOf(sessionId).queryKey, (before = []) => [
    ...before,
    {
      id: `question of ${messageId}`,
      role: 'user',
      content: question,
      timestamp,
      sources: [],
      answer: null,
      feedback: null,
    },
    {
      id: messageId,
      role: 'assistant',
      content: message,
      timestamp,
      sources,
      answer: { kind, blocks, writtenBy, removedCodes },
      feedback: null,
    },
  ])
}

export const useRenameConversation = (onSuccess: () => void) =>
  useApiMutation(saveAssistantSession, { showsOwnError: true, onSuccess })

export const useDeleteConversation = (onSuccess: () => void) =>
  useApiMutation(deleteConversation, { showsOwnError: true, onSuccess })

export const useRateAnswer = () => useApiMutation(rateAnswer)

export const useAnswerFeedback = () => useQuery(queryFor(listAnswerFeedback, { query: { limit: 100 } }))
