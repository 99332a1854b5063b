import type { MessageCode } from '@plumbline/messages'
import { type Answer, type AnswerKind, type Sentence, type Statement, stated } from '../answer'
import { type Emergency, stepsOf } from '../emergency/emergencies'
import { emergencyNumber } from '../emergency/emergency-numbers'
import { findEmergency } from '../emergency/find-emergency'

/** Where nobody is hurt yet, work is stopped first. */
const beforeHarm: ReadonlySet<Emergency> = new Set(['drum'])

function callFor(emergency: Emergency, country: string | null): Sentence {
  const number = emergencyNumber(country)
  const isEarly = beforeHarm.has(emergency)
  if (!number)
    return { code: isEarly ? 'assistant.emergency.call_local_if_worse' : 'assistant.emergency.call_local' }
  return {
    code: isEarly ? 'assistant.emergency.call_if_worse' : 'assistant.emergency.call',
    params: { number },
  }
}

/** The number first, then what to do until help is there, and where it can be read. */
function emergencyAnswer(emergency: Emergency, country: string | null): Answer {
  const { count, source } = stepsOf[emergency]
  const call = callFor(emergency, country)
  const steps = Array.from({ length: count }, (_, index): Sentence => {
    return { code: `assistant.emergency.${emergency}.${index + 1}` as MessageCode }
  })
  const orders = beforeHarm.has(emergency) ? [...steps, call] : [call, ...steps]
  const read: Statement = {
    ...stated('emergency', { code: 'assistant.emergency.source', params: { title: source.title } }),
    page: source,
  }
  return {
    kind: 'emergency',
    statements: [...orders.map(sentence => stated('emergency', sentence)), read],
    sources: [],
    followUps: [],
    topic: null,
  }
}

/** Help for the emergency that a text tells of, and whether it asks something else as well. */
export function emergencyHelp(text: string, country: string | null) {
  const found = findEmergency(text)
  return found && { help: emergencyAnswer(found.emergency, country), alsoAsks: found.alsoAsks }
}

const answering: ReadonlySet<AnswerKind> = new Set(['rule', 'records', 'arithmetic', 'wrong_premise'])

/** The steps above what else was asked; alone where there is no answer to it. */
export const withHelpFirst = (help: Answer, answer: Answer): Answer =>
  answering.has(answer.kind)
    ? { ...answer, kind: help.kind, statements: [...help.statements, ...answer.statements] }
    : help
