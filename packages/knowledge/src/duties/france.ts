import type { LawCodes, LawDuties } from './table'

/** Codes in this file stand without the name of the labor code. */
const named = (codes: LawDuties): LawDuties =>
  Object.fromEntries(Object.entries(codes).map(([duty, each]) => [duty, withName(each)]))

const full = (article: string) => `FR Code du travail ${article}`

const withName = ({ cites, sites, related, siteRelated }: LawCodes): LawCodes => ({
  ...(cites && { cites: full(cites) }),
  ...(sites !== undefined && { sites: sites && full(sites) }),
  ...(related && { related: related.map(full) }),
  ...(siteRelated && { siteRelated: siteRelated.map(full) }),
})

const equipment = { cites: 'R4321-4', related: ['R4323-95', 'L4122-1'] }
const peopleNearMachines = { related: ['R4323-52'] }

/** Articles R4532 and R4534 apply to building sites only. */
export const france: LawDuties = named({
  'head-protection': equipment,
  'eye-face-protection': equipment,
  'hand-protection': equipment,
  'foot-protection': equipment,
  'high-visibility': equipment,
  'respiratory-protection': equipment,
  'hearing-protection': { cites: 'R4434-7' },
  'ppe-training': { cites: 'R4323-106' },
  'unprotected-edge': { cites: 'R4323-59', related: ['R4323-58'], siteRelated: ['R4323-58', 'R4534-4'] },
  'floor-opening': { sites: 'R4534-6', siteRelated: ['R4323-59'] },
  'roof-work': { cites: 'R4323-58', sites: 'R4534-85', siteRelated: ['R4534-86', 'R4534-88'] },
  ladder: { cites: 'R4323-63', related: ['R4323-84'] },
  'ladder-top-step': { cites: 'R4323-88' },
  'ladder-extension': { cites: 'R4323-87' },
  'ladder-angle': { cites: 'R4323-84' },
  scaffold: { cites: 'R4323-77', related: ['R4323-78', 'R4323-69'] },
  'scaffold-inspection': { sites: 'R4534-16', related: ['R4323-70'] },
  'aerial-lift': { related: ['R4323-55', 'R4323-56'] },
  'falling-objects': { cites: 'R4224-20' },
  'struck-by-plant': peopleNearMachines,
  'plant-exclusion-zone': peopleNearMachines,
  'crane-swing-radius': peopleNearMachines,
  'pedestrian-routes': { cites: 'R4224-3', related: ['R4323-51'] },
  'reversing-vehicle': { sites: 'R4534-11', related: ['R4323-52'] },
  forklift: { cites: 'R4323-55', related: ['R4323-56'] },
  'suspended-load': { cites: 'R4323-36' },
  'machine-guarding': { cites: 'R4324-2', related: ['R4324-1'] },
  'stored-energy': { related: ['R4544-5'] },
  'power-tools': { cites: 'R4322-1' },
  'trench-collapse': { sites: 'R4534-24' },
  'trench-access': { sites: 'R4534-35' },
  'trench-spoil': { sites: 'R4534-32' },
  'trench-inspection': { sites: 'R4534-34' },
  'formwork-collapse': { siteRelated: ['R4534-105'] },
  demolition: { sites: 'R4534-60', siteRelated: ['R4534-62', 'R4412-97'] },
  'electrical-contact': { cites: 'R4544-4', related: ['R4544-9'] },
  'overhead-power-line': { sites: 'R4534-108', related: ['R4323-30'] },
  'damaged-cord': { cites: 'R4322-1' },
  fire: { related: ['R4227-28'] },
  'fire-alarm': { cites: 'R4227-34' },
  'fire-plan': { cites: 'R4227-37' },
  'hot-work': { related: ['R4227-28'] },
  'flammable-storage': { cites: 'R4412-11' },
  'extinguisher-access': { cites: 'R4227-29' },
  'blocked-exit': { cites: 'R4227-4', related: ['R4227-6'] },
  'confined-space': { cites: 'R4412-22' },
  noise: { cites: 'R4432-3', related: ['R4431-2'] },
  'noise-action-level': { cites: 'R4434-7', related: ['R4431-2'] },
  'noise-impulse': { cites: 'R4432-3', related: ['R4431-2'] },
  'silica-dust': { cites: 'R4412-70', related: ['R4412-66'] },
  asbestos: { cites: 'R4412-97', related: ['R4412-133', 'R4412-145'] },
  'chemical-exposure': { cites: 'R4412-16', related: ['R4412-11'] },
  'heat-stress': { cites: 'R4463-1', related: ['R4225-2'], siteRelated: ['R4534-143'] },
  'manual-handling': { cites: 'R4541-3', related: ['R4541-9'] },
  'person-down': { related: ['R4224-16', 'R4121-5'] },
  'first-aid': { cites: 'R4224-14', related: ['R4224-15'] },
})
