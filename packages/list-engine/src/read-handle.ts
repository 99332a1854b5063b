import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** Where lists are read from: one statement at a time over a pool, or inside an open transaction. */
export type ReadHandle = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count'>
