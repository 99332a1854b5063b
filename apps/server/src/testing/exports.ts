import * as contract from '@plumbline/contract'
import { addressOf, type TestApp } from './harness'
import type { Person } from './people'
import { colleagueOf, confirmAddress } from './people'
import { createTask } from './tasks'
import { photo, upload } from './uploads'
import { createWebhook } from './webhooks'
import { readZip } from './zip'

/** An organization with something of most kinds. */
export async function fillOrganization(app: TestApp, admin: Person, name: string) {
  await app.db.pool.query(`update subscriptions set plan = 'pro', analyses_remaining = 50`)
  // Members are listed by the time they joined.
  app.passTime(1000)
  const colleague = await colleagueOf(app, admin, 'manager')
  const former = await colleagueOf(app, admin)
  const { data: result } = await upload(app, admin, { file: await photo(), name: `${name}.jpg` })
  const { data: violation } = await admin.call(contract.createViolation, {
    body: { type: `Open edge ${name}`, severity: 'High', regulationCode: '29 CFR 1926.501(b)(1)' },
  })
  const rule = { title: `Guard ${name}`, regulation_code: `${name}-1`, summary: 'Every edge has a rail.' }
  const { data: regulation } = await admin.call(contract.createRegulation, { body: rule })
  await admin.send(contract.linkRegulation, {
    params: { id: violation.id },
    body: { regulation_id: regulation.id },
  })
  const task = await createTask(admin, {
    title: `=Fence ${name}`,
    assignee: former.id,
    violationId: violation.id,
  })
  await former.call(contract.updateTask, {
    params: { id: task.id },
    body: { notes: [`On it\n=${name}`], status: 'in_progress' },
  })
  await admin.call(contract.removeMember, { params: { id: former.id } })
  await confirmAddress(app, admin)
  await admin.call(contract.invite, { body: { email: `${name}@invited.example` } })
  await admin.call(contract.assistantChat, { body: { message: 'How high is a guardrail?' } })
  await colleague.call(contract.createSavedView, { body: { list: 'tasks', name, query: {} } })
  const hook = await createWebhook(admin)
  await admin.call(contract.recordEvent, { body: { event: `${name}.opened` } })
  return { colleague, former, result, violation, regulation, task, hook }
}

type CreateExport = typeof contract.createOrganizationExport | typeof contract.createTrainingExport

/** Asks for an export, lets it be made and returns its file. */
export async function exportOf(
  app: TestApp,
  admin: Person,
  create: CreateExport = contract.createOrganizationExport,
) {
  const { data: started, text } = await admin.call(create, {})
  if (!started) throw new Error(text)
  await app.jobs.runDueJobs()
  const { rawPayload, headers } = await app.http.inject({
    method: 'GET',
    url: addressOf(contract.downloadOrganizationExport, { params: { id: started.id } }),
    headers: { authorization: `Bearer ${admin.token}` },
  })
  const entries = await readZip(rawPayload)
  return { id: started.id, bytes: rawPayload, entries, headers }
}
