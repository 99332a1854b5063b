import * as contract from '@plumbline/contract'
import type { FastifyReply } from 'fastify'
import { attachment } from '../../../../platform/http/attachment'
import { handle } from '../../../../platform/http/endpoints'
import { sendPdf } from '../../../../platform/pdf/pdf-renderer'
import type { RegulationsPrint } from '../print/print.service'
import { type RegulationFile, regulationFile } from '../print/regulation-files'
import type { RegulationSearchService } from '../search/regulation-search.service'
import type { RegulationsService } from './regulations.service'

type Services = {
  regulations: RegulationsService
  regulationSearch: RegulationSearchService
  print: RegulationsPrint
}

const send = (reply: FastifyReply, { type, name, content }: RegulationFile) =>
  reply.type(type).header('content-disposition', attachment(name)).send(content)

export const regulationsRoutes = ({ regulations, regulationSearch, print }: Services) => [
  handle(contract.searchRegulations, ({ member, query }) => regulationSearch.find(member, query)),
  handle(contract.matchRegulations, ({ member, body }) => regulationSearch.matching(member, body)),
  handle(contract.matchKeywords, ({ member, body }) => regulationSearch.matchingKeywords(member, body)),
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
      : send(
          reply,
          regulationFile(await regulationSearch.all(member, filters), { format, name: 'regulations' }),
        ),
  ),
]

async function* one(regulation: contract.Regulation) {
  yield [regulation]
}
