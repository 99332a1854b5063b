import * as z from 'zod/mini'
import type { FieldErrorCode } from './errors'

/** A sentence for one field is named by its code; `errors.ts` holds the words. */
export const say = (code: FieldErrorCode) => code

export const Id = z.uuid()
export const Count = z.int().check(z.nonnegative())

/** PostgreSQL can store neither a NUL nor half of a surrogate pair, and nobody types them. */
export const storable = () =>
  z.refine<string>(text => !text.includes('\0') && !/\p{Surrogate}/u.test(text), say('wrong_type'))

/** Text a person typed: trimmed, never empty unless allowed, never unbounded. */
export const text = (max: number, { min = 1, error = 'required' as FieldErrorCode } = {}) =>
  z
    .string(say(error))
    .check(z.trim(), z.minLength(min, say(error)), z.maxLength(max, say('too_long')), storable())

/** Line breaks and characters that change the direction of what follows, web addresses with and without `https`. */
const notInNames = /[\p{Cc}\u2028-\u202e\u2066-\u2069]|:\/\/|\bwww\.|\.[a-z]{2,}\//iu

/** Names of people and organizations are in emails to others, so they hold nothing that a mail program makes a link. */
export const plainName = () => z.refine<string>(name => !notInNames.test(name), say('name_has_link'))

/** Text that may be left empty, such as a note or a description. */
export const longText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, say('too_long')), storable())

export const oneOf = <const T extends readonly string[]>(
  values: T,
  error: FieldErrorCode = 'not_an_option',
) => z.enum(values, say(error))

export const Email = z
  .string(say('email_invalid'))
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, say('email_invalid')),
    z.regex(z.regexes.email, say('email_invalid')),
  )

/** Long enough for any passphrase, short enough that hashing it cannot be abused. */
const MAX_PASSWORD = 200
export const NewPassword = z
  .string(say('password_too_short'))
  .check(z.minLength(8, say('password_too_short')), z.maxLength(MAX_PASSWORD, say('too_long')))
export const LoginPassword = z
  .string(say('login_password_too_short'))
  .check(z.minLength(6, say('login_password_too_short')), z.maxLength(MAX_PASSWORD, say('too_long')))

/** An unguessable token from a link or a cookie, as it travels. */
export const Token = z
  .string()
  .check(z.minLength(20, say('link_malformed')), z.maxLength(200, say('link_malformed')))

export const accepted = (error: FieldErrorCode) => z.literal(true, say(error))

/** A site's id, or `none` for what belongs to no site. */
export const SiteFilter = z.optional(z.union([Id, oneOf(['none'])]))

export const ById = z.strictObject({ id: Id })
export const Nothing = z.object({})

/**
 * Runs before the schema and keeps its types. Without the cast both sides would see `unknown`, and any body would compile.
 */
export const prepared = <T extends z.ZodMiniType, Input = z.input<T>>(
  prepare: (input: unknown) => unknown,
  schema: T,
) => z.pipe(z.transform(prepare), schema) as unknown as z.ZodMiniType<z.output<T>, Input>

/** Blank tags are dropped. */
export const tagsOf = (tag: z.ZodMiniType<string, string>, max: number) =>
  z.pipe(
    z.array(tag).check(z.maxLength(max, say('too_long'))),
    z.transform((tags: string[]) => [...new Set(tags.filter(tag => tag !== ''))]),
  )
