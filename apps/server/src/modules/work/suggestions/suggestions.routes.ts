import * as contract from '@plumbline/contract'
import type { Database } from '../../../platform/db/client'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import type { SuggestionDecisions } from './suggestion-decisions'
import type { SuggestionsService } from './suggestions.service'

/** They cost nothing of the plan, so they are limited here. */
const suggestionsByAccount = limit('suggestions:account', 120, 3600)

type Deps = {
  db: Database
  suggestions: SuggestionsService
  decisions: SuggestionDecisions
  limits: Limits
}

export const suggestionsRoutes = ({ db, suggestions, decisions, limits }: Deps) => [
  handle(contract.suggestTask, async ({ member, body }) => {
    await limits.count([suggestionsByAccount, member.userId])
    return suggestions.generate(member, body)
  }),
  handle(contract.submitSuggestion, ({ member, body }) => suggestions.submit(member, body)),
  handle(contract.discardSuggestion, ({ member, params }) => suggestions.discard(member, params.id)),
  handle(contract.violationSuggestions, ({ member, params }) => suggestions.ofViolation(member, params.id)),
  handle(contract.pendingSuggestions, ({ member, query }) => suggestions.pending(member, query)),
  handle(contract.countPendingSuggestions, async ({ member }) => ({
    count: await suggestions.countPending(db.read, member.organizationId),
  })),
  handle(contract.approveSuggestion, ({ member, params }) =>
    decisions.decide(member, params.id, { decision: 'approve' }),
  ),
  handle(contract.rejectSuggestion, ({ member, params, body }) =>
    decisions.decide(member, params.id, { ...body, decision: 'reject' }),
  ),
  handle(contract.decideSuggestions, ({ member, body }) => decisions.decideAll(member, body)),
]
