import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from './error-case-steps'

/** How the calls of the assistant fail. */
export function assistantCases({ ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  const gone = { sessionId: randomUUID() }
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
    paulieHistory: { not_found: () => ana.call(contract.paulieHistory, { query: gone }) },
  }
}
