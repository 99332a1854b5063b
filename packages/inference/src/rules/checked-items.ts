/** What rules check for; the texts are `checked.*` in packages/languages. */
export const checkedItems = [
  'hard_hats',
  'high_visibility',
  'people_near_machines',
  'people_lying_down',
  'fire_and_smoke',
  'ladders',
  'cones',
  'noise',
  'speech',
  'other_hazards',
] as const
export type CheckedItem = (typeof checkedItems)[number]
