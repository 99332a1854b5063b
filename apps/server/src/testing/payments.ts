import * as contract from '@plumbline/contract'
import type { TestApp } from './harness'
import type { Person } from './people'

export const returnUrls = {
  successUrl: '/dashboard?checkout=success',
  cancelUrl: '/pricing?checkout=cancel',
} as const

/** The id of a test checkout that can be paid. */
export async function startedCheckout(person: Person, priceId = 'test_pro_month') {
  const { data } = await person.call(contract.checkoutSession, { body: { priceId, ...returnUrls } })
  return data.url.split('/').at(-1) ?? ''
}

export const finishCheckout = (
  person: Person,
  id: string,
  action: (typeof contract.testCheckoutActions)[number] = 'pay',
) => person.call(contract.finishTestCheckout, { params: { id }, body: { action } })

/** Runs what is scheduled for every hour. */
export async function runHourly(app: TestApp) {
  await app.db.pool.query("insert into jobs.job (name, data) values ('payments.sync-due', '{}')")
  await app.jobs.runDueJobs([{ name: 'payments.sync-due' }])
}
