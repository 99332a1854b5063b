import type { AssistantContext } from '@plumbline/contract/assistant/assistant'
import { assistantPageQuestions, assistantQuestionsFor } from '@plumbline/contract/assistant/assistant-page'
import { assistantQuestions } from '@plumbline/contract/assistant/assistant-panel'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../../lib/api'
import { queryFor } from '../../../../lib/query'

type Context = z.input<typeof AssistantContext>

/** Questions to start with. About something in particular they fit what it is. */
export function useSuggestions(assistant: 'paulie' | 'copilot', context: Context | undefined) {
  const isAboutViolation = context?.violation_id !== undefined
  const general = queryFor(assistant === 'copilot' ? assistantQuestions : assistantPageQuestions, undefined)
  return useQuery({
    queryKey: isAboutViolation ? [assistantQuestionsFor.path, { body: { context } }] : general.queryKey,
    queryFn: ({ signal }) =>
      isAboutViolation
        ? call(assistantQuestionsFor, { body: { context } }, { signal })
        : call(assistant === 'copilot' ? assistantQuestions : assistantPageQuestions, undefined, { signal }),
    meta: { showsOwnError: true },
    retry: false,
  })
}
