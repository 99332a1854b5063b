import type { Mark } from '@plumbline/domain'
import type { Finding } from '../findings'
import { nearest } from './nearness'
import { defineRule } from './rule'

/** No law asks for vests everywhere: each condition says on which ground one is due, and only a site's own rule is one. */
export const highVisibility = defineRule({
  code: 'high-visibility',
  hazard: 'high-visibility',
  duty: 'high-visibility',
  checks: 'high_visibility',
  needs: ['no_safety_vest', 'person'],
  conditions: {
    site_requires_near_machinery: { harm: 'death', likelihood: 'unlikely', basis: 'breach' },
    site_requires: { harm: 'serious', likelihood: 'unlikely', basis: 'breach' },
    near_machinery: { harm: 'death', likelihood: 'unlikely', basis: 'advisory' },
    near_vehicle: { harm: 'death', likelihood: 'unlikely', basis: 'advisory' },
  },
  canJudge: ({ vest, noVest }) => Boolean(vest ?? noVest),
  observe: scene =>
    scene.people.flatMap(person => {
      const rule = scene.site.ppe?.highVisibility
      // Beside a parked car in an ordinary street nobody needs a vest; a site that requires one everywhere is no street.
      const isPlace = rule === 'always' ? scene.site.is !== 'none' : scene.site.is === 'clear'
      if (!person.noVest || rule === 'no' || !isPlace) return []
      const machine = nearest(person, [...scene.things.machinery, ...scene.things.forklift])
      const hazard = machine ?? nearest(person, scene.things.vehicle)
      if (!hazard && rule !== 'always') return []
      const alone = machine ? 'near_machinery' : 'near_vehicle'
      const required = machine ? 'site_requires_near_machinery' : 'site_requires'
      return [
        {
          condition: rule === 'always' ? required : alone,
          subject: person.box,
          boxes: [
            { box: person.noVest.box, mark: 'no_high_visibility' },
            ...(hazard ? [{ box: hazard.thing.box, mark: markOf(hazard.thing) }] : []),
          ],
          confidence: Math.min(person.noVest.confidence, hazard?.thing.confidence ?? 1),
        },
      ]
    }),
})

const markOf = ({ label }: Finding): Mark =>
  label === 'machinery' || label === 'forklift' ? label : 'vehicle'
