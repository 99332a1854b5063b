import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { generate, submitted } from '../../../testing/suggestions'

/** How to reach each error of the calls about suggested tasks. */
function errors({ ana, violation }: ErrorCaseDeps): Record<string, ErrorCases> {
  const unknown = randomUUID()
  /** One that was rejected already. */
  const closed = async () => {
    const { id } = await submitted(ana, violation.id)
    await ana.call(contract.rejectSuggestion, { params: { id }, body: null })
    return id
  }
  return {
    suggestTask: {
      not_found: () => ana.call(contract.suggestTask, { body: { violation_id: unknown, text: '' } }),
    },
    submitSuggestion: {
      not_found: () => ana.call(contract.submitSuggestion, { body: { task_id: unknown } }),
      suggestion_closed: async () => {
        const { id } = await generate(ana, violation.id)
        await ana.call(contract.discardSuggestion, { params: { id } })
        return ana.call(contract.submitSuggestion, { body: { task_id: id } })
      },
    },
    discardSuggestion: {
      suggestion_closed: async () => ana.call(contract.discardSuggestion, { params: { id: await closed() } }),
    },
    pendingSuggestions: {
      not_found: () => ana.call(contract.pendingSuggestions, { query: { org_id: unknown } }),
    },
    approveSuggestion: {
      suggestion_closed: async () => ana.call(contract.approveSuggestion, { params: { id: await closed() } }),
    },
    rejectSuggestion: {
      suggestion_closed: async () =>
        ana.call(contract.rejectSuggestion, { params: { id: await closed() }, body: null }),
    },
    decideSuggestions: {
      not_found: () =>
        ana.call(contract.decideSuggestions, { body: { ids: [unknown], decision: 'approve' } }),
    },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    suggestion: {
      paths: ['/api/copilot/suggestions', '/api/copilot/pending-suggestions'],
      fields: ['decideSuggestions ids', 'submitSuggestion task_id'],
      make: async ({ person, id }) => (await submitted(person, await id('violation'))).id,
    },
  },
  bodies: own => ({
    suggestTask: { text: '' },
    submitSuggestion: { task_id: own.suggestion },
    decideSuggestions: { decision: 'approve' },
  }),
}
