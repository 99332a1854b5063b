import { spainConstruction } from './spain-construction'
import { spainConstructionSites } from './spain-construction-sites'
import { spainEnforcement } from './spain-enforcement'
import { spainEquipment } from './spain-equipment'
import { spainFireAndChemicals } from './spain-fire-and-chemicals'
import { spainGeneral } from './spain-general'
import { spainHeightsAndProtection } from './spain-heights-and-protection'
import { spainNoiseAndElectricity } from './spain-noise-and-electricity'
import { spainPreventionOrganization } from './spain-prevention-organization'
import { spainSiteWorkplaces } from './spain-site-workplaces'
import { spainSubcontracting } from './spain-subcontracting'
import { spainSubstancesAndLoads } from './spain-substances-and-loads'
import { spainWorkplaces } from './spain-workplaces'

/** Every Spanish rule of the library. */
export const spainRules = [
  ...spainConstruction,
  ...spainSubcontracting,
  ...spainConstructionSites,
  ...spainSiteWorkplaces,
  ...spainGeneral,
  ...spainPreventionOrganization,
  ...spainEquipment,
  ...spainHeightsAndProtection,
  ...spainWorkplaces,
  ...spainNoiseAndElectricity,
  ...spainSubstancesAndLoads,
  ...spainFireAndChemicals,
  ...spainEnforcement,
]
