import { randomUUID } from 'node:crypto'
import { type AnalysisResult, type BodyOf, plans, type startUpload, type Upload } from '@plumbline/contract'
import { MAX_VIDEO_BYTES } from '@plumbline/domain'
import type { FastifyRequest } from 'fastify'
import { type Clock, hours, later, minutes } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { freeBytes } from '../../../platform/storage/free-bytes'
import type { Storage } from '../../../platform/storage/storage'
import type { SitesService } from '../../identity/sites/sites.service'
import type { AnalysisService } from '../analysis/analysis.service'
import { gigabytes, type MediaService } from '../media/media.service'
import { megabytes } from '../media/save-upload'
import { assemble, PIECE_BYTES, piecesOf, requireMediaStart, savePiece } from './piece-files'
import { type StoredUpload, uploadsRepository as uploads } from './uploads.repository'

const MAX_PER_PERSON = 5
const MAX_PER_ORGANIZATION = 20
const keptFor = hours(24)
/** As long as putting the pieces together may take. */
const claimedFor = minutes(5)
/** Stays free for everything else that is written. */
const RESERVED_BYTES = 256 * 1024 * 1024
const BATCH_SIZE = 100

/** The file itself is at fault: its pieces are of no use any more. */
const fileFaults = ['file_too_large', 'video_too_long']
const isFileFault = (error: unknown) => error instanceof AppError && fileFaults.includes(error.code)

export type UploadsDeps = {
  db: Database
  clock: Clock
  storage: Storage
  /** Where pieces and files lie until they are stored. */
  uploadFolder: string
  media: MediaService
  sites: SitesService
  analysis: AnalysisService
}

/** Files that come in pieces. What has arrived lies in the store, so that any process can go on with it. */
export class UploadsService {
  private readonly deps: UploadsDeps
  constructor(deps: UploadsDeps) {
    this.deps = deps
  }

  /** The same key continues an upload, so that nothing is sent twice after a lost connection or a restart. */
  async start(
    member: Member,
    { key, fileName, byteSize, ...details }: BodyOf<typeof startUpload>,
  ): Promise<Upload> {
    const { db, sites, clock } = this.deps
    const { organizationId, userId } = member
    if (byteSize === 0) throw new AppError('file_empty')
    if (byteSize > MAX_VIDEO_BYTES)
      throw new AppError('video_too_large', { params: { size: megabytes(byteSize) } })
    await sites.forNew(db.read, organizationId, details.siteId === 'none' ? null : details.siteId)
    const now = clock.now()
    return db.transaction(async tx => {
      await uploads.lock(tx, organizationId)
      const known = await uploads.findByKey(tx, member, key)
      if (known && known.byteSize === byteSize && known.expiresAt > now) {
        await uploads.setDetails(tx, known, details)
        return present(known)
      }
      // Its pieces are swept.
      if (known) await uploads.remove(tx, known)
      await this.requireRoom(tx, member, byteSize)
      const upload: StoredUpload = {
        id: randomUUID(),
        organizationId,
        userId,
        key,
        fileName,
        byteSize,
        receivedBytes: 0,
        details,
        finishingUntil: null,
        analysisId: null,
        createdAt: now,
        expiresAt: later(now, keptFor),
      }
      await uploads.insert(tx, upload)
      return present(upload)
    })
  }

  private async requireRoom(tx: Transaction, { organizationId, userId }: Member, byteSize: number) {
    const unfinished = await uploads.unfinished(tx, organizationId)
    const own = unfinished.filter(upload => upload.userId === userId)
    if (own.length >= MAX_PER_PERSON || unfinished.length >= MAX_PER_ORGANIZATION)
      throw new AppError('too_many_uploads')
    const { used, limit, plan } = await this.deps.media.storageOf(tx, organizationId)
    const onTheirWay = unfinished.reduce((sum, upload) => sum + upload.byteSize, 0)
    if (used + onTheirWay + byteSize > limit)
      throw new AppError('storage_limit', {
        params: { used: gigabytes(used + onTheirWay), limit: gigabytes(limit), plan: plans[plan].name },
      })
    // The pieces, and the whole file for a moment beside them.
    if (RESERVED_BYTES + 2 * byteSize > (await freeBytes(this.deps.uploadFolder)))
      throw new AppError('storage_full')
  }

  async storePiece(
    member: Member,
    { id, offset }: { id: string; offset: number },
    request: FastifyRequest,
  ): Promise<Upload> {
    const { db, storage, uploadFolder } = this.deps
    const upload = await this.findOr404(member, id)
    const piece = await savePiece(request, { folder: uploadFolder, tooLong: pieceExpected(upload) })
    try {
      const isPiece = offset % PIECE_BYTES === 0 && piece.byteSize === bytesAt(upload, offset)
      if (!isPiece || offset > upload.receivedBytes) throw pieceExpected(upload)
      if (offset < upload.receivedBytes) return present(upload)
      if (offset === 0) requireMediaStart(piece.start, upload.byteSize)
      await storage.put(`${piecesOf(upload)}${offset}`, piece.path)
      const range = { from: offset, to: offset + piece.byteSize }
      if (await db.transaction(tx => uploads.advance(tx, upload, range)))
        return present({ ...upload, receivedBytes: range.to })
      return present(await this.findOr404(member, id))
    } finally {
      await piece.discard()
    }
  }

  /** From here on it is an upload like any other. */
  async finish(member: Member, id: string): Promise<AnalysisResult> {
    const { db, clock, analysis, storage, uploadFolder } = this.deps
    const upload = await this.findOr404(member, id)
    if (upload.analysisId) return analysis.get(member, upload.analysisId)
    if (upload.receivedBytes < upload.byteSize) throw pieceExpected(upload)
    const now = clock.now()
    if (!(await db.transaction(tx => uploads.claim(tx, upload, { now, until: later(now, claimedFor) }))))
      throw new AppError('upload_finishing')
    try {
      const file = await assemble(storage, upload, uploadFolder)
      try {
        const started = await analysis.start(member, file, {
          ...upload.details,
          onQueued: async (tx, analysisId) => {
            if (!(await uploads.finish(tx, upload, analysisId))) throw notFound()
          },
        })
        await storage.removeAll(piecesOf(upload))
        return started
      } finally {
        await file.discard()
      }
    } catch (error) {
      if (isFileFault(error)) await this.discard(upload)
      else await db.transaction(tx => uploads.release(tx, upload))
      throw error
    }
  }

  async cancel(member: Member, id: string): Promise<Record<string, never>> {
    const upload = await this.findOr404(member, id)
    if (await this.discard(upload)) return {}
    const { analysisId } = await this.findOr404(member, id)
    if (analysisId)
      await this.deps.analysis.cancel(member, analysisId).catch((error: unknown) => {
        if (!(error instanceof AppError && error.code === 'not_running')) throw error
      })
    return {}
  }

  /** False where it is finished. */
  private async discard(upload: StoredUpload): Promise<boolean> {
    const isRemoved = await this.deps.db.transaction(tx => uploads.removeUnfinished(tx, upload))
    if (isRemoved) await this.deps.storage.removeAll(piecesOf(upload))
    return isRemoved
  }

  async deleteExpired() {
    const { db, clock, storage } = this.deps
    for (;;) {
      const expired = await uploads.expired(db.read, clock.now(), BATCH_SIZE)
      if (expired.length === 0) return
      for (const upload of expired) {
        await storage.removeAll(piecesOf(upload))
        await db.transaction(tx => uploads.remove(tx, upload))
      }
    }
  }

  private async findOr404(member: Member, id: string): Promise<StoredUpload> {
    const found = await uploads.find(this.deps.db.read, member, id)
    if (!found || found.expiresAt <= this.deps.clock.now()) throw notFound()
    return found
  }
}

/** How many bytes a piece has that starts there. */
const bytesAt = ({ byteSize }: StoredUpload, offset: number) => Math.min(PIECE_BYTES, byteSize - offset)

const pieceExpected = (upload: StoredUpload) =>
  new AppError('piece_expected', {
    params: {
      offset: String(upload.receivedBytes),
      bytes: String(bytesAt(upload, upload.receivedBytes)),
    },
  })

const present = ({ id, byteSize, receivedBytes, expiresAt }: StoredUpload): Upload => ({
  id,
  byteSize,
  pieceBytes: PIECE_BYTES,
  receivedBytes,
  expiresAt: expiresAt.toISOString(),
})
