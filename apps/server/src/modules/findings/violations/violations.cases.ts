import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { copyViolation, type ErrorCaseDeps, type ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { signUp } from '../../../testing/people'

const errors = ({ app, ana, violation }: ErrorCaseDeps): Record<string, ErrorCases> => ({
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
  setViolationStatuses: {
    not_found: () =>
      ana.call(contract.setViolationStatuses, { body: { ids: [randomUUID()], status: 'Resolved' } }),
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
