import * as z from 'zod/mini'
import { Count } from './fields'

/** Query strings carry only text; these read numbers and flags out of it. */
export const queryInt = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback)

export const MAX_PAGE_SIZE = 200
export const Paging = { page: queryInt(1, 100_000, 1), pageSize: queryInt(1, MAX_PAGE_SIZE, 50) }

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
