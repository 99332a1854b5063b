import * as z from 'zod/mini'
import type { FieldErrorCode } from './errors'

/** A sentence for one field is named by its code; `errors.ts` holds the words. */
const say = (code: FieldErrorCode) => code

export const Id = z.uuid()
export const IsoDate = z.iso.date()
export const IsoDateTime = z.iso.datetime({ offset: true })
export const Count = z.int().check(z.nonnegative())

/** PostgreSQL cannot store it and nobody types it. */
const noNul = () => z.refine<string>(text => !text.includes('\0'), say('wrong_type'))

/** Text a person typed: trimmed, never empty unless allowed, never unbounded. */
export const text = (max: number, { min = 1, error = 'required' as FieldErrorCode } = {}) =>
  z
    .string(say(error))
    .check(z.trim(), z.minLength(min, say(error)), z.maxLength(max, say('too_long')), noNul())

/** Text that may be left empty, such as a note or a description. */
export const longText = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, say('too_long')), noNul())

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

/** Query strings carry only text; these read numbers and flags out of it. */
export const queryInt = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback)

export const Paging = { page: queryInt(1, 100_000, 1), pageSize: queryInt(1, 200, 50) }

export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), total: Count, page: z.int(), pageSize: z.int() })

/** A list that may hold millions: a total may be capped, and `next` goes on where the numbered pages end. */
export const longPageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    ...pageOf(item).shape,
    /** The total is at least this; there are more than it is worth counting. */
    capped: z.boolean(),
    next: z.nullable(z.string()),
  })

export const ById = z.strictObject({ id: Id })
export const Nothing = z.object({})

type Fields = Readonly<Record<string, z.ZodMiniType>>
type ObjectSchema = z.ZodMiniObject<Fields>
/** The keys of `names` with the values of the fields they stand for. */
type Aliased<Input, Names> = {
  [Alias in keyof Names]?: Names[Alias] extends keyof Input ? Input[Names[Alias]] : never
}

const isPlainObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/**
 * Runs before the schema and keeps its types. Without the cast both sides would see `unknown`, and any body would compile.
 */
export const prepared = <T extends z.ZodMiniType, Input = z.input<T>>(
  prepare: (input: unknown) => unknown,
  schema: T,
) => z.pipe(z.transform(prepare), schema) as unknown as z.ZodMiniType<z.output<T>, Input>

/**
 * Document 2 lists older spellings of some fields. They are accepted on input and never returned: each is renamed before
 * the schema runs, unless the canonical name is there as well.
 */
export const withLegacyAliases = <
  T extends z.ZodMiniType,
  const Names extends Readonly<Record<string, keyof z.input<T> & string>>,
>(
  schema: T,
  names: Names,
) =>
  prepared<T, z.input<T> & Aliased<z.input<T>, Names>>(input => {
    if (!isPlainObject(input)) return input
    const renames: Readonly<Record<string, string>> = names
    const entries = Object.entries(input)
    return Object.fromEntries(
      entries
        .map(([key, value]): [string, unknown] => [renames[key] ?? key, value])
        .filter(([key], index) => entries[index]?.[0] === key || !(key in input)),
    )
  }, schema)

/** Anything, in a field that is accepted and has no effect; the API reference marks it as read-only. */
export const Ignored = z.optional(z.readonly(z.unknown()))

type WithIgnored<T extends ObjectSchema, Keys extends string> = z.ZodMiniType<
  z.output<T>,
  z.input<T> & { readonly [Key in Exclude<Keys, keyof T['shape']>]?: unknown }
>

/**
 * What the API returns can be sent back: the fields of a record that a call can't change are accepted and dropped, and so
 * are `others`, which the client of document 2 sends along.
 */
export function acceptingRecord<
  T extends ObjectSchema,
  R extends ObjectSchema,
  const Others extends string = never,
>(
  schema: T,
  record: R,
  others: readonly Others[] = [],
): WithIgnored<T, (keyof R['shape'] & string) | Others> {
  const ignored = [...Object.keys(record.shape), ...others].filter(key => !(key in schema.shape))
  const accepted = z.strictObject({
    ...schema.shape,
    ...Object.fromEntries(ignored.map(key => [key, Ignored])),
  })
  const dropIgnored = z.transform((input: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(input).filter(([key]) => !ignored.includes(key))),
  )
  return z.pipe(accepted, dropIgnored) as unknown as WithIgnored<T, (keyof R['shape'] & string) | Others>
}

/** A date on input; of a date-time its date is taken, as it was written. */
export const DateInput = prepared(
  input => (typeof input === 'string' && IsoDateTime.safeParse(input).success ? input.slice(0, 10) : input),
  IsoDate,
)

/** Blank tags are dropped. */
export const tagsOf = (tag: z.ZodMiniType<string, string>, max: number) =>
  z.pipe(
    z.array(tag).check(z.maxLength(max, say('too_long'))),
    z.transform((tags: string[]) => [...new Set(tags.filter(tag => tag !== ''))]),
  )
