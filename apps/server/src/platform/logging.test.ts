import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { openLog } from './logging'

const EMAIL = 'leak@corp.example'
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$0K26'

test('an error of the database is logged without the values of its statement', () => {
  const lines: string[] = []
  const log = openLog('info', { write: line => lines.push(line) })
  const rejected = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: `Key (email)=(${EMAIL}) already exists.`,
    where: `COPY users, line 1: "${EMAIL}"`,
  })
  const unreadable = Object.assign(new Error(`invalid input syntax for type uuid: "${EMAIL}"`), {
    code: '22P02',
  })
  const failed = new DrizzleQueryError(
    'insert into "users" values ($1, $2)',
    [`${EMAIL}\nat home`, HASH],
    rejected,
  )
  for (const error of [failed, rejected, unreadable, new Error('not stored', { cause: failed })])
    log.error({ err: error }, 'request failed')
  const written = lines.join('')
  expect(written).not.toContain(EMAIL)
  expect(written).not.toContain('argon2id')
  // What helps to find the fault is still there.
  expect(written).toContain('insert into')
  expect(written).toContain('users_email')
  expect(written).toContain('logging.test.ts')
})
