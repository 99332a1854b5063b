import type { TagChances } from '@plumbline/domain'
import type { Finding } from '../findings'

/** Of 635 pictures of fire and smoke, 4 were less likely than this to show them; of 4,509 others, 96 %. */
const NO_FIRE = 0.02

/** Without the flames and smoke that the detector sees in parts of a picture which as a whole shows none. */
export const withoutFalseFires = (findings: readonly Finding[], { fire, smoke }: TagChances): Finding[] =>
  findings.filter(({ label }) => Math.max(fire, smoke) >= NO_FIRE || (label !== 'fire' && label !== 'smoke'))
