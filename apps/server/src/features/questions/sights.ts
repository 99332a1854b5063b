import type { AnalysisResult } from '@plumbline/contract'
import type { Sight } from '@plumbline/knowledge'

/** What is only likely is enough to ask about, not to claim anything. */
const LIKELY = 0.45

const byLabel: Readonly<Record<string, Sight>> = {
  person: 'person',
  no_hard_hat: 'person',
  hard_hat: 'person',
  machinery: 'machinery',
  vehicle: 'vehicle',
  ladder: 'ladder',
  fire: 'fire',
  smoke: 'smoke',
}
/** Seen almost only where people work. */
const workLabels = ['machinery', 'hard_hat', 'safety_vest', 'safety_cone']

/** What a result shows that questions are tied to. */
export function sightsIn({ kind, detail, siteId, violations }: AnalysisResult): Sight[] {
  if (kind === 'audio') return ['sound']
  const seen = (detail?.findings ?? []).filter(({ confidence }) => confidence >= LIKELY)
  const sights = new Set(seen.flatMap(({ label }) => byLabel[label] ?? []))
  const marks = violations.flatMap(({ boundingBoxes }) => boundingBoxes.map(({ labelCode }) => labelCode))
  if (marks.includes('close_to_machinery')) sights.add('person_near_machinery')
  if (marks.includes('lying_down')) sights.add('person_lying')
  if (siteId || seen.some(({ label }) => workLabels.includes(label))) sights.add('workplace')
  // In an ordinary street or living room nobody is asked about safety shoes.
  else sights.delete('person')
  return [...sights]
}
