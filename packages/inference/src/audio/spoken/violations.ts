import { type HazardId, hazard } from '@plumbline/knowledge'
import type { AudioViolation } from '../../analyzer'
import type { Severity, Text } from '../../findings'
import { remedies } from '../../rules/violations'
import type { HeardHazard } from './spoken-hazards'

/** Where minutes count. */
const urgent: readonly HazardId[] = [
  'fire',
  'person-down',
  'unprotected-edge',
  'trench-collapse',
  'formwork-collapse',
  'electrical-contact',
  'overhead-power-line',
  'suspended-load',
  'struck-by-plant',
  'confined-space',
  'blocked-exit',
]

/** One violation for each hazard that was named, at the first time it was; nobody saw it, and the words say so. */
export function spokenViolations(heard: readonly HeardHazard[]): AudioViolation[] {
  const byHazard = new Map<HazardId, HeardHazard[]>()
  for (const mention of heard)
    byHazard.set(mention.hazard, [...(byHazard.get(mention.hazard) ?? []), mention])
  return [...byHazard.values()].flatMap(mentions => (mentions[0] ? [violation(mentions[0], mentions)] : []))
}

function violation(first: HeardHazard, mentions: readonly HeardHazard[]): AudioViolation {
  const known = hazard(first.hazard)
  const severity: Severity = urgent.includes(first.hazard) ? 'High' : 'Medium'
  const confidence = Math.max(...mentions.map(mention => mention.confidence))
  const params = {
    hazard: first.hazard,
    name: known.name,
    keyword: first.keyword,
    sentence: first.sentence,
    time: clock(first.span.start),
    mentions: mentions.length,
    confidence: Math.round(100 * confidence) / 100,
  }
  const text = (part: string, words: string): Text => ({ code: `spoken_hazard.${part}`, params, text: words })
  return {
    rule: 'speech',
    hazard: first.hazard,
    type: text('type', `${known.name} (named in speech)`),
    description: text('description', `Somebody said: “${first.sentence}”. ${known.explanation}`),
    severity,
    location: text('location', `at ${params.time} in the recording`),
    boundingBoxes: [],
    regulationCodes: known.regulations.slice(0, 3),
    remediationSteps: remedies(first.hazard),
    because: text(
      'because',
      `“${first.keyword}” was heard at ${params.time}${mentions.length > 1 ? ` and ${mentions.length - 1} more times` : ''}, confidence ${confidence.toFixed(2)}; it was not seen`,
    ),
    confidence,
    span: first.span,
  }
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
