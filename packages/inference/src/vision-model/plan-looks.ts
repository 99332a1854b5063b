import { type Box, type Label, type Severity, type Sight, severityRank } from '@plumbline/domain'
import type { Finding, Violation } from '../findings'
import { area, shareInside } from '../geometry'
import type { Sights } from '../rules/sights'
import { type Look, looks } from './looks'
import { isSamePlace } from './same-place'

/** One question, of a part of the picture or of all of it. */
export type PlannedLook = { look: Look; box: Box | null }

type SeenForLooks = {
  sights: Sights
  findings: readonly Finding[]
  violations: readonly Violation[]
  facesAreHidden: boolean
}

/** Below this a box is too unsure to be asked about. */
const MIN_CONFIDENCE = 0.45
/** So that a crowd doesn't use up what may be asked of a picture. */
const MAX_BOXES = 4
/** What a further question about the same hazard, or the next box, is worth of the one before. */
const REPEATED = 0.75
const MOSTLY_INSIDE = 0.6

/** What to ask, the likeliest and deadliest first; the next hazard comes before much more of the same. */
export function planLooks(seen: SeenForLooks, maxRequests: number): PlannedLook[] {
  const candidates = looks.flatMap(look => {
    const chance = chanceOf(look, seen.sights)
    return chance === 0 ? [] : placesOf(look, seen).map(box => ({ look, box, worth: worthOf(look, chance) }))
  })
  const planned: PlannedLook[] = []
  while (planned.length < maxRequests && candidates.length > 0) {
    const repeated = ({ look }: PlannedLook) =>
      REPEATED ** planned.filter(each => each.look.hazard === look.hazard).length
    const [best] = candidates.toSorted((a, b) => b.worth * repeated(b) - a.worth * repeated(a))
    if (!best) break
    candidates.splice(candidates.indexOf(best), 1)
    planned.push({ look: best.look, box: best.box })
  }
  return planned
}

const worthOf = ({ severity }: { severity: Severity }, chance: number) => chance * severityRank[severity]

/** How likely the picture shows what the question is about; 0 where that is too unlikely to ask. */
function chanceOf({ seen }: Look, sights: Sights): number {
  const chances = Object.entries(seen).map(([sight, from]) => {
    const chance = sights[sight as Sight] ?? 0
    return chance >= from ? chance : 0
  })
  return Math.max(0, ...chances)
}

function placesOf(look: Look, { findings, violations, facesAreHidden }: SeenForLooks): (Box | null)[] {
  if (look.needsHeads && facesAreHidden) return []
  const proven = violations.filter(({ basis, hazard }) => basis === 'breach' && hazard === look.hazard)
  const boxes = findings
    .filter(({ label, confidence }) => label === look.around && confidence >= MIN_CONFIDENCE)
    .map(({ box }) => box)
    .toSorted((a, b) => area(b) - area(a))
  if (boxes.length === 0) return look.onlyAround || proven.length > 0 ? [] : [null]
  return boxes
    .filter(box => !isAnswered(box, look.unless ?? [], findings))
    .filter(box => !proven.some(({ boundingBoxes }) => boundingBoxes.some(known => isSamePlace(known, box))))
    .slice(0, MAX_BOXES)
}

const isAnswered = (box: Box, labels: readonly Label[], findings: readonly Finding[]) =>
  findings.some(finding => labels.includes(finding.label) && shareInside(finding.box, box) > MOSTLY_INSIDE)
