import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import type { QuotaService } from './quota.service'

const renewQuotas = job('billing.renew-quotas', z.unknown())
const BATCH_SIZE = 500

/** A quota is also renewed when it is looked at; this is for organizations where nobody does. */
export const billingHandlers = (quota: QuotaService) => [
  handler(
    renewQuotas,
    async () => {
      while ((await quota.renewDue(BATCH_SIZE)) === BATCH_SIZE);
    },
    '11 * * * *',
  ),
]
