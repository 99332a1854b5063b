import type { LawDuties } from './table'

const section = (number: string) => `Canada SOR/86-304 s. ${number}`
const cited = (number: string, ...related: string[]) => ({
  cites: section(number),
  ...(related.length > 0 && { related: related.map(section) }),
})
const nearby = (...related: string[]) => ({ related: related.map(section) })

/** Federal employers, in every industry. */
export const canada: LawDuties = {
  'head-protection': cited('12.1', '12.03'),
  'eye-face-protection': cited('12.12'),
  'foot-protection': cited('12.11'),
  'high-visibility': cited('12.17'),
  'hearing-protection': cited('7.7', '7.4'),
  'respiratory-protection': cited('12.13'),
  'ppe-training': cited('12.2'),
  'unprotected-edge': cited('12.07', '2.12', '12.06'),
  'floor-opening': cited('2.5', '12.07'),
  'roof-work': cited('12.07', '12.08'),
  ladder: nearby('3.11', '12.07'),
  'ladder-top-step': cited('3.11'),
  'ladder-extension': cited('3.11'),
  'ladder-angle': cited('3.11'),
  scaffold: cited('3.8', '3.6', '3.10'),
  'scaffold-inspection': cited('3.6'),
  'scaffold-platform': cited('3.10'),
  'fall-rescue': cited('12.06'),
  'aerial-lift': cited('12.09'),
  'falling-objects': cited('2.13'),
  'struck-by-plant': nearby('14.25', '14.38'),
  'plant-exclusion-zone': nearby('14.38'),
  'pedestrian-routes': cited('14.44'),
  'reversing-vehicle': cited('14.16', '14.25'),
  forklift: cited('14.23'),
  'suspended-load': nearby('14.38', '14.43'),
  'seat-belt': cited('14.6'),
  'machine-guarding': cited('13.13'),
  'stored-energy': cited('13.16', '8.13'),
  'trench-collapse': cited('3.12'),
  'utilities-located': cited('3.12'),
  'trench-spoil': cited('3.12'),
  'confined-space': {
    cites: 'Canada SOR/86-304 Part XI',
    related: [section('11.02'), section('11.05'), section('11.06')],
  },
  'electrical-contact': cited('8.5', '8.13'),
  'overhead-power-line': cited('8.5'),
  'temporary-power': cited('13.4'),
  fire: nearby('17.4', '17.11'),
  'fire-plan': cited('17.4'),
  'hot-work': cited('17.11'),
  noise: cited('7.4', '7.3'),
  'noise-action-level': cited('7.3'),
  'silica-dust': cited('10.19', '10.4'),
  asbestos: cited('10.26.2'),
  'chemical-exposure': cited('10.35', '10.34', '10.14'),
  eyewash: cited('16.8'),
  'heat-stress': nearby('10.19.3', '9.24'),
  'manual-handling': cited('14.48'),
  'person-down': nearby('15.5', '16.3'),
  'first-aid': cited('16.3', '16.5'),
  housekeeping: cited('2.14'),
}

const regulation = (number: string) => `O. Reg. 213/91 s. ${number}`

export const ontario: LawDuties = {
  ladder: { siteRelated: [regulation('83'), regulation('85')] },
  'ladder-top-step': { sites: regulation('85') },
  'ladder-extension': { sites: regulation('83') },
  scaffold: { sites: regulation('26.3'), siteRelated: [regulation('130')] },
  'overhead-power-line': { sites: regulation('188') },
  'temporary-power': { sites: regulation('195.3') },
}

export const britishColumbia: LawDuties = {
  'head-protection': { cites: 'BC OHSR s. 8.11' },
  ladder: { related: ['BC OHSR Part 13'] },
  scaffold: { related: ['BC OHSR Part 13'] },
  'trench-collapse': { cites: 'BC OHSR s. 20.81' },
  'overhead-power-line': { cites: 'BC OHSR s. 19.24.1' },
}

export const alberta: LawDuties = {
  'head-protection': { cites: 'Alberta OHS Code s. 234' },
  ladder: { related: ['Alberta OHS Code s. 136'] },
  'ladder-extension': { cites: 'Alberta OHS Code s. 136' },
  'ladder-angle': { cites: 'Alberta OHS Code s. 136' },
  'scaffold-inspection': { cites: 'Alberta OHS Code s. 326' },
  'suspended-load': { related: ['Alberta OHS Code Part 6'] },
  'trench-collapse': { cites: 'Alberta OHS Code s. 450' },
  'overhead-power-line': { cites: 'Alberta OHS Code s. 225' },
}
