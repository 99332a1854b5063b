import type { LawDuties } from './table'

/** A picture shows that equipment is not worn; whether it was provided, as PSA-BV § 2 asks, it does not. */
const equipment = (rule: string) => ({
  cites: 'DGUV Vorschrift 1 § 30',
  related: ['DE PSA-BV § 2', rule],
})
/** The heights for building sites stand in number 5.2 of the annex, those for all other workplaces in 2.1. */
const edges = {
  cites: 'DE ArbStättV Anhang Nr. 2.1',
  sites: 'DE ArbStättV Anhang Nr. 5.2',
  related: ['ASR A2.1'],
}
const ladders = { cites: 'DE BetrSichV Anhang 1 Nr. 3.3', related: ['TRBS 2121 Teil 2'] }
const excavation = { sites: 'DE ArbStättV Anhang Nr. 5.2', siteRelated: ['DIN 4124'] }
const peopleNearMachines = { related: ['DE BetrSichV Anhang 1 Nr. 1.6'] }

export const germany: LawDuties = {
  'head-protection': equipment('DGUV Regel 112-193'),
  'eye-face-protection': equipment('DGUV Regel 112-192'),
  'hand-protection': equipment('DGUV Regel 112-195'),
  'foot-protection': equipment('DGUV Regel 112-191'),
  'high-visibility': equipment('DGUV Regel 112-189'),
  'respiratory-protection': equipment('DGUV Regel 112-190'),
  'hearing-protection': { cites: 'DE LärmVibrationsArbSchV § 8' },
  'ppe-training': { cites: 'DE PSA-BV § 3', related: ['DGUV Vorschrift 1 § 31'] },
  'unprotected-edge': edges,
  'floor-opening': edges,
  'roof-work': { ...edges, related: ['ASR A2.1', 'DE ArbStättV Anhang Nr. 1.5'] },
  ladder: ladders,
  'ladder-top-step': ladders,
  'ladder-extension': ladders,
  'ladder-angle': { ...ladders, related: ['DGUV Information 208-016'] },
  scaffold: { cites: 'DE BetrSichV Anhang 1 Nr. 3.2', related: ['TRBS 2121 Teil 1'] },
  'scaffold-inspection': { cites: 'DE BetrSichV § 14', related: ['TRBS 2121 Teil 1'] },
  'aerial-lift': { related: ['DE BetrSichV § 12', 'DGUV Grundsatz 308-008'] },
  'falling-objects': { cites: 'DE ArbStättV Anhang Nr. 2.1', related: ['ASR A2.1'] },
  'struck-by-plant': peopleNearMachines,
  'plant-exclusion-zone': peopleNearMachines,
  'crane-swing-radius': { related: ['DGUV Vorschrift 52'] },
  'pedestrian-routes': {
    cites: 'DE ArbStättV Anhang Nr. 1.8',
    sites: 'DE ArbStättV Anhang Nr. 5.2',
    related: ['ASR A1.8'],
  },
  'reversing-vehicle': { cites: 'DE BetrSichV Anhang 1 Nr. 1.5' },
  forklift: { cites: 'DE BetrSichV Anhang 1 Nr. 1.9', related: ['DGUV Vorschrift 68'] },
  'suspended-load': { cites: 'DE BetrSichV Anhang 1 Nr. 2.5', related: ['DGUV Vorschrift 52'] },
  'machine-guarding': { cites: 'DE BetrSichV § 9', related: ['DE BetrSichV § 6'] },
  'stored-energy': { cites: 'DE BetrSichV § 10', related: ['DE BetrSichV § 8'] },
  'power-tools': { cites: 'DE BetrSichV § 5' },
  'trench-collapse': excavation,
  'trench-access': excavation,
  'trench-spoil': excavation,
  'trench-inspection': excavation,
  'formwork-collapse': { sites: 'DE ArbStättV Anhang Nr. 5.2' },
  demolition: { sites: 'DE ArbStättV Anhang Nr. 5.2', related: ['DE GefStoffV § 5a'] },
  'electrical-contact': { cites: 'DE BetrSichV § 8', related: ['DGUV Vorschrift 3'] },
  'overhead-power-line': {
    cites: 'DGUV Vorschrift 3 § 7',
    sites: 'DE ArbStättV Anhang Nr. 5.2',
    siteRelated: ['DGUV Vorschrift 3 § 7', 'DE BaustellV Anhang II'],
  },
  'temporary-power': { cites: 'DGUV Vorschrift 3', related: ['DGUV Information 203-006'] },
  'damaged-cord': { cites: 'DE BetrSichV § 5', related: ['DGUV Vorschrift 3'] },
  fire: { related: ['DE ArbStättV Anhang Nr. 2.2', 'DE ArbSchG § 10'] },
  'fire-alarm': { cites: 'DE ArbStättV Anhang Nr. 2.2', related: ['ASR A2.2'] },
  'fire-plan': { cites: 'DE ArbSchG § 10' },
  'hot-work': { related: ['ASR A2.2', 'TRGS 528'] },
  'flammable-storage': { cites: 'DE GefStoffV § 8' },
  'extinguisher-access': { cites: 'DE ArbStättV Anhang Nr. 2.2', related: ['ASR A2.2'] },
  'blocked-exit': { cites: 'DE ArbStättV § 4', related: ['DE ArbStättV Anhang Nr. 2.3', 'ASR A2.3'] },
  'confined-space': { sites: 'DE ArbStättV Anhang Nr. 5.2', related: ['DGUV Regel 113-004'] },
  noise: { cites: 'DE LärmVibrationsArbSchV § 7', related: ['DE LärmVibrationsArbSchV § 6'] },
  'noise-action-level': {
    cites: 'DE LärmVibrationsArbSchV § 8',
    related: ['DE LärmVibrationsArbSchV § 6'],
  },
  'noise-impulse': { cites: 'DE LärmVibrationsArbSchV § 7', related: ['DE LärmVibrationsArbSchV § 6'] },
  'silica-dust': { cites: 'DE GefStoffV Anhang I Nr. 2.3', related: ['TRGS 559'] },
  asbestos: { cites: 'DE GefStoffV § 11a', related: ['DE GefStoffV § 11', 'TRGS 519'] },
  'chemical-exposure': { cites: 'DE GefStoffV § 8', related: ['DE GefStoffV § 9'] },
  'heat-stress': {
    cites: 'DE ArbStättV Anhang Nr. 3.5',
    sites: 'DE ArbStättV Anhang Nr. 5.1',
    related: ['ASR A3.5'],
  },
  'manual-handling': { cites: 'DE LasthandhabV § 2' },
  'person-down': { related: ['DE ArbSchG § 10', 'DE SGB VII § 193'] },
  'first-aid': { cites: 'DE ArbStättV Anhang Nr. 4.3', related: ['ASR A4.3', 'DGUV Vorschrift 1 § 26'] },
  housekeeping: { cites: 'DE ArbStättV § 4', related: ['DE ArbStättV Anhang Nr. 1.5'] },
}
