import { and, lt, ne } from 'drizzle-orm'
import { isBefore, type OldRows } from '../../../platform/db/old-rows'
import { paymentEvents, testCheckouts } from './payments.tables'

export const oldPayments: OldRows[] = [
  { table: paymentEvents, keptDays: 60, isOld: isBefore(paymentEvents.receivedAt) },
  {
    table: testCheckouts,
    keptDays: 365,
    isOld: before => and(lt(testCheckouts.createdAt, before), ne(testCheckouts.state, 'open')),
  },
]
