import type { HazardId } from '@plumbline/domain'
import { hazard as recordOf } from '@plumbline/knowledge'
import type { Formatter, MessageCode } from '@plumbline/messages'
import { textOf } from './explain'

/** As specified: five to start with, of which Paulie offers three. */
export const stockQuestions: readonly MessageCode[] = [
  'assistant.ask.fall_height',
  'assistant.ask.trench_depth',
  'assistant.ask.inspect_scaffold',
  'assistant.ask.ppe_head',
  'assistant.ask.report_injury',
]
export const MAX_FOR_PAULIE = 3
const MAX_NAME = 80

const aboutIt = ['rule', 'first', 'prevent'] as const

/** Three that fit a condition: what people ask about its hazard, then its rule, what to do first and how to prevent it. */
export function questionsAbout(hazard: HazardId | null, given: string, formatter: Formatter): string[] {
  const name = hazard
    ? textOf(formatter, `hazard.${hazard}.name`)
    : given.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME)
  const asked = hazard && recordOf(hazard).ask
  return [
    ...(asked ? [textOf(formatter, `assistant.ask.${asked}`)] : []),
    ...aboutIt.map(each => textOf(formatter, `assistant.advice.ask.${each}`, { name })),
  ].slice(0, MAX_FOR_PAULIE)
}
