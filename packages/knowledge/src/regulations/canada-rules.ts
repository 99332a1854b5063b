import { albertaConstruction, britishColumbiaConstruction } from './british-columbia-alberta'
import { canadaHarassment, canadaHazardousProducts, canadaLabourCode } from './canada-federal'
import { canadaFederalHealth } from './canada-federal-health'
import { canadaFederalMachines } from './canada-federal-machines'
import { canadaFederalProgram } from './canada-federal-program'
import { canadaFederalProtection } from './canada-federal-protection'
import { canadaFederalBuildings, canadaFederalConstruction } from './canada-federal-structures'
import { ontarioConstruction, ontarioGeneral } from './ontario'
import { quebecAccess } from './quebec-access'
import { quebecAct } from './quebec-act'
import { quebecAirAndNoise } from './quebec-air-noise'
import { quebecEnergyAndAir } from './quebec-energy-air'
import { quebecFalls } from './quebec-falls'
import { quebecMachines } from './quebec-machines'
import { quebecPlaces } from './quebec-places'
import { quebecSites } from './quebec-sites'
import type { Regulation } from './regulation'

export const canadaRules: readonly Regulation[] = [
  ...canadaFederalConstruction,
  ...canadaLabourCode,
  ...canadaFederalBuildings,
  ...canadaFederalProtection,
  ...canadaFederalMachines,
  ...canadaFederalHealth,
  ...canadaFederalProgram,
  ...canadaHarassment,
  ...canadaHazardousProducts,
  ...quebecFalls,
  ...quebecSites,
  ...quebecAccess,
  ...quebecEnergyAndAir,
  ...quebecAct,
  ...quebecPlaces,
  ...quebecMachines,
  ...quebecAirAndNoise,
  ...ontarioConstruction,
  ...ontarioGeneral,
  ...britishColumbiaConstruction,
  ...albertaConstruction,
]
