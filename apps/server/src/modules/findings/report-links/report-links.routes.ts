import * as contract from '@plumbline/contract'
import type { FastifyReply } from 'fastify'
import { inline } from '../../../platform/http/attachment'
import { handle } from '../../../platform/http/endpoints'
import type { Limits } from '../../../platform/http/limits'
import { sendPdf } from '../../../platform/pdf/pdf-renderer'
import {
  emailReportByAccount,
  emailReportByAddress,
  emailReportByRecipient,
  emailReportFromAnywhere,
  shareByAccount,
  sharedByAddress,
  sharedPictureByAddress,
  sharedReportByAddress,
} from './report-links.limits'
import type { ReportLinksService } from './report-links.service'

type Deps = { reportLinks: ReportLinksService; limits: Limits }

/** The address is the key to the report, so it is handed to no other site and no search engine. */
const keepPrivate = (reply: FastifyReply) =>
  reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })

export const reportLinksRoutes = ({ reportLinks, limits }: Deps) => [
  handle(contract.shareReport, async ({ member, params, body }) => {
    await limits.count([shareByAccount, member.userId])
    return reportLinks.create(member, params.id, body)
  }),
  handle(contract.listReportLinks, ({ member, params }) => reportLinks.list(member, params.id)),
  handle(contract.emailReport, async ({ member, params, body, request }) => {
    await limits.count(
      [emailReportByAddress, request.ip],
      [emailReportByAccount, member.userId],
      [emailReportByRecipient, [member.organizationId, body.to]],
      [emailReportFromAnywhere, body.to],
    )
    return reportLinks.email(member, params.id, body)
  }),
  handle(contract.revokeReportLink, ({ member, params }) => reportLinks.revoke(member, params.id)),
  handle(contract.getSharedReport, async ({ params, request, reply }) => {
    keepPrivate(reply)
    await limits.count([sharedByAddress, request.ip])
    return reportLinks.open(params.token)
  }),
  handle(contract.getSharedPicture, async ({ params, request, reply }) => {
    keepPrivate(reply)
    await limits.count([sharedPictureByAddress, request.ip])
    return reply.type('image/jpeg').send(await reportLinks.picture(params.token))
  }),
  handle(contract.downloadSharedReport, async ({ params, request, reply }) => {
    keepPrivate(reply)
    await limits.count([sharedReportByAddress, request.ip])
    const pdf = await reportLinks.report(params.token)
    return sendPdf(reply, pdf, pdf.name, inline)
  }),
]
