import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Words that stand in a known share of the rows, so that a search means the same share whatever their number. */
const TEXT = `concat_ws(' ',
  'Worker seen on site, unit' || n,
  case when n % 2 = 0 then 'scaffold' end,
  case when n % 10 = 3 then 'harness' end,
  case when n % 100 = 13 then 'trench' end,
  case when n % 1000 = 113 then 'asbestos' end,
  (array['beside the crane','near the ramp','on level two','by the office','under the deck','at the store'])[n % 6 + 1],
  (array['before the shift','after rain','during the lift','while loading','in the morning'])[n % 5 + 1],
  'and the foreman was told what has to be put right before anybody goes back')`

/** Day by day over three years, as a site writes them: a row is near those of the same day. */
const AT = `'2023-11-01'::timestamptz + n * interval '1000 days' / $5::int + random() * interval '2 days'`

/** One of so many, the same for every run, and independent of the words. */
const oneOf = (amount: number, seed: number) => `(hashint4(n + ${seed}) & 2147483647) % ${amount} + 1`

const STATUS = `(array['Open','Resolved','Resolved','In Progress','Resolved','Open','Resolved'])[${oneOf(7, 3)}]`

const insertViolations = `
  insert into violations (id, organization_id, hazard, category, type, description, location, severity, status,
    assignee, regulation_codes, remediation_steps, bounding_boxes, verdict, detected_at, updated_at,
    resolved_at, site_id)
  select gen_random_uuid(), $1,
    case when n % 1000 = 113 then 'noise' when n % 100 = 13 then 'head-protection'
      else (array['unprotected-edge','electrical-contact','housekeeping','ladder'])[n % 4 + 1] end,
    case when n % 1000 = 113 then 'Noise'
      else (array['Falls','Electrical','PPE','Fire','Housekeeping'])[${oneOf(5, 1)}] end,
    (array['Open edge','Bare cable','No gloves','Blocked exit','Loose boards','Ladder not tied'])[n % 6 + 1],
    ${TEXT},
    'Gate ' || n % 40,
    (array['High','Medium','Medium','Low','Medium'])[${oneOf(5, 2)}],
    ${STATUS},
    (($2::uuid[])[${oneOf(30, 4)}]),
    array[(array['1926.501(b)(1)','1926.100(a)','1926.404(b)(1)(i)'])[n % 3 + 1]],
    '["Stop the work","Put it right"]',
    '[{"x":10,"y":20,"width":30,"height":40,"label":"edge","severity":"High"}]',
    case when ${oneOf(50, 5)} = 1 then 'dismissed' when n % 9 = 0 then 'confirmed' end,
    ${AT}, ${AT} + random() * interval '30 days',
    case when ${STATUS} = 'Resolved' then ${AT} + interval '2 days' + random() * interval '20 days' end,
    ($6::uuid[])[${oneOf(4, 8)}]
  from generate_series($3::int, $4::int) n`

/** Of one in fifty violations, some days after it was found. */
const INSERT_RECHECKS = `
  insert into violation_rechecks (id, organization_id, violation_id, before, after, messages, engine, created_at)
  select gen_random_uuid(), organization_id, id, severity,
    case when hashtext(id::text) % 5 = 0 then 'Low' else severity end, '[]', 'embedded', detected_at + interval '3 days'
  from violations where organization_id = $1 and hashtext(id::text) % 50 = 0`

/** Two more like the one of the sign-up. */
const INSERT_SITES = `
  insert into sites (id, organization_id, name, industry, ppe, created_at, updated_at)
  select gen_random_uuid(), organization_id, name || ' ' || n, industry, ppe, created_at, updated_at
  from sites, generate_series(2, 3) n where organization_id = $1`

const insertTasks = `
  insert into tasks (id, organization_id, title, description, status, priority, due_date, assignee, worksite,
    regulation_code, severity, steps, notes, tags, created_at, updated_at, site_id)
  select gen_random_uuid(), $1,
    'Repair ' || (array['edge','cable','gloves','exit','boards','ladder'])[n % 6 + 1],
    ${TEXT},
    case when n % 1000 = 113 then 'completed'
      else (array['open','closed','closed','in_progress','closed','closed','closed'])[${oneOf(7, 6)}] end,
    (array['high','medium','low','medium'])[${oneOf(4, 7)}],
    case when n % 20 > 0 then '2026-11-20'::date - (n % 900) end,
    (($2::uuid[])[${oneOf(30, 4)}]),
    'Gate ' || n % 40, '1926.501(b)(1)', 'Medium',
    '[{"text":"Stop the work","done":true},{"text":"Put it right","done":false}]', '[]', '{site}',
    ${AT}, ${AT} + random() * interval '30 days',
    ($6::uuid[])[${oneOf(4, 8)}]
  from generate_series($3::int, $4::int) n`

/** As a job would fold them: the tallies of so many rows written one by one would be as many rows. */
const PART = 1_000_000

/** Many rows are written faster before there are indexes to keep. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('violations', 'tasks') and indexname not like '%pkey'`,
  )
  for (const { name } of rows) await client.query(`drop index "${name}"`)
  await work()
  await client.query(`set maintenance_work_mem = '512MB'`)
  for (const { definition } of rows) await client.query(definition)
}

/** Writes so many violations and tasks for one organization with SQL; they are assigned to twenty-nine people and to nobody. */
export async function fill(connectionString: string, organizationId: string, amount: number) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const people = Array.from({ length: 29 }, () => randomUUID())
  for (const id of people)
    await client.query(
      `insert into users (id, email, password_hash, first_name, terms_accepted_at, created_at)
       values ($1::uuid, $1::text || '@site.example', 'x', 'Sam', now(), now())`,
      [id],
    )
  await client.query(INSERT_SITES, [organizationId])
  const { rows } = await client.query('select id from sites where organization_id = $1', [organizationId])
  const sites = rows.map(({ id }) => id)
  await withoutIndexes(client, async () => {
    for (const insert of [insertViolations, insertTasks])
      for (let from = 1; from <= amount; from += PART)
        await client.query(insert, [
          organizationId,
          people,
          from,
          Math.min(amount, from + PART - 1),
          amount,
          sites,
        ])
  })
  await client.query(INSERT_RECHECKS, [organizationId])
  await client.query('vacuum analyze')
  await client.end()
}
