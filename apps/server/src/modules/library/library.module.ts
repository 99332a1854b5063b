import { exported, type Module, notExported } from '../../platform/module'
import {
  feedSources,
  regulationChanges,
  regulationImportBatches,
  regulationImports,
  regulationLibraries,
  regulations,
} from './regulations/regulations.tables'

export const library: Module = {
  name: 'library',
  tables: [
    exported(regulationLibraries, { owner: 'id' }),
    exported(regulations, { live: 'regulations', omit: ['embedding', 'asksEmbedding'] }),
    exported(regulationChanges, { live: 'regulations' }),
    exported(regulationImports),
    exported(feedSources, { live: 'regulations' }),
    notExported(regulationImportBatches, 'Rows of imports that are under way'),
  ],
  jobs: [
    'regulations.fetch-due-feeds',
    'regulations.find-due-feeds',
    'regulations.import',
    'regulations.embed',
  ],
}
