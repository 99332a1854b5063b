import type { HazardId } from '@plumbline/knowledge'
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

/** What people ask about a hazard. */
const byHazard: Readonly<Partial<Record<HazardId, MessageCode>>> = {
  'unprotected-edge': 'assistant.ask.fall_height',
  'floor-opening': 'assistant.ask.guardrail_height',
  'roof-work': 'assistant.ask.fall_height',
  ladder: 'assistant.ask.ladder_top',
  scaffold: 'assistant.ask.scaffold_height',
  'aerial-lift': 'assistant.ask.train_falls',
  'head-protection': 'assistant.ask.ppe_head',
  'eye-face-protection': 'assistant.ask.ppe_eyes',
  forklift: 'assistant.ask.train_forklift',
  'trench-collapse': 'assistant.ask.trench_depth',
  'overhead-power-line': 'assistant.ask.power_lines',
  'hot-work': 'assistant.ask.permit_hot_work',
  'extinguisher-access': 'assistant.ask.extinguisher',
  fire: 'assistant.ask.extinguisher',
  noise: 'assistant.ask.ppe_hearing',
  'confined-space': 'assistant.ask.permit_confined',
}

const aboutIt = ['rule', 'first', 'prevent'] as const

/** Three that fit a condition: what people ask about its hazard, then its rule, what to do first and how to prevent it. */
export function questionsAbout(hazard: HazardId | null, given: string, formatter: Formatter): string[] {
  const name = hazard
    ? textOf(formatter, `hazard.${hazard}.name`)
    : given.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME)
  const asked = hazard && byHazard[hazard]
  return [
    ...(asked ? [textOf(formatter, asked)] : []),
    ...aboutIt.map(each => textOf(formatter, `assistant.advice.ask.${each}`, { name })),
  ].slice(0, MAX_FOR_PAULIE)
}
