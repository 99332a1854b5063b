import { getTableColumns, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Counts kept as differences that triggers add; the sum of the amounts is the count. */
export type Tallies = PgTable & { organizationId: PgColumn; amount: PgColumn }

const snakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Merges the many small rows of busy organizations into one row per kind. */
export async function foldTallies(tx: Pick<NodePgDatabase, 'execute'>, tallies: Tallies) {
  const kinds = Object.values(getTableColumns(tallies)).filter(column => column !== tallies.amount)
  const names = sql.join(
    kinds.map(column => sql`${sql.identifier(snakeCase(column.name))}`),
    sql`, `,
  )
  await tx.execute(sql`
    with gone as (
      delete from ${tallies} where organization_id in (
        select organization_id from ${tallies} group by 1 having count(*) > 500 + count(distinct (${names})))
      returning *)
    insert into ${tallies} (${names}, amount)
    select ${names}, sum(amount) from gone group by ${names} having sum(amount) <> 0`)
}
