import { type SearchDocument, Segment } from './segment'

/** A row of the table as an index sees it: a document, or word that it is gone. */
export type ChangedRow = {
  document: SearchDocument
  /** The built-in regulation that this one stands in for. */
  replaces: string | null
  isDeleted: boolean
}

/** Where a library's rows come from. */
export type Source = {
  version: () => Promise<number>
  changedSince: (version: number) => Promise<ChangedRow[]>
  byIds: (ids: string[]) => Promise<ChangedRow[]>
}

const MAX_SEGMENTS = 6

/** One library in memory, brought up to date from the table as far as a caller asks. */
export class Library {
  segments: Segment[] = []
  /** Built-in regulations that this organization does not see, because it changed or removed them. */
  readonly replaced = new Set<string>()
  private readonly source: Source
  private readonly places = new Map<string, { segment: Segment; row: number }>()
  private version = 0
  private catchingUp: Promise<void> = Promise.resolve()

  constructor(source: Source) {
    this.source = source
  }

  get size() {
    return this.places.size
  }

  /** One at a time: who comes while it is being brought up to date waits, and mostly finds nothing left to do. */
  upTo(version: number): Promise<void> {
    const next = this.catchingUp.then(() => (version > this.version ? this.catchUp() : undefined))
    this.catchingUp = next.catch(() => undefined)
    return next
  }

  private async catchUp() {
    // Read first: rows that are newer than this are read again next time, and none is missed.
    const version = await this.source.version()
    const rows = await this.source.changedSince(this.version)
    await this.take(rows)
    if (this.segments.length > MAX_SEGMENTS) await this.merge()
    this.version = version
  }

  private async take(rows: ChangedRow[]) {
    const segment = await segmentOf(rows)
    for (const { document, replaces } of rows) {
      if (replaces) this.replaced.add(replaces)
      this.forget(document.id)
    }
    this.keep(segment, this.segments)
  }

  /** Many small segments become one; the largest stays as it is. Until the new one is ready, the old ones answer. */
  private async merge() {
    const [largest, ...small] = this.segments.toSorted((a, b) => b.documents.length - a.documents.length)
    const ids = small.flatMap(({ documents, dead }) =>
      documents.flatMap(({ id }, row) => (dead[row] ? [] : [id])),
    )
    const segment = await segmentOf(await this.source.byIds(ids))
    for (const id of ids) this.forget(id)
    this.keep(segment, largest ? [largest] : [])
  }

  private keep(segment: Segment | undefined, others: Segment[]) {
    segment?.documents.forEach(({ id }, row) => {
      this.places.set(id, { segment, row })
    })
    this.segments = segment ? [...others, segment] : others
  }

  private forget(id: string) {
    const place = this.places.get(id)
    if (!place) return
    place.segment.dead[place.row] = 1
    this.places.delete(id)
  }
}

async function segmentOf(rows: ChangedRow[]): Promise<Segment | undefined> {
  const living = rows.filter(({ isDeleted }) => !isDeleted).map(({ document }) => document)
  return living.length > 0 ? Segment.of(living) : undefined
}
