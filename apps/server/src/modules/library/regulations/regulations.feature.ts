import type { RegulationImport } from '@plumbline/contract'
import { requireKnownCodes } from '@plumbline/knowledge'
import { regulations as records } from '@plumbline/knowledge/regulations/index'
import type { Limits } from '../../../platform/http/limits'
import { ProgressStream } from '../../../platform/http/progress-stream'
import type { SessionsService } from '../../identity/sessions/sessions.service'
import { FeedReader } from './feeds/feed-reader'
import { feedsHandlers } from './feeds/feeds.jobs'
import { feedsRoutes } from './feeds/feeds.routes'
import { type FeedsDeps, FeedsService } from './feeds/feeds.service'
import { importHandlers } from './import/import.jobs'
import { importRoutes } from './import/import.routes'
import { type ImportDeps, ImportService, importChanged } from './import/import.service'
import { ImportReader } from './import/import-reader'
import { type LibraryDeps, LibraryService } from './library/library.service'
import { regulationsHandlers } from './library/regulations.jobs'
import { regulationsRoutes } from './library/regulations.routes'
import { type RegulationsDeps, RegulationsService } from './library/regulations.service'
import { type PrintDeps, RegulationsPrint } from './print/print.service'
import { type RegulationSearchDeps, RegulationSearchService } from './search/regulation-search.service'
import { SearchThreadClient } from './search/search-thread-client'

type Deps = RegulationsDeps &
  Omit<FeedsDeps, 'regulations' | 'feedReader'> &
  Omit<ImportDeps, 'regulations'> &
  Omit<LibraryDeps, 'searchThread'> &
  Omit<PrintDeps, 'regulationSearch'> &
  Omit<RegulationSearchDeps, 'searchThread' | 'regulations'> & { limits: Limits; sessions: SessionsService }

export function regulationsFeature(deps: Deps) {
  requireKnownCodes(records.map(({ code }) => code))
  const searchThread = new SearchThreadClient(deps.db.connectionString)
  const regulations = new RegulationsService(deps)
  const regulationSearch = new RegulationSearchService({ ...deps, searchThread, regulations })
  const print = new RegulationsPrint({ ...deps, regulationSearch })
  const library = new LibraryService({ ...deps, searchThread })
  const imports = new ImportService({ ...deps, regulations })
  const importReader = new ImportReader()
  const feedReader = new FeedReader()
  const feeds = new FeedsService({ ...deps, regulations, feedReader })
  const importProgress = new ProgressStream<RegulationImport>({
    pubSub: deps.pubSub,
    channel: importChanged,
    load: (member, id) => imports.status(member, id),
    isSignedIn: member => deps.sessions.isSignedIn(member),
    hasEnded: ({ status }) => status !== 'queued' && status !== 'running',
  })
  return {
    regulations,
    regulationSearch,
    warmUp: () => library.warmUp(),
    routes: [
      ...regulationsRoutes({ regulations, regulationSearch, print }),
      ...importRoutes({ imports, importReader, importProgress, limits: deps.limits }),
      ...feedsRoutes(feeds, deps.limits),
    ],
    handlers: [
      ...regulationsHandlers(library),
      ...importHandlers(imports),
      ...feedsHandlers(feeds, deps.jobs, deps.db),
    ],
    start: () => library.seed(),
    // Before the jobs: one that has thousands of sentences to embed gives up and runs again after the next start.
    stop: async () => {
      await Promise.all([searchThread.close(), feedReader.close(), importReader.close()])
    },
    closeStreams: () => importProgress.close(),
  }
}
