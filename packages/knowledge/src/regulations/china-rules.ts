import { chinaConstruction } from './china-construction'
import { chinaConstructionSites } from './china-construction-sites'
import { chinaFireAndEquipment } from './china-fire-and-equipment'
import { chinaHealth, chinaMining } from './china-health'
import { chinaLabor } from './china-labor'
import { chinaStandardsConstruction, chinaStandardsGeneral } from './china-standards'
import { chinaWorkSafety } from './china-work-safety'
import { chinaPenalties } from './china-work-safety-penalties'
import { chinaWorkSafetyRights } from './china-work-safety-rights'

/** Every Chinese rule of the library. */
export const chinaRules = [
  ...chinaWorkSafety,
  ...chinaWorkSafetyRights,
  ...chinaPenalties,
  ...chinaConstruction,
  ...chinaConstructionSites,
  ...chinaFireAndEquipment,
  ...chinaHealth,
  ...chinaLabor,
  ...chinaMining,
  ...chinaStandardsConstruction,
  ...chinaStandardsGeneral,
]
