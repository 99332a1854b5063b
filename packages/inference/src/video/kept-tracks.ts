import type { Box, Label, SiteRules } from '@plumbline/domain'
import { lawOf } from '@plumbline/knowledge'
import type { Finding, TimeSpan, Violation } from '../findings'
import { iou } from '../geometry'
import type { Judged } from '../rules/apply-rules'
import { checkedIn } from '../rules/checked'
import { rules } from '../rules/rules'
import { readScene, type SceneContext } from '../rules/scene'
import { bySeverityAndConfidence, observe, violationsOf } from '../rules/violations'
import { around } from './by-hazard'
import { type FollowedViolation, timed } from './video-violations'

/** What was followed through a video, with everything found in its clearest frame: rules can be applied to it again. */
export type KeptTrack = {
  rule: string
  subject: Box
  span: TimeSpan
  /** Of the whole track, 0 to 1. */
  confidence: number
  /** In how many of the analyzed frames it was seen. */
  frames: number
  /** The size of the clearest frame, which the boxes are measured in. */
  width: number
  height: number
  findings: Finding[]
}

/** Everything is required here, so that whatever any site may require is followed. */
export const strictest: SceneContext = {
  workSite: true,
  site: {
    country: null,
    state: null,
    industry: 'construction',
    ppe: { hardHat: 'always', highVisibility: 'always', eyes: 'always', ears: 'always', feet: 'always' },
  },
}

/** A box of the same subject in the same frame, as the rules of another place see it. */
const SAME_SUBJECT_IOU = 0.5

type Timed = { rule: string; span: TimeSpan }

/** Which of `others` is the same thing as each of `tracks`: of one rule, at one time, each taken once. */
export function pairByTime<T extends Timed, O extends Timed>(
  tracks: readonly T[],
  others: readonly O[],
): Map<T, O> {
  const pairs = tracks
    .flatMap(track => others.map(other => ({ track, other, shared: sharedTime(track, other) })))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
  const found = new Map<T, O>()
  const taken = new Set<O>()
  for (const { track, other } of pairs) {
    if (found.has(track) || taken.has(other)) continue
    found.set(track, other)
    taken.add(other)
  }
  return found
}

/** Share of the time in which either was seen that both were; 0 for different rules. */
function sharedTime(a: Timed, b: Timed): number {
  if (a.rule !== b.rule) return 0
  const both = Math.min(a.span.end, b.span.end) - Math.max(a.span.start, b.span.start)
  const either = Math.max(a.span.end, b.span.end) - Math.min(a.span.start, b.span.start)
  return either > 0 ? both / either : 1
}

/** Those that another judgment may change: the rules that applied claim nothing of them, or only advise. */
export function undecided(
  strict: readonly FollowedViolation[],
  found: readonly FollowedViolation[],
): FollowedViolation[] {
  const withRule = (each: FollowedViolation) => ({ ...each, rule: each.violation.rule })
  const tracks = strict.map(withRule)
  const pairs = pairByTime(tracks, found.map(withRule))
  return tracks.filter(track => {
    const known = pairs.get(track)?.violation
    return !known || (known.basis !== 'breach' && known.type.code !== track.violation.type.code)
  })
}

/** One violation for each hazard, however many tracks show it; `track` is the one its words are about. */
type JudgedTrack = { violation: Violation & { span: TimeSpan; spans: TimeSpan[] }; track: KeptTrack }

/** What the rules of a place make of the tracks of a video, once a person said that it shows a work site. */
export function judgeTracks(
  tracks: readonly KeptTrack[],
  site: SiteRules | null,
  trustedClasses: readonly Label[],
): Pick<Judged, 'checked' | 'workSite' | 'law'> & { found: JudgedTrack[] } {
  const context = { site, workSite: true }
  const empty = readScene({ width: 0, height: 0 }, [], [], context).site
  return {
    found: onePerHazard(
      tracks
        .flatMap(track => judgeTrack(track, context, trustedClasses))
        .toSorted((a, b) => bySeverityAndConfidence(a.violation, b.violation)),
    ),
    checked: checkedIn('video', rules, trustedClasses, { site: empty }),
    workSite: empty.reason,
    law: lawOf(site),
  }
}

function judgeTrack(
  track: KeptTrack,
  context: SceneContext,
  trustedClasses: readonly Label[],
): TrackViolation[] {
  const scene = readScene(track, track.findings, trustedClasses, context)
  const same = observe(scene, trustedClasses)
    .filter(({ rule, subject }) => rule === track.rule && iou(subject, track.subject) >= SAME_SUBJECT_IOU)
    .toSorted((a, b) => iou(b.subject, track.subject) - iou(a.subject, track.subject))[0]
  const [violation] = same ? violationsOf([same], scene) : []
  return violation ? [{ violation: timed(violation, track), track }] : []
}

type TrackViolation = { violation: Violation; track: KeptTrack }

function onePerHazard(found: readonly TrackViolation[]): JudgedTrack[] {
  const codes = new Set(found.map(({ violation }) => violation.type.code))
  return [...codes].flatMap(code => {
    const group = found.filter(({ violation }) => violation.type.code === code)
    const [first] = group
    const spans = group.map(({ track }) => track.span).toSorted((a, b) => a.start - b.start)
    return first ? [{ ...first, violation: { ...first.violation, span: around(spans), spans } }] : []
  })
}
