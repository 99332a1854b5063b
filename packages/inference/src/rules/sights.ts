import { labelRecord, markRecord, type Sight } from '@plumbline/domain'

/** What is only likely is enough to ask about, not to claim anything. */
const LIKELY = 0.45

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
  const sights = new Set(seen.flatMap(({ label }) => labelRecord(label).sights ?? []))
  for (const mark of marks) {
    const sight = markRecord(mark)?.sight
    if (sight) sights.add(sight)
  }
  if (atSite || seen.some(({ label }) => labelRecord(label).isOfWork)) sights.add('workplace')
  // In an ordinary street nobody is asked about safety shoes or the driver of a parked car.
  else for (const sight of ['person', 'vehicle'] as const) sights.delete(sight)
  return [...sights]
}
