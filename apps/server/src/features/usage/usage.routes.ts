import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { UsageService } from './usage.service'

export const usageRoutes = (usage: UsageService) => [
  handle(contract.getUsage, ({ member }) => usage.of(member)),
  handle(contract.getUsageAlias, ({ member }) => usage.of(member)),
  handle(contract.getUsageOf, ({ member, params }) => usage.ofUser(member, params.userId)),
]
