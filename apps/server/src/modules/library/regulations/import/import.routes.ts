import * as contract from '@plumbline/contract'
import { attachment } from '../../../../platform/http/attachment'
import { handle } from '../../../../platform/http/endpoints'
import { type Limits, limit } from '../../../../platform/http/limits'
import type { ProgressStream } from '../../../../platform/http/progress-stream'
import type { ImportService } from './import.service'
import type { ImportReader } from './import-reader'
import { importTemplates } from './import-template'
import { readImport } from './read-import'

const importsByOrganization = limit('imports:organization', 60, 600)

type Deps = {
  imports: ImportService
  importReader: ImportReader
  importProgress: ProgressStream<contract.RegulationImport>
  limits: Limits
}

export const importRoutes = ({ imports, importReader, importProgress, limits }: Deps) => [
  handle(
    contract.importRegulations,
    async ({ member, query, request, reply }) => {
      await imports.mayImport(member)
      await limits.count([importsByOrganization, member.organizationId])
      const started = await importReader.inTurn(member.organizationId, async hold =>
        imports.start(member, await readImport(request, importReader, hold)),
      )
      if (query.wait !== '1') return started
      await importProgress.untilEnded(member, started.id)
      reply.status(200)
      return imports.status(member, started.id)
    },
    { streamsBody: true },
  ),
  handle(contract.getImport, ({ member, params }) => imports.status(member, params.id)),
  handle(contract.importEvents, ({ member, params, request, reply }) =>
    importProgress.stream(member, params.id, request, reply),
  ),
  handle(contract.importTemplate, async ({ member, query, reply }) => {
    await imports.mayImport(member)
    const { type, text } = importTemplates[query.format]
    const name = `regulations-template.${query.format}`
    return reply.type(type).header('content-disposition', attachment(name)).send(text)
  }),
]
