export {
  type AnalysisStage,
  analysisStages,
  countFindings,
  type EngineStage,
  engineStages,
  type FindingBasis,
  findingBases,
  isObservation,
  isOpenViolation,
  isViolation,
  type SceneType,
  sceneTypes,
  type WorkSiteReason,
  workSiteReasons,
} from './analysis'
export type { Box } from './box'
export { formatCitation } from './citations'
export { type CountryCode, countryCodes } from './countries'
export { csvHead, csvRows, toCsv } from './csv'
export {
  isHead,
  type Label,
  type LabelRecord,
  labelRecord,
  labels,
  type Mark,
  markRecord,
  marks,
} from './detection'
export { dueDaysBySeverity, proposedDueDate } from './due-dates'
export { EMBEDDING_SCALE, EMBEDDING_SIZE, likeness } from './embeddings'
export { type HazardCategory, hazardCategories } from './hazard-categories'
export { type DetectedHazard, detectedHazards, type HazardId, hazardIds } from './hazards'
export {
  type Industry,
  industries,
  type RegulationIndustry,
  type RegulatoryBody,
  regulationIndustries,
  regulationIndustryOf,
  regulatoryBodies,
  settingsIndustries,
  signupIndustries,
} from './industries'
export { type Language, languages } from './languages'
export { beginningAndEnd, withoutLongRuns } from './long-runs'
export {
  copyTypes,
  MAX_UPLOAD_BYTES,
  MAX_VIDEO_BYTES,
  MAX_VIDEO_SECONDS,
  type MediaKind,
  type MediaType,
  mediaKindOf,
  mediaKinds,
  mediaTypes,
  type UploadType,
  uploadTypes,
  VIDEO_SECONDS_TOLERANCE,
} from './media'
export {
  type PictureTag,
  pictureTags,
  type ShownKind,
  type Sight,
  shownKind,
  sights,
  type TagChances,
} from './picture-tags'
export { isAscii, plain } from './plain'
export {
  angleOf,
  isPostureAnswer,
  type PostureAngle,
  type PostureAnswer,
  type PostureItem,
  type PostureLevel,
  type PostureMethod,
  type PostureStep,
  postureAngles,
  postureItemIds,
  postureItems,
  postureLevels,
  postureMethods,
  postureSteps,
} from './posture'
export { type Proportion, wilson } from './proportions'
export { type Role, roleRank, roles } from './roles'
export {
  type LookAnswer,
  type LookFault,
  lookAnswers,
  lookFaults,
  type VisionProvider,
  visionProviders,
} from './second-look'
export {
  bySeverity,
  type Priority,
  priorities,
  priorityBySeverity,
  priorityRank,
  type Severity,
  severities,
  severityRank,
} from './severity'
export {
  defaultPpe,
  type PpeItem,
  type PpeRule,
  ppeItems,
  ppeRules,
  type SitePpe,
  type SiteRules,
} from './sites'
export { statesOf } from './states'
export { commonTags } from './tags'
export { dayAfter, dayOf, instantIn, localIn, monthsAfter } from './time-zones'
