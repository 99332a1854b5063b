import {
  labelRecord,
  markRecord,
  type PictureTag,
  pictureTags,
  type Sight,
  type TagChances,
} from '@plumbline/domain'

/** What is only likely is enough to ask about, not to claim anything. */
const LIKELY = 0.45
/** Danger that is asked about wherever it is seen. It asks for an alarm, so it has to be likelier than not. */
const anywhere: readonly PictureTag[] = ['fire', 'smoke']
const LIKELIER_THAN_NOT = 0.5

type SeenInPicture = {
  findings: readonly { label: string; confidence: number }[]
  /** The marks on the boxes of the findings. */
  marks: readonly (string | undefined)[]
  /** Whether it was taken at a site of the organization. */
  atSite: boolean
  /** What the whole picture shows; absent where no tagger looked at it. */
  tags?: Partial<TagChances> | undefined
}

/** What a picture shows that questions are tied to, and how likely it does. */
export type Sights = Partial<Record<Sight, number>>

export function sightsIn({ findings, marks, atSite, tags = {} }: SeenInPicture): Sights {
  const sights: Sights = {}
  const add = (sight: Sight, chance: number) => {
    sights[sight] = Math.max(chance, sights[sight] ?? 0)
  }
  const seen = findings.filter(({ confidence }) => confidence >= LIKELY)
  for (const { label, confidence } of seen)
    for (const sight of labelRecord(label).sights ?? []) add(sight, confidence)
  for (const mark of marks) {
    const sight = markRecord(mark)?.sight
    if (sight) add(sight, 1)
  }
  const isAtWork = atSite || seen.some(({ label }) => labelRecord(label).isOfWork)
  const atWork = isAtWork ? 1 : 1 - (tags.no_workplace ?? 1)
  for (const tag of pictureTags) {
    const chance = tags[tag] ?? 0
    const isAnywhere = anywhere.includes(tag)
    // Without a sign of work, nobody is asked about what is only possible.
    const isAsked = (isAtWork && !isAnywhere) || chance >= LIKELIER_THAN_NOT
    if (isAsked) add(tag, chance * (isAnywhere ? 1 : atWork))
  }
  // Without any sign of work, only what is recognized is asked about.
  if (isAtWork) add('workplace', 1)
  // In an ordinary street nobody is asked about safety shoes or the driver of a parked car.
  if (atWork < LIKELY) for (const sight of ['person', 'no_vest', 'vehicle'] as const) delete sights[sight]
  return sights
}
