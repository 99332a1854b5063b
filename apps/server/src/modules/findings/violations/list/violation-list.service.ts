import {
  type dashboardToday,
  type listViolations,
  MAX_PAGE_SIZE,
  type QueryOf,
  type ResponseOf,
  type Violation,
  type ViolationFilters,
} from '@plumbline/contract'
import type { HazardCategory } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { inBatches } from '../../../../platform/db/batches'
import type { Database } from '../../../../platform/db/client'
import { AppError } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import { hazardsNamed } from '../hazard-names'
import { present } from '../present-violation'
import type { ViolationRows } from '../violation-rows.repository'
import { violationsRepository as violations } from '../violations.repository'
import { type JudgedPicture, judgedPicturesRepository as judgedPictures } from './judged-pictures.repository'
import { violationFiguresRepository as figures } from './violation-figures.repository'
import { type Chosen, type Sort, violationPages } from './violation-list.repository'
import { violationTalliesRepository as tallies } from './violation-tallies.repository'

/** What the dashboard shows before anything was found, as specified. */
const untilThereAreAny = (['Falls', 'Electrical', 'PPE'] as const).map(category => ({ category, count: 0 }))

/** A report is read by people: longer than this nobody does. */
const MAX_IN_REPORT = 200

type CategoryCount = { category: HazardCategory; count: number }

export type { JudgedPicture }
export type ViolationListsDeps = { db: Database; rows: ViolationRows }

export class ViolationListsService {
  private readonly deps: ViolationListsDeps
  private readonly pages: ReturnType<typeof violationPages>
  constructor(deps: ViolationListsDeps) {
    this.deps = deps
    this.pages = violationPages(deps.rows.source)
  }

  async list(
    member: Member,
    { page, pageSize, after, sort, ...filters }: QueryOf<typeof listViolations>,
  ): Promise<ResponseOf<typeof listViolations>> {
    const chosen = choose(member, filters)
    const found = await this.pages.list(this.deps.db.read, member.organizationId, chosen, {
      sort,
      page: { page, pageSize, after },
    })
    const { listed, tiles } = found.counts
    const { total, capped, ...stats } = listed
    const { rows, next } = found.page
    return { items: rows.map(present), total, capped, stats, tiles, page, pageSize, next }
  }

  /** All that the filters choose, for a report; rejected where there are too many to print. */
  async chosenForReport(member: Member, { sort, ...filters }: ViolationFilters & { sort: Sort }) {
    const { read } = this.deps.db
    const page = { page: 1, pageSize: MAX_IN_REPORT }
    const matching = await this.pages.matching(read, member.organizationId, choose(member, filters))
    const { rows, next } = await this.pages.page(read, matching, sort, page)
    if (next) throw new AppError('report_too_long', { params: { most: String(MAX_IN_REPORT) } })
    return rows.map(({ violation }) => violation.id)
  }

  /** The newest that fit the words. */
  async search(member: Member, text: string, limit: number): Promise<Violation[]> {
    const { read } = this.deps.db
    const chosen = choose(member, { search: text, dismissed: 'hide', kind: 'all' })
    const matching = await this.pages.matching(read, member.organizationId, chosen)
    return (await this.pages.page(read, matching, 'newest', { page: 1, pageSize: limit })).rows.map(present)
  }

  /** All that the filters choose, in batches, for a file of any length. */
  async batches(
    member: Member,
    { sort, ...filters }: ViolationFilters & { sort: Sort },
  ): Promise<AsyncGenerator<Violation[]>> {
    const { read } = this.deps.db
    const matching = await this.pages.matching(read, member.organizationId, choose(member, filters))
    return inBatches(async after => {
      const page = { page: 1, pageSize: MAX_PAGE_SIZE, ...(after && { after }) }
      const { rows, next } = await this.pages.page(read, matching, sort, page)
      return { items: rows.map(present), next }
    })
  }

  /** The open High violations, the longest open first, and how many there are, observations apart. */
  async openHigh(member: Member, limit: number): Promise<ResponseOf<typeof dashboardToday>['dangers']> {
    const { rows, ...counts } = await this.pages.openHigh(this.deps.db.read, member.organizationId, limit)
    const items = rows.map(present).toSorted((a, b) => a.date.localeCompare(b.date))
    return { items: items.slice(0, limit), ...counts }
  }

  newest({ organizationId }: Member, limit: number) {
    return tallies.newest(this.deps.db.read, organizationId, limit)
  }

  openBySite(tx: ReadHandle, organizationId: string) {
    return tallies.openBySite(tx, organizationId)
  }

  figuresBetween(tx: ReadHandle, organizationId: string, time: { from: Date; to: Date }) {
    return figures.between(tx, organizationId, time)
  }

  counts(tx: ReadHandle, organizationId: string, field: 'severity' | 'status' | 'verdict') {
    return tallies.countBy(tx, organizationId, field, { of: field === 'verdict' ? 'findings' : 'violations' })
  }

  /** The heads of risk with the most violations. */
  async topCategories(tx: ReadHandle, organizationId: string): Promise<CategoryCount[]> {
    const found = await tallies.countBy(tx, organizationId, 'category', { of: 'violations' })
    return rankCategories(Object.fromEntries(found))
  }

  /** Of all second looks, the percentage that recommended no change; 0 where there was none. */
  async recheckPassRate(tx: ReadHandle, organizationId: string) {
    const { all, unchanged } = await violations.countRechecks(tx, organizationId)
    return all === 0 ? 0 : Math.round((unchanged / all) * 100)
  }

  /** Pictures with a finding that somebody judged, some at a time in the order of their ids. */
  judgedPictures(
    tx: ReadHandle,
    organizationId: string,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<JudgedPicture[]> {
    return judgedPictures.after(tx, organizationId, after, limit)
  }

  foldTallies() {
    return this.deps.db.transaction(tx => tallies.foldTallies(tx))
  }
}

/** The most frequent first. */
export function rankCategories(counts: Record<string, number>): CategoryCount[] {
  const found = Object.entries(counts).map(([category, count]) => ({
    category: category as HazardCategory,
    count,
  }))
  if (found.length === 0) return untilThereAreAny
  return found.toSorted((a, b) => b.count - a.count || a.category.localeCompare(b.category))
}

const choose = (member: Member, { assignee, site, ...filters }: ViolationFilters): Chosen => ({
  ...filters,
  site: site === 'none' ? null : site,
  assignee: assignee === 'me' ? member.userId : assignee === 'none' ? null : assignee,
  hazards: filters.search ? hazardsNamed(filters.search) : [],
})
