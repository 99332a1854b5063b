import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases, RecordDeps } from '../../../testing/part-cases'

/** How the calls of the assistant fail. */
function errors({ ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  const gone = { sessionId: randomUUID() }
  const unknownRule = { regulation: { id: randomUUID() } }
  return {
    assistantChat: {
      not_found: () => ana.call(contract.assistantChat, { body: { message: 'tie off', ...gone } }),
    },
    assistantPageChat: {
      not_found: () => ana.call(contract.assistantPageChat, { body: { question: 'tie off', ...gone } }),
    },
    askAssistant: {
      not_found: () => ana.send(contract.askAssistant, { body: { message: 'tie off', ...gone } }),
    },
    saveAssistantSession: {
      not_found: () => ana.call(contract.saveAssistantSession, { body: { title: 'Edges', ...gone } }),
    },
    assistantQuestionsFor: {
      not_found: () =>
        ana.call(contract.assistantQuestionsFor, { body: { context: { violation_id: randomUUID() } } }),
    },
    suggestRemediation: {
      not_found: () => ana.call(contract.suggestRemediation, { body: { text: 'Edge', ...unknownRule } }),
    },
    explainViolation: {
      not_found: () => ana.call(contract.explainViolation, { body: { text: 'Edge', ...unknownRule } }),
    },
    generatePlan: {
      not_found: () => ana.call(contract.generatePlan, { body: { violation_id: randomUUID() } }),
    },
    getAssistantContext: {
      not_found: () => ana.call(contract.getAssistantContext, { query: { violation_id: randomUUID() } }),
    },
    assistantHistory: { not_found: () => ana.call(contract.assistantHistory, { query: gone }) },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    conversation: {
      paths: ['/api/paulie/conversations'],
      fields: ['sessionId'],
      make: async deps => (await ask(deps)).sessionId,
    },
    message: { paths: ['/api/paulie/messages'], make: async deps => (await ask(deps)).messageId },
  },
  bodies: () => ({
    assistantChat: { message: 'tie off' },
    assistantPageChat: { message: 'tie off' },
    askAssistant: { message: 'tie off' },
    saveAssistantSession: { title: 'Edges' },
    rateAnswer: { rating: 'up' },
  }),
}

async function ask({ person, marker }: RecordDeps) {
  const { data } = await person.call(contract.assistantChat, { body: { message: `Where is ${marker}?` } })
  return data
}
