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
import type about from './locales/en/about.json'
import type access from './locales/en/access.json'
import type account from './locales/en/account.json'
import type activity from './locales/en/activity.json'
import type analysis from './locales/en/analysis.json'
import type assistant from './locales/en/assistant.json'
import type auth from './locales/en/auth.json'
import type billing from './locales/en/billing.json'
import type capture from './locales/en/capture.json'
import type catalog from './locales/en/catalog.json'
import type common from './locales/en/common.json'
import type dashboard from './locales/en/dashboard.json'
import type data from './locales/en/data.json'
import type errors from './locales/en/errors.json'
import type example from './locales/en/example.json'
import type features from './locales/en/features.json'
import type fixes from './locales/en/fixes.json'
import type home from './locales/en/home.json'
import type howItWorks from './locales/en/how-it-works.json'
import type industries from './locales/en/industries.json'
import type learning from './locales/en/learning.json'
import type legalAiUsage from './locales/en/legal-ai-usage.json'
import type legalPrivacy from './locales/en/legal-privacy.json'
import type legalTerms from './locales/en/legal-terms.json'
import type notifications from './locales/en/notifications.json'
import type operations from './locales/en/operations.json'
import type options from './locales/en/options.json'
import type organizationExports from './locales/en/organization-exports.json'
import type plan from './locales/en/plan.json'
import type publicSite from './locales/en/public.json'
import type push from './locales/en/push.json'
import type regions from './locales/en/regions.json'
import type regulations from './locales/en/regulations.json'
import type results from './locales/en/results.json'
import type savedViews from './locales/en/saved-views.json'
import type search from './locales/en/search.json'
import type settings from './locales/en/settings.json'
import type sharing from './locales/en/sharing.json'
import type signup from './locales/en/signup.json'
import type sites from './locales/en/sites.json'
import type sso from './locales/en/sso.json'
import type suggestions from './locales/en/suggestions.json'
import type tasks from './locales/en/tasks.json'
import type testPayments from './locales/en/test-payments.json'
import type trends from './locales/en/trends.json'
import type twoFactor from './locales/en/two-factor.json'
import type violations from './locales/en/violations.json'
import type webhooks from './locales/en/webhooks.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      about: typeof about
      catalog: typeof catalog
      example: typeof example
      features: typeof features
      home: typeof home
      'how-it-works': typeof howItWorks
      industries: typeof industries
      regions: typeof regions
      access: typeof access
      account: typeof account
      activity: typeof activity
      analysis: typeof analysis
      assistant: typeof assistant
      auth: typeof auth
      billing: typeof billing
      capture: typeof capture
      causes: typeof causes
      common: typeof common
      dashboard: typeof dashboard
      data: typeof data
      errors: typeof errors
      findings: typeof findings
      'fix-reasons': typeof fixReasons
      fines: typeof fines
      fixes: typeof fixes
      hazards: typeof hazards
      labels: typeof labels
      learning: typeof learning
      'legal-ai-usage': typeof legalAiUsage
      'legal-privacy': typeof legalPrivacy
      'legal-terms': typeof legalTerms
      links: typeof links
      questions: typeof questions
      'notification-texts': typeof notificationTexts
      notifications: typeof notifications
      operations: typeof operations
      options: typeof options
      'organization-exports': typeof organizationExports
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
      sso: typeof sso
      suggestions: typeof suggestions
      signup: typeof signup
      sites: typeof sites
      tasks: typeof tasks
      'test-payments': typeof testPayments
      trends: typeof trends
      'two-factor': typeof twoFactor
      violations: typeof violations
      webhooks: typeof webhooks
    }
  }
}
