import type { Box } from '@plumbline/domain'
import { type LocalizedMessage, message } from '@plumbline/messages'
import type { AnalysisOptions, ImageResult } from '../analyzer'
import type { ImageSource } from '../image/decode'
import type { FixComparison, FixFinding, FixPhotos } from './fix-types'
import { judge } from './judge'
import type { PlaceMatch, PlaceRequest } from './place/match-places'
import { compareSubjects } from './subject'

export type CompareDeps = {
  analyze: (source: ImageSource, options: AnalysisOptions) => Promise<ImageResult>
  matchPlaces: (request: PlaceRequest, signal?: AbortSignal) => Promise<PlaceMatch>
}

/** Says whether the hazard of a finding is still there. It never says more than the two photos show. */
export async function compareFix(
  { analyze, matchPlaces }: CompareDeps,
  { before, after }: FixPhotos,
  options: AnalysisOptions,
): Promise<FixComparison> {
  const seen = await analyze(after, options)
  if (!before) return cannotTell(seen, message('fix.no_finding'))
  const { finding, source } = before
  const place = await matchPlaces({ before: source, after, spots: finding.boxes.map(plain) }, options.signal)
  const judged = judge(finding, seen, place)
  const { alignment } = place
  if (judged.reason.code === 'fix.other_place') {
    const subjects = compareSubjects((await analyze(source, options)).tags, seen.tags)
    return cannotTell(seen, message(`fix.${reasonOf[subjects]}`))
  }
  // What the detector doesn't find in the first photo either, it cannot miss in the second.
  if (judged.outcome === 'not_seen' && !(await isStillFound(finding)))
    return { ...cannotTell(seen, message('fix.not_recognized')), alignment }
  return { ...judged, alignment, seen }

  async function isStillFound({ hazard }: FixFinding) {
    const { violations } = await analyze(source, options)
    return violations.some(violation => violation.hazard === hazard)
  }
}

const reasonOf = {
  same: 'same_subject',
  other: 'other_subject',
  none: 'no_workplace',
  unclear: 'other_place',
} as const

const cannotTell = (seen: ImageResult, reason: LocalizedMessage): FixComparison => ({
  outcome: 'cannot_tell',
  reason,
  boxes: [],
  alignment: null,
  seen,
})

const plain = ({ x, y, width, height }: Box): Box => ({ x, y, width, height })
