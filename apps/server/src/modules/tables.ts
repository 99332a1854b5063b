import { getTableConfig } from 'drizzle-orm/pg-core'
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
