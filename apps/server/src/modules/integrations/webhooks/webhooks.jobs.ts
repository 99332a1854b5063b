import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import type { DeliveriesService } from './deliveries.service'

export const sendDeliveries = job('webhooks.send-deliveries', z.unknown())
const removeOldDeliveries = job('webhooks.remove-old-deliveries', z.unknown())

export const webhooksHandlers = (deliveries: DeliveriesService) => [
  // Every minute for those whose next attempt has come; new ones are sent when they are queued.
  handler(sendDeliveries, () => deliveries.sendDue(), '* * * * *'),
  handler(removeOldDeliveries, () => deliveries.removeOld(), '41 3 * * *'),
]
