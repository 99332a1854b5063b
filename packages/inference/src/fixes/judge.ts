import { type Box, markRecord } from '@plumbline/domain'
import { hazards } from '@plumbline/knowledge'
import { message } from '@plumbline/messages'
import type { ImageResult } from '../analyzer'
import type { Finding, ViolationBox } from '../findings'
import { area, clip, intersection } from '../geometry'
import { attachPpe, type Person } from '../rules/people'
import type { FixComparison, FixFinding } from './fix-types'
import { type Homography, inverse, mapBox } from './place/homography'
import type { PlaceMatch } from './place/match-places'

type Judgment = Pick<FixComparison, 'outcome' | 'reason' | 'boxes'>
type ReasonCode = Extract<Parameters<typeof message>[0], `fix.${string}`>
type Seen = Pick<ImageResult, 'violations' | 'findings' | 'trustedClasses' | 'width' | 'height' | 'tags'>

/** Of a spot this much must be in the photo. */
const MIN_IN_VIEW = 0.8
/** A spot shown smaller than this, compared with the first photo, is too far away to be judged. */
const MIN_SCALE = 0.45
/** A spot this much alike in both photos hasn't changed, whatever the detector says. */
const UNCHANGED = 0.85
/** A photo that is as likely as this to show fire or smoke doesn't show that a fire is out. */
const MAY_BURN = 0.3
/** How far around the spot people count as being there, in sizes of the spot. */
const AROUND = 0.5

/** A hosted model may name a hazard that the knowledge base does not have. */
const recordOf = ({ hazard: id }: Pick<FixFinding, 'hazard'>) => hazards.find(hazard => hazard.id === id)

/** What two matched photos show about a hazard. `not_seen` needs every doubt to be out of the way. */
export function judge(finding: FixFinding, seen: Seen, place: PlaceMatch): Judgment {
  const kind = recordOf(finding)?.seenBy
  if (place.isSamePhoto) return cannotTell('fix.same_photo')
  if (place.fault) return cannotTell(`fix.${place.fault}`)
  if (!place.alignment) return cannotTell('fix.other_place')
  if (finding.isReported) return cannotTell('fix.reported')
  if (!kind || finding.boxes.length === 0) return cannotTell('fix.not_recognized')

  const spots = spotsIn(finding, place.alignment)
  const found = sameHazard(finding, seen)
  if (found.length > 0) {
    const isInSpot = found.some(box => spots.some(spot => intersection(box, widened(spot)) > 0))
    return {
      outcome: 'still_there',
      reason: message(isInSpot ? 'fix.seen' : 'fix.seen_in_photo'),
      boxes: found,
    }
  }
  const doubt = doubtAbout(finding, seen, place, spots)
  if (doubt) return cannotTell(doubt)
  switch (kind) {
    case 'hard_hat':
      return judgeWorn(finding, seen, ({ hardHat }) => Boolean(hardHat), 'fix.hats_worn')
    case 'vest':
      return judgeWorn(finding, seen, ({ vest }) => Boolean(vest), 'fix.vests_worn')
    case 'near_machine':
      return judgeDistance(seen, spots)
    case 'lying':
      return judgeLying(seen, spots)
    case 'thing':
      // Fire is the only one; what the detector misses, the look at the whole may still show.
      return Math.max(seen.tags.fire, seen.tags.smoke) >= MAY_BURN
        ? cannotTell('fix.may_burn')
        : notSeen('fix.spot_clear')
  }
}

/** People walk about, so what they wear counts wherever they are in a photo of the same place. */
function sameHazard(finding: FixFinding, { violations, findings, trustedClasses }: Seen): ViolationBox[] {
  const boxes = violations
    .filter(({ hazard }) => hazard === finding.hazard)
    .flatMap(({ boundingBoxes }) => boundingBoxes)
  if (boxes.length > 0) return boxes
  // Found by itself, it is the same hazard although no rule of a site applies to this photo.
  const { seenBy, classes = [] } = recordOf(finding) ?? {}
  const isIt = ({ label }: Finding) => classes.includes(label) && trustedClasses.includes(label)
  const things = seenBy === 'thing' ? findings.filter(isIt) : []
  const heads = seenBy === 'hard_hat' ? peopleIn(findings, trustedClasses) : []
  return [...things, ...heads.flatMap(({ bareHead }) => bareHead ?? [])].map(({ box, label }) => ({
    ...box,
    label,
    labelCode: label,
    severity: 'High' as const,
  }))
}

function doubtAbout(
  { boxes }: FixFinding,
  { width, height }: Seen,
  { likeness }: PlaceMatch,
  spots: readonly Spot[],
): ReasonCode | undefined {
  const isInView = (spot: Spot) => area(clip(spot, width, height) ?? nowhere) >= MIN_IN_VIEW * area(spot)
  if (!spots.every(isInView)) return 'fix.out_of_view'
  if (spots.some(({ scale }) => scale < MIN_SCALE)) return 'fix.too_far'
  // A machine stays where it is when people step back from it.
  const isUnchanged = boxes.some((box, index) => isSubject(box) && (likeness[index] ?? 0) >= UNCHANGED)
  return isUnchanged ? 'fix.unchanged' : undefined
}

/** Nobody in view, or fewer than went without before: they may just have walked away. */
function judgeWorn(
  { boxes }: FixFinding,
  { findings, trustedClasses }: Seen,
  isWorn: (person: Person) => boolean,
  reason: ReasonCode,
): Judgment {
  const people = peopleIn(findings, trustedClasses)
  if (people.length === 0) return cannotTell('fix.nobody')
  if (!people.every(isWorn)) return cannotTell('fix.people_unclear')
  if (people.length < boxes.filter(isSubject).length) return cannotTell('fix.fewer_people')
  return notSeen(reason)
}

/** A person where the machine was is close to it, whether or not the detector sees the machine this time. */
function judgeDistance({ findings, trustedClasses }: Seen, spots: readonly Spot[]): Judgment {
  const isThere = peopleIn(findings, trustedClasses).some(({ box }) =>
    spots.some(spot => intersection(box, widened(spot)) > 0),
  )
  return isThere ? cannotTell('fix.people_unclear') : notSeen('fix.nobody_near')
}

function judgeLying({ findings, trustedClasses }: Seen, spots: readonly Spot[]): Judgment {
  const isThere = peopleIn(findings, trustedClasses).some(
    ({ box }) => box.width > box.height && spots.some(spot => intersection(box, widened(spot)) > 0),
  )
  return isThere ? cannotTell('fix.people_unclear') : notSeen('fix.spot_clear')
}

const peopleIn = (findings: Seen['findings'], trustedClasses: Seen['trustedClasses']) =>
  attachPpe(findings.filter(({ label }) => trustedClasses.includes(label)))

type Spot = Box & { scale: number }

/** Where the boxes of the finding are in the photo after, and how much larger or smaller. */
function spotsIn({ boxes }: FixFinding, alignment: Homography): Spot[] {
  const toAfter = inverse(alignment)
  return boxes.map(box => {
    const mapped = mapBox(toAfter, box)
    return { ...mapped, scale: Math.sqrt(area(mapped) / area(box)) }
  })
}

const isSubject = ({ labelCode }: FixFinding['boxes'][number]) => !markRecord(labelCode)?.isContext

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }

const widened = ({ x, y, width, height }: Box): Box => ({
  x: x - width * AROUND,
  y: y - height * AROUND,
  width: width * (1 + 2 * AROUND),
  height: height * (1 + 2 * AROUND),
})

const cannotTell = (code: ReasonCode): Judgment => ({
  outcome: 'cannot_tell',
  reason: message(code),
  boxes: [],
})

const notSeen = (code: ReasonCode): Judgment => ({ outcome: 'not_seen', reason: message(code), boxes: [] })
