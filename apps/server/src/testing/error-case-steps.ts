import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@plumbline/contract'
import * as contract from '@plumbline/contract'
import type { TestApp } from './harness'
import { confirmAddress, invitationToken, type Person, signUp } from './people'
import { form } from './uploads'

type Outcome = { status: number; code?: unknown }
export type ErrorCases = Partial<Record<ErrorCode, () => Promise<Outcome>>>

/** What the cases need: a server, an admin on the Pro plan, and one record of each kind that is hers. */
export type ErrorCaseDeps = {
  app: TestApp
  ana: Person
  violation: contract.Violation
  task: contract.Task
  rule: contract.Regulation
}

export async function tokenFor(app: TestApp, email: string, subject: RegExp) {
  const found = (await app.emails()).findLast(each => each.to === email && subject.test(each.subject))
  const link = new URL(found?.link ?? '')
  return link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? ''
}

/** Sends what the typed calls can't: other types, broken bodies. */
export async function inject(
  { app, ana }: Pick<ErrorCaseDeps, 'app' | 'ana'>,
  url: string,
  payload: string | Buffer,
  headers: Record<string, string>,
): Promise<Outcome> {
  const authorization = `Bearer ${ana.token}`
  const response = await app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization, ...headers },
  })
  return { status: response.statusCode, code: response.json().code }
}

export function sendForm(deps: ErrorCaseDeps, url: string, what: Parameters<typeof form>[0]) {
  const { payload, headers } = form(what)
  return inject(deps, url, payload, headers)
}

export async function invitation({ app, ana }: ErrorCaseDeps) {
  const email = `${randomUUID()}@site.example`
  await confirmAddress(app, ana)
  await ana.call(contract.invite, { body: { email } })
  return invitationToken(app, email)
}

export async function resetToken(app: TestApp) {
  const person = await signUp(app)
  await app.call(contract.forgotPassword, { body: { email: person.email } })
  return tokenFor(app, person.email, /password/i)
}

/** What happens later happens to somebody else: the clock goes back afterwards, so that sessions live on. */
export async function afterwards(app: TestApp, wait: number, what: () => Promise<Outcome>) {
  app.passTime(wait)
  try {
    return await what()
  } finally {
    app.passTime(-wait)
  }
}

/** Straight into the table: as many calls would take longer than a test may. */
export async function copyViolation(app: TestApp, id: string, times: number) {
  const { rows } = await app.db.pool.query(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_name = 'violations' and column_name <> 'id' and is_generated = 'NEVER' and is_identity = 'NO'`,
  )
  await app.db.pool.query(
    `insert into violations (id, ${rows[0].columns})
     select gen_random_uuid(), ${rows[0].columns} from violations, generate_series(1, ${times}) where id = $1`,
    [id],
  )
}
