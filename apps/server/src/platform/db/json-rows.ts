import { is, type SQL, sql } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

type Group = Record<string, PgColumn>
type Parser = (values: unknown[]) => unknown

/** Rows that the database writes as JSON: reading one value is several times faster than reading many columns. */
export type JsonRows<Row> = { columns: SQL[]; read: (values: unknown[]) => Row }

/** What JSON says as it is. Dates are made from text; anything else would come back as something different. */
const plainTypes = new Set(['string', 'number', 'boolean', 'json', 'array'])

function parserOf(column: PgColumn | SQL, index: number): Parser {
  if (!is(column, PgColumn) || plainTypes.has(column.dataType)) return values => values[index]
  if (column.dataType !== 'date') throw new Error(`${column.name} cannot be read from JSON.`)
  return values => (values[index] === null ? null : new Date(values[index] as string))
}

function readObject(fields: [string, Parser][]) {
  return (values: unknown[]) => {
    const object: Record<string, unknown> = {}
    for (const [name, read] of fields) object[name] = read(values)
    return object
  }
}

/**
 * The fields of a row, some of them groups of columns. A group of a table that has no row is null; its first column
 * decides, so it is one that is never null.
 */
export function jsonRows<Row>(fields: { [Key in keyof Row]: PgColumn | SQL | Group }): JsonRows<Row> {
  const columns: SQL[] = []
  const add = (column: PgColumn | SQL) => parserOf(column, columns.push(sql`${column}`) - 1)
  const parsers = Object.entries<PgColumn | SQL | Group>(fields).map(([name, field]): [string, Parser] => {
    if (is(field, PgColumn) || 'getSQL' in field) return [name, add(field as PgColumn | SQL)]
    const first = columns.length
    const read = readObject(Object.entries(field).map(([key, column]) => [key, add(column)]))
    return [name, values => (values[first] === null ? null : read(values))]
  })
  return { columns, read: readObject(parsers) as JsonRows<Row>['read'] }
}

/** One row as a JSON array, whatever else it is to hold first. */
export const asArray = ({ columns }: Pick<JsonRows<unknown>, 'columns'>, ...first: SQL[]) =>
  sql<unknown[]>`json_build_array(${sql.join([...first, ...columns], sql`, `)})`

/** All rows in one value. */
export const aggregated = <Row>(row: SQL<Row> | SQL.Aliased<Row>) =>
  sql<Row[]>`coalesce(json_agg(${row}), '[]')`
