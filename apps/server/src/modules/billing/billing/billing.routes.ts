import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { BillingService } from './billing.service'

export const billingRoutes = (billing: BillingService) => [
  handle(contract.billingStatus, ({ member }) => billing.status(member)),
]
