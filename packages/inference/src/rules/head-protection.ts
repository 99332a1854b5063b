import { defaultPpe } from '@plumbline/domain'
import { isNear, operatesAny } from './nearness'
import type { Person } from './people'
import { defineRule } from './rule'
import { type Scene, SURE } from './scene'

/**
 * A firefighter's helmet has no class of its own and is taken for a bare head. In 120 validation pictures of fires 16 of
 * 18 heads found bare wore one; the surest of all had a confidence of 0.80.
 */
const SURELY_BARE = 0.85

export const headProtection = defineRule({
  code: 'head-protection',
  hazard: 'head-protection',
  duty: 'head-protection',
  checks: 'hard_hats',
  needs: ['no_hard_hat'],
  conditions: {
    near_machinery: { harm: 'serious', likelihood: 'likely', basis: 'breach' },
    site_requires: { harm: 'serious', likelihood: 'possible', basis: 'breach' },
    usual_rule: { harm: 'serious', likelihood: 'possible', basis: 'breach' },
    on_site: { harm: 'serious', likelihood: 'possible', basis: 'breach' },
    site_unclear: { harm: 'serious', likelihood: 'unlikely', basis: 'advisory' },
  },
  canJudge: ({ bareHead, hardHat }) => Boolean(bareHead ?? hardHat),
  observe: scene =>
    scene.people.flatMap(person => {
      // A picture without any sign of a site accuses nobody, nor does one from a site that requires no hard hats.
      if (!isSurelyBare(person, scene) || scene.site.is === 'none' || scene.site.ppe?.hardHat === 'no')
        return []
      // A cab protects the head of its operator.
      if (operatesAny(person, scene)) return []
      return [
        {
          condition: conditionOf(person, scene),
          subject: person.box,
          boxes: [{ box: person.bareHead.box, mark: 'no_hard_hat' }],
          confidence: person.bareHead.confidence,
        },
      ]
    }),
})

/** Where hard hats are required by the work itself, not only where something can fall on people. */
const hardHatIndustries: readonly (string | null)[] = ['construction', 'mining', null]

function conditionOf(person: Person, { things, site }: Scene) {
  const always = site.ppe?.hardHat === 'always'
  const danger = always || (site.is === 'clear' && hardHatIndustries.includes(site.industry))
  if (!danger) return 'site_unclear'
  if (isNear(person, things.machinery)) return 'near_machinery'
  if (!always) return 'on_site'
  // What a new site starts with is the rule of its industry; only what somebody changed is the site's own.
  const isUsual = site.industry !== null && defaultPpe(site.industry).hardHat === 'always'
  return isUsual ? 'usual_rule' : 'site_requires'
}

/** Where something burns, those near it may be firefighters; where it may be no site, a doubtful head is no finding. */
function isSurelyBare(
  person: Person,
  { things, site }: Scene,
): person is Person & Required<Pick<Person, 'bareHead'>> {
  if (!person.bareHead) return false
  const isUnclear = site.is === 'some' && site.reason === 'picture'
  const min = things.fire.length + things.smoke.length > 0 ? SURELY_BARE : isUnclear ? SURE : 0
  return person.bareHead.confidence >= min
}
