import * as z from 'zod/mini'
import { prepared } from './fields'

export const IsoDate = z.iso.date()
export const IsoDateTime = z.iso.datetime({ offset: true })

/** A date on input; of a date-time its date is taken, as it was written. */
export const DateInput = prepared(
  input => (typeof input === 'string' && IsoDateTime.safeParse(input).success ? input.slice(0, 10) : input),
  IsoDate,
)
