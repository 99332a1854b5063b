import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestApp } from './harness'

/** Each way a text is written down: as it is, in an email, in an address. */
const spellings = (text: string) => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -1),
]

/** Where a text still is: in any row of any table, in the name or content of any file, in any line of the log. */
export async function searchEverything(app: TestApp, text: string): Promise<string[]> {
  const wanted = spellings(text)
  const { rows: tables } = await app.db.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.db.pool.query<{ row: string }>(
      `select left(t::text, 300) as row from ${name} t
       where exists (select from unnest($1::text[]) wanted where strpos(lower(t::text), lower(wanted)) > 0) limit 3`,
      [wanted],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  const contains = (content: string) =>
    wanted.some(spelling => content.toLowerCase().includes(spelling.toLowerCase()))
  for (const path of app.filesIn('')) {
    const content = readFileSync(path, 'latin1').replace(/=\r?\n/g, '')
    if (contains(path) || contains(content)) found.push(`file ${relative('/tmp', path)}`)
  }
  found.push(...app.log.filter(contains).map(line => `log ${line.slice(0, 400)}`))
  return found
}

/** The names of the tables among them. */
export const tablesAmong = (found: string[]) => [
  ...new Set(found.flatMap(each => each.match(/^public\.(\w+):/)?.[1] ?? [])),
]
