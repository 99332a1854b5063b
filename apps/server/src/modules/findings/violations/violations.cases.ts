import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import {
  copyViolation,
  type ErrorCaseDeps,
  type ErrorCases,
  sendForm,
} from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { signUp } from '../../../testing/people'
import { photo } from '../../../testing/uploads'

/** A violation whose photo of the fix shows that the hazard is still there. */
async function notFixed(deps: ErrorCaseDeps) {
  const { app, ana } = deps
  const body = { type: 'Open edge', severity: 'Low' } as const
  const { id } = (await ana.call(contract.createViolation, { body })).data
  const task = (await ana.call(contract.createTask, { body: { violationId: id } })).data
  await sendForm(deps, `/api/tasks/${task.id}/fixes`, { name: 'a.jpg', file: await photo() })
  await app.db.pool.query(`update fixes set outcome = 'still_there' where task_id = $1`, [task.id])
  return id
}

const errors = (deps: ErrorCaseDeps): Record<string, ErrorCases> => ({
  ...ofViolations(deps),
  updateViolation: {
    ...ofViolations(deps).updateViolation,
    fix_still_there: async () =>
      deps.ana.call(contract.updateViolation, {
        params: { id: await notFixed(deps) },
        body: { status: 'Resolved' },
      }),
  },
  setViolationStatus: {
    fix_still_there: async () =>
      deps.ana.call(contract.setViolationStatus, {
        params: { id: await notFixed(deps) },
        body: { status: 'Resolved' },
      }),
  },
  setViolationStatuses: {
    not_found: () =>
      deps.ana.call(contract.setViolationStatuses, { body: { ids: [randomUUID()], status: 'Resolved' } }),
    fix_still_there: async () =>
      deps.ana.call(contract.setViolationStatuses, {
        body: { ids: [await notFixed(deps)], status: 'Resolved' },
      }),
  },
})

const ofViolations = ({ app, ana, violation }: ErrorCaseDeps): Record<string, ErrorCases> => ({
  listViolations: {
    too_far: () => ana.call(contract.listViolations, { query: { page: 51, pageSize: 200 } }),
  },
  createViolation: {
    not_found: () =>
      ana.call(contract.createViolation, {
        body: { type: 'Open edge', severity: 'Low', analysisId: randomUUID() },
      }),
  },
  updateViolation: {
    version_conflict: () =>
      ana.call(contract.updateViolation, {
        params: { id: violation.id },
        body: { location: 'Roof', version: 99 },
      }),
  },
  violationsReport: {
    report_too_long: async () => {
      const many = await signUp(app)
      const { data } = await many.call(contract.createViolation, { body: { type: 'Edge', severity: 'Low' } })
      await copyViolation(app, data.id, 200)
      return many.call(contract.violationsReport, { query: {} })
    },
  },
  autoLinkRegulation: {
    not_found: () => ana.call(contract.autoLinkRegulation, { body: { violation_id: randomUUID() } }),
    no_regulation_fits: () => ana.call(contract.autoLinkRegulation, { body: { violation_id: violation.id } }),
  },
  estimateFine: {
    not_found: () =>
      ana.call(contract.estimateFine, {
        body: { text: 'No guardrail', regulation_codes: [], violation_id: randomUUID() },
      }),
  },
  recheck: {
    not_found: () => ana.call(contract.recheck, { body: { violationId: randomUUID() } }),
    nothing_to_recheck: () => ana.call(contract.recheck, { body: { violationId: violation.id } }),
  },
})

export const cases: PartCases = {
  errors,
  records: {
    violation: {
      paths: ['/api/violations', '/api/tasks/violation'],
      fields: ['setViolationStatuses ids'],
      make: async ({ person, marker }) => {
        const body = { type: `Open edge ${marker}`, severity: 'High', description: marker } as const
        return (await person.call(contract.createViolation, { body })).data.id
      },
    },
  },
  bodies: () => ({
    createViolation: { type: 'Open edge', severity: 'Low' },
    updateViolation: { status: 'Resolved' },
    setViolationStatus: { status: 'Resolved' },
    setViolationStatuses: { status: 'Resolved' },
    violationFeedback: { verdict: 'confirmed' },
    linkRegulation: { regulation_id: randomUUID() },
    linkTask: { task_id: randomUUID() },
    estimateFine: { text: 'No guardrail', regulation_codes: [] },
  }),
}
