import type { MessageCode } from '@plumbline/messages'

/** What to do about a hazard that isn't recognized. The last two end every plan. */
export const fallbackSteps: readonly MessageCode[] = [
  'assistant.advice.steps.1',
  'assistant.advice.steps.2',
  'assistant.advice.steps.3',
  'assistant.advice.steps.4',
  'assistant.advice.steps.5',
  'assistant.advice.steps.6',
]
