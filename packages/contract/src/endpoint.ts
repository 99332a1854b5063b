import * as z from 'zod/mini'
import type { ErrorCode } from './errors'
import type { StalePaths } from './stale'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof methods)[number]

/** open: no sign-in · member: anyone signed in · manager: manager or admin · admin: admin only */
export type Access = 'open' | 'member' | 'manager' | 'admin'

/** Most calls answer JSON; a few answer a file, a page, a redirect or a stream of events. */
export type Produces = 'json' | 'file' | 'page' | 'redirect' | 'events'

type Schema = z.ZodMiniType
type Call = {
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  /** What a call takes as JSON. */
  readonly body?: Schema
  /** The fields of a multipart form beside its one `file`, for a call that takes a file. */
  readonly form?: Schema
  /** The largest body in bytes, where it is not the usual megabyte. */
  readonly maxBytes?: number
  readonly response: Schema
  readonly produces?: Produces
  /** 200 unless the call creates (201) or queues (202) something. */
  readonly status?: 200 | 201 | 202
  /** Parts of the answer that the specification also shows beside `data`. */
  readonly legacyTopLevelKeys?: readonly string[]
  readonly errors?: readonly ErrorCode[]
  /** Works before a member has set up the second factor that their organization requires. */
  readonly beforeTwoFactor?: true
}
/** A call that writes says what is out of date after it. */
type Write = {
  readonly method: Exclude<Method, 'GET'>
  readonly changes: StalePaths
}
export type Endpoint = Call & ({ readonly method: 'GET'; readonly changes?: never } | Write)

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = Out<E['params']>
export type QueryOf<E extends Endpoint> = Out<E['query']>
export type BodyOf<E extends Endpoint> = Out<E['body']>
export type FormOf<E extends Endpoint> = Out<E['form']>
export type ResponseOf<E extends Endpoint> = Out<E['response']>

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value }
/** What a client has to pass to make the call. */
export type RequestOf<E extends Endpoint> = Given<'params', In<E['params']>> &
  Given<'query', In<E['query']>> &
  Given<'body', In<E['body']>>

export const FieldError = z.object({ field: z.string(), code: z.string(), message: z.string() })

/** The shape of every error response. */
export const ErrorResponse = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.array(FieldError)),
  /** What fills the gaps in the words, or leads on: the size of a file, the id of an earlier result. */
  params: z.optional(z.record(z.string(), z.string())),
  /** What the record is now, where someone else changed it: nothing of either side is lost. */
  current: z.optional(z.unknown()),
  requestId: z.optional(z.string()),
})
export type ErrorResponse = z.output<typeof ErrorResponse>
