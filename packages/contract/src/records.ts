import * as z from 'zod/mini'
import { prepared } from './fields'

type Fields = Readonly<Record<string, z.ZodMiniType>>
type ObjectSchema = z.ZodMiniObject<Fields>
/** The keys of `names` with the values of the fields they stand for. */
type Aliased<Input, Names> = {
  [Alias in keyof Names]?: Names[Alias] extends keyof Input ? Input[Names[Alias]] : never
}

const isPlainObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

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
