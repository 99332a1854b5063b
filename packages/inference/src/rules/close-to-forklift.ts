import { eachBeside, groups } from './close-to-machinery'
import { defineRule } from './rule'

/**
 * People on foot beside a forklift. A picture shows neither whether it moves nor how far away it is, so this never claims
 * a breach. Whoever sits or stands on it is its operator: a box doesn't show a seat, so riders aren't told apart.
 */
export const closeToForklift = defineRule({
  code: 'close-to-forklift',
  hazard: 'forklift',
  duty: 'forklift-pedestrians',
  checks: 'people_near_machines',
  kinds: ['close-to-machinery'],
  needs: ['person', 'forklift'],
  conditions: {
    within_reach: { harm: 'death', likelihood: 'unlikely', basis: 'advisory' },
    close: { harm: 'serious', likelihood: 'unlikely', basis: 'advisory' },
  },
  observe: ({ people, things }) =>
    groups(people, things.forklift).flatMap(group =>
      eachBeside(group, { person: 'close_to_forklift', machine: 'forklift' }),
    ),
})
