import type { Sight } from '@plumbline/knowledge'

/** What is only likely is enough to ask about, not to claim anything. */
const LIKELY = 0.45

const byLabel: Readonly<Record<string, readonly Sight[]>> = {
  person: ['person'],
  no_hard_hat: ['person'],
  hard_hat: ['person'],
  machinery: ['machinery'],
  forklift: ['vehicle', 'forklift'],
  vehicle: ['vehicle'],
  ladder: ['ladder'],
  fire: ['fire'],
  smoke: ['smoke'],
}
/** Seen almost only where people work. */
const workLabels = ['machinery', 'forklift', 'hard_hat', 'safety_vest', 'safety_cone']

type SeenInPicture = {
  findings: readonly { label: string; confidence: number }[]
  /** The marks on the boxes of the findings. */
  marks: readonly (string | undefined)[]
  /** Whether it was taken at a site of the organization. */
  atSite: boolean
}

/** What a picture shows that questions are tied to. */
export function sightsIn({ findings, marks, atSite }: SeenInPicture): Sight[] {
  const seen = findings.filter(({ confidence }) => confidence >= LIKELY)
  const sights = new Set(seen.flatMap(({ label }) => byLabel[label] ?? []))
  if (marks.includes('close_to_machinery') || marks.includes('close_to_forklift'))
    sights.add('person_near_machinery')
  if (marks.includes('lying_down')) sights.add('person_lying')
  if (atSite || seen.some(({ label }) => workLabels.includes(label))) sights.add('workplace')
  // In an ordinary street nobody is asked about safety shoes or the driver of a parked car.
  else for (const sight of ['person', 'vehicle'] as const) sights.delete(sight)
  return [...sights]
}
