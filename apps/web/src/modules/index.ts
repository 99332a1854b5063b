import { publicSite } from '../app/public-site/public-site.module.ts'
import { assistant } from './assistant/assistant.module.ts'
import { billing } from './billing/billing.module.ts'
import { capture } from './capture/capture.module.ts'
import { findings } from './findings/findings.module.ts'
import { identity } from './identity/identity.module.ts'
import { insights } from './insights/insights.module.ts'
import { integrations } from './integrations/integrations.module.ts'
import { library } from './library/library.module.ts'
import { operations } from './operations/operations.module.ts'
import { work } from './work/work.module.ts'

/** Every module of the web app. */
export const modules = [
  identity,
  billing,
  capture,
  findings,
  work,
  library,
  assistant,
  insights,
  integrations,
  operations,
  publicSite,
] as const
