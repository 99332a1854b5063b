import { type Module, requireDistinct } from '../platform/module'
import { assistant } from './assistant/assistant.module'
import { billing } from './billing/billing.module'
import { capture } from './capture/capture.module'
import { findings } from './findings/findings.module'
import { identity } from './identity/identity.module'
import { insights } from './insights/insights.module'
import { integrations } from './integrations/integrations.module'
import { library } from './library/library.module'
import { operations } from './operations/operations.module'
import { work } from './work/work.module'

export const modules: readonly Module[] = [
  assistant,
  billing,
  capture,
  findings,
  identity,
  insights,
  integrations,
  library,
  operations,
  work,
]
requireDistinct(modules)
