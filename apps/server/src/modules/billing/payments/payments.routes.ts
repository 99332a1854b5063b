import { PassThrough } from 'node:stream'
import * as contract from '@plumbline/contract'
import type { FastifyRequest } from 'fastify'
import { handle, type Inspect } from '../../../platform/http/endpoints'
import { AppError } from '../../../platform/http/errors'
import { type Limits, limit } from '../../../platform/http/limits'
import type { PaymentsService } from './payments.service'
import type { PaymentWebhooksService } from './webhooks.service'

const checkoutsByOrganization = limit('checkout:organization', 30, 3600)
const syncsByOrganization = limit('billing-sync:organization', 60, 600)

type Deps = { payments: PaymentsService; webhooks: PaymentWebhooksService | undefined; limits: Limits }

export const paymentsRoutes = ({ payments, webhooks, limits }: Deps) => [
  handle(contract.billingOverview, ({ member }) => payments.overview(member)),
  handle(contract.billingPrices, () => payments.prices()),
  handle(contract.billingInvoices, ({ member }) => payments.invoices(member)),
  handle(contract.billingSync, async ({ member }) => {
    await limits.count([syncsByOrganization, member.organizationId])
    return payments.sync(member)
  }),
  handle(contract.billingUpgrade, ({ member, body }) => payments.change(member, body)),
  handle(contract.subscriptionUpgrade, ({ member, body }) => payments.change(member, body)),
  handle(contract.billingCancel, ({ member }) => payments.cancel(member)),
  handle(contract.subscriptionCancel, ({ member }) => payments.cancel(member)),
  handle(contract.billingResume, ({ member }) => payments.resume(member)),
  handle(contract.checkoutSession, async ({ member, body }) => {
    await limits.count([checkoutsByOrganization, member.organizationId])
    return payments.checkout(member, body)
  }),
  handle(contract.buyExtraAnalyses, async ({ member, body }) => {
    await limits.count([checkoutsByOrganization, member.organizationId])
    return payments.buyExtra(member, body)
  }),
  handle(contract.checkoutCanceled, ({ member }) => payments.checkoutCanceled(member)),
  handle(contract.billingPortal, ({ member, body }) => payments.portal(member, body.returnUrl)),
  handle(
    contract.stripeWebhook,
    async ({ request }) => {
      // Without a secret nothing can be signed with it.
      if (!webhooks) throw new AppError('signature_invalid')
      await webhooks.receive(bodyOf(request), String(request.headers['stripe-signature'] ?? ''))
      return { received: true } as const
    },
    { inspect: keepBody },
  ),
]

/** The signature is of the bytes as they came. */
const bodies = new WeakMap<FastifyRequest, Buffer[]>()
const bodyOf = (request: FastifyRequest) => Buffer.concat(bodies.get(request) ?? [])

function keepBody(request: FastifyRequest, body: Parameters<Inspect>[1]): ReturnType<Inspect> {
  const chunks: Buffer[] = []
  bodies.set(request, chunks)
  const read = new PassThrough()
  read.on('data', (chunk: Buffer) => chunks.push(chunk))
  body.on('error', error => read.destroy(error))
  return body.pipe(read)
}
