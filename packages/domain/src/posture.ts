/**
 * What decides how a posture is scored, each with its answers from the least to the most strain. A person is asked for
 * them; the last five are measured in a picture taken from the side and asked only where that leaves a doubt.
 */
export const postureItems = {
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
  trunk_bend: ['upright', 'slight', 'half', 'deep'],
  neck_bend: ['straight', 'slight', 'deep', 'back'],
  knee_bend: ['slight', 'half', 'deep'],
  upper_arm_bend: ['hanging', 'forward', 'half', 'high'],
  lower_arm_bend: ['working', 'other'],
} as const

export type PostureItem = keyof typeof postureItems
export type PostureAnswer<Item extends PostureItem = PostureItem> = (typeof postureItems)[Item][number]

export const postureItemIds = Object.keys(postureItems) as PostureItem[]

export const isPostureAnswer = (item: PostureItem, answer: string): answer is PostureAnswer =>
  (postureItems[item] as readonly string[]).includes(answer)

/** The angles that a picture is measured for. */
export const postureAngles = ['trunk', 'neck', 'upperArm', 'lowerArm', 'knee'] as const
export type PostureAngle = (typeof postureAngles)[number]

const measuredItems = {
  trunk_bend: 'trunk',
  neck_bend: 'neck',
  upper_arm_bend: 'upperArm',
  lower_arm_bend: 'lowerArm',
  knee_bend: 'knee',
} as const satisfies Partial<Record<PostureItem, PostureAngle>>

/** The angle that an item is measured by; undefined where a person has to be asked. */
export const angleOf = (item: string): PostureAngle | undefined =>
  measuredItems[item as keyof typeof measuredItems]

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
