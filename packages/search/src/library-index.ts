import type { SearchDocument } from './document'
import { Segment } from './segment'

/** A row of the table that was written since the index last read it. */
export type ChangedRow = {
  document: SearchDocument
  /** The built-in regulation that this one replaces. */
  replaces: string | null
  isDeleted: boolean
}

/** Where a library's rows come from. */
export type LibrarySource = {
  version: () => Promise<number>
  changedSince: (version: number) => Promise<ChangedRow[]>
  byIds: (ids: string[]) => Promise<ChangedRow[]>
}

const MAX_SEGMENTS = 6

/** The index of one library, updated from the table up to the version a caller needs. */
export class LibraryIndex {
  segments: Segment[] = []
  /** Built-in regulations that this organization does not see, because it changed or deleted them. */
  readonly replaced = new Set<string>()
  private readonly source: LibrarySource
  private readonly places = new Map<string, { segment: Segment; row: number }>()
  private version = 0
  private updating: Promise<void> = Promise.resolve()

  constructor(source: LibrarySource) {
    this.source = source
  }

  get size() {
    return this.places.size
  }

  /** One update runs at a time; callers that come during one wait for it and then rarely have anything to do. */
  updateTo(version: number): Promise<void> {
    const next = this.updating.then(() => (version > this.version ? this.update() : undefined))
    this.updating = next.catch(() => undefined)
    return next
  }

  private async update() {
    // The version is read before the rows: rows written in between are read again next time, and none is missed.
    const version = await this.source.version()
    const rows = await this.source.changedSince(this.version)
    await this.apply(rows)
    if (this.segments.length > MAX_SEGMENTS) await this.merge()
    this.version = version
  }

  private async apply(rows: ChangedRow[]) {
    const segment = await segmentOf(rows)
    for (const { document, replaces } of rows) {
      if (replaces) this.replaced.add(replaces)
      this.delete(document.id)
    }
    this.add(segment, this.segments)
  }

  /** Merges all segments but the largest into one. Searches use the old ones until the new one is ready. */
  private async merge() {
    const [largest, ...small] = this.segments.toSorted((a, b) => b.documents.length - a.documents.length)
    const ids = small.flatMap(({ documents, deleted }) =>
      documents.flatMap(({ id }, row) => (deleted[row] ? [] : [id])),
    )
    const segment = await segmentOf(await this.source.byIds(ids))
    for (const id of ids) this.delete(id)
    this.add(segment, largest ? [largest] : [])
  }

  private add(segment: Segment | undefined, others: Segment[]) {
    segment?.documents.forEach(({ id }, row) => {
      this.places.set(id, { segment, row })
    })
    this.segments = segment ? [...others, segment] : others
  }

  private delete(id: string) {
    const place = this.places.get(id)
    if (!place) return
    place.segment.deleted[place.row] = 1
    this.places.delete(id)
  }
}

async function segmentOf(rows: ChangedRow[]): Promise<Segment | undefined> {
  const documents = rows.filter(({ isDeleted }) => !isDeleted).map(({ document }) => document)
  return documents.length > 0 ? Segment.of(documents) : undefined
}
