import * as contract from '@plumbline/contract'
import type { TestApp } from './harness'
import type { Person } from './people'

/** As if sales had agreed on more sites than the plan has. */
export const allowSites = (app: TestApp, person: Person, limit: number) =>
  app.db.pool.query('update subscriptions set site_limit = $2 where organization_id = $1', [
    person.organizationId,
    limit,
  ])

export const sitesOf = async (person: Person) => (await person.call(contract.listSites, {})).data.items

/** The site that sign-up made. */
export async function firstSite(person: Person): Promise<contract.Site> {
  const [site] = await sitesOf(person)
  if (!site) throw new Error('The organization has no site.')
  return site
}

export async function addSite(
  person: Person,
  name: string,
  given: Partial<contract.RequestOf<typeof contract.createSite>['body']> = {},
): Promise<contract.Site> {
  const body = { name, industry: 'construction', ...given } as const
  const response = await person.call(contract.createSite, { body })
  if (response.status !== 201) throw new Error(`creating a site answered ${response.text}`)
  return response.data
}

export async function archivedSite(app: TestApp, person: Person, name: string) {
  await allowSites(app, person, 20)
  const { id } = await addSite(person, name)
  return (await person.call(contract.archiveSite, { params: { id } })).data
}

/** Changes the first site of the person's organization, and returns its id. */
export async function changeSite(person: Person, changes: Partial<contract.Site>) {
  const site = await firstSite(person)
  const { name, address, country, state, timeZone, industry, ppe } = { ...site, ...changes }
  const body = { name, address, country, state, timeZone, industry, ppe }
  const response = await person.call(contract.updateSite, { params: { id: site.id }, body })
  if (response.status !== 200) throw new Error(`changing a site answered ${response.text}`)
  return site.id
}
