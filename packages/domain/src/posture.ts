/**
 * What decides how a posture is scored, each with its answers from the least to the most strain. A picture taken from the
 * side tells those that end in `_bend` except the wrist's; a person is asked for the rest.
 */
export const postureItems = {
  trunk_bend: ['upright', 'slight', 'half', 'deep'],
  neck_bend: ['straight', 'slight', 'deep', 'back'],
  knee_bend: ['slight', 'half', 'deep'],
  upper_arm_bend: ['hanging', 'forward', 'half', 'high'],
  lower_arm_bend: ['working', 'other'],
  load: ['under_2', 'under_5', 'under_10', 'over_10'],
  shock: ['no', 'yes'],
  held: ['no', 'yes'],
  repeated: ['no', 'yes'],
  rapid: ['no', 'yes'],
  grip: ['good', 'fair', 'poor', 'none'],
  legs: ['sitting', 'both', 'one'],
  trunk_turn: ['no', 'turned', 'tilted', 'both'],
  neck_turn: ['no', 'turned', 'tilted', 'both'],
  arm_support: ['yes', 'no'],
  arm_out: ['no', 'yes'],
  shoulder: ['no', 'yes'],
  lower_arm_out: ['no', 'yes'],
  wrist_bend: ['straight', 'slight', 'deep'],
  wrist_turn: ['no', 'sideways', 'twisted', 'both'],
} as const

export type PostureItem = keyof typeof postureItems
export type PostureAnswer<Item extends PostureItem = PostureItem> = (typeof postureItems)[Item][number]

export const postureItemIds = Object.keys(postureItems) as PostureItem[]

export const isPostureAnswer = (item: PostureItem, answer: string): answer is PostureAnswer =>
  (postureItems[item] as readonly string[]).includes(answer)

/** The angles that a picture is measured for. */
export const postureAngles = ['trunk', 'neck', 'upperArm', 'lowerArm', 'knee'] as const
export type PostureAngle = (typeof postureAngles)[number]

export const postureMethods = ['reba', 'rula'] as const
export type PostureMethod = (typeof postureMethods)[number]

/** What is worked out, of both methods. */
export const postureSteps = [
  'trunk',
  'neck',
  'legs',
  'upper_arm',
  'lower_arm',
  'wrist',
  'wrist_twist',
  'table_a',
  'table_b',
  'table_c',
  'load',
  'grip',
  'muscle',
  'force',
  'score_a',
  'score_b',
  'activity',
  'total',
] as const
export type PostureStep = (typeof postureSteps)[number]

export const postureLevels = {
  reba: ['negligible', 'low', 'medium', 'high', 'very_high'],
  rula: ['acceptable', 'investigate', 'soon', 'now'],
} as const
export type PostureLevel = (typeof postureLevels)[PostureMethod][number]
