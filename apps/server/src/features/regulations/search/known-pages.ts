import type { FindCall, Found } from './protocol'

type Question = Omit<FindCall, 'type'>

const MAX_PAGES = 500
const MAX_ROWS = 200

/**
 * Pages of the library that nobody typed anything for. They depend on nothing but the filters and the versions of the
 * libraries, and the versions are read for every call: a page of an older version is never asked for again.
 */
export class KnownPages {
  private readonly pages = new Map<string, Found>()

  async find(question: Question, search: () => Promise<Found>): Promise<Found> {
    const { text, limit } = question.request
    if (text.trim() !== '' || limit > MAX_ROWS) return search()
    const key = JSON.stringify(question)
    const known = this.pages.get(key)
    if (known) return known
    const found = await search()
    const [oldest] = this.pages.keys()
    if (this.pages.size >= MAX_PAGES && oldest !== undefined) this.pages.delete(oldest)
    this.pages.set(key, found)
    return found
  }
}
