import { Agent } from 'node:http'
import * as contract from '@plumbline/contract'
import pg from 'pg'
import { hashToken } from '../../apps/server/src/platform/secrets'
import { signupForm } from '../../apps/server/src/testing/people'
import { fill } from './many-violations'

/** Somebody with a browser: a token, an address of their own and the few connections a browser opens. */
export type Person = { token: string; address: string; organization: number; agent: Agent }

const CONNECTIONS_OF_A_BROWSER = 6

/** Further members of an organization beside its founder, each signed in with one of these tokens. */
export async function addMembers(client: pg.Client, founderId: string, tokens: string[]) {
  const copy = (table: string, changes: string, where: string) =>
    `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(${table}) || ${changes})).*
     from ${table}, unnest($1::text[]) token where ${where} = '${founderId}'`
  const own = `jsonb_build_object('id', md5(token)::uuid, 'email', token)`
  const owned = `jsonb_build_object('id', md5('s' || token)::uuid, 'user_id', md5(token)::uuid, 'token_hash', token)`
  await client.query(copy('users', own, 'users.id'), [tokens])
  const member = `jsonb_build_object('user_id', md5(token)::uuid)`
  await client.query(copy('memberships', member, 'user_id'), [tokens])
  await client.query(copy('sessions', owned, 'user_id'), [tokens])
  await client.query(
    `insert into bearers select hash, md5('s' || token)::uuid, now() + interval '2 hours'
     from unnest($1::text[], $2::text[]) as given(token, hash)`,
    [tokens, tokens.map(hashToken)],
  )
}

export async function signUpAt(url: string): Promise<contract.SignedIn> {
  const response = await fetch(`${url}${contract.signup.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signupForm()),
  })
  return ((await response.json()) as { data: contract.SignedIn }).data
}

type Wanted = { url: string; connectionString: string; organizations: number; people: number; rows: number }

/** So many people, spread over organizations of the same size, each with so many violations and tasks. */
export async function createCrowd({ url, connectionString, organizations, people, rows }: Wanted) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const crowd: Person[] = []
  for (let organization = 0; organization < organizations; organization++) {
    const { user } = await signUpAt(url)
    const tokens = Array.from(
      { length: Math.ceil(people / organizations) },
      (_, at) => `person-${organization}-${at}`,
    )
    await addMembers(client, user.id, tokens)
    await fill(connectionString, user.organizationId, rows)
    for (const token of tokens)
      crowd.push({
        token,
        address: `198.51.${100 + Math.floor(crowd.length / 250)}.${1 + (crowd.length % 250)}`,
        organization,
        agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_A_BROWSER }),
      })
  }
  // What a plan allows is not what is measured here.
  await client.query(
    `update subscriptions set plan = 'pro', analyses_remaining = null, questions_remaining = 1000000, user_limit = null`,
  )
  await client.end()
  return crowd
}
