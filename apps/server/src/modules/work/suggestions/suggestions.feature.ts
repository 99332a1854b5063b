import { subscriptions } from '../../../platform/domain-events'
import type { Limits } from '../../../platform/http/limits'
import { SuggestionDecisions, type SuggestionDecisionsDeps } from './suggestion-decisions'
import { SuggestionNotices, type SuggestionNoticesDeps } from './suggestion-notices'
import { suggestionsRoutes } from './suggestions.routes'
import { type SuggestionsDeps, SuggestionsService } from './suggestions.service'

type Deps = Omit<SuggestionsDeps, 'notices'> &
  SuggestionNoticesDeps &
  Pick<SuggestionDecisionsDeps, 'webhooks'> & { limits: Limits }

export function suggestionsFeature(deps: Deps) {
  const notices = new SuggestionNotices(deps)
  const suggestions = new SuggestionsService({ ...deps, notices })
  const decisions = new SuggestionDecisions({ ...deps, notices, suggestions })
  return {
    suggestions,
    routes: suggestionsRoutes({ ...deps, suggestions, decisions }),
    on: subscriptions({
      'violation.severity_changed': (tx, change) => suggestions.carrySeverity(tx, change),
    }),
  }
}
