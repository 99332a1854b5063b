/** The option lists of the specification. Labels live in the web app's languages; these are the values on the wire. */
export const industries = [
  'construction',
  'manufacturing',
  'healthcare',
  'energy',
  'transportation',
  'agriculture',
  'mining',
  'retail',
  'tech',
  'general',
] as const
export const companySizes = ['small', 'medium', 'large', 'enterprise'] as const
export const regions = ['us', 'ca', 'eu', 'uk', 'asia', 'au', 'other'] as const
export const languages = ['en', 'es', 'fr', 'de', 'zh'] as const
export const regulatoryFocus = ['osha', 'epa', 'dot', 'msha', 'fda', 'intl'] as const
export const marketingSources = [
  'google_search',
  'social_media',
  'referral',
  'industry_event',
  'advertisement',
  'other',
] as const

export const roles = ['user', 'manager', 'admin'] as const
export const severities = ['High', 'Medium', 'Low'] as const
export const violationStatuses = ['Open', 'In Progress', 'Resolved'] as const
export const taskStatuses = ['open', 'in_progress', 'completed', 'closed'] as const
export const priorities = ['high', 'medium', 'low'] as const
export const mediaTypes = [
  'image/jpeg',
  'image/jpg',
  'image/png',
  'video/mp4',
  'video/quicktime',
  'audio/wav',
] as const

/** The same limit before the upload starts and while it runs. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024

export const regulationIndustries = [
  'Construction',
  'Manufacturing',
  'Healthcare',
  'Maritime',
  'Energy',
  'Telecom',
  'Transportation',
  'General Industry',
  'Agriculture',
  'Mining',
] as const
export const regulatoryBodies = ['OSHA', 'EPA', 'DOT', 'MSHA', 'NIOSH', 'FDA', 'FCC', 'FAA', 'Other'] as const
export const hazardCategories = [
  'Falls',
  'Electrical',
  'PPE',
  'Struck-by',
  'Caught-in',
  'Fire',
  'Noise',
  'Chemical',
  'Housekeeping',
  'Other',
] as const

export type Role = (typeof roles)[number]
export type Language = (typeof languages)[number]
export type Industry = (typeof industries)[number]
export type CompanySize = (typeof companySizes)[number]
export type Region = (typeof regions)[number]
export type RegulatoryBody = (typeof regulatoryBodies)[number]
export type Severity = (typeof severities)[number]
export type TaskStatus = (typeof taskStatuses)[number]
export type Priority = (typeof priorities)[number]
