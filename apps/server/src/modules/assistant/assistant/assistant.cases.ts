import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases, RecordDeps } from '../../../testing/part-cases'

/** How the calls of the assistant fail. */
function errors({ ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  const gone = { sessionId: randomUUID() }
  const unknownRule = { regulation: { id: randomUUID() } }
  return {
    copilotChat: {
      not_found: () => ana.call(contract.copilotChat, { body: { message: 'tie off', ...gone } }),
    },
    paulieChat: {
      not_found: () => ana.call(contract.paulieChat, { body: { question: 'tie off', ...gone } }),
    },
    askPaulie: { not_found: () => ana.send(contract.askPaulie, { body: { message: 'tie off', ...gone } }) },
    savePaulieSession: {
      not_found: () => ana.call(contract.savePaulieSession, { body: { title: 'Edges', ...gone } }),
    },
    paulieQuestionsFor: {
      not_found: () =>
        ana.call(contract.paulieQuestionsFor, { body: { context: { violation_id: randomUUID() } } }),
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
    paulieContext: {
      not_found: () => ana.call(contract.paulieContext, { query: { violation_id: randomUUID() } }),
    },
    paulieHistory: { not_found: () => ana.call(contract.paulieHistory, { query: gone }) },
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
    copilotChat: { message: 'tie off' },
    paulieChat: { message: 'tie off' },
    askPaulie: { message: 'tie off' },
    savePaulieSession: { title: 'Edges' },
    rateAnswer: { rating: 'up' },
  }),
}

async function ask({ person, marker }: RecordDeps) {
  const { data } = await person.call(contract.copilotChat, { body: { message: `Where is ${marker}?` } })
  return data
}
