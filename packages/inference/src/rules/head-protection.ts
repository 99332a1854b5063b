import { isNear, isOperator } from './nearness'
import { defineRule } from './rule'

export const headProtection = defineRule({
  code: 'head-protection',
  hazard: 'head-protection',
  needs: ['no_hard_hat'],
  conditions: {
    near_machinery: { severity: 'High', cites: ['1926.100(a)', '1926.28(a)'] },
    on_site: { severity: 'Medium', cites: ['1926.100(a)', '1926.28(a)'] },
    site_unclear: { severity: 'Low', cites: ['1926.100(a)'] },
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
})
