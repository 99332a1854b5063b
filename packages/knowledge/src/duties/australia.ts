import type { LawDuties } from './table'

const rule = (number: string) => `AU WHS Regulations r. ${number}`
const equipment = { cites: rule('44'), related: [rule('36')] }

/** The model law; what it leaves to codes of practice is not cited. */
export const australia: LawDuties = {
  'head-protection': equipment,
  'eye-face-protection': equipment,
  'hand-protection': equipment,
  'foot-protection': equipment,
  'high-visibility': equipment,
  'hearing-protection': { cites: rule('44'), related: [rule('56'), rule('58')] },
  'respiratory-protection': { cites: rule('44'), related: [rule('49')] },
  'ppe-training': { cites: rule('44') },
  'scaffold-inspection': { cites: rule('225') },
  scaffold: { related: [rule('225'), rule('79')] },
  'fall-rescue': { cites: rule('80') },
  'struck-by-plant': { related: [rule('214'), rule('215'), 'AU WHS Act s. 19'] },
  'reversing-vehicle': { cites: rule('215'), related: [rule('214')] },
  forklift: { cites: rule('81') },
  'suspended-load': { cites: rule('219') },
  'utilities-located': { sites: rule('304') },
  'overhead-power-line': { cites: rule('166') },
  'temporary-power': { cites: rule('164'), related: [rule('165'), rule('150')] },
  'damaged-cord': { related: [rule('150')] },
  'fire-plan': { cites: rule('43') },
  'silica-dust': { cites: 'AU WHS Regulations Chapter 8A', related: [rule('49')] },
  'chemical-exposure': { cites: rule('335'), related: [rule('344'), rule('346')] },
  'heat-stress': { cites: rule('40') },
  'first-aid': { cites: rule('42') },
}

const VICTORIAN_FALLS = 'AU VIC OHS Regulations 2017 r. 44'

export const victoria: LawDuties = {
  'unprotected-edge': { cites: VICTORIAN_FALLS },
  'floor-opening': { cites: VICTORIAN_FALLS },
  'roof-work': { cites: VICTORIAN_FALLS },
  'struck-by-plant': { related: ['AU VIC OHS Act 2004 s. 21'] },
  'person-down': { related: ['AU VIC OHS Act 2004 s. 38'] },
}
