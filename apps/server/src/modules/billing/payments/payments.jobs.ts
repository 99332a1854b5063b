import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import type { SyncService } from './sync.service'

const syncDue = job('payments.sync-due', z.unknown())

export const paymentsHandlers = (sync: SyncService) => [handler(syncDue, () => sync.syncDue(), '21 * * * *')]
