import type {
  BodyOf,
  Language,
  listRegulations,
  matchKeywords,
  matchRegulations,
  QueryOf,
  Regulation,
  RegulationFilters,
  RegulationSort,
  Severity,
  searchRegulations,
  Violation,
} from '@plumbline/contract'
import { days } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import { BUILT_IN_LIBRARY, libraryRepository as library } from '../library/library.repository'
import { present, presentHit } from '../library/present-regulation'
import {
  publicIdOf,
  regulationsRepository as regulations,
  type StoredRegulation,
} from '../library/regulations.repository'
import type { RegulationsService } from '../library/regulations.service'
import type { SearchRequest } from './engine'
import type { SearchFilters } from './filters'
import type { SearchThreadClient } from './search-thread'
import { isEmpty, wordsOf } from './words'

/** As the specification has them: for keywords, and for suggestions to one violation or one severity. */
const MAX_BY_KEYWORDS = 10
const MAX_SUGGESTED = 3
const MAX_KEYWORDS = 5
const SHORTEST_KEYWORD = 4
const EXPORTED_AT_ONCE = 500

/** What a match is asked with: what was seen, which codes it cites, in which industry. */
export type MatchAsked = {
  text: string
  codes: readonly string[]
  industry?: string | undefined
  severity?: Severity | undefined
  reader?: Language
  limit?: number
}

type Wanted = Partial<SearchRequest> & Pick<SearchRequest, 'reader'>

export type RegulationSearchDeps = {
  db: Database
  searchThread: SearchThreadClient
  regulations: RegulationsService
}

/** Finds regulations: for lists, searches, violations and exports. */
export class RegulationSearchService {
  private readonly deps: RegulationSearchDeps
  constructor(deps: RegulationSearchDeps) {
    this.deps = deps
  }

  async list(member: Member, query: QueryOf<typeof listRegulations>) {
    const { page, pageSize, sort, violation_id: _, ...filters } = query
    const wanted = { ...asked(member, filters, sort), offset: (page - 1) * pageSize, limit: pageSize }
    return { ...(await this.hits(member, wanted)), page, pageSize }
  }

  find(member: Member, { limit, sort, ...filters }: QueryOf<typeof searchRegulations>) {
    return this.hits(member, { ...asked(member, filters, sort), limit })
  }

  /** The three that fit a violation best, in the shape of a list. */
  async forViolation(
    member: Member,
    violation: Violation,
    { page, pageSize }: { page: number; pageSize: number },
  ) {
    const found = await this.deps.db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, member.organizationId)
      return this.match(tx, member.organizationId, {
        text: `${violation.type}. ${violation.description}`,
        codes: violation.regulationCodes,
        reader: member.language,
        limit: MAX_SUGGESTED,
      })
    })
    const items = found.map(regulation => ({ ...regulation, highlights: null }))
    const facets = { industries: [], bodies: [], risks: [], tags: [] }
    return {
      items: items.slice((page - 1) * pageSize, page * pageSize),
      total: items.length,
      facets,
      page,
      pageSize,
    }
  }

  matching(member: Member, body: BodyOf<typeof matchRegulations>): Promise<Regulation[]> {
    return this.deps.db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, member.organizationId)
      return this.match(tx, member.organizationId, { ...body, reader: member.language })
    })
  }

  /** What the codes name comes first, then what fits the text; never what is out of force. */
  async match(
    tx: Transaction,
    organizationId: string,
    { text, codes, industry = 'Construction', severity, reader = 'en', limit }: MatchAsked,
  ): Promise<Regulation[]> {
    const most = limit ?? (severity ? MAX_SUGGESTED : MAX_BY_KEYWORDS)
    const cited: Regulation[] = []
    for (const code of codes) {
      const found = await this.deps.regulations.byCode(tx, organizationId, code)
      if (found?.is_active && (!severity || found.risk_level === severity)) cited.push(found)
    }
    const { rows } = text.trim()
      ? await this.lookUp(tx, organizationId, {
          text: text.slice(0, LONGEST_ASKED),
          reader,
          filters: { isActive: true, ...(severity && { risk: severity }) },
          preferIndustry: industry,
          limit: most,
        })
      : { rows: [] }
    const all = [...cited, ...rows.map(present)]
    return all.filter(({ id }, at) => all.findIndex(other => other.id === id) === at).slice(0, most)
  }

  /** Keyword matching as specified: words longer than three letters, at most five, in title, code, summary and tags. */
  matchingKeywords(member: Member, { keywords, text, industry }: BodyOf<typeof matchKeywords>) {
    return this.deps.db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, member.organizationId)
      const words = keywordsOf(keywords.length > 0 ? keywords.join(' ') : (text ?? ''))
      const { rows } =
        words.length > 0
          ? await this.lookUp(tx, member.organizationId, {
              text: `${words.join(' ')} `,
              reader: member.language,
              filters: { isActive: true },
              preferIndustry: industry,
              wordsOnly: true,
              limit: MAX_BY_KEYWORDS,
            })
          : { rows: [] }
      const found = rows.map(present)
      return {
        regulation: found[0] ?? null,
        regulations: found,
        message: found.length > 0 ? null : 'No relevant regulation found',
      }
    })
  }

  /** Everything that the filters leave, in batches, for a file. What is refused is refused before the first batch. */
  async all(member: Member, filters: RegulationFilters): Promise<AsyncGenerator<Regulation[]>> {
    const { found } = await this.deps.db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, member.organizationId)
      return this.ask(tx, member.organizationId, asked(member, filters, 'relevance'))
    })
    return this.inBatches(member, found.ids)
  }

  private async *inBatches({ organizationId }: Member, ids: string[]) {
    for (let at = 0; at < ids.length; at += EXPORTED_AT_ONCE) {
      const batch = ids.slice(at, at + EXPORTED_AT_ONCE)
      const rows = await this.deps.db.transaction(tx => regulations.byIds(tx, organizationId, batch))
      yield inOrderOf(batch, rows).map(present)
    }
  }

  private async hits(member: Member, wanted: Wanted) {
    const versions = await this.deps.db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, member.organizationId)
      return versionsFor(tx, member.organizationId)
    })
    // No transaction is held open while the search thread works.
    const { found, stems } = await this.deps.searchThread.find({
      organizationId: member.organizationId,
      versions,
      request: complete(wanted),
    })
    const rows = await this.deps.db.transaction(tx => regulations.byIds(tx, member.organizationId, found.ids))
    const marked = new Set(stems)
    return {
      items: inOrderOf(found.ids, rows).map(row => presentHit(row, marked)),
      total: found.total,
      facets: found.facets,
    }
  }

  private async lookUp(tx: Transaction, organizationId: string, wanted: Wanted) {
    const { found } = await this.ask(tx, organizationId, wanted)
    return { rows: inOrderOf(found.ids, await regulations.byIds(tx, organizationId, found.ids)) }
  }

  private async ask(tx: Transaction, organizationId: string, wanted: Wanted) {
    const versions = await versionsFor(tx, organizationId)
    return this.deps.searchThread.find({ organizationId, versions, request: complete(wanted) })
  }
}

const LONGEST_ASKED = 1_000

async function versionsFor(tx: Transaction, organizationId: string): Promise<[number, number]> {
  const [builtIn = 0, own = 0] = await library.versions(tx, [BUILT_IN_LIBRARY, organizationId])
  return [builtIn, own]
}

const complete = (wanted: Wanted): SearchRequest => ({
  text: '',
  filters: {},
  sort: 'relevance',
  offset: 0,
  limit: Number.MAX_SAFE_INTEGER,
  ...wanted,
})

const asked = (
  { language }: Member,
  { q = '', ...filters }: RegulationFilters,
  sort: RegulationSort,
): Wanted => ({ text: q, reader: language, sort, filters: asSearched(filters) })

const asSearched = ({ industry, body, risk, tags, from, to }: RegulationFilters): SearchFilters => ({
  ...(industry && { industry }),
  ...(body && { body }),
  ...(risk && { risk }),
  ...(tags && {
    tags: tags
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
  }),
  ...(from && { from: Date.parse(from) }),
  ...(to && { before: Date.parse(to) + days(1) }),
})

function inOrderOf(ids: string[], rows: StoredRegulation[]): StoredRegulation[] {
  const byId = new Map(rows.map(row => [publicIdOf(row), row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

const keywordsOf = (text: string): string[] =>
  [...new Set(wordsOf(text))]
    .filter(word => (word.length >= SHORTEST_KEYWORD || /\p{Script=Han}/u.test(word)) && !isEmpty(word))
    .slice(0, MAX_KEYWORDS)
