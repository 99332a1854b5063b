/** The tags that the regulation filters always offer, as the specification has them, in lower case. */
export const commonTags = [
  'fall protection',
  'chemical safety',
  'ppe',
  'training',
  'compliance',
  'ladder',
  'head protection',
  'osha',
  'residential',
] as const
