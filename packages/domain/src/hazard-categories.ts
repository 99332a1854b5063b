/** The heads of risk that hazards are counted under. */
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
export type HazardCategory = (typeof hazardCategories)[number]
