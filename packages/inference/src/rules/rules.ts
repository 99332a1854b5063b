import { closeToForklift } from './close-to-forklift'
import { closeToMachinery } from './close-to-machinery'
import { dangerZone } from './danger-zone'
import { exclusionZone } from './exclusion-zone'
import { fireAndSmoke } from './fire-and-smoke'
import { headProtection } from './head-protection'
import { highVisibility } from './high-visibility'
import { ladder } from './ladder'
import { personDown } from './person-down'
import type { CheckedItem, SceneRule } from './rule'

export const rules: readonly SceneRule[] = [
  fireAndSmoke,
  personDown,
  headProtection,
  dangerZone,
  closeToMachinery,
  closeToForklift,
  highVisibility,
  ladder,
  exclusionZone,
]

/** What the rules check for, in the order in which people read of it. */
export const checkedItems: readonly CheckedItem[] = [
  'hard_hats',
  'high_visibility',
  'people_near_machines',
  'people_lying_down',
  'fire_and_smoke',
  'ladders',
  'cones',
]
