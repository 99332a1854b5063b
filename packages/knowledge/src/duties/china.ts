import type { LawDuties } from './table'

const equipment = {
  cites: 'CN Work Safety Law art. 45',
  sites: 'CN Construction Safety Regulations art. 32',
  related: ['CN Work Safety Law art. 57'],
}
const healthEquipment = { cites: 'CN Occupational Disease Law art. 22' }
const height = { sites: 'CN JGJ 80' }
const specialPlan = { siteRelated: ['CN Construction Safety Regulations art. 26'] }
const siteFire = {
  cites: 'CN Fire Protection Law art. 16',
  sites: 'CN Construction Safety Regulations art. 31',
}

/** Much of what other countries put into law stands in Chinese standards that are not in the library. */
export const china: LawDuties = {
  'head-protection': equipment,
  'eye-face-protection': equipment,
  'hand-protection': equipment,
  'foot-protection': equipment,
  'high-visibility': equipment,
  'hearing-protection': healthEquipment,
  'respiratory-protection': healthEquipment,
  'ppe-training': { cites: 'CN Work Safety Law art. 45' },
  'unprotected-edge': { ...height, siteRelated: ['CN Construction Safety Regulations art. 28'] },
  'floor-opening': { ...height, siteRelated: ['CN Construction Safety Regulations art. 28'] },
  'roof-work': height,
  ladder: { siteRelated: ['CN JGJ 80'] },
  scaffold: specialPlan,
  'aerial-lift': { siteRelated: ['CN JGJ 80'] },
  'falling-objects': { siteRelated: ['CN JGJ 80'] },
  forklift: { cites: 'CN Special Equipment Law art. 14' },
  'crane-swing-radius': { related: ['CN GB 6067.1'] },
  'suspended-load': { cites: 'CN GB 6067.1' },
  'machine-guarding': { cites: 'CN Work Safety Law art. 36' },
  'trench-collapse': specialPlan,
  'formwork-collapse': specialPlan,
  demolition: {
    sites: 'CN Construction Safety Regulations art. 11',
    siteRelated: ['CN Construction Law art. 50'],
  },
  'temporary-power': {
    related: ['CN Work Safety Law art. 43'],
    siteRelated: ['CN Construction Safety Regulations art. 26', 'CN Work Safety Law art. 43'],
  },
  fire: { related: ['CN Fire Protection Law art. 44'] },
  'fire-alarm': siteFire,
  'fire-plan': siteFire,
  'extinguisher-access': siteFire,
  'hot-work': { cites: 'CN Fire Protection Law art. 21', related: ['CN Work Safety Law art. 43'] },
  'flammable-storage': { cites: 'CN Hazardous Chemicals Regulations art. 24' },
  'blocked-exit': { cites: 'CN Fire Protection Law art. 28', related: ['CN Work Safety Law art. 42'] },
  'confined-space': { related: ['CN Toxic Substances Regulations art. 25', 'CN Work Safety Law art. 43'] },
  noise: { cites: 'CN GBZ 2.2-2007', related: ['CN Occupational Disease Law art. 26'] },
  'silica-dust': { cites: 'CN Pneumoconiosis Regulations art. 7' },
  'chemical-exposure': healthEquipment,
  'heat-stress': { cites: 'CN Heat Measures art. 8' },
  'person-down': { related: ['CN Work Safety Law art. 83', 'CN Accident Reporting Regulations art. 9'] },
  'first-aid': { related: ['CN Work Safety Law art. 82'] },
}
