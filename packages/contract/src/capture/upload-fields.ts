import * as z from 'zod/mini'
import { DateTimeInput, TimeZone } from '../dates'
import { longText, oneOf, SiteFilter } from '../fields'

/** What is known of a file beside its content. */
export const uploadFields = {
  captureSource: z.optional(oneOf(['mobile', 'upload'])),
  /** Without it, the only site of the organization where there is only one; `none` for no site. */
  siteId: SiteFilter,
  /** The part of the site; findings get it as their location. */
  area: z.optional(longText(200)),
  /** The device's clock when its camera took the picture; the time in the file goes first. */
  capturedAt: z.optional(DateTimeInput),
  /** Of the device, for a time in the file that has no zone where the site has none either. */
  timeZone: z.optional(TimeZone),
}
