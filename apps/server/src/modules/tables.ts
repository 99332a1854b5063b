import { getTableConfig } from 'drizzle-orm/pg-core'
import { rateLimits } from '../platform/db/limits.tables'
import { exportOrder, type Module } from '../platform/module'
import * as manifests from './manifests'

const modules: readonly Module[] = Object.values(manifests)

/** Everything an organization owns, in an order in which no row refers to a later one. */
export const ownedTables = exportOrder(modules)

/** Tables with rows of an organization or its people that are not exported, and why. */
export const tablesLeftOut: Readonly<Record<string, string>> = Object.fromEntries(
  modules.flatMap(({ tables }) =>
    tables.flatMap(({ table, reason }) => (reason ? [[getTableConfig(table).name, reason]] : [])),
  ),
)

/** The names of all tables: the platform's own, and what the modules declare. */
export const declaredTables: readonly string[] = [
  'migrations',
  ...[rateLimits, ...modules.flatMap(({ tables }) => tables.map(({ table }) => table))].map(
    table => getTableConfig(table).name,
  ),
]
