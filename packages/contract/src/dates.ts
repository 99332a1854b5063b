import * as z from 'zod/mini'
import { prepared, say } from './fields'

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

/**
 * The years that dates on input may have. PostgreSQL and JavaScript disagree about what lies outside, and the day
 * after the last one, in any time zone, still has four digits for its year.
 */
const FIRST_YEAR = 1900
const LAST_YEAR = 9998

export function isDateInRange(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** What isn't a date has its own error. */
const inRange = () =>
  z.refine<string>(text => !/^\d{4}-/.test(text) || isDateInRange(text), say('date_out_of_range'))

/** A date on input; of a date-time its date is taken, as it was written. */
export const DateInput = prepared(
  input => (typeof input === 'string' && IsoDateTime.safeParse(input).success ? input.slice(0, 10) : input),
  IsoDate.check(inRange()),
)

/** A point in time on input. */
export const DateTimeInput = IsoDateTime.check(inRange())

/** A day without a time is noon in UTC, which is the same day in nearly every time zone. */
export const DateOrTimeInput = prepared(
  input => (typeof input === 'string' && IsoDate.safeParse(input).success ? `${input}T12:00:00Z` : input),
  DateTimeInput,
)
