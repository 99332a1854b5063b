import * as contract from '@plumbline/contract'
import type { FastifyReply } from 'fastify'
import { handle } from '../../../platform/http/endpoints'
import { sendPdf } from '../../../platform/pdf/press'
import type { ViolationsService } from '../../violations/violations.service'
import type { RegulationsPrint } from '../print/print.service'
import { type RegulationFile, regulationFile } from '../print/regulation-files'
import type { RegulationSearchService } from '../search/regulation-search.service'
import type { RegulationsService } from './regulations.service'

type Services = {
  regulations: RegulationsService
  finder: RegulationSearchService
  print: RegulationsPrint
  violations: ViolationsService
}

const send = (reply: FastifyReply, { type, name, content }: RegulationFile) =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content)

export const regulationsRoutes = ({ regulations, finder, print, violations }: Services) => [
  handle(contract.listRegulations, async ({ member, query }) =>
    query.violation_id
      ? finder.forViolation(member, await violations.get(member, query.violation_id), query)
      : finder.list(member, query),
  ),
  handle(contract.searchRegulations, ({ member, query }) => finder.find(member, query)),
  handle(contract.matchRegulations, ({ member, body }) => finder.matching(member, body)),
  handle(contract.matchKeywords, ({ member, body }) => finder.matchingKeywords(member, body)),
  handle(contract.createRegulation, ({ member, body }) => regulations.create(member, body)),
  handle(contract.getRegulation, ({ member, params }) => regulations.get(member, params.id)),
  handle(contract.updateRegulation, ({ member, params, body }) =>
    regulations.update(member, params.id, body),
  ),
  handle(contract.deleteRegulation, ({ member, params }) => regulations.remove(member, params.id)),
  handle(contract.regulationSummary, ({ member, params }) => regulations.summary(member, params.id)),
  handle(contract.downloadRegulation, async ({ member, params, query: { format }, reply }) => {
    const { related: _, ...regulation } = await regulations.get(member, params.id)
    const name = regulation.regulation_code
    return format === 'pdf'
      ? sendPdf(reply, await print.one(member, regulation), name)
      : send(reply, regulationFile(one(regulation), { format, name }))
  }),
  handle(contract.exportRegulations, async ({ member, query: { format, ...filters }, reply }) =>
    format === 'pdf'
      ? sendPdf(reply, await print.library(member, filters), 'regulations')
      : send(reply, regulationFile(await finder.all(member, filters), { format, name: 'regulations' })),
  ),
]

async function* one(regulation: contract.Regulation) {
  yield [regulation]
}
