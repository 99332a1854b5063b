import type { TestApp } from './harness'

/** How many rows each table has, except the one that counts attempts. */
export async function rowCounts(app: TestApp): Promise<Record<string, number>> {
  const { rows } = await app.db.pool.query(
    `select table_name as name,
       (xpath('/row/n/text()', query_to_xml(format('select count(*) n from %I', table_name), false, true, '')))[1]::text as n
     from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'
     order by table_name`,
  )
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]))
}
