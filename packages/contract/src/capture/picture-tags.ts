import { pictureTags } from '@plumbline/domain'
import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, oneOf } from '../fields'

/** `shown`: sure enough to say so · `possible`: enough to ask about it · `not_seen`: neither */
export const tagStates = ['shown', 'possible', 'not_seen'] as const

export const TagReview = z.object({
  isRight: z.boolean(),
  /** Null once the account is gone; the name stays. */
  userId: z.nullable(Id),
  userName: z.string(),
  at: IsoDateTime,
})

export const TagSeen = z.object({
  tag: z.enum(pictureTags),
  /** 0 to 1. */
  chance: z.number(),
  state: z.enum(tagStates),
  /** What a person says of it; the last one counts. */
  review: z.nullable(TagReview),
  /** Measured on pictures the tagger hadn't seen: how many show it, how often it is right and how much it finds. */
  measured: z.object({
    pictures: Count,
    /** Null for a tag that is never said to be shown. */
    precision: z.nullable(z.number()),
    recall: z.nullable(z.number()),
  }),
})
export type TagSeen = z.output<typeof TagSeen>

export const TagsSeen = z.object({
  /** Whether anything in particular was recognized; if not, the questions only fit the kind of work. */
  isRecognized: z.boolean(),
  /** On how many photos it was measured. */
  testedOn: Count,
  /** The likeliest first; empty for video, sound and results of earlier versions. */
  items: z.array(TagSeen),
})
export type TagsSeen = z.output<typeof TagsSeen>

const PATH = '/api/analysis/results/:id/tags'

export const listPictureTags = endpoint({
  method: 'GET',
  path: PATH,
  access: 'member',
  summary: 'List what a photo seems to show, and how sure that is',
  params: ById,
  response: TagsSeen,
  errors: ['not_found'],
})

export const reviewPictureTag = endpoint({
  method: 'POST',
  path: PATH,
  changes: ['/api/analysis/results', '/api/learning'],
  access: 'member',
  summary: 'Say whether a photo shows something. Questions follow it, and so does the threshold of the site',
  params: ById,
  body: z.strictObject({ tag: oneOf(pictureTags), isRight: z.boolean() }),
  response: TagsSeen,
  errors: ['not_found'],
})
