import { spainConstruction } from './spain-construction'
import { spainConstructionSites } from './spain-construction-sites'
import { spainEnforcement } from './spain-enforcement'
import { spainEquipment } from './spain-equipment'
import { spainFireAndChemicals } from './spain-fire-and-chemicals'
import { spainGeneral } from './spain-general'
import { spainHealth } from './spain-health'
import { spainPreventionOrganization } from './spain-prevention-organization'
import { spainWorkplaces } from './spain-workplaces'

/** Every Spanish rule of the library. */
export const spainRules = [
  ...spainConstruction,
  ...spainConstructionSites,
  ...spainGeneral,
  ...spainPreventionOrganization,
  ...spainEquipment,
  ...spainWorkplaces,
  ...spainHealth,
  ...spainFireAndChemicals,
  ...spainEnforcement,
]
