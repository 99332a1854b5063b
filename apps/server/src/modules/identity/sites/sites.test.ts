import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { addSite, allowSites, firstSite, sitesOf } from '../../../testing/sites'

const app = useTestApp()

const yard = { name: 'North yard', industry: 'construction' } as const
const create = (person: Person, body: object) => person.send(contract.createSite, { body })

describe('the first site', () => {
  test.each([
    [
      { worksite: 'Harbor 4', region: 'us' },
      { name: 'Harbor 4', country: 'US' },
    ],
    [
      { worksite: '  ', organization: 'Ruiz Ltd', region: 'uk' },
      { name: 'Ruiz Ltd', country: 'GB' },
    ],
    [{ region: 'eu' }, { country: null }],
    [{ region: 'asia' }, { country: null }],
    [
      { industry: 'construction' },
      { industry: 'construction', ppe: { hardHat: 'always', feet: 'always', eyes: 'posted' } },
    ],
    [
      { industry: 'retail' },
      { industry: 'retail', ppe: { hardHat: 'posted', highVisibility: 'posted', feet: 'posted' } },
    ],
  ])('of a sign-up with %o is %o', async (form, expected) => {
    const ana = await signUp(app, form)
    expect(await sitesOf(ana)).toMatchObject([{ ...expected, state: null, timeZone: null, inUse: false }])
  })

  test('also has a home when someone is removed from their only organization', async () => {
    const ana = await signUp(app)
    const ben = await colleagueOf(app, ana)
    await ana.call(contract.removeMember, { params: { id: ben.id } })
    const { rows } = await app.db.pool.query(
      'select s.name from sites s join memberships m using (organization_id) where m.user_id = $1',
      [ben.id],
    )
    expect(rows).toEqual([{ name: 'Ben Okafor' }])
  })
})

describe('a site', () => {
  let ana: Person
  beforeAll(async () => {
    ana = await signUpOn(app, 'enterprise')
  })

  test.each([
    [{ latitude: 33.75, longitude: -118.22 }, 201],
    [{}, 201],
    [{ latitude: 33.75 }, 400],
    [{ latitude: 91, longitude: 0 }, 400],
    [{ latitude: 0, longitude: -181 }, 400],
    [{ latitude: '33.75', longitude: '0' }, 400],
  ])('lies where a manager stood, or nowhere: %o', async (position, expected) => {
    await allowSites(app, ana, 25)
    const { status, data } = await create(ana, { ...yard, name: randomUUID(), ...position })
    expect(status).toBe(expected)
    if (status === 201) expect(data).toMatchObject({ latitude: null, longitude: null, ...position })
  })

  test('has what it was given, and what is usual where it was given nothing', async () => {
    const response = await create(ana, {
      name: '  Riverside  ',
      address: 'Dock Road 4',
      country: 'US',
      state: 'US-CA',
      timeZone: 'America/Los_Angeles',
      industry: 'construction',
    })
    expect(response.status).toBe(201)
    const { data } = response
    expect(data).toMatchObject({
      name: 'Riverside',
      state: 'US-CA',
      law: { id: 'us-construction', agency: 'Cal/OSHA' },
      ppe: contract.defaultPpe('construction'),
      archivedAt: null,
      version: 1,
    })
    expect((await ana.call(contract.getSite, { params: { id: data.id } })).data).toEqual(data)
    expect((await create(ana, { name: 'Bare', industry: 'mining' })).data).toMatchObject({
      address: '',
      country: null,
      state: null,
      timeZone: null,
    })
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(161) }, 'name'],
    ['a country that is none', { country: 'XX' }, 'country'],
    ['a state without a country', { state: 'US-CA' }, 'state'],
    ["another country's state", { country: 'CA', state: 'US-CA' }, 'state'],
    ['a state where there are none', { country: 'FR', state: 'FR-75' }, 'state'],
    ['an offset for a time zone', { timeZone: '+01:00' }, 'timeZone'],
    ['a time zone that is none', { timeZone: 'Mars/Phobos' }, 'timeZone'],
    ['an industry outside the list', { industry: 'piracy' }, 'industry'],
    ['a rule outside the list', { ppe: { ...contract.defaultPpe('retail'), ears: 'never' } }, 'ppe.ears'],
    ['an item left out', { ppe: { hardHat: 'no' } }, 'ppe.highVisibility'],
    ['a field it does not know', { color: 'red' }, 'color'],
  ])('with %s is rejected', async (_, changes, field) => {
    const response = await create(ana, { ...yard, ...changes })
    expect([response.status, response.code]).toEqual([400, 'invalid'])
    expect(response.fields.map(each => each.field)).toContain(field)
  })

  test('without a country, or in one without rules, is accepted', async () => {
    expect((await create(ana, { name: 'Nowhere', industry: 'retail', country: '' })).data.country).toBeNull()
    expect((await create(ana, { name: 'Lagos', industry: 'retail', country: 'NG' })).data).toMatchObject({
      country: 'NG',
      law: null,
    })
  })

  test('is changed, and only from its present version', async () => {
    const site = await addSite(ana, 'Depot')
    const params = { id: site.id }
    const ppe = { ...site.ppe, ears: 'always' } as const
    const body = { ...site, name: 'Depot west', country: 'GB', ppe } as const
    const changed = await ana.call(contract.updateSite, { params, body })
    expect(changed.data).toMatchObject({ name: 'Depot west', country: 'GB', ppe, version: 2 })
    const late = await ana.call(contract.updateSite, { params, body: { ...site, name: 'Depot east' } })
    expect([late.status, late.code, late.body.current]).toMatchObject([
      409,
      'version_conflict',
      { name: 'Depot west' },
    ])
  })

  test('has a name of its own, whatever its case, also against archived ones', async () => {
    const { id } = await addSite(ana, 'Quarry')
    await ana.call(contract.archiveSite, { params: { id } })
    const response = await create(ana, { ...yard, name: 'QUARRY' })
    expect([response.status, response.code, response.body.params]).toEqual([
      409,
      'site_exists',
      { name: 'QUARRY' },
    ])
  })

  test('is made once by two who add it at the same moment', async () => {
    const answers = await Promise.all([create(ana, { ...yard }), create(ana, { ...yard })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  test('is archived, stands last, and is restored', async () => {
    const { id } = await addSite(ana, 'Aardvark mine')
    const params = { id }
    expect((await ana.call(contract.archiveSite, { params })).data.archivedAt).not.toBeNull()
    expect((await ana.call(contract.archiveSite, { params })).status).toBe(200)
    const names = (await sitesOf(ana)).map(({ archivedAt }) => archivedAt !== null)
    expect(names).toEqual(names.toSorted())
    expect((await ana.call(contract.restoreSite, { params })).data.archivedAt).toBeNull()
  })

  test('that nothing belongs to is deleted', async () => {
    const { id } = await addSite(ana, 'Mistake')
    expect((await ana.call(contract.deleteSite, { params: { id } })).status).toBe(200)
    expect((await ana.call(contract.getSite, { params: { id } })).status).toBe(404)
  })

  test.each(['violation', 'task'] as const)('with a %s is archived, not deleted', async kind => {
    const { id, name } = await addSite(ana, `With a ${kind}`)
    if (kind === 'task') await ana.call(contract.createTask, { body: { title: 'Fix', siteId: id } })
    else await ana.call(contract.createViolation, { body: { type: 'Edge', severity: 'Low', siteId: id } })
    const response = await ana.call(contract.deleteSite, { params: { id } })
    expect([response.status, response.code, response.body.params]).toEqual([409, 'site_in_use', { name }])
    expect((await ana.call(contract.archiveSite, { params: { id } })).data.inUse).toBe(true)
  })
})

describe('sites are managed by those who may', () => {
  test('members see them, managers change them, strangers find nothing', async () => {
    const ana = await signUpOn(app, 'enterprise')
    const [manager, member] = [await colleagueOf(app, ana, 'manager'), await colleagueOf(app, ana)]
    const site = await addSite(manager, 'Yard')
    const params = { id: site.id }
    expect((await member.call(contract.getSite, { params })).data.name).toBe('Yard')
    for (const response of [
      await create(member, yard),
      await member.send(contract.updateSite, { params, body: site }),
      await member.send(contract.archiveSite, { params }),
      await member.send(contract.restoreSite, { params }),
      await member.send(contract.deleteSite, { params }),
    ])
      expect([response.status, response.code]).toEqual([403, 'forbidden'])
    const eve = await signUp(app)
    for (const response of [
      await eve.send(contract.getSite, { params }),
      await eve.send(contract.updateSite, { params, body: site }),
      await eve.send(contract.archiveSite, { params }),
      await eve.send(contract.restoreSite, { params }),
      await eve.send(contract.deleteSite, { params }),
      await eve.send(contract.getSite, { params: { id: randomUUID() } }),
    ])
      expect(response.status).toBe(404)
    expect((await sitesOf(eve)).map(({ id }) => id)).not.toContain(site.id)
    expect((await app.send(contract.listSites, {})).status).toBe(401)
    expect((await app.send(contract.createSite, { body: yard })).status).toBe(401)
  })
})

describe('the plan limits the sites', () => {
  test.each(['free', 'starter', 'basic', 'pro', 'premium'] as const)('%s has one', async tier => {
    const ana = await signUpOn(app, tier)
    expect((await ana.call(contract.listSites, {})).data.limit).toBe(1)
    const response = await create(ana, yard)
    const params = { used: '1', limit: '1', plan: contract.plans[tier].name }
    expect([response.status, response.code, response.body.params]).toEqual([402, 'site_limit', params])
  })

  test.each([5, 10, 25])('Enterprise has the %i that were agreed', async limit => {
    const ana = await signUpOn(app, 'enterprise')
    await allowSites(app, ana, limit)
    for (let number = 2; number <= limit; number++) await addSite(ana, `Site ${number}`)
    expect((await create(ana, yard)).code).toBe('site_limit')
  })

  test('an archived site makes room, and is restored only into room', async () => {
    const ana = await signUp(app)
    const { id } = await firstSite(ana)
    await ana.call(contract.archiveSite, { params: { id } })
    await addSite(ana, 'Next')
    const response = await ana.call(contract.restoreSite, { params: { id } })
    expect([response.status, response.code]).toEqual([402, 'site_limit'])
  })

  test('two who add the last one at the same moment do not both succeed', async () => {
    const ana = await signUp(app)
    await allowSites(app, ana, 2)
    const answers = await Promise.all(
      [1, 2, 3].map(number => create(ana, { ...yard, name: `Yard ${number}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 402, 402])
  })
})
