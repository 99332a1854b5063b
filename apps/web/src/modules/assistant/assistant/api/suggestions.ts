import type { AssistantContext } from '@plumbline/contract/assistant/assistant'
import { copilotQuestions } from '@plumbline/contract/assistant/copilot'
import { paulieQuestions, paulieQuestionsFor } from '@plumbline/contract/assistant/paulie'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../../lib/api'
import { queryFor } from '../../../../lib/query'

type Context = z.input<typeof AssistantContext>

/** Questions to start with. About something in particular they fit what it is. */
export function useSuggestions(assistant: 'paulie' | 'copilot', context: Context | undefined) {
  const isAboutViolation = context?.violation_id !== undefined
  const general = queryFor(assistant === 'copilot' ? copilotQuestions : paulieQuestions, undefined)
  return useQuery({
    queryKey: isAboutViolation ? [paulieQuestionsFor.path, { body: { context } }] : general.queryKey,
    queryFn: ({ signal }) =>
      isAboutViolation
        ? call(paulieQuestionsFor, { body: { context } }, { signal })
        : call(assistant === 'copilot' ? copilotQuestions : paulieQuestions, undefined, { signal }),
    meta: { showsOwnError: true },
    retry: false,
  })
}
