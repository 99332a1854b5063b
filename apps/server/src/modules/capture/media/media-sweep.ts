import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import type { Storage } from '../../../platform/storage/storage'
import { mediaRepository as media } from './media.repository'
import type { MediaService, StoredExports, StoredMedia } from './media.service'

const fileOfOurs = /^([0-9a-f-]{36})\/([0-9a-f-]{36})\//
const unfinishedOfOurs = /^([0-9a-f-]{36})\/uploads\/([0-9a-f-]{36})\//
const exportOfOurs = /^([0-9a-f-]{36})\/exports\/([0-9a-f-]{36})\.zip$/

/** Pieces of files on their way lie in the same store until their upload is finished or too old. */
type UnfinishedUploads = {
  has: (tx: ReadHandle, organizationId: string, id: string) => Promise<boolean>
}

export type MediaSweepDeps = {
  db: Database
  clock: Clock
  storage: Storage
  media: MediaService
  exports: StoredExports
  unfinishedUploads: UnfinishedUploads
}

/** Removes what lies in the store without a row: a process died between the two, or an organization is gone. */
export class MediaSweep {
  private readonly deps: MediaSweepDeps
  constructor(deps: MediaSweepDeps) {
    this.deps = deps
  }

  async run() {
    const yesterday = later(this.deps.clock.now(), -days(1))
    const looked = new Set<string>()
    for await (const { key, changedAt } of this.deps.storage.list()) {
      if (changedAt >= yesterday) continue
      if (exportOfOurs.test(key)) await this.sweepExport(key)
      if (unfinishedOfOurs.test(key)) await this.sweepPiece(key)
      const [folder, organizationId = '', id = ''] = key.match(fileOfOurs) ?? []
      if (!folder || looked.has(folder)) continue
      looked.add(folder)
      const known = await media.find(this.deps.db.read, organizationId, id)
      if (!known) await this.deps.storage.removeAll(folder)
      else if (known.storedBytes === null) await this.count(known)
    }
  }

  private async sweepExport(key: string) {
    const { exports } = this.deps
    const [, organizationId = '', id = ''] = key.match(exportOfOurs) ?? []
    if (!(await exports.has(this.deps.db.read, organizationId, id))) await this.deps.storage.removeAll(key)
  }

  private async sweepPiece(key: string) {
    const { db, storage, unfinishedUploads } = this.deps
    const [, organizationId = '', id = ''] = key.match(unfinishedOfOurs) ?? []
    if (!(await unfinishedUploads.has(db.read, organizationId, id))) await storage.removeAll(key)
  }

  private async count(medium: StoredMedia) {
    const storedBytes = await this.deps.media.measure(medium)
    await this.deps.db.transaction(tx => this.deps.media.describe(tx, medium, { storedBytes }))
  }
}
