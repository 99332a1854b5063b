import {
  type BodyOf,
  type contactSales,
  enterpriseOffers,
  SalesInquiry,
  SUPPORT_TOPIC,
} from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import * as z from 'zod'
import type { Database } from '../../../platform/db/client'
import { type Jobs, job } from '../../../platform/jobs/jobs'
import type { Mailer } from '../../../platform/mail/mailer'
import type { UsersService } from '../../identity/users/users.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import { salesInquiryEmail } from './sales.emails'

type Inquiry = BodyOf<typeof contactSales>

export const sendSalesInquiry = job('sales.send-inquiry', z.object(SalesInquiry.shape))

export type SalesDeps = {
  db: Database
  jobs: Jobs
  mailer: Mailer
  users: UsersService
  notifications: NotificationsService
  /** Who runs this installation; without it, the first admin who signed up. */
  adminEmail: string | undefined
}

const MAX_IN_NOTIFICATION = 300

/** Questions about enterprise plans and for help, for installations without a booking page or a support address. */
export class SalesService {
  private readonly deps: SalesDeps
  constructor(deps: SalesDeps) {
    this.deps = deps
  }

  async contact(inquiry: Inquiry): Promise<Record<string, never>> {
    const { db, jobs, notifications } = this.deps
    await db.transaction(async tx => {
      await jobs.enqueue(tx, sendSalesInquiry, inquiry)
      const admin = await this.admin(tx)
      if (!admin?.currentOrganizationId) return
      const { name, email, company, message } = inquiry
      const data = {
        name,
        email,
        company,
        offer: offerName(inquiry),
        message: message.slice(0, MAX_IN_NOTIFICATION),
      }
      await notifications.notify(tx, admin.currentOrganizationId, admin.id, {
        kind: 'sales_inquiry',
        data,
        href: '/notifications',
      })
    })
    return {}
  }

  async send(inquiry: Inquiry) {
    const { db, mailer, adminEmail } = this.deps
    const admin = await this.admin(db.read)
    const to = adminEmail ?? admin?.email
    if (!to) return
    const { name, email, company, message } = inquiry
    const params = { name, email, company, offer: offerName(inquiry), message: message || '—' }
    const link = `mailto:${encodeURIComponent(email).replace('%40', '@')}`
    await mailer.send(to, admin?.language ?? 'en', salesInquiryEmail({ ...params, link }))
  }

  private async admin(tx: ReadHandle) {
    const { adminEmail, users } = this.deps
    const named = adminEmail ? await users.findByEmail(tx, adminEmail) : undefined
    if (named) return named
    const first = await users.firstAdmin(tx)
    return first ? users.find(tx, first) : undefined
  }
}

const topics: ReadonlyMap<string, string> = new Map([
  ...enterpriseOffers.map(({ id, name }) => [id, name] as const),
  [SUPPORT_TOPIC, 'Plumbline support'],
])
const offerName = ({ offer }: Inquiry) => topics.get(offer) ?? offer
