import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { Email, longText, Nothing, oneOf, text } from '../fields'
import { PersonName } from '../identity/auth'
import { enterpriseOffers } from './plans'
import { SUPPORT_TOPIC } from './support'

export const MAX_SALES_MESSAGE = 2000

export const SalesInquiry = z.strictObject({
  name: PersonName,
  email: Email,
  company: text(160, { error: 'organization_required' }),
  offer: oneOf([...enterpriseOffers.map(({ id }) => id), SUPPORT_TOPIC]),
  message: z._default(longText(MAX_SALES_MESSAGE), ''),
})

export const contactSales = endpoint({
  method: 'POST',
  path: '/api/billing/contact-sales',
  changes: [],
  access: 'open',
  summary:
    'Ask about an enterprise plan, or for help. The installation’s admin gets an email and a notification',
  body: SalesInquiry,
  status: 202,
  response: Nothing,
  errors: ['too_many'],
})
