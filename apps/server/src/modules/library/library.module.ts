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
    exported(regulations, { omit: ['embedding', 'asksEmbedding'] }),
    exported(regulationChanges),
    exported(regulationImports),
    exported(feedSources),
    notExported(regulationImportBatches, 'Rows of imports that are under way'),
  ],
}
