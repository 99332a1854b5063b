import type causes from '@plumbline/messages/locales/en/causes.json'
import type findings from '@plumbline/messages/locales/en/findings.json'
import type fines from '@plumbline/messages/locales/en/fines.json'
import type fixReasons from '@plumbline/messages/locales/en/fix-reasons.json'
import type hazards from '@plumbline/messages/locales/en/hazards.json'
import type labels from '@plumbline/messages/locales/en/labels.json'
import type links from '@plumbline/messages/locales/en/links.json'
import type notificationTexts from '@plumbline/messages/locales/en/notification-texts.json'
import type questions from '@plumbline/messages/locales/en/questions.json'
import type recheck from '@plumbline/messages/locales/en/recheck.json'
import 'i18next'
import type account from './locales/en/account.json'
import type activity from './locales/en/activity.json'
import type analysis from './locales/en/analysis.json'
import type assistant from './locales/en/assistant.json'
import type auth from './locales/en/auth.json'
import type billing from './locales/en/billing.json'
import type capture from './locales/en/capture.json'
import type common from './locales/en/common.json'
import type errors from './locales/en/errors.json'
import type fixes from './locales/en/fixes.json'
import type legal from './locales/en/legal.json'
import type notifications from './locales/en/notifications.json'
import type options from './locales/en/options.json'
import type pages from './locales/en/pages.json'
import type plan from './locales/en/plan.json'
import type publicSite from './locales/en/public.json'
import type push from './locales/en/push.json'
import type regulations from './locales/en/regulations.json'
import type results from './locales/en/results.json'
import type savedViews from './locales/en/saved-views.json'
import type search from './locales/en/search.json'
import type settings from './locales/en/settings.json'
import type sharing from './locales/en/sharing.json'
import type signup from './locales/en/signup.json'
import type sites from './locales/en/sites.json'
import type suggestions from './locales/en/suggestions.json'
import type tasks from './locales/en/tasks.json'
import type testPayments from './locales/en/test-payments.json'
import type violations from './locales/en/violations.json'
import type webhooks from './locales/en/webhooks.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      activity: typeof activity
      analysis: typeof analysis
      assistant: typeof assistant
      auth: typeof auth
      billing: typeof billing
      capture: typeof capture
      causes: typeof causes
      common: typeof common
      errors: typeof errors
      findings: typeof findings
      'fix-reasons': typeof fixReasons
      fines: typeof fines
      fixes: typeof fixes
      hazards: typeof hazards
      labels: typeof labels
      legal: typeof legal
      links: typeof links
      questions: typeof questions
      'notification-texts': typeof notificationTexts
      notifications: typeof notifications
      options: typeof options
      pages: typeof pages
      plan: typeof plan
      public: typeof publicSite
      push: typeof push
      recheck: typeof recheck
      regulations: typeof regulations
      results: typeof results
      'saved-views': typeof savedViews
      search: typeof search
      settings: typeof settings
      sharing: typeof sharing
      suggestions: typeof suggestions
      signup: typeof signup
      sites: typeof sites
      tasks: typeof tasks
      'test-payments': typeof testPayments
      violations: typeof violations
      webhooks: typeof webhooks
    }
  }
}
