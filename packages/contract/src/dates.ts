import * as z from 'zod/mini'
import { prepared } from './fields'

export const IsoDate = z.iso.date()
export const IsoDateTime = z.iso.datetime({ offset: true })

/** An offset such as +01:00 is no place, although browsers take it for a time zone. */
const timeZoneName = /^(UTC|[A-Za-z]\w*(\/[\w+-]+)+)$/

function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return timeZoneName.test(name)
  } catch {
    return false
  }
}

/** An IANA name. */
export const TimeZone = z.string().check(
  z.maxLength(60, 'too_long'),
  z.refine(name => isTimeZone(name), 'not_an_option'),
)

/** A date on input; of a date-time its date is taken, as it was written. */
export const DateInput = prepared(
  input => (typeof input === 'string' && IsoDateTime.safeParse(input).success ? input.slice(0, 10) : input),
  IsoDate,
)
