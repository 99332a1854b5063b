import type { LiveTopic } from '@plumbline/contract'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/** How rows are known to be an organization's: by a column with its id, by being it, or by its members. */
type OwnerColumn = 'organization_id' | 'id' | 'user_id'

/** A table with rows of an organization or its people that an export of the organization has. */
export type OwnedTable = {
  name: string
  owner: OwnerColumn
  /** Columns that stay here: secrets, and what is computed. */
  omitted: readonly string[]
  /** Rows that others of the same table refer to come first. */
  sort: string | undefined
}

type ColumnName<Table extends PgTable> = keyof Table['_']['columns'] & string

type Declared = {
  table: PgTable
  /** Undefined where the rows belong to no organization and nobody in it. */
  exported?: OwnedTable
  /** Why an export doesn't have it. */
  reason?: string
  /** What open pages are told when its rows change; its triggers, made by a migration, publish that. */
  live?: LiveTopic
}

/** A table that an export of the organization has. */
export function exported<Table extends PgTable>(
  table: Table,
  { owner = 'organization_id', omit = [], sort, live }: ExportOptions<Table> = {},
): Declared {
  const { name } = getTableConfig(table)
  return { table, exported: { name, owner, omitted: omit.map(toSnakeCase), sort }, ...(live && { live }) }
}

type ExportOptions<Table extends PgTable> = {
  owner?: OwnerColumn
  omit?: readonly ColumnName<Table>[]
  sort?: string
  live?: LiveTopic
}

/** A table with rows of an organization or its people that stays here. */
export const notExported = (table: PgTable, reason: string): Declared => ({ table, reason })

/** A table whose rows belong to the installation. */
export const ofInstallation = (table: PgTable): Declared => ({ table })

export type Module = {
  name: string
  tables: readonly Declared[]
  /** The names of its jobs; a feature of the module has the handler of each. */
  jobs: readonly string[]
}

export const fileOf = ({ name }: Pick<Module, 'name'>) => `apps/server/src/modules/${name}/${name}.module.ts`

const tablesOf = ({ tables }: Module) => tables.map(({ table }) => getTableConfig(table).name)

/** Rejects modules that declare the same table or job twice. */
export function requireDistinct(modules: readonly Module[]): void {
  const owners = new Map<string, Module>()
  for (const module of modules)
    for (const what of [
      ...tablesOf(module).map(name => `the table ${name}`),
      ...module.jobs.map(name => `the job ${name}`),
    ]) {
      const other = owners.get(what)
      if (other)
        throw new Error(`${fileOf(module)} declares ${what}, which ${fileOf(other)} declares already.`)
      owners.set(what, module)
    }
}

/** Rejects a job that a module declares and no feature handles, and one that is handled and not declared. */
export function requireHandlers(modules: readonly Module[], handled: readonly string[]): void {
  for (const module of modules)
    for (const job of module.jobs)
      if (!handled.includes(job))
        throw new Error(`${fileOf(module)} declares the job ${job}, but no feature has a handler for it.`)
  for (const job of handled)
    if (!modules.some(({ jobs }) => jobs.includes(job)))
      throw new Error(
        `No module declares the job ${job}: add '${job}' to jobs in ${fileOf({ name: '<module>' })}.`,
      )
}

const referencesOf = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map(key => getTableConfig(key.reference().foreignTable).name)

/** What an export has of these modules, in an order in which no row refers to a later one. */
export function exportOrder(modules: readonly Module[]): OwnedTable[] {
  const waiting = new Map(
    modules.flatMap(({ tables }) =>
      tables.flatMap(({ table, exported }) =>
        exported ? [[exported.name, { table, exported }] as const] : [],
      ),
    ),
  )
  const ordered: OwnedTable[] = []
  const take = (name: string) => {
    const entry = waiting.get(name)
    if (!entry) return
    waiting.delete(name)
    for (const reference of referencesOf(entry.table)) take(reference)
    ordered.push(entry.exported)
  }
  for (const name of [...waiting.keys()]) take(name)
  return ordered
}
