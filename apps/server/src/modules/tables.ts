import { getTableConfig, IndexedColumn, type PgTable } from 'drizzle-orm/pg-core'
import { exportOrder } from '../platform/module'
import { modules } from './manifests'

/** Everything an organization owns, in an order in which no row refers to a later one. */
export const ownedTables = exportOrder(modules)

/** Tables with rows of an organization or its people that are not exported, and why. */
export const tablesLeftOut: Readonly<Record<string, string>> = Object.fromEntries(
  modules.flatMap(({ tables }) =>
    tables.flatMap(({ table, reason }) => (reason ? [[getTableConfig(table).name, reason]] : [])),
  ),
)

/** The columns of a table's indexes by name, each in its order. */
const indexesOf = (table: PgTable) =>
  getTableConfig(table).indexes.map(({ config }) =>
    config.columns.map(column => (column instanceof IndexedColumn ? column.name : undefined)),
  )

/** Tables with rows that are found by their site. A site with such a row is in use, and can't be deleted. */
export const tablesAtSites = modules
  .flatMap(({ tables }) => tables.map(({ table }) => table))
  .filter(table =>
    indexesOf(table).some(([first, second]) => first === 'organizationId' && second === 'siteId'),
  )
