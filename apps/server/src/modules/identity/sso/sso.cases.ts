import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import { type TestApp, testApp } from '../../../testing/harness'
import type { PartCases } from '../../../testing/part-cases'
import type { Person } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { startNameServer } from '../../../testing/sso'

async function addDomain(app: TestApp, person: Person, domain: string, isVerified = false) {
  const { rows } = await app.db.pool.query<{ id: string }>(
    `insert into sso_domains (id, organization_id, domain, token, created_at, verified_at)
     values (gen_random_uuid(), $1, $2, 'x', now(), case when $3 then now() end) returning id`,
    [person.organizationId, domain, isVerified],
  )
  return rows[0]?.id ?? ''
}

const errors = (deps: ErrorCaseDeps): Record<string, ErrorCases> => ({
  switchSso: {
    sso_not_ready: async () =>
      (await signUpOn(deps.app, 'enterprise')).call(contract.switchSso, { body: { enabled: true } }),
  },
  addSsoDomain: {
    too_many_domains: async () => {
      const person = await signUpOn(deps.app, 'enterprise')
      for (let each = 0; each < contract.MAX_SSO_DOMAINS; each++)
        await addDomain(deps.app, person, `d${each}.example`)
      return person.call(contract.addSsoDomain, { body: { domain: 'corp.example' } })
    },
  },
  verifySsoDomain: {
    domain_unverified: async () => {
      const person = await signUpOn(deps.app, 'enterprise')
      const id = await addDomain(deps.app, person, 'unknown.invalid')
      return person.call(contract.verifySsoDomain, { params: { id } })
    },
    domain_taken: async () => {
      const dns = await startNameServer()
      const app = await testApp({ DNS_SERVERS: dns.address })
      const [first, second] = [await signUpOn(app, 'enterprise'), await signUpOn(app, 'enterprise')]
      await addDomain(app, first, 'corp.example', true)
      const id = await addDomain(app, second, 'corp.example')
      dns.records.set(`${contract.SSO_RECORD_NAME}.corp.example`, 'plumbline-verification=x')
      const rejected = await second.call(contract.verifySsoDomain, { params: { id } })
      await Promise.all([app.close(), dns.close()])
      return rejected
    },
  },
  startSso: {
    sso_unknown: () => deps.app.call(contract.startSso, { body: { email: 'ana@nowhere.example' } }),
  },
})

export const cases: PartCases = {
  errors,
  records: {
    domain: {
      paths: ['/api/organizations/sso/domains'],
      make: ({ app, person }) => addDomain(app, person, `${randomUUID()}.example`),
    },
  },
}
