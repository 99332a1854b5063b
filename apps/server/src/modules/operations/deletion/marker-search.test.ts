import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { days } from '../../../platform/clock'
import { recordsOf } from '../../../testing/all-cases'
import { exportOf } from '../../../testing/exports'
import { type TestApp, useTestApp } from '../../../testing/harness'
import { sendFile } from '../../../testing/imports'
import { colleagueOf, confirmAddress, logIn, PASSWORD, type Person, signUp } from '../../../testing/people'
import { searchEverything } from '../../../testing/search-everything'
import { firstSite } from '../../../testing/sites'
import { form, photo, upload } from '../../../testing/uploads'
import { sendDueEmails } from '../../integrations/notifications/notification-emails.service'
import { purgeTables } from '../housekeeping/housekeeping.feature'
import { deleteDue } from './deletion.jobs'

/** The key of the example in RFC 8291. */
const PUSH_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

const app = useTestApp({ OUTGOING_TIMEOUT_MS: '50' })

async function pass(count: number) {
  app.passTime(days(count))
  for (const job of [deleteDue, purgeTables]) await app.db.transaction(tx => app.jobs.enqueue(tx, job, {}))
  await app.jobs.runDueJobs()
}

/** Everything a person can write into an organization, each with the marker. */
async function writeEverywhere(admin: Person, colleague: Person, marker: string) {
  const sent: number[] = []
  const write = async <E extends contract.Endpoint>(person: Person, endpoint: E, request: object) => {
    const response = await person.send(endpoint, request)
    sent.push(response.status)
    if (response.status >= 300) throw new Error(`${endpoint.path} answered ${response.text}`)
    return response.data
  }
  await recordsOf(app, admin, marker)
  const site = await firstSite(admin)
  const { name: _, id: __, ...rules } = site
  const { country, state, timeZone, industry, ppe } = rules
  await write(admin, contract.updateSite, {
    params: { id: site.id },
    body: { name: `Site ${marker}`, address: `${marker} street`, country, state, timeZone, industry, ppe },
  })
  const file = { file: await photo(), name: `${marker}.jpg`, fields: { area: `Level ${marker}` } }
  expect((await upload(app, admin, file)).status).toBe(202)
  await app.analysisWorker.wake()
  const violation = await write(admin, contract.createViolation, {
    body: {
      type: `Edge ${marker}`,
      severity: 'High',
      description: `Seen by ${marker}`,
      location: `At ${marker}`,
      remediationSteps: [`Call ${marker}`],
    },
  })
  const ofViolation = { params: { id: violation.id } }
  await write(colleague, contract.violationFeedback, {
    ...ofViolation,
    body: { verdict: 'confirmed', reason: `Because ${marker}` },
  })
  await write(admin, contract.emailReport, {
    ...ofViolation,
    body: { to: 'outsider@elsewhere.example', days: 7, message: `Look, ${marker}` },
  })
  const task = await write(admin, contract.createTask, {
    body: {
      title: `Fence ${marker}`,
      description: `As ${marker} said`,
      assignee: colleague.id,
      violationId: violation.id,
      worksite: marker,
      tags: [marker],
    },
  })
  await write(colleague, contract.updateTask, { params: { id: task.id }, body: { note: `Called ${marker}` } })
  await sendFix(colleague, task.id, `${marker}-fix.jpg`)
  await write(admin, contract.suggestTask, {
    body: { violation_id: violation.id, text: `Mention ${marker}` },
  })
  await write(admin, contract.assistantChat, { body: { message: `${marker}: how deep is a trench?` } })
  await write(admin, contract.createRegulation, {
    body: {
      title: `Rule ${marker}`,
      regulation_code: `R-${marker}`,
      summary: `By ${marker}`,
      tags: [marker],
    },
  })
  const csv = `title,regulation_code,summary,source\nImported ${marker},I-${marker},About ${marker},https://rules.example/${marker}\n`
  const imported = await sendFile(app, admin, { name: `${marker}.csv`, content: csv })
  expect(imported.status).toBe(202)
  await write(admin, contract.createSavedView, {
    body: { list: 'violations', name: `View ${marker}`, query: { search: marker } },
  })
  await write(admin, contract.createWebhook, {
    body: {
      name: `Hook ${marker}`,
      kind: 'json',
      url: `https://93.184.216.34/${marker}`,
      events: ['violation.created', 'task.created'],
    },
  })
  await write(admin, contract.createApiKey, {
    body: { name: `Key ${marker}`, scopes: ['violations:read'], expiresInDays: '30' },
  })
  await write(admin, contract.invite, { body: { email: `${marker}@invited.example`.toLowerCase() } })
  await write(admin, contract.recordEvent, { body: { event: `${marker}.opened`, source: marker } })
  await write(admin, contract.addPushDevice, {
    body: {
      endpoint: `https://93.184.216.34/push/${marker}`,
      keys: { p256dh: PUSH_KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
      name: `Phone ${marker}`,
    },
  })
  await write(admin, contract.listViolations, { query: { search: marker } })
  await write(admin, contract.search, { query: { q: marker } })
  await app.send(contract.logError, { body: { message: `broken by ${marker}`, url: `/tasks?q=${marker}` } })
  // A violation and a task after the webhook, so that there are deliveries and notifications about them.
  await write(admin, contract.createViolation, { body: { type: `Second ${marker}`, severity: 'High' } })
  await write(admin, contract.createTask, { body: { title: `Third ${marker}`, assignee: colleague.id } })
  await runAll(app)
}

async function sendFix(person: Person, taskId: string, name: string) {
  const { payload, headers } = form({ file: await photo(), name })
  const response = await app.http.inject({
    method: 'POST',
    url: `/api/tasks/${taskId}/fixes`,
    payload,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  })
  expect(response.statusCode).toBe(202)
}

async function runAll({ db, jobs }: TestApp) {
  await jobs.runDueJobs()
  app.passTime(3 * 60_000)
  await db.transaction(tx => jobs.enqueue(tx, sendDueEmails, {}))
  await jobs.runDueJobs()
}

test('of a deleted organization nothing is left, in any table, file or line of the log', async () => {
  const marker = 'Qwzxkv81'
  const operator = await signUp(app)
  const ana = await signUp(app, { organization: `${marker} Ltd`, name: `Ana ${marker}`, worksite: marker })
  await app.db.pool.query(
    `update subscriptions set plan = 'enterprise', analyses_remaining = 50, questions_remaining = 50`,
  )
  await confirmAddress(app, ana)
  const ben = await colleagueOf(app, ana, 'manager')
  const guest = await signUp(app)
  await app.db.pool.query(
    `insert into memberships (organization_id, user_id, role, joined_at) values ($1, $2, 'manager', now())`,
    [ana.organizationId, guest.id],
  )
  await writeEverywhere(ana, ben, marker)
  await ana.call(contract.createTask, { body: { title: `For the guest ${marker}`, assignee: guest.id } })
  await app.call(contract.contactSales, {
    body: {
      name: `Ana ${marker}`,
      email: ana.email,
      company: `${marker} Ltd`,
      offer: contract.enterpriseOffers[0]?.id ?? '',
      message: `Call ${marker}`,
    },
  })
  await exportOf(app, ana)
  await runAll(app)
  const before = await searchEverything(app, marker)
  expect(before.length).toBeGreaterThan(30)

  const asked = await ana.call(contract.requestOrganizationDeletion, {
    body: { name: `${marker} Ltd`, password: PASSWORD },
  })
  expect(asked.status).toBe(200)
  await app.jobs.runDueJobs()
  await pass(31)
  expect(await searchEverything(app, marker)).toEqual([])
  expect(await searchEverything(app, ana.organizationId)).toEqual([
    expect.stringContaining('an organization was deleted as its admins asked'),
  ])
  expect((await (await logIn(app, operator.email)).call(contract.me, {})).status).toBe(200)
  expect((await logIn(app, guest.email)).organizationId).toBe(guest.organizationId)
})

test('of a deleted account neither name nor address is left, and what it wrote stays', async () => {
  const marker = 'Vbqjxz42'
  const ana = await signUp(app, { organization: 'Harbor Builders' })
  await confirmAddress(app, ana)
  const ben = await colleagueOf(app, ana, 'manager')
  await ben.call(contract.saveProfile, {
    body: { first_name: 'Ben', last_name: marker, job_title: `Foreman ${marker}` },
  })
  await ben.call(contract.createSavedView, { body: { list: 'tasks', name: `View ${marker}`, query: {} } })
  const task = await ben.call(contract.createTask, { body: { title: 'Fence the edge', assignee: ana.id } })
  await ana.call(contract.updateTask, { params: { id: task.data.id }, body: { assignee: ben.id } })
  await runAll(app)
  expect((await searchEverything(app, marker)).length).toBeGreaterThan(3)
  await ben.call(contract.requestAccountDeletion, { body: { password: PASSWORD } })
  await app.jobs.runDueJobs()
  await pass(15)
  expect(await searchEverything(app, marker)).toEqual([])
  expect(await searchEverything(app, ben.email)).toEqual([])
  const { items } = (await (await logIn(app, ana.email)).call(contract.listTasks, { query: {} })).data
  expect(items.map(({ title }) => title)).toEqual(['Fence the edge'])
})
