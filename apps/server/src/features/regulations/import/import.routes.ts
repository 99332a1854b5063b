import * as contract from '@plumbline/contract'
import { attachment } from '../../../platform/http/attachment'
import { handle } from '../../../platform/http/endpoints'
import type { ProgressStream } from '../../../platform/http/progress-stream'
import type { ImportService } from './import.service'
import { inspectImport } from './import-guard'
import { importTemplates } from './import-template'
import { readImport } from './read-import'

export const importRoutes = (imports: ImportService, progress: ProgressStream<contract.RegulationImport>) => [
  handle(
    contract.importRegulations,
    async ({ member, query, request, reply }) => {
      await imports.mayImport(member)
      const started = await imports.start(member, await readImport(request))
      if (query.wait !== '1') return started
      await progress.untilEnded(member, started.id)
      reply.status(200)
      return imports.status(member, started.id)
    },
    { inspect: inspectImport },
  ),
  handle(contract.getImport, ({ member, params }) => imports.status(member, params.id)),
  handle(contract.importEvents, ({ member, params, request, reply }) =>
    progress.stream(member, params.id, request, reply),
  ),
  handle(contract.importTemplate, async ({ member, query, reply }) => {
    await imports.mayImport(member)
    const { type, text } = importTemplates[query.format]
    const name = `regulations-template.${query.format}`
    return reply.type(type).header('content-disposition', attachment(name)).send(text)
  }),
]
