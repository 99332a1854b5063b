import { is, type SQL, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

type Group = Record<string, PgColumn>

/** Rows that the database writes as JSON: reading one value is several times faster than reading many columns. */
export type JsonRows<Row> = { columns: SQL[]; read: (values: unknown[]) => Row }

/** Types that survive JSON unchanged. Dates are parsed; other types aren't supported. */
const plainTypes = new Set(['string', 'number', 'boolean', 'json', 'array'])

/** The code that reads a column from the array `values`. */
function codeOf(column: PgColumn | SQL, index: number): string {
  const value = `values[${index}]`
  if (!is(column, PgColumn) || plainTypes.has(column.dataType)) return value
  if (column.dataType !== 'date') throw new Error(`${column.name} cannot be read from JSON.`)
  return `${value} === null ? null : new Date(${value})`
}

const objectCode = (fields: [name: string, code: string][]) =>
  `({ ${fields.map(([name, code]) => `${JSON.stringify(name)}: ${code}`).join(', ')} })`

/**
 * The fields of a row, some of them groups of columns. A group of a table that has no row is null; its first column
 * decides, so it is one that is never null. Reading is compiled, as serializers are, because it runs for every row of
 * every list; the names come from our tables, never from outside.
 */
export function jsonRows<Row>(fields: { [Key in keyof Row]: PgColumn | SQL | Group }): JsonRows<Row> {
  const columns: SQL[] = []
  const add = (column: PgColumn | SQL) => codeOf(column, columns.push(sql`${column}`) - 1)
  const code = Object.entries<PgColumn | SQL | Group>(fields).map(([name, field]): [string, string] => {
    if (is(field, PgColumn) || 'getSQL' in field) return [name, add(field as PgColumn | SQL)]
    const first = columns.length
    const group = objectCode(Object.entries(field).map(([key, column]) => [key, add(column)]))
    return [name, `values[${first}] === null ? null : ${group}`]
  })
  return { columns, read: new Function('values', `return ${objectCode(code)}`) as JsonRows<Row>['read'] }
}

/** One row as a JSON array, optionally with other values before its columns. */
export const asArray = ({ columns }: Pick<JsonRows<unknown>, 'columns'>, ...first: SQL[]) =>
  sql<unknown[]>`json_build_array(${sql.join([...first, ...columns], sql`, `)})`

/** All rows in one value. */
export const aggregated = <Row>(row: SQL<Row> | SQL.Aliased<Row>) =>
  sql<Row[]>`coalesce(json_agg(${row}), '[]')`
