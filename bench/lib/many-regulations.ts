import { randomUUID } from 'node:crypto'
import { codeKey } from '@plumbline/knowledge/regulations/codes'
import { storedEmbedding } from '@plumbline/knowledge/regulations/embedded'
import { regulations as records } from '@plumbline/knowledge/regulations/index'
import type pg from 'pg'

const ROWS_AT_ONCE = 2_000
const sites = ['yard', 'harbor', 'tower', 'depot', 'bridge', 'plant', 'quarry', 'mill', 'terminal', 'tunnel']

/** Always the same numbers, so that runs can be compared. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A meaning near another one: computing 100,000 of them takes the model many minutes. */
const near = (meaning: Buffer, random: () => number) =>
  Buffer.from(
    Int8Array.from(new Int8Array(meaning), value =>
      Math.max(-127, Math.min(127, value + Math.round((random() - 0.5) * 24))),
    ).buffer,
  )

/** Regulations of an organization's own, put together from sentences of the built-in library. */
export async function fill(pool: pg.Pool, organizationId: string, amount: number) {
  const random = chance(7)
  const pick = () => records[Math.floor(random() * records.length)] as (typeof records)[number]
  await pool.query(
    `insert into regulation_libraries (id, version) values ($1, 1)
     on conflict (id) do update set version = regulation_libraries.version + 1`,
    [organizationId],
  )
  for (let from = 0; from < amount; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, amount - from) }, (_, at) => {
      const [main, other] = [pick(), pick()]
      const code = `SITE ${sites[(from + at) % sites.length]} ${from + at}`
      return {
        id: randomUUID(),
        title: `${main.title} at the ${sites[(from + at) % sites.length]}`,
        code,
        key: codeKey(code),
        summary: `${main.summary} ${other.summary.split('. ')[0]}.`,
        description: main.description ?? null,
        industry: main.industry,
        body: main.body,
        risk: main.riskLevel,
        tags: [...new Set([...main.tags, ...other.tags.slice(0, 1)])],
        meaning: near(storedEmbedding(main) as Buffer, random).toString('hex'),
      }
    })
    await pool.query(
      `insert into regulations (id, organization_id, title, code, code_key, summary, description, industry,
         regulatory_body, jurisdiction, risk_level, tags, related_codes, source, origin, embedding, changed_in,
         created_at, updated_at)
       select id, $1, title, code, key, summary, description, industry, body, 'US', risk, tags, '{}', 'Unknown',
         'import', decode(meaning, 'hex'), 1, now(), now()
       from json_to_recordset($2::json) as row(id uuid, title text, code text, key text, summary text,
         description text, industry text, body text, risk text, tags text[], meaning text)`,
      [organizationId, JSON.stringify(rows)],
    )
  }
  await pool.query('analyze regulations')
}
