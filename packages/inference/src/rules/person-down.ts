import { operatesAny } from './nearness'
import { defineRule } from './rule'
import { isCutByFrame } from './scene'

/** Wider than tall by this much: nobody stands, sits or bends like that. */
const LYING = 1.7
const SURE_ENOUGH = 0.6
/** Without a sign of a site it may be anybody at rest, so more is asked for. */
const LYING_ANYWHERE = 2
const SURE_ANYWHERE = 0.75
const MIN_SHARE_OF_FRAME = 0.01

/** Only the shape of the box shows it, and what may follow from an injury is no rule broken. */
export const personDown = defineRule({
  code: 'person-down',
  hazard: 'person-down',
  duty: 'person-down',
  checks: 'people_lying_down',
  needs: ['person'],
  minConfidence: SURE_ENOUGH,
  conditions: {
    on_site: { harm: 'death', likelihood: 'possible', basis: 'advisory' },
    site_unclear: { harm: 'serious', likelihood: 'unlikely', basis: 'advisory' },
  },
  observe: scene => {
    const onSite = scene.site.is === 'clear' || scene.site.ppe !== null
    const frame = scene.width * scene.height
    return scene.people
      .filter(person => {
        const { width, height } = person.box
        if (person.seen === 'head' || isCutByFrame(person.box, scene)) return false
        if (width * height < frame * MIN_SHARE_OF_FRAME) return false
        if (operatesAny(person, scene)) return false
        return onSite
          ? width > height * LYING && person.confidence >= SURE_ENOUGH
          : width > height * LYING_ANYWHERE && person.confidence >= SURE_ANYWHERE
      })
      .map(({ box, confidence }) => ({
        condition: onSite ? 'on_site' : 'site_unclear',
        subject: box,
        boxes: [{ box, mark: 'lying_down' }],
        confidence,
      }))
  },
})
