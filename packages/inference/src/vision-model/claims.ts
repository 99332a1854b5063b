import { type Box, bySeverity, type SiteRules } from '@plumbline/domain'
import { citableLaw, type Law } from '@plumbline/knowledge'
import { type LocalizedMessage, message } from '@plumbline/messages'
import type { Claim, Violation } from '../findings'
import { enclosing } from '../geometry'
import { describeLocation } from '../rules/location'
import { remedies } from '../rules/remedies'
import { cited } from '../rules/violations'
import { type Look, lookOf } from './looks'
import type { PlannedLook } from './plan-looks'
import { isSamePlace } from './same-place'

/** A worrying answer. */
export type Worry = PlannedLook & { seen: string }

type Frame = { width: number; height: number }
type ClaimOptions = { frame: Frame; site: SiteRules | null; model: string }

export const CLAIM_RULE = 'second-look'

/** What only the model says, marked as its claim. What the rules found as well stays as they found it. */
export function claimsFrom(
  worries: readonly Worry[],
  found: readonly Violation[],
  options: ClaimOptions,
): Claim[] {
  const isNew = ({ look, box }: Worry) =>
    !found.some(known => known.hazard === look.hazard && isAt(known.boundingBoxes, box))
  const byLook = new Map<Look, Worry[]>()
  for (const worry of worries.filter(isNew))
    byLook.set(worry.look, [...(byLook.get(worry.look) ?? []), worry])
  return [...byLook].map(([look, same]) => claimOf(look, same, options)).toSorted(bySeverity)
}

/** What has no box concerns the whole picture. */
const isAt = (boxes: readonly Box[], box: Box | null) =>
  box === null || boxes.length === 0 || boxes.some(known => isSamePlace(known, box))

function claimOf(look: Look, worries: readonly Worry[], { frame, site, model }: ClaimOptions): Claim {
  const { id, hazard, duty = hazard, severity } = look
  const law = citableLaw(site)
  const name = message(`hazard.${hazard}.name`)
  const boxes = worries.flatMap(({ box }) => box ?? [])
  return {
    rule: CLAIM_RULE,
    hazard,
    type: name,
    description: message(`look.${id}`),
    severity,
    location: describeLocation(boxes.length > 0 ? enclosing(boxes) : { x: 0, y: 0, ...frame }, frame),
    boundingBoxes: boxes.map(box => ({ ...box, label: name.text, labelCode: hazard, severity })),
    ...cited(duty, law, 'claim'),
    remediationSteps: remedies(hazard, law),
    because: because(look, model, worries.find(({ seen }) => seen)?.seen ?? ''),
    confidence: null,
  }
}

/** `look` says which question it was; a person who agrees makes the claim a finding of its duty. */
const because = ({ id: look }: Look, model: string, seen: string): LocalizedMessage =>
  seen ? message('look.quoted', { look, model, seen }) : message('look.unquoted', { look, model })

/** What a claim cites under a law: nothing while nobody has checked it, the rule of its question once a person agrees. */
export function citedByLook(id: unknown, law: Law | null, basis: 'claim' | 'reported') {
  const look = lookOf(id)
  return look && cited(look.duty ?? look.hazard, law, basis)
}
