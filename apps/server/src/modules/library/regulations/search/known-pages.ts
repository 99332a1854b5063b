import type { listRegulations, ResponseOf } from '@plumbline/contract'
import type { SearchRequest } from '@plumbline/search'
import { serializeOnce } from '../../../../platform/http/serialize'
import type { LibraryVersions } from '../library/library.repository'

type RegulationPage = ResponseOf<typeof listRegulations>
type PageQuery = { organizationId: string; versions: LibraryVersions; request: SearchRequest }

const MAX_PAGES = 100
const MAX_ROWS = 100

/**
 * Pages of the library without search words. They depend only on the filters and the versions of the libraries, and
 * the versions are read for every call: after a change nobody asks for a page of the older version.
 */
export class KnownPages {
  private readonly pages = new Map<string, RegulationPage>()

  async find({ organizationId, versions, request }: PageQuery, load: () => Promise<RegulationPage>) {
    if (request.limit > MAX_ROWS) return load()
    // Organizations that never changed the built-in library all see the same pages.
    const owner = versions[1] === 0 ? null : organizationId
    const key = JSON.stringify([owner, versions, request])
    const page = this.pages.get(key) ?? serializeOnce(await load())
    // The page that was asked for last moves to the end; the one at the beginning is the first to go.
    this.pages.delete(key)
    this.pages.set(key, page)
    const [oldest] = this.pages.keys()
    if (this.pages.size > MAX_PAGES && oldest !== undefined) this.pages.delete(oldest)
    return page
  }
}
