export {
  bySeverity,
  type CountryCode,
  countryCodes,
  dayAfter,
  defaultPpe,
  dueDaysBySeverity,
  hazardCategories,
  type Industry,
  industries,
  type Language,
  languages,
  MAX_UPLOAD_BYTES,
  MAX_VIDEO_BYTES,
  MAX_VIDEO_SECONDS,
  type MediaKind,
  mediaKindOf,
  mediaKinds,
  type PpeItem,
  type PpeRule,
  type Priority,
  ppeItems,
  ppeRules,
  priorities,
  priorityBySeverity,
  proposedDueDate,
  type RegulationIndustry,
  type RegulatoryBody,
  type Role,
  regulationIndustries,
  regulatoryBodies,
  roles,
  type Severity,
  type SitePpe,
  settingsIndustries,
  severities,
  signupIndustries,
  statesOf,
  type UploadType,
  uploadTypes,
  VIDEO_SECONDS_TOLERANCE,
} from '@plumbline/domain'

/** The option lists of the specification. Labels live in the web app's languages; these are the values on the wire. */
export const companySizes = ['small', 'medium', 'large', 'enterprise'] as const
export const regions = ['us', 'ca', 'eu', 'uk', 'asia', 'au', 'other'] as const
/** Where people work, as the settings offer it. */
export const settingsRegions = ['us', 'eu', 'uk', 'ca', 'au', 'other'] as const
/** Whose rules a person wants first; `multiple` prefers none. */
export const frameworks = ['osha', 'msha', 'epa', 'multiple'] as const
/** How much the assistant says. */
export const detailLevels = ['brief', 'standard', 'detailed', 'comprehensive'] as const
export const regulatoryFocus = ['osha', 'epa', 'dot', 'msha', 'fda', 'intl'] as const
export const marketingSources = [
  'google_search',
  'social_media',
  'referral',
  'industry_event',
  'advertisement',
  'other',
] as const

export const violationStatuses = ['Open', 'In Progress', 'Resolved'] as const
export const taskStatuses = ['open', 'in_progress', 'completed', 'closed'] as const

/** Whether completing a task asks for a photo of the fix. */
export const fixPhotoModes = ['off', 'ask', 'require'] as const

export type CompanySize = (typeof companySizes)[number]
export type DetailLevel = (typeof detailLevels)[number]
export type FixPhotoMode = (typeof fixPhotoModes)[number]
export type Framework = (typeof frameworks)[number]
export type Region = (typeof regions)[number]
export type TaskStatus = (typeof taskStatuses)[number]

/** A search of everything: how many of each kind it finds at most, and how long its words may be. */
export const MAX_FOUND = 5
export const MAX_SEARCH_LENGTH = 200
