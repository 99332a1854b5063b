import { bySeverity, isObservation, type Label } from '@plumbline/domain'
import { citationFor, type DutyId, type Law, relatedFor } from '@plumbline/knowledge'
import { english, message } from '@plumbline/messages'
import { calibrate, tableOf } from '../calibration/calibration'
import type { Violation } from '../findings'
import { enclosing } from '../geometry'
import { describeLocation } from './location'
import { remedies } from './remedies'
import type { Observation, Seen } from './rule'
import { rules } from './rules'
import type { Scene } from './scene'
import { severityOf } from './severity'

/** Everything the rules notice in one frame, one observation per subject. */
export function observe(scene: Scene, trustedClasses: readonly Label[]): Observation[] {
  return rules
    .filter(rule => rule.needs.every(label => trustedClasses.includes(label)))
    .flatMap(rule => rule.observe(scene).map(observation => ({ rule: rule.code, ...observation })))
}

/** One violation for all observations of one rule and condition, most severe and most certain first. */
export function violationsOf(observations: readonly Observation[], scene: Scene): Violation[] {
  const groups = new Map<string, Observation[]>()
  for (const observation of observations) {
    const key = `${observation.rule} ${observation.condition}`
    groups.set(key, [...(groups.get(key) ?? []), observation])
  }
  return [...groups.values()].map(group => violationOf(group, scene)).sort(bySeverityAndConfidence)
}

export const bySeverityAndConfidence = (a: Violation, b: Violation) =>
  bySeverity(a, b) || b.confidence - a.confidence

function violationOf(group: readonly Observation[], scene: Scene): Violation {
  const [first] = group
  const rule = rules.find(({ code }) => code === first?.rule)
  const condition = rule?.conditions[first?.condition ?? '']
  if (!first || !rule || !condition)
    throw new Error(`no rule ${first?.rule} with condition ${first?.condition}`)

  const score = group.reduce((sum, observation) => sum + observation.confidence, 0) / group.length
  const confidence = confidenceIn(scene, rule.code, score)
  const judged = scene.people.filter(person => rule.canJudge?.(person) ?? true).length
  const seen: Seen = { count: group.length, people: Math.max(judged, group.length) }
  const params = { ...seen, confidence }
  const text = (part: 'type' | 'description' | 'because') =>
    message(`violation.${rule.code}.${first.condition}.${part}`, params)
  const severity = severityOf(condition)
  // Away from a site nobody is held to its rules, so none of them is named.
  const law = scene.site.is === 'none' ? null : scene.law
  return {
    rule: rule.code,
    hazard: rule.hazard,
    type: text('type'),
    description: text('description'),
    severity,
    ...cited(rule.duty, law, condition.basis),
    location: describeLocation(enclosing(group.map(({ subject }) => subject)), scene),
    boundingBoxes: group
      .flatMap(({ boxes }) => boxes)
      .filter(({ box }, i, all) => all.findIndex(other => other.box === box) === i)
      .map(({ box, mark }) => ({
        ...box,
        label: english.translate('findings', `mark.${mark}`),
        labelCode: mark,
        severity,
      })),
    remediationSteps: remedies(rule.hazard, scene.law),
    because: text('because'),
    confidence,
  }
}

type Cited = Pick<Violation, 'basis' | 'regulationCodes' | 'relatedCodes'>

/**
 * One code for a breach. A duty without a code under this law cannot be shown broken, so it is advisory there. Advice and
 * claims cite none: it is related.
 */
export function cited(duty: DutyId, law: Law | null, basis: Violation['basis']): Cited {
  const code = citationFor(duty, law)
  const related = relatedFor(duty, law)
  if (!isObservation({ basis }) && code) return { basis, regulationCodes: [code], relatedCodes: related }
  return {
    basis: basis === 'breach' ? 'advisory' : basis,
    regulationCodes: [],
    relatedCodes: [...(code ? [code] : []), ...related],
  }
}

/** What a violation the rules found earlier cites and advises under another law; its type's code names the rule. */
export function citedUnder(typeCode: string, law: Law | null) {
  const [, code, condition] = typeCode.split('.')
  const rule = rules.find(each => each.code === code)
  const known = rule?.conditions[condition ?? '']
  if (!rule || !known) return undefined
  return { ...cited(rule.duty, law, known.basis), remediationSteps: remedies(rule.hazard, law) }
}

/** How likely a finding of a rule with this score is right, in hundredths. */
export function confidenceIn(
  { site, calibration }: Pick<Scene, 'site' | 'calibration'>,
  rule: string,
  score: number,
) {
  return Math.round(100 * calibrate(score, tableOf(calibration, rule, site.reason === 'picture'))) / 100
}
