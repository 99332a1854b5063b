import { isNear, isOperator } from './nearness'
import type { SceneRule } from './rule'
import { people, without } from './words'

export const headProtection: SceneRule = {
  code: 'head-protection',
  hazard: 'head-protection',
  needs: ['no_hard_hat'],
  conditions: {
    near_machinery: {
      severity: 'High',
      cites: ['1926.100(a)', '1926.28(a)'],
      type: 'No head protection near machinery',
      description: ({ count }) => `${people(count)} ${without(count, 'hard hat')} near machinery`,
      because: seen => `${ofAll(seen)} without head protection, beside machinery`,
    },
    on_site: {
      severity: 'Medium',
      cites: ['1926.100(a)', '1926.28(a)'],
      type: 'No head protection',
      description: ({ count }) => `${people(count)} ${without(count, 'hard hat')} on a work site`,
      because: seen => `${ofAll(seen)} without head protection`,
    },
    site_unclear: {
      severity: 'Low',
      cites: ['1926.100(a)'],
      type: 'Head protection to be checked',
      description: ({ count }) =>
        `${people(count)} ${without(count, 'hard hat')}; it is due only where heads are in danger, which the picture does not show`,
      because: seen => `${ofAll(seen)} without head protection, and few signs of a work site`,
    },
  },
  observe: scene =>
    scene.people.flatMap(person => {
      // A cab protects the head of its operator; a picture without any sign of a site accuses nobody.
      if (!person.bareHead || scene.site.is === 'none') return []
      if (scene.machinery.some(machine => isOperator(person, machine))) return []
      const condition = isNear(person, scene.machinery)
        ? 'near_machinery'
        : scene.site.is === 'clear'
          ? 'on_site'
          : 'site_unclear'
      return [
        {
          condition,
          subject: person.box,
          boxes: [{ box: person.bareHead.box, mark: 'no_hard_hat' }],
          confidence: person.bareHead.confidence,
        },
      ]
    }),
}

const ofAll = ({ count, people: total }: { count: number; people: number }) => `${count} of ${total} people`
