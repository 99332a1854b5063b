/** Emergencies by what is done first: the one that kills soonest comes first where a text names several. */
export const emergencies = [
  'electrocution',
  'confined_space',
  'not_breathing',
  'bleeding',
  'collapse',
  'crushed',
  'fire',
  'chemical',
  'heat_stroke',
  'burn',
  'fall',
  'unconscious',
  'other',
] as const
export type Emergency = (typeof emergencies)[number]

/** How many steps each has in packages/languages, after the call for help. */
export const stepsOf: Readonly<Record<Emergency, number>> = {
  electrocution: 3,
  confined_space: 3,
  not_breathing: 3,
  bleeding: 3,
  collapse: 3,
  crushed: 3,
  fire: 3,
  chemical: 3,
  heat_stroke: 3,
  burn: 3,
  fall: 3,
  unconscious: 3,
  other: 3,
}
