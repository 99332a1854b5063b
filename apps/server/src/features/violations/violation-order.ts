import { randomUUID } from 'node:crypto'
import { asc, desc } from 'drizzle-orm'
import { violations } from '../../schema/violations.tables'

/**
 * Ids for what was found at one moment, the first being the greatest: lists that go from the newest down and end with
 * the id then show it in the order in which it was found.
 */
export const idsInOrder = (count: number): string[] =>
  Array.from({ length: count }, () => randomUUID())
    .sort()
    .reverse()

/** Within one analysis: the most severe first, then as detected; what people added later comes after. */
export const orderWithinAnalysis = [
  desc(violations.danger),
  asc(violations.detectedAt),
  desc(violations.id),
] as const
