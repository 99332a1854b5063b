import { exported, type Module, ofInstallation } from '../../platform/module'
import { subscriptions, usageLedger } from './billing/billing.tables'
import {
  paymentAccounts,
  paymentEvents,
  testCheckouts,
  testInvoices,
  testSubscriptions,
} from './payments/payments.tables'

export const billing: Module = {
  name: 'billing',
  tables: [
    exported(subscriptions, { live: 'billing' }),
    exported(usageLedger, { live: 'billing' }),
    exported(paymentAccounts),
    exported(testCheckouts),
    exported(testSubscriptions),
    exported(testInvoices),
    ofInstallation(paymentEvents),
  ],
  jobs: ['billing.renew-quotas', 'payments.sync-due', 'sales.send-inquiry', 'notifications.send-usage-limit'],
}
