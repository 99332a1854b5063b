import * as contract from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import { expect, test } from 'vitest'
import { days, minutes } from '../../../platform/clock'
import { useTestApp } from '../../../testing/harness'
import { download, readPdf } from '../../../testing/pdf'
import { colleagueOf, logIn, type Person, signUp } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { enforceRetention } from '../../operations/retention/retention.feature'

const app = useTestApp()
const { translate } = await loadFormatter('en')

const setCounselMode = (person: Person, counselMode: boolean) =>
  person.call(contract.updateOrganization, { body: { counselMode } })
const allowSharing = (admin: Person, { id }: Person, mayShare: boolean) =>
  admin.call(contract.updateMember, { params: { id }, body: { mayShare } })
const share = (person: Person, id: string) =>
  person.call(contract.shareReport, { params: { id }, body: { days: 7 } })

async function violationOf(person: Person) {
  const body = { type: 'Open edge', severity: 'High', regulationCodes: ['29 CFR 1926.501(b)(1)'] } as const
  return (await person.call(contract.createViolation, { body })).data.id
}

async function textOf(person: Person, id: string, pages: 'one' | 'full') {
  const { bytes } = await download(app, person, contract.violationReport, {
    params: { id },
    query: { pages },
  })
  return (await readPdf(bytes)).pages.map(({ text }) => text)
}

test('only an admin turns it on, and only for their own organization', async () => {
  const [ana, other] = [await signUp(app), await signUp(app)]
  const manager = await colleagueOf(app, ana, 'manager')
  expect((await setCounselMode(manager, true)).status).toBe(403)
  expect((await app.send(contract.updateOrganization, { body: { counselMode: true } })).status).toBe(401)
  expect((await setCounselMode(ana, true)).data).toMatchObject({ counselMode: true, mayShare: false })
  const invalid = await ana.send(contract.updateOrganization, { body: { counselMode: 'yes' } })
  expect(invalid.status).toBe(400)
  expect((await other.call(contract.getOrganization, {})).data.counselMode).toBe(false)
  app.passTime(minutes(1))
  await setCounselMode(ana, false)
  const { items } = (await ana.call(contract.listAccessEvents, { query: {} })).data
  const kinds = items.map(({ kind }) => kind).filter(kind => kind.startsWith('counsel_mode'))
  expect(kinds).toEqual(['counsel_mode_disabled', 'counsel_mode_enabled'])
})

test('every page of a report says for whom it was made, and has no fine and no cause', async () => {
  const ana = await signUpOn(app, 'premium')
  const id = await violationOf(ana)
  const title = translate('report', 'counsel')
  const judged = [translate('report', 'sections.fine'), translate('report', 'sections.cause')]
  const before = await textOf(ana, id, 'full')
  for (const words of judged) expect(before.join(' ')).toContain(words)
  expect(before.join(' ')).not.toContain(title)

  await setCounselMode(ana, true)
  for (const pages of ['one', 'full'] as const) {
    const texts = await textOf(ana, id, pages)
    for (const text of texts) expect(text).toContain(title)
    for (const words of judged) expect(texts.join(' ')).not.toContain(words)
  }
  const many = await download(app, ana, contract.violationsReport, { query: {} })
  for (const { text } of (await readPdf(many.bytes)).pages) expect(text).toContain(title)
  expect((await ana.call(contract.rootCause, { params: { id } })).code).toBe('counsel_mode')
  const body = { text: 'Open edge', regulation_codes: [], violation_id: id }
  expect((await ana.call(contract.estimateFine, { body })).code).toBe('counsel_mode')
})

test('only named people share, and links of the others stop working', async () => {
  const ana = await signUp(app)
  const ben = await colleagueOf(app, ana, 'manager')
  const id = await violationOf(ana)
  const token = (await share(ben, id)).data.url.split('/').at(-1) ?? ''
  const open = async () => (await app.call(contract.getSharedReport, { params: { token } })).status
  expect(await open()).toBe(200)

  await setCounselMode(ana, true)
  expect(await open()).toBe(404)
  // Nobody is named by their role.
  for (const person of [ana, ben]) expect((await share(person, id)).code).toBe('sharing_not_allowed')
  const mail = { params: { id }, body: { to: 'inspector@agency.example', days: 7 } } as const
  expect((await ana.call(contract.emailReport, mail)).code).toBe('sharing_not_allowed')

  expect((await allowSharing(ben, ben, true)).status).toBe(403)
  expect((await allowSharing(await signUp(app), ben, true)).status).toBe(404)
  expect((await allowSharing(ana, ben, true)).data).toMatchObject({ mayShare: true, role: 'manager' })
  expect((await ben.call(contract.getOrganization, {})).data.mayShare).toBe(true)
  expect([(await share(ben, id)).status, await open()]).toEqual([201, 200])

  await allowSharing(ana, ben, false)
  expect([(await share(ben, id)).code, await open()]).toEqual(['sharing_not_allowed', 404])
  await setCounselMode(ana, false)
  expect([(await share(ben, id)).status, await open()]).toEqual([201, 200])
})

test('nothing is deleted by its age until it is turned off', async () => {
  const ana = await signUp(app)
  const id = await violationOf(ana)
  await ana.call(contract.setViolationStatus, { params: { id }, body: { status: 'Resolved' } })
  await ana.call(contract.saveRetention, { body: { records: 1 } })
  await setCounselMode(ana, true)
  expect((await ana.call(contract.getRetention, {})).data).toMatchObject({ onHold: true, records: 1 })
  const runRetention = async () => {
    await app.db.transaction(tx => app.jobs.enqueue(tx, enforceRetention, {}))
    await app.jobs.runDueJobs([enforceRetention])
  }
  app.passTime(days(60))
  await runRetention()
  const later = await logIn(app, ana.email)
  expect((await later.call(contract.getViolation, { params: { id } })).status).toBe(200)
  await setCounselMode(later, false)
  await runRetention()
  expect((await later.call(contract.getViolation, { params: { id } })).status).toBe(404)
})
