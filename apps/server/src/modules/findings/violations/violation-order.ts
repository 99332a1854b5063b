import { randomUUID } from 'node:crypto'

/**
 * Ids for what was found at one moment, the first being the greatest: lists that go from the newest down and end with
 * the id then show it in the order in which it was found.
 */
export const idsInOrder = (count: number): string[] =>
  Array.from({ length: count }, () => randomUUID())
    .sort()
    .reverse()
