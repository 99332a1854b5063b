import { type Box, isHead } from '@plumbline/domain'
import type { Finding } from '../findings'
import { center, iou, shareInside } from '../geometry'

/** A person and what they wear, put together from findings that lie on one another. */
export type Person = {
  /** The whole person as far as visible, or just the head where no more was found. */
  box: Box
  seen: 'whole' | 'head'
  confidence: number
  bareHead?: Finding
  hardHat?: Finding
  vest?: Finding
  noVest?: Finding
}

/** A head belongs to the upper part of a person, a vest to the trunk. */
const HEAD_REACH = 0.4
const MOSTLY_INSIDE = 0.6
/** The boxes of a hat and of the head in it differ a little. */
const SAME_HEAD = 0.3
/** If both a hat and a bare head are found on a person, one must be more confident by this much to count. */
const CLEARLY_SURER = 0.1

/** Assigns every piece of protective equipment, and every sign that one is missing, to the person it lies on. */
export function attachPpe(findings: readonly Finding[]): Person[] {
  const wholePeople: Person[] = findings
    .filter(({ label }) => label === 'person')
    .map(({ box, confidence }) => ({ box, seen: 'whole', confidence }))
  const headsAlone = attachHeads(findings, wholePeople)
  for (const finding of findings) {
    if (finding.label !== 'safety_vest' && finding.label !== 'no_safety_vest') continue
    const owner = wearer(finding.box, wholePeople, onTrunk)
    if (owner) put(owner, finding.label === 'safety_vest' ? 'vest' : 'noVest', finding)
  }
  return [...wholePeople, ...headsAlone].map(settleContradictions)
}

/**
 * A person has one head: in a crowd, where many heads lie within one person's box, each goes to the person it fits best
 * who has no other, and one that nobody is left for is a person of whom no more was found. Returns those.
 */
function attachHeads(findings: readonly Finding[], wholePeople: readonly Person[]): Person[] {
  const heads = findings.filter(({ label }) => isHead(label))
  const fits = heads
    .flatMap(head => wholePeople.map(person => ({ head, person, fit: onHead(head.box, person.box) })))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
  const attached = new Set<Finding>()
  for (const { head, person } of fits)
    if (!attached.has(head) && canBeHeadOf(person, head)) {
      put(person, slotOf(head), head)
      attached.add(head)
    }
  const alone: Person[] = []
  for (const head of heads.filter(each => !attached.has(each))) {
    const same = alone.find(person => canBeHeadOf(person, head))
    if (same) put(same, slotOf(head), head)
    else alone.push({ box: head.box, seen: 'head', confidence: head.confidence, [slotOf(head)]: head })
  }
  return alone
}

const slotOf = ({ label }: Finding) => (label === 'hard_hat' ? 'hardHat' : 'bareHead')

/** The surest finding of each slot counts. */
function put(person: Person, slot: 'hardHat' | 'bareHead' | 'vest' | 'noVest', finding: Finding) {
  if (!person[slot] || person[slot].confidence < finding.confidence) person[slot] = finding
}

/** Whoever has a head elsewhere in the picture does not have this one too. */
function canBeHeadOf(person: Person, head: Finding): boolean {
  return [person.hardHat, person.bareHead].every(other => !other || iou(other.box, head.box) >= SAME_HEAD)
}

/** Of the people a thing may belong to, the one it fits best; people overlap in a crowd. */
function wearer(
  thing: Box,
  people: readonly Person[],
  fits: (thing: Box, person: Box) => number,
): Person | undefined {
  let best: Person | undefined
  let bestFit = 0
  for (const person of people) {
    const fit = fits(thing, person.box)
    if (fit > bestFit) [best, bestFit] = [person, fit]
  }
  return best
}

function onHead(head: Box, person: Box): number {
  if (shareInside(head, person) < MOSTLY_INSIDE) return 0
  const { x, y } = center(head)
  const down = (y - person.y) / person.height
  if (down > HEAD_REACH && person.height > person.width) return 0
  const aside = Math.abs(x - center(person).x) / person.width
  return 1 / (0.1 + Math.max(0, down) + aside)
}

function onTrunk(vest: Box, person: Box): number {
  if (shareInside(vest, person) < MOSTLY_INSIDE) return 0
  const middle = { x: person.x + person.width / 2, y: person.y + person.height * 0.35 }
  const { x, y } = center(vest)
  return 1 / (0.1 + Math.abs(x - middle.x) / person.width + Math.abs(y - middle.y) / person.height)
}

function settleContradictions(person: Person): Person {
  const { bareHead, hardHat, noVest, vest, ...rest } = person
  return {
    ...rest,
    ...choose(hardHat, bareHead, 'hardHat', 'bareHead'),
    ...choose(vest, noVest, 'vest', 'noVest'),
  }
}

/** Where the two are about as likely, neither counts. */
function choose(
  worn: Finding | undefined,
  missing: Finding | undefined,
  wornSlot: 'hardHat' | 'vest',
  missingSlot: 'bareHead' | 'noVest',
) {
  const difference = (worn?.confidence ?? 0) - (missing?.confidence ?? 0)
  if (worn && (!missing || difference >= CLEARLY_SURER)) return { [wornSlot]: worn }
  if (missing && (!worn || difference <= -CLEARLY_SURER)) return { [missingSlot]: missing }
  return {}
}
