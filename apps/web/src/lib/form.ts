import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import type { FieldValues, Path, Resolver, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from './api'

/**
 * Checks a form with a schema of the contract. Each message is a code that useFieldMessage turns into a sentence.
 * A page with a small bundle passes a function that loads the schema; if that fails, only the server checks.
 */
export const resolverFor =
  <Given extends FieldValues, Checked extends FieldValues>(
    source: z.ZodMiniType<Checked> | (() => Promise<z.ZodMiniType<Checked>>),
  ): Resolver<Given, unknown, Checked> =>
  async (given, context, options) => {
    const schema = typeof source === 'function' ? await source().catch(() => null) : source
    if (!schema) return { values: given as FieldValues as Checked, errors: {} }
    const resolve = standardSchemaResolver(schema as z.ZodMiniType<Checked, Given>)
    return resolve(given, context, options)
  }

/** Shows the server's problems on the fields they belong to and focuses the first. Returns whether there were any. */
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

/** On a desk the first field has the focus; a phone would cover half the page with its keyboard. */
export function useFocusOnArrival(field: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    // While the focus moves from one field to the next it is nowhere, so what has it is asked when that is over, and
    // the field gets it at once: who already types into another field of a pre-rendered page stays there.
    const timer = setTimeout(() => {
      const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches
      if (hasMouse && document.activeElement === document.body) document.getElementsByName(field)[0]?.focus()
    })
    return () => clearTimeout(timer)
  }, [])
}
