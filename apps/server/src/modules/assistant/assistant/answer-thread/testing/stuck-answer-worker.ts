import type { Answer } from '@plumbline/assistant'
import { serve } from '@plumbline/threads/serve'
import type { AnswerCall, Reached } from '../protocol'

const answerTo = (text: string): Answer => ({
  kind: 'unknown',
  statements: [],
  sources: [text],
  followUps: [],
  topic: null,
})

/** Never returns from a question with the word 'endless'; looks two things up for every other one. */
serve<AnswerCall, Reached>(({ question: { text }, replies }) => {
  while (text.includes('endless'));
  return replies.length < 2
    ? { lookup: { type: 'read', args: [`${text} ${replies.length}`] } }
    : { answer: answerTo(replies.join()) }
})
