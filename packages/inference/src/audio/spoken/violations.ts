import type { HazardId, Severity } from '@plumbline/domain'
import { hazard, type Law } from '@plumbline/knowledge'
import { english, message } from '@plumbline/messages'
import type { AudioViolation } from '../../analyzer'
import { remedies } from '../../rules/remedies'
import { cited } from '../../rules/violations'
import type { HeardHazard } from './spoken-hazards'

/** One violation per reported hazard, at its first mention. Its text says that it was heard, not seen. */
export function spokenViolations(heard: readonly HeardHazard[], law: Law | null): AudioViolation[] {
  const byHazard = new Map<HazardId, HeardHazard[]>()
  for (const mention of heard)
    byHazard.set(mention.hazard, [...(byHazard.get(mention.hazard) ?? []), mention])
  return [...byHazard.values()].flatMap(mentions =>
    mentions[0] ? [violation(mentions[0], mentions, law)] : [],
  )
}

function violation(first: HeardHazard, mentions: readonly HeardHazard[], law: Law | null): AudioViolation {
  const severity: Severity = hazard(first.hazard).isUrgent ? 'High' : 'Medium'
  const confidence = Math.max(...mentions.map(mention => mention.confidence))
  const params = {
    hazard: first.hazard,
    name: english.format({ code: `hazard.${first.hazard}.name`, params: {}, text: '' }),
    keyword: first.keyword,
    sentence: first.sentence,
    time: clock(first.span.start),
    mentions: mentions.length,
    confidence: Math.round(100 * confidence) / 100,
  }
  const text = (part: 'type' | 'description' | 'location' | 'because') =>
    message(`spoken_hazard.${part}`, params)
  return {
    rule: 'speech',
    hazard: first.hazard,
    type: text('type'),
    description: text('description'),
    severity,
    location: text('location'),
    boundingBoxes: [],
    ...cited(first.hazard, law, 'reported'),
    remediationSteps: remedies(first.hazard, law),
    because: text('because'),
    confidence,
    span: first.span,
  }
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
