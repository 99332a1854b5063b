import type { MessageCode } from '@plumbline/messages'
import { type Answer, type AnswerKind, type Sentence, stated } from '../answer'
import type { AskBack } from '../understand/ask-back'
import type { OutOfBounds } from '../understand/out-of-bounds'

/** One sentence that rests on no record. */
const saying = (kind: AnswerKind, sentence: Sentence, followUps: MessageCode[] = []): Answer => ({
  kind,
  statements: [stated('answer', sentence)],
  sources: [],
  followUps,
  topic: null,
})

export const declined = (bounds: OutOfBounds): Answer =>
  saying('declined', { code: `assistant.declined.${bounds}` })

export const offTopic = (): Answer =>
  saying('off_topic', { code: 'assistant.off_topic' }, [
    'assistant.ask.fall_height',
    'assistant.ask.trench_depth',
  ])

export const unknownCode = (code: string): Answer =>
  saying('unknown', { code: 'assistant.unknown.code', params: { code } })
export const unknownPlace = (): Answer => saying('unknown', { code: 'assistant.unknown.place' })
export const unknown = (): Answer => saying('unknown', { code: 'assistant.unknown.question' })

const choices: Readonly<Record<AskBack, MessageCode[]>> = {
  depth: ['assistant.ask.trench_depth', 'assistant.ask.trench_exit'],
  height: ['assistant.ask.fall_height', 'assistant.ask.scaffold_height', 'assistant.ask.guardrail_height'],
  distance: ['assistant.ask.power_lines', 'assistant.ask.spoil', 'assistant.ask.extinguisher'],
  permit: ['assistant.ask.permit_confined', 'assistant.ask.permit_hot_work'],
  inspection: [
    'assistant.ask.inspect_scaffold',
    'assistant.ask.inspect_trench',
    'assistant.ask.inspect_harness',
  ],
  training: ['assistant.ask.train_forklift', 'assistant.ask.train_falls', 'assistant.ask.train_scaffold'],
  slope: [],
  subject: ['assistant.ask.fall_height', 'assistant.ask.trench_depth'],
  limit: ['assistant.ask.ppe_hearing', 'assistant.ask.fall_height'],
  time: ['assistant.ask.inspect_scaffold', 'assistant.ask.contest'],
  ppe: ['assistant.ask.ppe_head', 'assistant.ask.ppe_eyes', 'assistant.ask.ppe_hearing'],
}

export const askBack = (about: AskBack): Answer =>
  saying('ask_back', { code: `assistant.ask_back.${about}` }, choices[about])
