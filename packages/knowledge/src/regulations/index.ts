import { agricultureSections, maritimeSections } from './agriculture-maritime'
import { australiaRules } from './australia-rules'
import { canadaRules } from './canada-rules'
import { chinaRules } from './china-rules'
import { constructionConfinedSpaces } from './construction-confined-spaces'
import { constructionCranes } from './construction-cranes'
import { constructionDemolitionAndUnderground } from './construction-demolition-underground'
import { constructionElectrical } from './construction-electrical'
import { constructionExcavation } from './construction-excavation'
import { constructionFallSystems } from './construction-fall-systems'
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
import { electricalSections, energySections, telecomSections } from './electrical-energy-telecom'
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
import { franceAsbestos } from './france-asbestos'
import { franceConstruction } from './france-construction'
import { franceElectricityAndChemicals } from './france-electricity-chemicals'
import { franceEmergency } from './france-emergency'
import { franceExcavations } from './france-excavations'
import { franceGeneral } from './france-general'
import { franceHeights } from './france-heights'
import { franceProtection } from './france-protection'
import { franceSiteOrganization } from './france-site-organization'
import { franceWorkEquipment } from './france-work-equipment'
import { franceWorkplaces } from './france-workplaces'
import {
  generalIndustryOperations,
  hazardCommunication,
  machineGuardingChecked,
} from './general-industry-operations'
import { generalIndustryPlaces } from './general-industry-places'
import { constructionMda, generalIndustryPpe, healthcareSections } from './general-industry-ppe-health'
import { generalIndustrySurroundings } from './general-industry-surroundings'
import { germanyConstruction } from './germany-construction'
import { germanyDefinitions } from './germany-definitions'
import { germanyHealth } from './germany-health'
import { germanyInsurerRules } from './germany-insurer-rules'
import { germanyOrganization } from './germany-organization'
import { germanyProtectiveEquipment } from './germany-protective-equipment'
import { germanySubstances } from './germany-substances'
import { germanyTechnicalConstruction } from './germany-technical-rules'
import { germanyWorkEquipment } from './germany-work-equipment'
import { germanyWorkingTime } from './germany-working-time'
import { germanyWorkplaceRules } from './germany-workplace-rules'
import { germanyWorkplaces } from './germany-workplaces'
import { international } from './international'
import { manufacturingSections } from './manufacturing'
import { mining } from './mining'
import { miningSurface } from './mining-surface'
import { aviation, foodAndDevices, foodPlants, niosh, oshAct, telecomRules } from './other-federal'
import { recordkeeping } from './recordkeeping'
import type { Regulation } from './regulation'
import { spainRules } from './spain-rules'
import { pipelines, transport } from './transport'
import { unitedKingdomConstruction } from './united-kingdom-construction'
import { unitedKingdomGeneral } from './united-kingdom-general'
import { unitedKingdomHealth } from './united-kingdom-health'
import { unitedKingdomSites } from './united-kingdom-sites'
import { usRules } from './us-rules'

/** The library a new organization starts with: most cited first, then by subject. */
export const regulations: readonly Regulation[] = [
  ...constructionFalls,
  ...constructionFallSystems,
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
  ...usRules,
  ...generalIndustrySurroundings,
  ...generalIndustryOperations,
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
  ...miningSurface,
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
  ...unitedKingdomSites,
  ...unitedKingdomGeneral,
  ...unitedKingdomHealth,
  ...europeanUnionConstruction,
  ...europeanUnionGeneral,
  ...europeanUnionManufacturing,
  ...europeanUnionMining,
  ...canadaRules,
  ...australiaRules,
  ...spainRules,
  ...chinaRules,
  ...germanyConstruction,
  ...germanyTechnicalConstruction,
  ...germanyWorkEquipment,
  ...germanyWorkplaces,
  ...germanyHealth,
  ...germanySubstances,
  ...germanyOrganization,
  ...germanyWorkingTime,
  ...germanyProtectiveEquipment,
  ...germanyInsurerRules,
  ...germanyWorkplaceRules,
  ...germanyDefinitions,
  ...franceHeights,
  ...franceConstruction,
  ...franceExcavations,
  ...franceSiteOrganization,
  ...franceAsbestos,
  ...franceProtection,
  ...franceWorkEquipment,
  ...franceElectricityAndChemicals,
  ...franceGeneral,
  ...franceEmergency,
  ...franceWorkplaces,
  ...international,
]
