import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { UsageService } from './usage.service'

export const usageRoutes = (usage: UsageService) => [
  handle(contract.getUsage, ({ member }) => usage.of(member)),
  handle(contract.getUsageAlias, ({ member }) => usage.of(member)),
  handle(contract.usageHistory, ({ member, query }) => usage.history(member, query)),
  handle(contract.checkUsage, ({ member, body }) => usage.check(member, body)),
  handle(contract.deductUsage, ({ member, body }) => usage.deduct(member, body)),
  // A month that is over is renewed whenever the quota is looked at.
  handle(contract.resetUsage, ({ member }) => usage.of(member)),
  handle(contract.syncUsage, ({ member }) => usage.sync(member)),
  handle(contract.trackUsage, ({ member, body }) => usage.track(member, body)),
  handle(contract.trackEvent, ({ member, body }) => usage.track(member, body)),
  handle(contract.getUsageOf, ({ member, params }) => usage.ofUser(member, params.userId)),
]
