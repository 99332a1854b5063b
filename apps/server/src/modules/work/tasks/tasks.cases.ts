import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'

const errors = ({ ana, task, violation }: ErrorCaseDeps): Record<string, ErrorCases> => ({
  listTasks: { too_far: () => ana.call(contract.listTasks, { query: { page: 51, pageSize: 200 } }) },
  createTask: {
    not_found: () => ana.call(contract.createTask, { body: { violationId: randomUUID() } }),
  },
  updateTask: {
    version_conflict: () =>
      ana.call(contract.updateTask, { params: { id: task.id }, body: { title: 'Other', version: 99 } }),
    notes_are_kept: async () => {
      const params = { id: task.id }
      await ana.call(contract.updateTask, { params, body: { note: 'Rails ordered' } })
      return ana.call(contract.updateTask, { params, body: { notes: [] } })
    },
    too_many_notes: async () => {
      const { data } = await ana.call(contract.createTask, { body: { title: 'Notes' } })
      const note = 'n'.repeat(10_000)
      for (let each = 0; each < 6; each++)
        await ana.call(contract.updateTask, { params: { id: data.id }, body: { note } })
      return ana.call(contract.updateTask, { params: { id: data.id }, body: { note } })
    },
    fix_photo_required: async () => {
      await ana.call(contract.updateOrganization, { body: { fixPhoto: 'require' } })
      const { data } = await ana.call(contract.createTask, { body: { violationId: violation.id } })
      const params = { id: data.id }
      const rejected = await ana.call(contract.updateTask, { params, body: { status: 'closed' } })
      await ana.call(contract.updateOrganization, { body: { fixPhoto: 'ask' } })
      return rejected
    },
  },
})

export const cases: PartCases = {
  errors,
  records: {
    task: {
      paths: ['/api/tasks'],
      make: async ({ person, marker, id, colleague }) => {
        const assignee = (await colleague()).id
        const body = { title: `Fix ${marker}`, violationId: await id('violation'), notes: [marker], assignee }
        return (await person.send(contract.createTask, { body })).data.id
      },
    },
  },
  bodies: () => ({ updateTask: { status: 'in_progress' } }),
}
