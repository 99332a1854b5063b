import { agricultureSections } from './agriculture'
import { australiaRules } from './australia-rules'
import { canadaRules } from './canada-rules'
import { chinaRules } from './china-rules'
import { constructionConfinedSpaces } from './construction-confined-spaces'
import { constructionCranePeople } from './construction-crane-people'
import { constructionCranes } from './construction-cranes'
import { constructionDemolitionAndUnderground } from './construction-demolition-underground'
import { constructionElectrical } from './construction-electrical'
import { constructionExcavation } from './construction-excavation'
import { constructionFallSystems } from './construction-fall-systems'
import { constructionFallTraining } from './construction-fall-training'
import { constructionFalls } from './construction-falls'
import { constructionFire } from './construction-fire'
import { constructionGeneral } from './construction-general'
import { constructionHealth } from './construction-health'
import { constructionHealthServices } from './construction-health-services'
import { constructionLadderUse } from './construction-ladder-use'
import { constructionLaddersAndStairs } from './construction-ladders-stairs'
import { constructionMaterialsAndSigns } from './construction-materials-signs'
import { constructionDiving, constructionPower } from './construction-power-diving'
import { constructionPpe } from './construction-ppe'
import { constructionScaffoldUse } from './construction-scaffold-use'
import { constructionScaffolds } from './construction-scaffolds'
import { constructionSpecialScaffolds } from './construction-special-scaffolds'
import { constructionStructures } from './construction-structures'
import { constructionTools } from './construction-tools'
import { constructionVehiclesAndHoists } from './construction-vehicles-hoists'
import { constructionWelding } from './construction-welding'
import { electricalSections, energySections, telecomSections } from './electrical-energy-telecom'
import { environmentAgriculture, environmentConstruction, environmentEnergy } from './environment'
import { environmentIndustry } from './environment-industry'
import {
  europeanUnionConstruction,
  europeanUnionGeneral,
  europeanUnionManufacturing,
  europeanUnionMining,
} from './european-union'
import { europeanUnionHealth } from './european-union-health'
import { foodAndDevices, foodPlants } from './food-and-drugs'
import { franceAsbestos } from './france-asbestos'
import { franceConstruction } from './france-construction'
import { franceElectricityAndChemicals } from './france-electricity-chemicals'
import { franceEmergency } from './france-emergency'
import { franceExcavations } from './france-excavations'
import { franceGeneral } from './france-general'
import { franceHeights } from './france-heights'
import { franceOutsideContractors } from './france-outside-contractors'
import { franceProtection } from './france-protection'
import { franceScaffoldsAndRopes } from './france-scaffolds-and-ropes'
import { franceSiteOrganization } from './france-site-organization'
import { franceWorkEquipment } from './france-work-equipment'
import { franceWorkplaces } from './france-workplaces'
import { generalIndustryExitsAndNoise } from './general-industry-exits-and-noise'
import { generalIndustryFireAndStorage } from './general-industry-fire-and-storage'
import { generalIndustryMaterials } from './general-industry-materials'
import { generalIndustryMoreSubstances } from './general-industry-more-substances'
import { generalIndustryOperations } from './general-industry-operations'
import { generalIndustryPlaces } from './general-industry-places'
import { constructionMda, generalIndustryPpe } from './general-industry-ppe-health'
import { generalIndustrySubstances } from './general-industry-substances'
import { generalIndustrySurroundings } from './general-industry-surroundings'
import { generalIndustryTrucksAndWiring } from './general-industry-trucks-and-wiring'
import { germanyConstruction } from './germany-construction'
import { germanyDefinitions } from './germany-definitions'
import { germanyHealth } from './germany-health'
import { germanyInsurerRules } from './germany-insurer-rules'
import { germanyMobileEquipment } from './germany-mobile-equipment'
import { germanyOrganization } from './germany-organization'
import { germanyProtectiveEquipment } from './germany-protective-equipment'
import { germanySubstances } from './germany-substances'
import { germanyTechnicalConstruction } from './germany-technical-rules'
import { germanyWorkEquipment } from './germany-work-equipment'
import { germanyWorkingTime } from './germany-working-time'
import { germanyWorkplaceRooms } from './germany-workplace-rooms'
import { germanyWorkplaceRules } from './germany-workplace-rules'
import { germanyWorkplaces } from './germany-workplaces'
import { hazardCommunication } from './hazard-communication'
import { healthcareSections } from './healthcare'
import { inspectionsAndCitations } from './inspections-and-citations'
import { international } from './international'
import { machineGuardingChecked } from './machine-guarding'
import { manufacturingSections } from './manufacturing'
import { manufacturingWeldingAndMills } from './manufacturing-welding-and-mills'
import { maritimeSections } from './maritime'
import { mining } from './mining'
import { miningHealthAndCoal } from './mining-health-and-coal'
import { miningMachinesAndPpe } from './mining-machines-and-ppe'
import { miningSurface } from './mining-surface'
import { niosh } from './niosh'
import { oshAct } from './osh-act'
import { aviation, telecomRules } from './other-federal'
import { recordkeeping } from './recordkeeping'
import type { Regulation } from './regulation'
import { spainRules } from './spain-rules'
import { pipelines, transport } from './transport'
import { transportDriversAndVehicles } from './transport-drivers-and-vehicles'
import { unitedKingdomConstruction } from './united-kingdom-construction'
import { unitedKingdomGeneral } from './united-kingdom-general'
import { unitedKingdomHealth } from './united-kingdom-health'
import { unitedKingdomReportingAndSpaces } from './united-kingdom-reporting-and-spaces'
import { unitedKingdomSites } from './united-kingdom-sites'
import { usRules } from './us-rules'

/** The library a new organization starts with: most cited first, then by subject. */
export const regulations: readonly Regulation[] = [
  ...constructionFalls,
  ...constructionFallSystems,
  ...constructionFallTraining,
  ...constructionLaddersAndStairs,
  ...constructionLadderUse,
  ...constructionScaffolds,
  ...constructionScaffoldUse,
  ...constructionSpecialScaffolds,
  ...constructionExcavation,
  ...constructionPpe,
  ...constructionGeneral,
  ...constructionHealthServices,
  ...constructionElectrical,
  ...constructionTools,
  ...constructionWelding,
  ...constructionVehiclesAndHoists,
  ...constructionCranes,
  ...constructionCranePeople,
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
  ...generalIndustryExitsAndNoise,
  ...generalIndustryOperations,
  ...generalIndustryTrucksAndWiring,
  ...machineGuardingChecked,
  ...hazardCommunication,
  ...generalIndustryPpe,
  ...generalIndustrySubstances,
  ...generalIndustryMoreSubstances,
  ...generalIndustryPlaces,
  ...generalIndustryMaterials,
  ...generalIndustryFireAndStorage,
  ...manufacturingSections,
  ...manufacturingWeldingAndMills,
  ...electricalSections,
  ...energySections,
  ...telecomSections,
  ...healthcareSections,
  ...agricultureSections,
  ...maritimeSections,
  ...recordkeeping,
  ...inspectionsAndCitations,
  ...miningSurface,
  ...miningMachinesAndPpe,
  ...mining,
  ...miningHealthAndCoal,
  ...environmentConstruction,
  ...environmentIndustry,
  ...environmentEnergy,
  ...environmentAgriculture,
  ...transport,
  ...transportDriversAndVehicles,
  ...pipelines,
  ...aviation,
  ...telecomRules,
  ...foodAndDevices,
  ...foodPlants,
  ...niosh,
  ...unitedKingdomConstruction,
  ...unitedKingdomSites,
  ...unitedKingdomGeneral,
  ...unitedKingdomReportingAndSpaces,
  ...unitedKingdomHealth,
  ...europeanUnionConstruction,
  ...europeanUnionGeneral,
  ...europeanUnionHealth,
  ...europeanUnionManufacturing,
  ...europeanUnionMining,
  ...canadaRules,
  ...australiaRules,
  ...spainRules,
  ...chinaRules,
  ...germanyConstruction,
  ...germanyTechnicalConstruction,
  ...germanyWorkEquipment,
  ...germanyMobileEquipment,
  ...germanyWorkplaces,
  ...germanyWorkplaceRooms,
  ...germanyHealth,
  ...germanySubstances,
  ...germanyOrganization,
  ...germanyWorkingTime,
  ...germanyProtectiveEquipment,
  ...germanyInsurerRules,
  ...germanyWorkplaceRules,
  ...germanyDefinitions,
  ...franceHeights,
  ...franceScaffoldsAndRopes,
  ...franceConstruction,
  ...franceExcavations,
  ...franceSiteOrganization,
  ...franceAsbestos,
  ...franceProtection,
  ...franceWorkEquipment,
  ...franceElectricityAndChemicals,
  ...franceGeneral,
  ...franceOutsideContractors,
  ...franceEmergency,
  ...franceWorkplaces,
  ...international,
]
