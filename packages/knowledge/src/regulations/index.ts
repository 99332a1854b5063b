import {
  australiaConstruction,
  australiaGeneral,
  canadaConstruction,
  canadaGeneral,
} from './canada-australia'
import { constructionConfinedSpaces } from './construction-confined-spaces'
import { constructionCranes } from './construction-cranes'
import { constructionDemolitionAndUnderground } from './construction-demolition-underground'
import { constructionElectrical } from './construction-electrical'
import { constructionExcavation } from './construction-excavation'
import { constructionFalls } from './construction-falls'
import { constructionFire } from './construction-fire'
import { constructionGeneral } from './construction-general'
import { constructionHealth } from './construction-health'
import { constructionLaddersAndStairs } from './construction-ladders-stairs'
import { constructionMaterialsAndSigns } from './construction-materials-signs'
import { constructionDiving, constructionPower } from './construction-power-diving'
import { constructionPpe } from './construction-ppe'
import { constructionScaffolds } from './construction-scaffolds'
import { constructionStructures } from './construction-structures'
import { constructionToolsAndWelding } from './construction-tools-welding'
import { constructionVehiclesAndHoists } from './construction-vehicles-hoists'
import {
  environmentAgriculture,
  environmentConstruction,
  environmentEnergy,
  environmentIndustry,
} from './environment'
import {
  europeanUnionConstruction,
  europeanUnionGeneral,
  europeanUnionManufacturing,
  europeanUnionMining,
} from './european-union'
import {
  generalIndustryChecked,
  hazardCommunication,
  machineGuardingChecked,
} from './general-industry-checked'
import {
  agricultureSections,
  electricalSections,
  energySections,
  manufacturingSections,
  maritimeSections,
  telecomSections,
} from './general-industry-machines-power'
import { generalIndustryPlaces } from './general-industry-places'
import { constructionMda, generalIndustryPpe, healthcareSections } from './general-industry-ppe-health'
import { international } from './international'
import { mining } from './mining'
import { aviation, foodAndDevices, foodPlants, niosh, oshAct, telecomRules } from './other-federal'
import { recordkeeping } from './recordkeeping'
import type { Regulation } from './regulation'
import { pipelines, transport } from './transport'
import { unitedKingdomConstruction, unitedKingdomGeneral } from './united-kingdom'

/** The library a new organisation starts with: most cited first, then by subject. */
export const regulations: readonly Regulation[] = [
  ...constructionFalls,
  ...constructionLaddersAndStairs,
  ...constructionScaffolds,
  ...constructionExcavation,
  ...constructionPpe,
  ...constructionGeneral,
  ...constructionElectrical,
  ...constructionToolsAndWelding,
  ...constructionVehiclesAndHoists,
  ...constructionCranes,
  ...constructionStructures,
  ...constructionMaterialsAndSigns,
  ...constructionFire,
  ...constructionHealth,
  ...constructionMda,
  ...constructionConfinedSpaces,
  ...constructionDemolitionAndUnderground,
  ...constructionPower,
  ...constructionDiving,
  ...oshAct,
  ...generalIndustryChecked,
  ...machineGuardingChecked,
  ...hazardCommunication,
  ...generalIndustryPpe,
  ...generalIndustryPlaces,
  ...manufacturingSections,
  ...electricalSections,
  ...energySections,
  ...telecomSections,
  ...healthcareSections,
  ...agricultureSections,
  ...maritimeSections,
  ...recordkeeping,
  ...mining,
  ...environmentConstruction,
  ...environmentIndustry,
  ...environmentEnergy,
  ...environmentAgriculture,
  ...transport,
  ...pipelines,
  ...aviation,
  ...telecomRules,
  ...foodAndDevices,
  ...foodPlants,
  ...niosh,
  ...unitedKingdomConstruction,
  ...unitedKingdomGeneral,
  ...europeanUnionConstruction,
  ...europeanUnionGeneral,
  ...europeanUnionManufacturing,
  ...europeanUnionMining,
  ...canadaConstruction,
  ...canadaGeneral,
  ...australiaConstruction,
  ...australiaGeneral,
  ...international,
]
