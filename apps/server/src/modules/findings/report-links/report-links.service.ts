import { randomUUID } from 'node:crypto'
import type {
  BodyOf,
  emailReport,
  ReportLink,
  ResponseOf,
  SharedReport,
  shareReport,
} from '@plumbline/contract'
import { dayOf, roleRank } from '@plumbline/domain'
import { formatsFor, loadFormatter } from '@plumbline/messages'
import * as z from 'zod'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { type Jobs, job } from '../../../platform/jobs/jobs'
import type { Mailer } from '../../../platform/mail/mailer'
import { hashToken, newToken } from '../../../platform/secrets'
import type { BillingService } from '../../billing/billing/billing.service'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SessionsService } from '../../identity/sessions/sessions.service'
import type { SitesService } from '../../identity/sites/sites.service'
import { fullName } from '../../identity/users/users.service'
import type { ViolationsReport } from '../violations/report/report.service'
import type { ViolationsService } from '../violations/violations.service'
import { sharedReportEmail, sharedReportEmailWithMessage } from './report-links.emails'
import { type LiveReportLink, reportLinksRepository as links } from './report-links.repository'

export const sendReportLink = job(
  'report-links.send',
  z.object({
    linkId: z.uuid(),
    /** With it the job is found and deleted with the organization. */
    organizationId: z.uuid().optional(),
    message: z.string().optional(),
  }),
)

export type ReportLinksDeps = {
  db: Database
  clock: Clock
  violations: ViolationsService
  violationsReport: ViolationsReport
  organizations: OrganizationsService
  sessions: SessionsService
  sites: SitesService
  billing: BillingService
  jobs: Jobs
  mailer: Mailer
  appUrl: string
}

/** Links that show one report to people without an account, until a date or until somebody revokes them. */
export class ReportLinksService {
  private readonly deps: ReportLinksDeps
  constructor(deps: ReportLinksDeps) {
    this.deps = deps
  }

  create(
    member: Member,
    violationId: string,
    { days: lifetime }: BodyOf<typeof shareReport>,
  ): Promise<ResponseOf<typeof shareReport>> {
    const token = newToken()
    return this.deps.db.transaction(async tx => {
      const { id, expiresAt } = await this.insert(tx, member, violationId, lifetime, {
        tokenHash: hashToken(token),
      })
      return { id, url: this.urlOf(token), expiresAt: expiresAt.toISOString() }
    })
  }

  async list(member: Member, violationId: string): Promise<ReportLink[]> {
    const { db, violations, clock } = this.deps
    await violations.findOr404(db.read, member.organizationId, violationId)
    const live = await links.live(db.read, member.organizationId, violationId, clock.now())
    return live.map(each => present(each, member))
  }

  revoke(member: Member, id: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      const now = this.deps.clock.now()
      const link = await links.findLive(tx, member.organizationId, id, now)
      if (!link) throw notFound()
      if (!mayRevoke(member, link.createdBy)) throw new AppError('forbidden')
      await links.revoke(tx, member.organizationId, id, now)
      return {}
    })
  }

  /** The link is created now, so that it is listed and can be revoked; its token when the email is sent. */
  email(
    member: Member,
    violationId: string,
    { to, days: lifetime, message }: BodyOf<typeof emailReport>,
  ): Promise<ReportLink> {
    return this.deps.db.transaction(async tx => {
      const { id } = await this.insert(tx, member, violationId, lifetime, { sentTo: to })
      const saved = await links.liveById(tx, id, this.deps.clock.now())
      if (!saved) throw notFound()
      // Anyone can sign up with any address; strangers get email only from people who own theirs.
      if (!saved.creator.emailVerifiedAt) throw new AppError('sender_unverified')
      await this.deps.jobs.enqueue(tx, sendReportLink, {
        linkId: id,
        organizationId: member.organizationId,
        ...(message && { message }),
      })
      return present(saved, member)
    })
  }

  /** Sends the email. The token is stored only as a hash, so no queue or table has it. */
  async send({ linkId, message }: { linkId: string; message?: string | undefined }) {
    const { db, clock, mailer } = this.deps
    const token = newToken()
    const found = await db.transaction(async tx => {
      const live = await links.liveById(tx, linkId, clock.now())
      if (live) await links.setToken(tx, linkId, hashToken(token))
      return live
    })
    if (!found?.link.sentTo) return
    const { language } = found.creator
    const { organization, title } = await this.describe(found)
    const params = {
      sender: fullName(found.creator),
      organization,
      title,
      until: formatsFor(language).moment(found.link.expiresAt),
      link: this.urlOf(token),
    }
    const email = message ? sharedReportEmailWithMessage({ ...params, message }) : sharedReportEmail(params)
    await mailer.send(found.link.sentTo, language, email)
  }

  async open(token: string): Promise<SharedReport> {
    return this.describe(await this.usable(token))
  }

  async report(token: string) {
    const live = await this.usable(token)
    return this.deps.violationsReport.one(asCreator(live), live.link.violationId, { pages: 'one' })
  }

  /** Only what the page shows of it: no camera, no place, no face. */
  async picture(token: string) {
    const { link } = await this.usable(token)
    const found = await this.found(link)
    const picture = await this.deps.violationsReport.pictureForOutside(link.organizationId, found)
    const printed = await picture?.read()
    if (!printed) throw notFound()
    return printed.jpeg
  }

  private async insert(
    tx: Transaction,
    member: Member,
    violationId: string,
    lifetime: number,
    about: { tokenHash: string } | { sentTo: string },
  ) {
    await this.deps.violations.lockOr404(tx, member.organizationId, violationId)
    if (!(await this.deps.organizations.mayShare(tx, member))) throw new AppError('sharing_not_allowed')
    const createdAt = this.deps.clock.now()
    const link = {
      id: randomUUID(),
      organizationId: member.organizationId,
      violationId,
      createdBy: member.userId,
      createdAt,
      expiresAt: later(createdAt, days(lifetime)),
      ...about,
    }
    await links.insert(tx, link)
    return link
  }

  private urlOf(token: string) {
    return `${this.deps.appUrl}/shared/${token}`
  }

  /**
   * Whoever guesses learns nothing: unknown, expired and revoked are the same, and so is one whose creator may not
   * share anymore.
   */
  private async usable(token: string): Promise<LiveReportLink> {
    const { db, clock, organizations, sessions } = this.deps
    const live = await links.liveByToken(db.read, hashToken(token), clock.now())
    if (!live || !(await organizations.mayShare(db.read, asCreator(live))))
      throw new AppError('report_link_invalid')
    const { createdBy, organizationId } = live.link
    if (!(await sessions.admission.mayStandIn(db.read, createdBy, organizationId)))
      throw new AppError('report_link_invalid')
    return live
  }

  private async describe(live: LiveReportLink): Promise<SharedReport> {
    const { organizations, violationsReport } = this.deps
    const { organizationId, expiresAt } = live.link
    const found = await this.found(live.link)
    const { shown } = found
    const formatter = await loadFormatter(live.creator.language)
    const { type: title, location } = formatter.violation(shown)
    const picture = await violationsReport.pictureForOutside(organizationId, found)
    return {
      organization: (await organizations.get(asCreator(live))).name,
      title,
      location,
      severity: shown.severity,
      status: shown.status,
      seenOn: dayOf(new Date(shown.capturedAt ?? shown.date), await this.timeZoneAt(organizationId, shown)),
      dueDate: shown.dueDate,
      picture: picture && {
        width: picture.width,
        height: picture.height,
        isBlurred: picture.isBlurred,
        boxes: shown.boundingBoxes,
      },
      expiresAt: expiresAt.toISOString(),
    }
  }

  private async found({ organizationId, violationId }: LiveReportLink['link']) {
    const { db, violations } = this.deps
    const [found] = await violations.findAll(db.read, organizationId, [violationId])
    if (!found) throw new AppError('report_link_invalid')
    return found
  }

  private async timeZoneAt(organizationId: string, { siteId }: { siteId: string | null }) {
    const { db, sites, billing } = this.deps
    const site = siteId ? await sites.find(db.read, organizationId, siteId) : undefined
    return site?.timeZone ?? billing.timeZoneOf(db.read, organizationId)
  }
}

/** Somebody with the link sees what its creator sees, in their language; it lasts as long as the link. */
const asCreator = ({ link, creator }: LiveReportLink): Member => ({
  userId: link.createdBy,
  organizationId: link.organizationId,
  role: creator.role,
  language: creator.language,
  sessionId: link.id,
  bearerExpiresAt: link.expiresAt,
})

const mayRevoke = (member: Member, createdBy: string) =>
  createdBy === member.userId || roleRank[member.role] >= roleRank.manager

const present = ({ link, creator }: LiveReportLink, member: Member): ReportLink => ({
  id: link.id,
  createdBy: fullName(creator),
  canRevoke: mayRevoke(member, link.createdBy),
  sentTo: link.sentTo,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
})
