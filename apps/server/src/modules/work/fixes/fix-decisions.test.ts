import * as contract from '@plumbline/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../testing/harness'
import { colleagueOf, signUp } from '../../../testing/people'
import { createTask } from '../../../testing/tasks'
import { form, photo } from '../../../testing/uploads'
import { checkFix } from './fixes.jobs'

const app = useTestApp()

test('of two managers who decide at the same moment one decides, and the other is told', async () => {
  const ana = await signUp(app)
  const cleo = await colleagueOf(app, ana, 'manager')
  const task = await createTask(ana, { assignee: ana.id })
  const { payload, headers } = form({ file: await photo(), name: 'after.jpg' })
  const sent = await app.http.inject({
    method: 'POST',
    url: `/api/tasks/${task.id}/fixes`,
    payload,
    headers: { ...headers, authorization: `Bearer ${ana.token}` },
  })
  await app.jobs.runDueJobs([checkFix])
  const params = { id: sent.json().data.id as string }
  const outcomes = await Promise.all([
    ana.call(contract.reviewFix, { params, body: { decision: 'accept', note: 'Seen on site.' } }),
    cleo.call(contract.reviewFix, { params, body: { decision: 'send_back', note: 'The rail is missing.' } }),
  ])
  expect(outcomes.map(({ code }) => code ?? 'decided').toSorted()).toEqual(['decided', 'fix_reviewed'])
  const isAccepted = outcomes[0].status === 200
  const [fix] = (await ana.call(contract.listFixes, { params: { id: task.id } })).data
  expect(fix?.review).toBe(isAccepted ? 'accepted' : 'sent_back')
  const { status } = (await ana.call(contract.getTask, { params: { id: task.id } })).data
  expect(status === 'completed').toBe(isAccepted)
})
