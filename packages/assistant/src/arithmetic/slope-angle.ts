import { plain } from '@plumbline/domain'
import type { Law } from '@plumbline/knowledge/laws/law'
import { type Answer, stated, topicOf } from '../answer'
import { cue } from '../cues'
import { round } from './round'
import { asksForSlope, depthIn } from './slope-question'

const CODE = 'DIN 4124'

/** The steepest slope without a calculation, in degrees. */
const angles: readonly (readonly [degrees: number, soil: RegExp])[] = [
  [80, cue(({ arithmetic }) => arithmetic.rock)],
  [60, cue(({ arithmetic }) => arithmetic.stiffSoil)],
  [45, cue(({ arithmetic }) => arithmetic.looseSoil)],
]

/** How far back a side is cut under German rules, which give angles. */
export function slopeAngle(text: string, law: Law | null): Answer | null {
  const typed = plain(text)
  if (law?.country !== 'DE' || !asksForSlope(typed)) return null
  const depth = depthIn(text)
  const angle = angles.find(([, soil]) => soil.test(typed))?.[0]
  if (!depth || !angle) return null
  const params = {
    angle,
    depth: `${round(depth.value)} ${depth.unit}`,
    run: `${round(depth.value / Math.tan((angle * Math.PI) / 180))} ${depth.unit}`,
  }
  return {
    kind: 'arithmetic',
    statements: [
      stated('answer', { code: 'assistant.slope.angle', params }, CODE),
      stated('workings', { code: 'assistant.slope.angle_workings', params }, CODE),
      stated('limits', { code: 'assistant.slope.angle_limits' }, CODE),
    ],
    sources: [CODE],
    followUps: ['assistant.ask.spoil'],
    topic: topicOf(text, law),
  }
}
