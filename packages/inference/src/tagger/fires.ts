import type { TagChances } from '@plumbline/domain'
import type { Finding } from '../findings'

/** Of 201 pictures of fire and smoke set aside, none was less likely than this to show them; of 278 others, 262 were. */
const NO_FIRE = 0.02
/** Of the pictures set aside on which only the picture as a whole said fire, this surely, 10 of 10 showed one, once in a stove. */
const A_FIRE = 0.7

/**
 * What burns, as the picture as a whole confirms it: flames and smoke in parts of a picture that shows none are dropped, and
 * a fire that no part was taken for, since it fills the frame, say, is found in all of it.
 */
export function withFires(
  findings: readonly Finding[],
  { fire, smoke }: TagChances,
  frame: { width: number; height: number },
): Finding[] {
  if (Math.max(fire, smoke) < NO_FIRE)
    return findings.filter(({ label }) => label !== 'fire' && label !== 'smoke')
  if (fire < A_FIRE || findings.some(({ label }) => label === 'fire')) return [...findings]
  return [...findings, { label: 'fire', confidence: fire, box: { x: 0, y: 0, ...frame } }]
}
