import type { HazardId } from './hazard-ids'
import type { InjurySeverity } from './penalties'

/**
 * The most serious injury or illness that can reasonably be expected from a hazard, in the terms of the Field
 * Operations Manual (chapter 6, III.A.1). High: death, permanent disability or chronic, irreversible illness. Medium:
 * a stay in the hospital. Low: minor treatment. Null where no rule is broken that could be fined.
 */
const injuries: Record<HazardId, InjurySeverity | null> = {
  'unprotected-edge': 'high',
  'floor-opening': 'high',
  'roof-work': 'high',
  ladder: 'high',
  scaffold: 'high',
  'aerial-lift': 'high',
  'falling-objects': 'high',
  'head-protection': 'high',
  // Loss of sight is permanent.
  'eye-face-protection': 'high',
  'hand-protection': 'medium',
  'foot-protection': 'medium',
  'high-visibility': 'high',
  'struck-by-plant': 'high',
  'plant-exclusion-zone': 'high',
  'reversing-vehicle': 'high',
  forklift: 'high',
  'suspended-load': 'high',
  'trench-collapse': 'high',
  'formwork-collapse': 'high',
  demolition: 'high',
  'rebar-impalement': 'high',
  'electrical-contact': 'high',
  'overhead-power-line': 'high',
  'temporary-power': 'high',
  fire: 'high',
  'hot-work': 'high',
  'flammable-storage': 'high',
  'compressed-gas': 'high',
  'extinguisher-access': 'medium',
  'blocked-exit': 'high',
  // Hearing loss is permanent.
  noise: 'high',
  'silica-dust': 'high',
  'respiratory-protection': 'high',
  asbestos: 'high',
  'chemical-exposure': 'medium',
  'confined-space': 'high',
  housekeeping: 'medium',
  'stored-energy': 'high',
  'machine-guarding': 'high',
  'power-tools': 'high',
  'manual-handling': 'medium',
  'heat-stress': 'high',
  'person-down': null,
  'ppe-training': 'low',
}

export const injuryFrom = (hazard: HazardId): InjurySeverity | null => injuries[hazard]

/** Put right by telling people to wear what is there: the manual gives no quick-fix reduction for it (IV.B). */
const easilyCorrected: readonly HazardId[] = [
  'head-protection',
  'eye-face-protection',
  'hand-protection',
  'foot-protection',
  'high-visibility',
]

export const allowsQuickFix = (hazard: HazardId) => !easilyCorrected.includes(hazard)
