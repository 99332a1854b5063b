import type { TestApp } from './harness'
import type { Person } from './people'

/** Straight into the table: nothing is sent to it. */
export async function pushDevice(app: TestApp, { id }: Pick<Person, 'id'>) {
  const { rows } = await app.db.pool.query<{ id: string }>(
    `insert into push_devices (id, user_id, session_id, endpoint, p256dh, auth, name, created_at)
     select gen_random_uuid(), $1, id, 'https://push.example/' || id, '', '', '', now()
     from sessions where user_id = $1 limit 1 returning id`,
    [id],
  )
  return rows[0]?.id ?? ''
}
