import type { hazardCategories } from '@plumbline/contract'
import { type HazardId, hazardIds } from '@plumbline/knowledge'

export type Category = (typeof hazardCategories)[number]

/** Under which head of risk a hazard is counted. */
const categories: Record<HazardId, Category> = {
  'unprotected-edge': 'Falls',
  'floor-opening': 'Falls',
  'roof-work': 'Falls',
  ladder: 'Falls',
  scaffold: 'Falls',
  'aerial-lift': 'Falls',
  'falling-objects': 'Struck-by',
  'head-protection': 'PPE',
  'eye-face-protection': 'PPE',
  'hand-protection': 'PPE',
  'foot-protection': 'PPE',
  'high-visibility': 'PPE',
  'struck-by-plant': 'Struck-by',
  'plant-exclusion-zone': 'Struck-by',
  'reversing-vehicle': 'Struck-by',
  forklift: 'Struck-by',
  'suspended-load': 'Struck-by',
  'trench-collapse': 'Caught-in',
  'formwork-collapse': 'Caught-in',
  demolition: 'Struck-by',
  'rebar-impalement': 'Falls',
  'electrical-contact': 'Electrical',
  'overhead-power-line': 'Electrical',
  'temporary-power': 'Electrical',
  fire: 'Fire',
  'hot-work': 'Fire',
  'flammable-storage': 'Fire',
  'compressed-gas': 'Fire',
  'extinguisher-access': 'Fire',
  'blocked-exit': 'Fire',
  noise: 'Noise',
  'silica-dust': 'Chemical',
  'respiratory-protection': 'PPE',
  asbestos: 'Chemical',
  'chemical-exposure': 'Chemical',
  'confined-space': 'Other',
  housekeeping: 'Housekeeping',
  'stored-energy': 'Caught-in',
  'machine-guarding': 'Caught-in',
  'power-tools': 'Caught-in',
  'manual-handling': 'Other',
  'heat-stress': 'Other',
  'person-down': 'Other',
  'ppe-training': 'PPE',
}

export const isHazard = (id: string | null): id is HazardId => hazardIds.includes(id as HazardId)

/** A hosted model may name a hazard that the knowledge base does not have. */
export const categoryOf = (hazard: string | null | undefined): Category =>
  hazard && isHazard(hazard) ? categories[hazard] : 'Other'
