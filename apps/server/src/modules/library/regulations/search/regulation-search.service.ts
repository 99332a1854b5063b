import type {
  BodyOf,
  Language,
  listRegulations,
  matchKeywords,
  matchRegulations,
  QueryOf,
  Regulation,
  RegulationFilters,
  Severity,
  searchRegulations,
  Violation,
} from '@plumbline/contract'
import { regulationIndustryOf } from '@plumbline/domain'
import { lawOf } from '@plumbline/knowledge/laws/law'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import {
  isStopWord,
  type Preference,
  type SearchRequest,
  type SearchResult,
  tokensIn,
} from '@plumbline/search'
import type { Database } from '../../../../platform/db/client'
import type { Member } from '../../../../platform/http/member'
import type { SitesService } from '../../../identity/sites/sites.service'
import type { UsersService } from '../../../identity/users/users.service'
import {
  BUILT_IN_LIBRARY,
  type LibraryVersions,
  libraryRepository as library,
} from '../library/library.repository'
import { present, presentHit, unmarkedHit } from '../library/present-regulation'
import {
  publicIdOf,
  regulationsRepository as regulations,
  type StoredRegulation,
} from '../library/regulations.repository'
import type { RegulationsService } from '../library/regulations.service'
import { KnownPages } from './known-pages'
import type { Found } from './protocol'
import { bodyOf, placeAt } from './reader-place'
import { complete, isQuestion, type PartialRequest, requestFor } from './search-request'
import type { SearchThreadClient } from './search-thread-client'

/** As specified: for keywords, and for suggestions for one violation or one severity. */
const MAX_BY_KEYWORDS = 10
const MAX_SUGGESTED = 3
const MAX_KEYWORDS = 5
const MIN_KEYWORD_LENGTH = 4
const EXPORT_BATCH_SIZE = 500
const MAX_TEXT_LENGTH = 1_000
/** The first results come with the sentence that answers. */
const MAX_ANSWERED = 3

/** What to match: what was seen, the codes it cites, and what comes first for whom it is. */
export type MatchQuery = {
  text: string
  codes: readonly string[]
  prefer?: Preference | undefined
  severity?: Severity | undefined
  language?: Language
  limit?: number
}

type Consultation = Pick<SearchRequest, 'text' | 'language' | 'prefer' | 'limit'>
type Consulted = Pick<SearchResult, 'unknownCode' | 'similarity'> & {
  regulations: Regulation[]
  stems: ReadonlySet<string>
}

export type RegulationSearchDeps = {
  db: Database
  searchThread: SearchThreadClient
  regulations: RegulationsService
  users: UsersService
  sites: SitesService
}

/** Finds regulations: for lists, searches, violations and exports. */
export class RegulationSearchService {
  private readonly deps: RegulationSearchDeps
  private readonly pages = new KnownPages()
  constructor(deps: RegulationSearchDeps) {
    this.deps = deps
  }

  async list(member: Member, query: QueryOf<typeof listRegulations>) {
    const { page, pageSize, sort, violation_id: _, ...filters } = query
    const { organizationId } = member
    const request = complete({
      ...requestFor(member, filters, sort),
      offset: (page - 1) * pageSize,
      limit: pageSize,
    })
    const versions = await this.deps.regulations.requireLibraries(this.deps.db.read, organizationId)
    const load = async () => ({ ...(await this.hits(member, request, versions)), page, pageSize })
    return isQuestion(request) ? load() : this.pages.find({ organizationId, versions, request }, load)
  }

  async find(member: Member, { limit, sort, ...filters }: QueryOf<typeof searchRegulations>) {
    const versions = await this.deps.regulations.requireLibraries(this.deps.db.read, member.organizationId)
    return this.hits(member, complete({ ...requestFor(member, filters, sort), limit }), versions)
  }

  /** The best few for a search of everything; null where the plan doesn't include the library. */
  async search(member: Member, text: string, limit: number): Promise<Regulation[] | null> {
    const versions = await this.deps.regulations.libraries(this.deps.db.read, member.organizationId)
    if (!versions) return null
    const request = complete({ ...requestFor(member, { q: text }, 'relevance'), limit })
    return (await this.hits(member, request, versions)).items
  }

  /** A question in English, word by word. */
  async read(organizationId: string, text: string, language: Language): Promise<string> {
    const versions = await versionsFor(this.deps.db.read, organizationId)
    return this.deps.searchThread.read({ organizationId, versions, text, language })
  }

  /** What the assistant answers from: the closest regulations in force. */
  async consult(organizationId: string, request: Consultation): Promise<Consulted> {
    const { result, stems } = await this.ask(organizationId, {
      ...request,
      filters: { isActive: true },
    })
    const rows = await regulations.byIds(this.deps.db.read, organizationId, result.ids)
    return {
      regulations: inOrderOf(result.ids, rows).map(present),
      stems: new Set(stems),
      unknownCode: result.unknownCode,
      similarity: result.similarity,
    }
  }

  /** The three that fit a violation best, in the shape of a list. */
  async forViolation(
    member: Member,
    violation: Violation,
    { page, pageSize }: { page: number; pageSize: number },
  ) {
    await this.deps.regulations.requirePlan(this.deps.db.read, member.organizationId)
    const found = await this.match(member.organizationId, {
      prefer: await this.preferenceOf(member),
      text: `${violation.type}. ${violation.description}`,
      codes: violation.regulationCodes,
      language: member.language,
      limit: MAX_SUGGESTED,
    })
    const items = found.map(regulation => unmarkedHit(regulation, member.language))
    const facets = { industries: [], bodies: [], risks: [], tags: [] }
    return {
      items: items.slice((page - 1) * pageSize, page * pageSize),
      total: items.length,
      facets,
      unknown_code: null,
      page,
      pageSize,
    }
  }

  async matching(member: Member, body: BodyOf<typeof matchRegulations>): Promise<Regulation[]> {
    await this.deps.regulations.requirePlan(this.deps.db.read, member.organizationId)
    return this.match(member.organizationId, {
      ...body,
      prefer: await this.preferenceOf(member, body.industry),
      language: member.language,
    })
  }

  /**
   * What the codes name comes first, then what fits the text; never what is out of force. It waits for the search
   * thread, so nobody calls it inside a transaction.
   */
  async match(
    organizationId: string,
    { text, codes, prefer = { industry: 'Construction' }, severity, language = 'en', limit }: MatchQuery,
  ): Promise<Regulation[]> {
    const max = limit ?? (severity ? MAX_SUGGESTED : MAX_BY_KEYWORDS)
    const named = await this.deps.regulations.byCodes(this.deps.db.read, organizationId, codes)
    const cited = [...named.values()].filter(
      ({ is_active, risk_level }) => is_active && (!severity || risk_level === severity),
    )
    const { rows } = text.trim()
      ? await this.lookUp(organizationId, {
          text: text.slice(0, MAX_TEXT_LENGTH),
          language,
          filters: { isActive: true, ...(severity && { risk: severity }) },
          prefer,
          limit: max,
        })
      : { rows: [] }
    const all = [...cited, ...rows.map(present)]
    return all.filter(({ id }, at) => all.findIndex(other => other.id === id) === at).slice(0, max)
  }

  /** Keyword matching as specified: words longer than three letters, at most five, in title, code, summary and tags. */
  async matchingKeywords(member: Member, { keywords, text, industry }: BodyOf<typeof matchKeywords>) {
    await this.deps.regulations.requirePlan(this.deps.db.read, member.organizationId)
    const words = keywordsOf(keywords.length > 0 ? keywords.join(' ') : (text ?? ''))
    const { rows } =
      words.length > 0
        ? await this.lookUp(member.organizationId, {
            text: `${words.join(' ')} `,
            language: member.language,
            filters: { isActive: true },
            prefer: await this.preferenceOf(member, industry),
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
  }

  /** Everything that the filters leave, in batches, for a file. What is rejected is rejected before the first batch. */
  async all(member: Member, filters: RegulationFilters): Promise<AsyncGenerator<Regulation[]>> {
    await this.deps.regulations.requirePlan(this.deps.db.read, member.organizationId)
    const { result } = await this.ask(member.organizationId, requestFor(member, filters, 'relevance'))
    return this.inBatches(member, result.ids)
  }

  private async *inBatches({ organizationId }: Member, ids: string[]) {
    for (let at = 0; at < ids.length; at += EXPORT_BATCH_SIZE) {
      const batch = ids.slice(at, at + EXPORT_BATCH_SIZE)
      const rows = await regulations.byIds(this.deps.db.read, organizationId, batch)
      yield inOrderOf(batch, rows).map(present)
    }
  }

  private async hits(member: Member, given: SearchRequest, versions: LibraryVersions) {
    const { organizationId, language } = member
    const { text, offset } = given
    const asks = isQuestion(given)
    const request = asks ? { ...given, prefer: await this.preferenceOf(member) } : given
    const { result, stems: marked } = await this.deps.searchThread.find({ organizationId, versions, request })
    const stems = new Set(marked)
    const rows = await regulations.byIds(this.deps.db.read, organizationId, result.ids)
    return {
      items: inOrderOf(result.ids, rows).map((row, at) =>
        presentHit(row, { stems, language, question: asks && offset + at < MAX_ANSWERED ? text : undefined }),
      ),
      total: result.total,
      facets: result.facets,
      unknown_code: result.unknownCode,
    }
  }

  /**
   * What comes first for the reader: the rules of the place that their sites have in common, or else of the one that
   * the account says, and of the industry and the framework in their settings.
   */
  async preferenceOf(
    { userId, organizationId, language }: Member,
    givenIndustry?: string,
  ): Promise<Preference> {
    const { db, users, sites } = this.deps
    const [user, shared] = await Promise.all([
      users.find(db.read, userId),
      sites.shared(db.read, organizationId),
    ])
    return {
      ...placeAt(lawOf(shared), user?.region, language),
      industry: givenIndustry ?? regulationIndustryOf(user?.industry ?? shared?.industry ?? 'general'),
      ...(user && bodyOf(user.framework)),
    }
  }

  private async lookUp(organizationId: string, request: PartialRequest) {
    const { result } = await this.ask(organizationId, request)
    return {
      rows: inOrderOf(result.ids, await regulations.byIds(this.deps.db.read, organizationId, result.ids)),
    }
  }

  /** Nothing of the database is held while the thread searches: it may take as long as it needs. */
  private async ask(organizationId: string, request: PartialRequest): Promise<Found> {
    const versions = await versionsFor(this.deps.db.read, organizationId)
    return this.deps.searchThread.find({ organizationId, versions, request: complete(request) })
  }
}

async function versionsFor(tx: ReadHandle, organizationId: string): Promise<LibraryVersions> {
  const [builtIn = 0, own = 0] = await library.versions(tx, [BUILT_IN_LIBRARY, organizationId])
  return [builtIn, own]
}

function inOrderOf(ids: string[], rows: StoredRegulation[]): StoredRegulation[] {
  const byId = new Map(rows.map(row => [publicIdOf(row), row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

const keywordsOf = (text: string): string[] =>
  [...new Set(tokensIn(text))]
    .filter(word => (word.length >= MIN_KEYWORD_LENGTH || /\p{Script=Han}/u.test(word)) && !isStopWord(word))
    .slice(0, MAX_KEYWORDS)
