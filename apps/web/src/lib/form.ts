import type { FieldErrors, FieldValues, Path, Resolver, ResolverResult, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from './api'

/**
 * Checks a form with a schema of the contract; each message is a code that useFieldMessage puts into words.
 * A page with a small budget passes how to load the schema; where that fails, the server alone checks.
 */
export const resolverFor =
  <Given extends FieldValues, Checked extends FieldValues>(
    source: z.ZodMiniType<Checked> | (() => Promise<z.ZodMiniType<Checked>>),
  ): Resolver<Given, unknown, Checked> =>
  async given => {
    const schema = typeof source === 'function' ? await source().catch(() => null) : source
    if (!schema) return { values: given as FieldValues as Checked, errors: {} }
    return checkForm<Given, Checked>(schema, given)
  }

/** The same for a form whose fields are put together before they are checked. */
export function checkForm<Given extends FieldValues, Checked extends FieldValues>(
  schema: z.ZodMiniType<Checked>,
  given: unknown,
): ResolverResult<Given, Checked> {
  const result = schema.safeParse(given)
  if (result.success) return { values: result.data, errors: {} }
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, code, message } of result.error.issues) {
    errors[path.join('.')] ??= { type: code ?? 'invalid', message }
  }
  return { values: {}, errors: errors as FieldErrors<Given> }
}

/** Puts the server's words on the fields they are about, the focus on the first. Tells whether there were any. */
export function showFieldProblems<Given extends FieldValues, Context, Checked>(
  { setError, getValues }: Pick<UseFormReturn<Given, Context, Checked>, 'setError' | 'getValues'>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const known = error.fields.filter(({ field }) => field in getValues())
  known.forEach(({ field, code }, index) => {
    setError(field as Path<Given>, { type: 'server', message: code }, { shouldFocus: index === 0 })
  })
  return known.length > 0
}
