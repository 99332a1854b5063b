import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { plans, storageLimits } from '@plumbline/contract'
import { mediaKindOf } from '@plumbline/domain'
import { copyWithoutMetadata, recognizeFile } from '@plumbline/inference'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { Jobs } from '../../../platform/jobs/jobs'
import { isStorageUnavailable, type Range, type Storage } from '../../../platform/storage/storage'
import type { QuotaService } from '../../billing/billing/quota.service'
import { captureTime } from './capture-time'
import { type Copy, forPrint, type Hidden, originalWithoutFaces, pictureCopies, thumbnailOf } from './copies'
import { hideOriginal } from './hide-original'
import { type MediaFile, mediaRepository as media, type StoredMedia } from './media.repository'
import { isDiskFull, type UploadedFile } from './save-upload'

export type { StoredMedia }
export type Size = 'display' | 'thumbnail'

const folderOf = ({ organizationId, id }: Pick<StoredMedia, 'organizationId' | 'id'>) =>
  `${organizationId}/${id}/`
export const gigabytes = (bytes: number) => `${Math.round((bytes / 1024 ** 3) * 10) / 10} GB`
export const mediaUrl = (id: string, size: Size = 'display') => `/api/media/${id}?size=${size}`
/** Which medium an address of ours leads to. */
export const mediaIdIn = (url: string) => url.split(/[/?]/)[3] ?? ''

/** Files of exports lie in the same store and take up the organization's room. */
export type StoredExports = {
  bytesOf: (tx: ReadHandle, organizationId: string) => Promise<number>
  has: (tx: ReadHandle, organizationId: string, id: string) => Promise<boolean>
}

export type MediaDeps = {
  db: Database
  clock: Clock
  log: Logger
  storage: Storage
  /** Where files lie until they are stored. */
  uploadFolder: string
  quota: Pick<QuotaService, 'current'>
  jobs: Pick<Jobs, 'enqueue'>
  exports: StoredExports
  /** The most bytes of any organization, whatever its plan; undefined: what the plan says. */
  maxStoredBytes: number | undefined
}

const sizes = ['original', 'display', 'thumbnail', 'hidden'] as const

export class MediaService {
  private readonly deps: MediaDeps
  constructor(deps: MediaDeps) {
    this.deps = deps
  }

  find(tx: ReadHandle, organizationId: string, id: string) {
    return media.find(tx, organizationId, id)
  }

  async findAll(tx: ReadHandle, organizationId: string, ids: string[]): Promise<Map<string, StoredMedia>> {
    const found = await media.findAll(tx, organizationId, ids)
    return new Map(found.map(medium => [medium.id, medium]))
  }

  /** The picture that one of our own addresses leads to; another organization's, or another site's, is not found. */
  async pictureAt(tx: ReadHandle, organizationId: string, url: string) {
    const id = url.match(/^\/api\/media\/([0-9a-f-]{36})(\?|$)/)?.[1]
    const found = id ? await media.find(tx, organizationId, id) : undefined
    if (found?.kind !== 'image') throw notFound()
    return found.id
  }

  sameContent(tx: ReadHandle, organizationId: string, sha256: string) {
    return media.newestWithContent(tx, organizationId, sha256)
  }

  /** Others who store the same bytes wait until this transaction ends. */
  lockContent(tx: Transaction, organizationId: string, sha256: string) {
    return media.lockContent(tx, organizationId, sha256)
  }

  /** The file first, then its row: a row without a file would be a lie, a file without a row is swept. */
  async store(
    member: Pick<Member, 'userId' | 'organizationId'>,
    upload: UploadedFile,
    taken: { timeZone: string | null; sent: Date | null } = { timeZone: null, sent: null },
  ): Promise<StoredMedia> {
    const now = this.deps.clock.now()
    const medium: StoredMedia = {
      id: randomUUID(),
      organizationId: member.organizationId,
      uploadedBy: member.userId,
      kind: mediaKindOf(upload.contentType),
      contentType: upload.contentType,
      fileName: upload.fileName,
      byteSize: upload.byteSize,
      storedBytes: null,
      sourceId: null,
      sha256: upload.sha256,
      displayType: null,
      width: null,
      height: null,
      durationSeconds: null,
      capturedAt: await captureTime(upload, { ...taken, now }),
      createdAt: now,
    }
    try {
      await this.deps.storage.put(`${folderOf(medium)}original`, upload.path)
    } catch (error) {
      await this.deleteFiles(medium)
      throw isDiskFull(error) ? new AppError('storage_full') : error
    }
    return medium
  }

  /** The files of a medium whose copies were made before. */
  async writeFiles(
    medium: Pick<StoredMedia, 'organizationId' | 'id'>,
    original: Uint8Array,
    { display, thumbnail }: Pick<Copy, 'display' | 'thumbnail'>,
  ) {
    const folder = folderOf(medium)
    await this.deps.storage.write(`${folder}original`, original)
    await this.deps.storage.write(`${folder}display`, display)
    await this.deps.storage.write(`${folder}thumbnail`, thumbnail)
  }

  insert(tx: Transaction, medium: StoredMedia) {
    return media.insert(tx, medium)
  }

  /** The same for an upload, which is rejected where the organization has no room for it. */
  async insertUpload(tx: Transaction, medium: StoredMedia) {
    const { organizationId } = medium
    await media.lockStorage(tx, organizationId)
    const { used, limit, plan } = await this.storageOf(tx, organizationId)
    if (used + medium.byteSize > limit)
      throw new AppError('storage_limit', {
        params: { used: gigabytes(used), limit: gigabytes(limit), plan: plans[plan].name },
      })
    await media.insert(tx, medium)
  }

  /** Bytes that the organization's files take up, copies included, and how many they may. */
  async storageOf(tx: ReadHandle, organizationId: string) {
    const { plan } = await this.deps.quota.current(tx, organizationId)
    const limit = Math.min(storageLimits[plan], this.deps.maxStoredBytes ?? Number.POSITIVE_INFINITY)
    const exported = await this.deps.exports.bytesOf(tx, organizationId)
    return { used: (await this.bytesOf(tx, organizationId)) + exported, limit, plan }
  }

  /** Bytes that the media take up, copies included. */
  bytesOf(tx: ReadHandle, organizationId: string): Promise<number> {
    return media.storedBytes(tx, organizationId)
  }

  files(tx: ReadHandle, organizationId: string): Promise<MediaFile[]> {
    return media.files(tx, organizationId)
  }

  /** What a medium takes up with all that was made of it. */
  async measure(medium: StoredMedia): Promise<number> {
    const folder = folderOf(medium)
    const found = await Promise.all(sizes.map(name => this.deps.storage.size(`${folder}${name}`)))
    return found.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0)
  }

  /** Once no row names them. Where the store is away, the daily sweep finds and deletes them. */
  async deleteFiles(medium: Pick<StoredMedia, 'organizationId' | 'id'>) {
    const folder = folderOf(medium)
    await this.deps.storage.removeAll(folder).catch((error: unknown) => {
      if (!isStorageUnavailable(error)) throw error
      this.deps.log.warn({ err: error, folder }, 'files are left to the sweep')
    })
  }

  /** What was looked at: the upload itself, or the frame that was taken from it. */
  evidence(medium: StoredMedia) {
    const isFrame = medium.sourceId !== null
    return this.deps.storage.localCopy(`${folderOf(medium)}${isFrame ? 'display' : 'original'}`)
  }

  original(medium: StoredMedia) {
    return this.deps.storage.localCopy(`${folderOf(medium)}original`)
  }

  /**
   * What people see: copies without the metadata that tell where and with what a file was made. Returns their type,
   * null where there is none. A video in which faces were to be hidden has no copy: only the frames of its findings are
   * shown.
   */
  async makeCopies(
    medium: StoredMedia,
    path: string,
    { hidden, signal }: { hidden: Hidden | undefined; signal: AbortSignal },
  ): Promise<string | null> {
    const { storage } = this.deps
    const folder = folderOf(medium)
    if (medium.kind === 'image') {
      const { display, thumbnail, displayType } = await pictureCopies(path, hidden)
      await storage.write(`${folder}display`, display)
      await storage.write(`${folder}thumbnail`, thumbnail)
      if (hidden) await storage.write(`${folder}hidden`, await originalWithoutFaces(path, hidden))
      return displayType
    }
    if (medium.kind === 'video' && hidden) return null
    const to = await this.newFile()
    try {
      if (!(await copyWithoutMetadata({ kind: medium.kind, from: path, to }, { signal }))) return null
      await storage.put(`${folder}display`, to)
      // The row of an imported recording may name any type, such as that of a page with a script.
      return medium.kind === 'video' ? 'video/mp4' : ((await recognizeFile(path)) ?? null)
    } finally {
      await rm(to, { force: true })
    }
  }

  /** What was uploaded is no longer needed once its result is stored: faces are to be hidden in it too. */
  hideOriginal(tx: Transaction, { organizationId, id: mediaId }: StoredMedia) {
    return this.deps.jobs.enqueue(tx, hideOriginal, { organizationId, mediaId })
  }

  /** A file that is deleted with abandoned uploads, should this process end before it is stored. */
  private async newFile() {
    const { uploadFolder } = this.deps
    await mkdir(uploadFolder, { recursive: true, mode: 0o700 })
    return join(uploadFolder, randomUUID())
  }

  describe(
    tx: Transaction,
    medium: StoredMedia,
    facts: Partial<Pick<StoredMedia, 'displayType' | 'width' | 'height' | 'durationSeconds' | 'storedBytes'>>,
  ) {
    return media.update(tx, medium.organizationId, medium.id, facts)
  }

  /** A frame taken from a video as evidence: a picture of its own, already without metadata. */
  async keepFrame(
    of: StoredMedia,
    jpeg: Uint8Array,
    size: { width: number; height: number },
  ): Promise<StoredMedia> {
    const id = randomUUID()
    const thumbnail = await thumbnailOf(jpeg)
    const frame: StoredMedia = {
      ...of,
      id,
      kind: 'image',
      contentType: 'image/jpeg',
      displayType: 'image/jpeg',
      byteSize: jpeg.byteLength,
      storedBytes: jpeg.byteLength + thumbnail.byteLength,
      sourceId: of.id,
      sha256: null,
      ...size,
      durationSeconds: null,
      createdAt: this.deps.clock.now(),
    }
    await this.deps.storage.write(`${folderOf(frame)}display`, jpeg)
    await this.deps.storage.write(`${folderOf(frame)}thumbnail`, thumbnail)
    return frame
  }

  /** The frames that were taken from it go with it. Returns the ids of all whose files are to be deleted. */
  async remove(tx: Transaction, organizationId: string, id: string): Promise<string[]> {
    const frames = await media.framesOf(tx, organizationId, id)
    await media.remove(tx, organizationId, id)
    return [...frames, id]
  }

  /** A picture as it goes on paper, with the size its boxes are measured in; nothing where there is none to show. */
  async forPrint(medium: StoredMedia, faces?: Hidden | 'unknown') {
    if (medium.displayType !== 'image/jpeg' || !medium.width || !medium.height) return undefined
    const key = `${folderOf(medium)}display`
    if ((await this.deps.storage.size(key)) === undefined) return undefined
    const jpeg = await forPrint(await buffer(await this.deps.storage.read(key)), faces)
    return { jpeg, width: medium.width, height: medium.height }
  }

  async open(member: Member, id: string, size: Size) {
    const medium = await media.find(this.deps.db.read, member.organizationId, id)
    if (!medium?.displayType) throw notFound()
    const [wanted, otherwise] = [`${folderOf(medium)}${size}`, `${folderOf(medium)}display`]
    const thumbnail = size === 'thumbnail' && (await this.deps.storage.size(wanted)) !== undefined
    const key = thumbnail ? wanted : otherwise
    const byteSize = await this.deps.storage.size(key)
    if (byteSize === undefined) throw notFound()
    return {
      type: thumbnail ? 'image/jpeg' : medium.displayType,
      byteSize,
      read: (range?: Range) => this.deps.storage.read(key, range),
    }
  }
}
