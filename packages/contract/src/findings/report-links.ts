import * as z from 'zod/mini'
import { IsoDate, IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Email, Id, longText, Nothing } from '../fields'
import { severities, violationStatuses } from '../options'
import { BoundingBox } from './violation'

/** How many days a link to a report may work. */
export const shareDays = [1, 7, 30] as const
export const ShareDays = z.literal(shareDays, 'not_an_option')
export const MAX_SHARE_MESSAGE = 500

/** A link to a report that still works. The token is in the link alone, so nobody can read it back. */
export const ReportLink = z.object({
  id: Id,
  createdBy: z.string(),
  /** Whether the caller may revoke it. */
  canRevoke: z.boolean(),
  /** The address it was emailed to, if it was. */
  sentTo: z.nullable(z.string()),
  createdAt: IsoDateTime,
  expiresAt: IsoDateTime,
})
export type ReportLink = z.output<typeof ReportLink>

export const NewReportLink = z.strictObject({ days: ShareDays })
export const ReportEmail = z.strictObject({
  to: Email,
  days: ShareDays,
  message: z.optional(longText(MAX_SHARE_MESSAGE)),
})

/** What somebody with the link learns before they open the report. */
export const SharedReport = z.object({
  organization: z.string(),
  title: z.string(),
  severity: z.enum(severities),
  status: z.enum(violationStatuses),
  /** Site and area, in the language of the report; empty where neither is known. */
  location: z.string(),
  /** When it was seen, at the place. */
  seenOn: IsoDate,
  /** By when its first open task is to be done. */
  dueDate: z.nullable(IsoDate),
  /** The boxes are measured in its size. Where nobody knows the faces in it, all of it is blurred. */
  picture: z.nullable(
    z.object({ width: z.number(), height: z.number(), isBlurred: z.boolean(), boxes: z.array(BoundingBox) }),
  ),
  expiresAt: IsoDateTime,
})
export type SharedReport = z.output<typeof SharedReport>

/** Any text: a token that can't be one is answered like one that nobody was given. */
const ByToken = z.strictObject({ token: z.string() })

export const shareReport = endpoint({
  method: 'POST',
  path: '/api/violations/:id/share',
  changes: ['/api/violations'],
  access: 'member',
  summary: "Create a link that shows a violation's report to anyone who has it",
  params: ById,
  body: NewReportLink,
  response: z.object({ id: Id, url: z.string(), expiresAt: IsoDateTime }),
  status: 201,
  errors: ['not_found', 'too_many', 'sharing_not_allowed'],
})

export const listReportLinks = endpoint({
  method: 'GET',
  path: '/api/violations/:id/share',
  access: 'member',
  summary: "List the links to a violation's report that still work",
  params: ById,
  response: z.array(ReportLink),
  errors: ['not_found'],
})

export const emailReport = endpoint({
  method: 'POST',
  path: '/api/violations/:id/share/email',
  changes: ['/api/violations'],
  access: 'member',
  summary: "Email a new link to a violation's report",
  params: ById,
  body: ReportEmail,
  response: ReportLink,
  status: 202,
  errors: ['not_found', 'too_many', 'sender_unverified', 'sharing_not_allowed'],
})

export const revokeReportLink = endpoint({
  method: 'DELETE',
  path: '/api/report-links/:id',
  changes: ['/api/violations'],
  access: 'member',
  summary: 'Revoke a link to a report (who created it, a manager or an admin)',
  params: ById,
  response: Nothing,
  errors: ['not_found'],
})

export const getSharedReport = endpoint({
  method: 'GET',
  path: '/api/shared/:token',
  access: 'open',
  summary: 'Show what a link to a report is about',
  params: ByToken,
  response: SharedReport,
  errors: ['report_link_invalid', 'too_many'],
})

export const getSharedPicture = endpoint({
  method: 'GET',
  path: '/api/shared/:token/picture',
  access: 'open',
  summary: 'Show the picture of a shared report, with faces covered',
  params: ByToken,
  produces: 'file',
  response: Nothing,
  errors: ['report_link_invalid', 'not_found', 'too_many'],
})

export const downloadSharedReport = endpoint({
  method: 'GET',
  path: '/api/shared/:token/report',
  access: 'open',
  summary: 'Open the PDF report that a link shows',
  params: ByToken,
  produces: 'file',
  response: Nothing,
  errors: ['report_link_invalid', 'too_many'],
})
