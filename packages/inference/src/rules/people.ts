import type { Box } from '@plumbline/domain'
import type { Finding } from '../findings'
import { center, shareInside } from '../geometry'

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
/** If both a hat and a bare head are found on a person, one must be more confident by this much to count. */
const CLEARLY_SURER = 0.1

/** Assigns every piece of protective equipment, and every sign that one is missing, to the person it lies on. */
export function attachPpe(findings: readonly Finding[]): Person[] {
  const people: Person[] = findings
    .filter(({ label }) => label === 'person')
    .map(({ box, confidence }) => ({ box, seen: 'whole', confidence }))
  const wholePeople = [...people]

  for (const finding of findings) {
    if (finding.label === 'hard_hat' || finding.label === 'no_hard_hat') {
      const slot = finding.label === 'hard_hat' ? 'hardHat' : 'bareHead'
      const owner = wearer(finding.box, wholePeople, onHead)
      if (!owner)
        people.push({ box: finding.box, seen: 'head', confidence: finding.confidence, [slot]: finding })
      else if (!owner[slot] || owner[slot].confidence < finding.confidence) owner[slot] = finding
    }
    if (finding.label === 'safety_vest' || finding.label === 'no_safety_vest') {
      const slot = finding.label === 'safety_vest' ? 'vest' : 'noVest'
      const owner = wearer(finding.box, wholePeople, onTrunk)
      if (owner && (!owner[slot] || owner[slot].confidence < finding.confidence)) owner[slot] = finding
    }
  }
  return people.map(settleContradictions)
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
