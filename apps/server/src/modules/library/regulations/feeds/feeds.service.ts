import {
  defaultFeeds,
  type FeedFault,
  type FeedFaultCode,
  type FeedSource,
  type FeedState,
  feedFaults,
  type fetchFeeds,
  type ResponseOf,
} from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { type Clock, hours, later } from '../../../../platform/clock'
import type { Database, Transaction } from '../../../../platform/db/client'
import { AppError } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import { OutgoingError } from '../../../../platform/outgoing/fault'
import type { Answer, Outgoing } from '../../../../platform/outgoing/outgoing'
import { type BulkRow, bulkRepository as bulk } from '../import/bulk.repository'
import type { RegulationsService } from '../library/regulations.service'
import type { FeedReader } from './feed-reader'
import { feedsRepository as feeds, type StoredFeed } from './feeds.repository'

type Fetched = ResponseOf<typeof fetchFeeds>
type Fetcher = { organizationId: string; userId: string | null }
type Reading =
  | { rows: BulkRow[]; etag?: string | null; lastModified?: string | null }
  | { fault: FeedFaultCode; status: number | null }

const betweenFetches = hours(6)
const afterAFailure = hours(1)
/** More would overload a name server or a slow line. */
const CONCURRENCY = 8

export type FeedsDeps = {
  db: Database
  clock: Clock
  outgoing: Outgoing
  regulations: RegulationsService
  feedReader: FeedReader
}

export class FeedsService {
  private readonly deps: FeedsDeps
  constructor(deps: FeedsDeps) {
    this.deps = deps
  }

  async list(member: Member): Promise<FeedState[]> {
    const { read } = this.deps.db
    await this.deps.regulations.requirePlan(read, member.organizationId)
    return this.present(read, member.organizationId)
  }

  save(member: Member, given: FeedSource[]): Promise<FeedState[]> {
    const ids = new Set(given.map(({ id }) => id))
    if (ids.size !== given.length) throw new AppError('invalid', { fields: { feeds: 'not_an_option' } })
    return this.deps.db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, member.organizationId)
      await this.store(tx, member.organizationId, given)
      return this.present(tx, member.organizationId)
    })
  }

  reset(member: Member) {
    return this.save(member, [...defaultFeeds])
  }

  /** Fetches what is switched on. A feed that fails is named, and the others are read all the same. */
  async fetch(member: Member): Promise<Fetched> {
    const { organizationId, userId } = member
    const enabled = await this.deps.db.transaction(async tx => {
      await this.deps.regulations.requirePlan(tx, organizationId)
      // Asking for them makes the feeds the organization's own: from now on they are fetched by the clock too.
      if ((await feeds.list(tx, organizationId)).length === 0)
        await this.store(tx, organizationId, [...defaultFeeds])
      return (await feeds.list(tx, organizationId)).filter(isOn)
    })
    return this.readAll({ organizationId, userId }, enabled)
  }

  organizationsDue() {
    return feeds.organizationsDue(this.deps.db.read, this.deps.clock.now())
  }

  /** The same by the clock, for those whose time has come. An organization without a plan is passed over. */
  async fetchDue(organizationId: string) {
    const { db, clock, regulations } = this.deps
    const due = await db.transaction(async tx => {
      if (!(await regulations.hasPlan(tx, organizationId))) return []
      const now = clock.now()
      const isDue = ({ nextFetchAt }: StoredFeed) => nextFetchAt !== null && nextFetchAt <= now
      const found = (await feeds.list(tx, organizationId)).filter(feed => isOn(feed) && isDue(feed))
      // Before they are read: one that brings the process down isn't fetched again right after the restart.
      for (const { id } of found) await feeds.postpone(tx, organizationId, id, later(now, afterAFailure))
      return found
    })
    await this.readAll({ organizationId, userId: null }, due)
  }

  private async readAll(fetcher: Fetcher, sources: StoredFeed[]): Promise<Fetched> {
    const outcomes: Fetched['feeds'] = []
    for (let from = 0; from < sources.length; from += CONCURRENCY) {
      const some = sources.slice(from, from + CONCURRENCY)
      const readings = await Promise.all(some.map(feed => this.read(feed)))
      // One after the other: writers of one library queue up anyway, and the first of two twins wins.
      for (const [index, feed] of some.entries())
        outcomes.push(await this.settle(fetcher, feed, readings[index] as Reading))
    }
    return { added: outcomes.reduce((sum, { added }) => sum + added, 0), feeds: outcomes }
  }

  private async read({ id, name, url, etag, lastModified }: StoredFeed): Promise<Reading> {
    try {
      const response = await this.deps.outgoing.get(url, {
        accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml;q=0.9, */*;q=0.5',
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      })
      if (response.status === 304) return { rows: [] }
      if (response.status !== 200) return { fault: faultOf(response), status: response.status }
      const reading = await this.deps.feedReader.read({
        bytes: response.body,
        contentType: response.headers['content-type'] ?? '',
        url: response.url,
        feed: { id, name, url },
      })
      if ('fault' in reading) return { fault: reading.fault, status: null }
      return {
        rows: reading.rows,
        etag: response.headers.etag ?? null,
        lastModified: response.headers['last-modified'] ?? null,
      }
    } catch (error) {
      if (error instanceof OutgoingError) return { fault: error.fault, status: null }
      throw error
    }
  }

  private settle(fetcher: Fetcher, feed: StoredFeed, reading: Reading): Promise<Fetched['feeds'][number]> {
    const { id, name } = feed
    const now = this.deps.clock.now()
    return this.deps.db.transaction(async tx => {
      if ('fault' in reading) {
        const { fault, status } = reading
        const nextFetchAt = later(now, afterAFailure)
        await feeds.record(tx, feed, {
          lastFetchedAt: now,
          nextFetchAt,
          lastError: fault,
          lastStatus: status,
        })
        return { id, name, added: 0, known: 0, error: inWords(fault, status) }
      }
      const { rows, ...marks } = reading
      const added = await this.add(tx, fetcher, rows, now)
      const nextFetchAt = later(now, betweenFetches)
      const outcome = { lastFetchedAt: now, lastReadAt: now, nextFetchAt, lastError: null, lastStatus: null }
      await feeds.record(tx, feed, { ...outcome, ...marks })
      return { id, name, added, known: rows.length - added, error: null }
    })
  }

  private async add(tx: Transaction, { organizationId, userId }: Fetcher, rows: BulkRow[], now: Date) {
    if ((await unknownOf(tx, organizationId, rows)).length === 0) return 0
    const changedIn = await this.deps.regulations.nextVersion(tx, organizationId)
    // Another fetch may have brought them while this one waited for its number.
    const news = await unknownOf(tx, organizationId, rows)
    await bulk.copyIn(tx, news, { organizationId, origin: 'feed', changedIn, createdBy: userId, now })
    return news.length
  }

  /** Defaults that are not wanted stay as a mark, or an emptied list would fill itself again. */
  private async store(tx: Transaction, organizationId: string, given: FeedSource[]) {
    const unwanted = defaultFeeds.filter(({ id }) => !given.some(feed => feed.id === id))
    const all = [
      ...given.map(feed => ({ ...feed, removed: false })),
      ...unwanted.map(feed => ({ ...feed, enabled: false, removed: true })),
    ]
    await feeds.replace(tx, organizationId, all, this.deps.clock.now())
  }

  private async present(tx: ReadHandle, organizationId: string): Promise<FeedState[]> {
    const stored = await feeds.list(tx, organizationId)
    if (stored.length === 0)
      return defaultFeeds.map(feed => ({ ...feed, fetchedAt: null, readAt: null, error: null }))
    return stored
      .filter(({ removed }) => !removed)
      .map(({ id, name, url, enabled, lastFetchedAt, lastReadAt, lastError, lastStatus }) => ({
        id,
        name,
        url,
        enabled,
        fetchedAt: lastFetchedAt?.toISOString() ?? null,
        readAt: lastReadAt?.toISOString() ?? null,
        error: lastError && inWords(lastError, lastStatus),
      }))
  }
}

/** What is new by its link and by its code, each once. */
async function unknownOf(tx: Transaction, organizationId: string, rows: BulkRow[]) {
  const links = await bulk.knownLinks(
    tx,
    organizationId,
    rows.flatMap(({ link }) => link ?? []),
  )
  const keys = await bulk.existingKeys(
    tx,
    organizationId,
    rows.map(({ key }) => key),
  )
  return rows.filter(({ link = '', key }) => {
    const isNew = !links.has(link) && !keys.has(key)
    links.add(link)
    keys.add(key)
    return isNew
  })
}

const isOn = ({ enabled, removed }: StoredFeed) => enabled && !removed

function faultOf({ status }: Answer): FeedFaultCode {
  if (status === 404 || status === 410) return 'gone'
  return status >= 400 && status < 500 ? 'access_denied' : 'server_error'
}

function inWords(code: FeedFaultCode, status: number | null): FeedFault {
  const params: Record<string, string> = status === null ? {} : { status: String(status) }
  return { code, params, message: feedFaults[code].replace('{status}', params.status ?? '') }
}
