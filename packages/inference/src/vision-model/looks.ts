import type { HazardId, Label, LookAnswer, Severity, Sight } from '@plumbline/domain'
import type { DutyId } from '@plumbline/knowledge'

type Draft = {
  id: string
  hazard: HazardId
  /** A part of the hazard's duty, or all of it. */
  duty?: DutyId
  severity: Severity
  /** One of these has to be seen, and be at least this likely. */
  seen: Partial<Record<Sight, number>>
  /** It's about the part around each box of this class, where there are any; else of the whole picture. */
  around?: Label
  /** Makes no sense of a whole picture. */
  onlyAround?: true
  /** The detector has its own answer where it sees one of these in the box. */
  unless?: readonly Label[]
  /** Can't be answered once faces are covered: a box of a person without a known head loses its whole top. */
  needsHeads?: true
  question: string
  worry: Exclude<LookAnswer, 'cant_see'>
}

/**
 * Narrow questions, as a person would look at a picture: one thing at a time, answered by yes, no or can't see. What a
 * worrying answer claims is `look.<id>` in packages/languages; the rule it may concern is the duty's.
 */
const table = [
  {
    id: 'edge-rail',
    hazard: 'unprotected-edge',
    severity: 'High',
    seen: { open_edge: 0.3, formwork: 0.4, steel: 0.5 },
    question: 'Is there a guardrail along every open edge that somebody could fall from?',
    worry: 'no',
  },
  {
    id: 'edge-person',
    hazard: 'unprotected-edge',
    severity: 'High',
    seen: { open_edge: 0.3, steel: 0.4 },
    question:
      'Is a person within two steps of an edge they could fall from, with no guardrail there and no line attached to a harness?',
    worry: 'yes',
  },
  {
    id: 'harness-loose',
    hazard: 'unprotected-edge',
    duty: 'harness-anchored',
    severity: 'High',
    seen: { harness: 0.4, steel: 0.5 },
    question: 'Does a person high above the ground wear a harness whose line is attached to nothing?',
    worry: 'yes',
  },
  {
    id: 'hole-open',
    hazard: 'floor-opening',
    severity: 'High',
    seen: { open_edge: 0.3, formwork: 0.4 },
    question:
      'Is there a hole in a floor or deck, large enough to step into, without a cover and without a rail around it?',
    worry: 'yes',
  },
  {
    id: 'roof-edge',
    hazard: 'roof-work',
    severity: 'High',
    seen: { roof: 0.35 },
    question:
      'Is a person on a roof with neither a guardrail at its edge nor a line attached to their harness?',
    worry: 'yes',
  },
  {
    id: 'skylight',
    hazard: 'roof-work',
    severity: 'High',
    seen: { roof: 0.35 },
    question:
      'Is there a skylight or a thin, see-through roof panel without a cover or rail where people are on the roof?',
    worry: 'yes',
  },
  {
    id: 'scaffold-rail',
    hazard: 'scaffold',
    severity: 'High',
    seen: { scaffold: 0.3 },
    question: 'Is there a top rail on the side of the scaffold platforms that faces the camera?',
    worry: 'no',
  },
  {
    id: 'scaffold-planks',
    hazard: 'scaffold',
    duty: 'scaffold-platform',
    severity: 'High',
    seen: { scaffold: 0.3 },
    question: 'Are the scaffold platforms covered with planks over their full width, without wide gaps?',
    worry: 'no',
  },
  {
    id: 'scaffold-feet',
    hazard: 'scaffold',
    severity: 'High',
    seen: { scaffold: 0.4 },
    question: 'Does a foot of the scaffold stand on bricks, blocks, loose boards or soft ground?',
    worry: 'yes',
  },
  {
    id: 'scaffold-climbed',
    hazard: 'scaffold',
    duty: 'scaffold-access',
    severity: 'Medium',
    seen: { scaffold: 0.4 },
    question: 'Is a person climbing on the frame or the cross braces of the scaffold?',
    worry: 'yes',
  },
  {
    id: 'ladder-top',
    hazard: 'ladder',
    duty: 'ladder-top-step',
    severity: 'High',
    seen: { stepladder: 0.4, ladder: 0.4 },
    around: 'ladder',
    question: 'Does a person stand on the top or the step right below the top of a stepladder?',
    worry: 'yes',
  },
  {
    id: 'ladder-foot',
    hazard: 'ladder',
    duty: 'ladder-angle',
    severity: 'Medium',
    seen: { ladder: 0.4 },
    around: 'ladder',
    question: 'Does the ladder stand on something loose, slippery or uneven?',
    worry: 'yes',
  },
  {
    id: 'ladder-reach',
    hazard: 'ladder',
    duty: 'ladder-extension',
    severity: 'High',
    seen: { ladder: 0.4 },
    around: 'ladder',
    question: 'Does the ladder end below or right at the edge of the roof or floor that it leads to?',
    worry: 'yes',
  },
  {
    id: 'lift-rails',
    hazard: 'aerial-lift',
    severity: 'High',
    seen: { lift: 0.4 },
    question: 'Does a person stand or sit on the rails of a lift, or climb out of its basket?',
    worry: 'yes',
  },
  {
    id: 'trench-walls',
    hazard: 'trench-collapse',
    severity: 'High',
    seen: { trench: 0.3 },
    question: 'Are the walls of the trench shored, shielded by a trench box, or sloped back?',
    worry: 'no',
  },
  {
    id: 'trench-exit',
    hazard: 'trench-collapse',
    duty: 'trench-access',
    severity: 'High',
    seen: { trench: 0.4 },
    question: 'Is a person in a trench without a ladder, steps or a ramp to get out?',
    worry: 'yes',
  },
  {
    id: 'trench-spoil',
    hazard: 'trench-collapse',
    duty: 'trench-spoil',
    severity: 'Medium',
    seen: { trench: 0.4 },
    question: "Does dug-out soil lie right at the edge of the trench, closer than an arm's length?",
    worry: 'yes',
  },
  {
    id: 'rebar-caps',
    hazard: 'rebar-impalement',
    severity: 'High',
    seen: { rebar: 0.35 },
    question: 'Do upright ends of steel bars stick out without caps where somebody could fall on them?',
    worry: 'yes',
  },
  {
    id: 'formwork-props',
    hazard: 'formwork-collapse',
    severity: 'High',
    seen: { formwork: 0.45 },
    question: 'Does a prop under the formwork lean, or stand on something loose?',
    worry: 'yes',
  },
  {
    id: 'half-torn-wall',
    hazard: 'demolition',
    severity: 'High',
    seen: { demolition: 0.4 },
    question: 'Is a person close to a wall or below a ceiling that is half torn down?',
    worry: 'yes',
  },
  {
    id: 'load-above',
    hazard: 'suspended-load',
    severity: 'High',
    seen: { crane: 0.35 },
    question: 'Is a person below a load that hangs from a crane, a hoist or an excavator?',
    worry: 'yes',
  },
  {
    id: 'work-above',
    hazard: 'falling-objects',
    severity: 'High',
    seen: { scaffold: 0.4, steel: 0.5, demolition: 0.4 },
    question: 'Is a person right below others who work above them, with no net, roof or toe board between?',
    worry: 'yes',
  },
  {
    id: 'panel-open',
    hazard: 'electrical-contact',
    severity: 'High',
    seen: { electrical: 0.35 },
    question: 'Is there an open electrical panel, or bare wires that somebody could touch?',
    worry: 'yes',
  },
  {
    id: 'line-close',
    hazard: 'overhead-power-line',
    severity: 'High',
    seen: { overhead_line: 0.35 },
    question:
      'Is a machine, ladder, scaffold or load closer to an overhead power line than the length of a car?',
    worry: 'yes',
  },
  {
    id: 'cord-damaged',
    hazard: 'temporary-power',
    duty: 'damaged-cord',
    severity: 'Medium',
    seen: { electrical: 0.35 },
    question: 'Is an electric cord damaged, patched with tape, or lying in water?',
    worry: 'yes',
  },
  {
    id: 'guard-off',
    hazard: 'machine-guarding',
    severity: 'High',
    seen: { grinder: 0.35, conveyor: 0.4 },
    question: 'Is there a guard over the blade, disc, belt or rollers of the machine or tool?',
    worry: 'no',
  },
  {
    id: 'cylinder-loose',
    hazard: 'compressed-gas',
    severity: 'High',
    seen: { cylinders: 0.35 },
    question: 'Is every upright gas cylinder held by a chain, a strap, a rack or a cart?',
    worry: 'no',
  },
  {
    id: 'sparks-near-fuel',
    hazard: 'hot-work',
    severity: 'High',
    seen: { hot_work: 0.35 },
    question: 'Is wood, paper, cloth, fuel or a gas cylinder close to the sparks or the flame?',
    worry: 'yes',
  },
  {
    id: 'forklift-rider',
    hazard: 'forklift',
    duty: 'forklift-riders',
    severity: 'High',
    seen: { forklift: 0.4 },
    around: 'forklift',
    question: "Does a person ride on the forklift anywhere but in the driver's seat?",
    worry: 'yes',
  },
  {
    id: 'forks-above',
    hazard: 'forklift',
    duty: 'forklift-raised-load',
    severity: 'High',
    seen: { forklift: 0.4 },
    around: 'forklift',
    question: 'Is a person below the raised forks or the raised load of the forklift?',
    worry: 'yes',
  },
  {
    id: 'machine-reach',
    hazard: 'struck-by-plant',
    severity: 'High',
    seen: { machinery: 0.5, earthmover: 0.4 },
    around: 'machinery',
    question: 'Is a person on foot within reach of the arm, the bucket or the wheels of the machine?',
    worry: 'yes',
  },
  {
    id: 'vehicle-behind',
    hazard: 'reversing-vehicle',
    severity: 'High',
    seen: { vehicle: 0.5, truck: 0.4 },
    around: 'vehicle',
    question: 'Is a person on foot right behind a truck or another large vehicle?',
    worry: 'yes',
  },
  {
    id: 'manhole-alone',
    hazard: 'confined-space',
    severity: 'High',
    seen: { manhole: 0.35 },
    question: 'Is a person in or climbing into a manhole or tank, with nobody outside at its opening?',
    worry: 'yes',
  },
  {
    id: 'hat-missing',
    hazard: 'head-protection',
    severity: 'Medium',
    seen: { person: 0.45 },
    around: 'person',
    onlyAround: true,
    unless: ['hard_hat', 'no_hard_hat'],
    needsHeads: true,
    question: 'Does the person in the middle of this picture wear a hard hat?',
    worry: 'no',
  },
  {
    id: 'vest-missing',
    hazard: 'high-visibility',
    severity: 'Medium',
    seen: { machinery: 0.5, vehicle: 0.5, traffic: 0.4 },
    around: 'person',
    onlyAround: true,
    unless: ['safety_vest', 'no_safety_vest'],
    question: 'Does the person in the middle of this picture wear a high-visibility vest or jacket?',
    worry: 'no',
  },
] as const satisfies readonly Draft[]

export type LookId = (typeof table)[number]['id']
export type Look = Draft & { id: LookId }

export const looks: readonly Look[] = table

const byId = new Map<string, Look>(looks.map(look => [look.id, look]))
export const lookOf = (id: unknown): Look | undefined => byId.get(String(id))
