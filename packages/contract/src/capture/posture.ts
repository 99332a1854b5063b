import {
  isPostureAnswer,
  postureAngles,
  postureItemIds,
  postureLevels,
  postureMethods,
  postureSteps,
} from '@plumbline/domain'
import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, oneOf, text } from '../fields'

/** Why a posture can't be told: from the findings of the photo, or after looking at the person's joints. */
export const postureReasons = [
  'no_photo',
  'no_person',
  'several_people',
  'too_small',
  'unclear',
  'not_from_side',
  'hidden',
] as const
export type PostureReason = (typeof postureReasons)[number]

const PosturePoint = z.object({ name: z.string(), x: z.number(), y: z.number(), visibility: z.number() })

const MeasuredAngle = z.object({
  angle: z.enum(postureAngles),
  /** Whole degrees; null where a joint can't be seen. */
  degrees: z.nullable(z.int()),
  /** The side that is under more strain; null for the back and the neck. */
  side: z.nullable(z.enum(['left', 'right'])),
})

const partNames = [...new Set([...postureItemIds, ...postureSteps])]

/** Lowest and highest that are possible, which are the same once everything that matters is known. */
const Range = { low: z.int(), high: z.int() }

const PostureStep = z.object({
  id: z.enum(postureSteps),
  ...Range,
  parts: z.array(z.object({ of: z.enum(partNames), ...Range })),
})

const level = z.enum([...postureLevels.reba, ...postureLevels.rula])

const PostureAssessment = z.object({
  method: z.enum(postureMethods),
  ...Range,
  levels: z.object({ low: level, high: level }),
  /** In the order in which they are worked out. */
  steps: z.array(PostureStep),
})
export type PostureAssessment = z.output<typeof PostureAssessment>

const PostureItem = z.object({
  item: z.enum(postureItemIds),
  answer: z.nullable(z.string()),
  /** What the photo shows: several where an angle is near a limit, none where it can't be seen. */
  measured: z.array(z.string()),
  /** Whether an answer would narrow a result down. */
  matters: z.boolean(),
})
export type PostureItem = z.output<typeof PostureItem>

const PostureCheck = z.object({
  /** Null where it was measured. */
  reason: z.nullable(z.enum(postureReasons)),
  /** Of the photo, which the points are measured in. */
  width: Count,
  height: Count,
  points: z.array(PosturePoint),
  angles: z.array(MeasuredAngle),
  items: z.array(PostureItem),
  assessments: z.array(PostureAssessment),
  /** Who asked for it; the name stays when the account is gone. */
  userId: z.nullable(Id),
  userName: z.string(),
  at: IsoDateTime,
})
export type PostureCheck = z.output<typeof PostureCheck>

export const Posture = z.object({
  /** Why this photo can't be checked; null where it can. */
  unsuited: z.nullable(z.enum(postureReasons)),
  /** Null until somebody asks for one. */
  check: z.nullable(PostureCheck),
})
export type Posture = z.output<typeof Posture>

const PATH = '/api/analysis/results/:id/posture'

export const getPosture = endpoint({
  method: 'GET',
  path: PATH,
  access: 'member',
  summary: 'Get the posture check of a photo, and whether it can be checked',
  params: ById,
  response: Posture,
  errors: ['not_found'],
})

export const checkPosture = endpoint({
  method: 'POST',
  path: PATH,
  changes: ['/api/analysis/results'],
  access: 'member',
  summary: 'Measure the posture of the one person in a photo. Identifies nobody',
  params: ById,
  response: Posture,
  errors: ['not_found'],
})

export const answerPosture = endpoint({
  method: 'PATCH',
  path: PATH,
  changes: ['/api/analysis/results'],
  access: 'member',
  summary: 'Say what a photo of a posture does not show; null takes an answer back',
  params: ById,
  body: z.strictObject({ item: oneOf(postureItemIds), answer: z.nullable(text(20)) }).check(
    z.refine(({ item, answer }) => answer === null || isPostureAnswer(item, answer), {
      path: ['answer'],
      error: 'not_an_option',
    }),
  ),
  response: Posture,
  errors: ['not_found'],
})
