import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from './error-case-steps'

/** How the calls of the assistant fail. */
export function assistantCases({ ana }: ErrorCaseDeps): Record<string, ErrorCases> {
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
