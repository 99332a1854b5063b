import { spainConstruction } from './spain-construction'
import { spainConstructionSites } from './spain-construction-sites'
import { spainEnforcement } from './spain-enforcement'
import { spainEquipment } from './spain-equipment'
import { spainFireAndChemicals } from './spain-fire-and-chemicals'
import { spainGeneral } from './spain-general'
import { spainHealth } from './spain-health'
import { spainHeightsAndProtection } from './spain-heights-and-protection'
import { spainPreventionOrganization } from './spain-prevention-organization'
import { spainSiteWorkplaces } from './spain-site-workplaces'
import { spainWorkplaces } from './spain-workplaces'

/** Every Spanish rule of the library. */
export const spainRules = [
  ...spainConstruction,
  ...spainConstructionSites,
  ...spainSiteWorkplaces,
  ...spainGeneral,
  ...spainPreventionOrganization,
  ...spainEquipment,
  ...spainHeightsAndProtection,
  ...spainWorkplaces,
  ...spainHealth,
  ...spainFireAndChemicals,
  ...spainEnforcement,
]
