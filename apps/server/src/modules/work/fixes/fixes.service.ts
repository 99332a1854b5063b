import { randomUUID } from 'node:crypto'
import type { BodyOf, Fix, ResponseOf, reviewFix, Task } from '@plumbline/contract'
import { mediaKindOf } from '@plumbline/domain'
import { readImageHeader } from '@plumbline/inference/image/header'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { isCommitUnknown } from '../../../platform/db/database-errors'
import type { DomainEvents } from '../../../platform/domain-events'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { Jobs } from '../../../platform/jobs/jobs'
import type { MediaService } from '../../capture/media/media.service'
import type { UploadedFile } from '../../capture/media/save-upload'
import type { ViolationsService } from '../../findings/violations/violations.service'
import type { TasksService } from '../tasks/tasks.service'
import type { FixNotices } from './fix-notices'
import { checkFix } from './fixes.jobs'
import { type FixWithPictures, fixesRepository as fixes } from './fixes.repository'
import { presentFix } from './present-fix'

/** As many as a picture may have for the detector. */
const MAX_PIXELS = 100_000_000

export type FixesDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  media: MediaService
  tasks: TasksService
  violations: ViolationsService
  notices: FixNotices
}

/** Photos taken after the work. They cost no analysis of the plan: proving a fix must never be a question of credit. */
export class FixesService {
  private readonly deps: FixesDeps
  constructor(deps: FixesDeps) {
    this.deps = deps
  }

  async requireTask(member: Member, taskId: string) {
    await this.deps.tasks.get(member, taskId)
  }

  async submit(member: Member, taskId: string, upload: UploadedFile): Promise<Fix> {
    const { db, media } = this.deps
    const task = await this.deps.tasks.get(member, taskId)
    await requirePhoto(upload)
    await this.rejectSamePhoto(member, task, upload.sha256)
    const sent = await fixes.waitingWithContent(db.read, member.organizationId, taskId, upload.sha256)
    if (sent) return this.present(db.read, member, await this.findOr404(db.read, member, sent.id))
    const medium = await media.store(member, upload)
    const id = randomUUID()
    try {
      return await db.transaction(async tx => {
        // Without a hash it is never taken for a photo that was analyzed.
        await media.insertUpload(tx, { ...medium, sha256: null })
        await fixes.insert(tx, {
          id,
          organizationId: member.organizationId,
          taskId,
          violationId: task.violationId,
          mediaId: medium.id,
          sha256: upload.sha256,
          submittedBy: member.userId,
          submittedAt: this.deps.clock.now(),
          outcome: 'pending',
          boxes: [],
          review: 'waiting',
        })
        await this.recordOnTask(tx, member, taskId, 'submitted')
        await this.deps.jobs.enqueue(tx, checkFix, { organizationId: member.organizationId, fixId: id })
        return this.present(tx, member, await this.findOr404(tx, member, id))
      })
    } catch (error) {
      if (!isCommitUnknown(error)) await media.deleteFiles(medium)
      throw error
    }
  }

  async list(member: Member, taskId: string): Promise<Fix[]> {
    const { read } = this.deps.db
    await this.deps.tasks.get(member, taskId)
    const found = await fixes.ofTask(read, member.organizationId, taskId)
    const [newest] = found
    if (!newest) return []
    const reviewerName = await this.reviewerName(read, member, newest)
    return found.map(fix => presentFix(fix, reviewerName))
  }

  /** Accepting completes the task; sending back opens it again. What the comparison showed decides neither. */
  review(
    member: Member,
    id: string,
    { decision, note }: BodyOf<typeof reviewFix>,
  ): Promise<ResponseOf<typeof reviewFix>> {
    return this.deps.db.transaction(async tx => {
      const fix = await fixes.lock(tx, member.organizationId, id)
      if (!fix) throw notFound()
      if (fix.review !== 'waiting') throw new AppError('fix_reviewed')
      const isAccepted = decision === 'accept'
      await fixes.update(tx, member.organizationId, id, {
        review: isAccepted ? 'accepted' : 'sent_back',
        reviewedBy: member.userId,
        reviewedAt: this.deps.clock.now(),
        note,
      })
      await this.recordOnTask(tx, member, fix.taskId, isAccepted ? 'accepted' : 'sent_back')
      const { violationCanBeResolved } = await this.moveTask(tx, member, fix.taskId, isAccepted)
      await this.deps.notices.reviewed(tx, member, fix, isAccepted)
      const shown = await this.present(tx, member, await this.findOr404(tx, member, id))
      return { ...shown, violationCanBeResolved }
    })
  }

  private recordOnTask(
    tx: Transaction,
    member: Member,
    taskId: string,
    to: 'submitted' | 'accepted' | 'sent_back',
  ) {
    return this.deps.tasks.record(tx, member, taskId, [{ field: 'fix', from: null, to }])
  }

  /** A task that is where it should be stays as it is: closed is completed too. */
  private async moveTask(tx: Transaction, member: Member, taskId: string, isAccepted: boolean) {
    const { status } = await this.deps.tasks.getWithin(tx, member, taskId)
    const isDone = status === 'completed' || status === 'closed'
    if (isDone === isAccepted) return { violationCanBeResolved: false }
    return this.deps.tasks.updateWithin(tx, member, taskId, { status: isAccepted ? 'completed' : 'open' })
  }

  /** The very same file can't show that something has changed. */
  private async rejectSamePhoto(member: Member, { violationId }: Task, sha256: string) {
    if (!violationId) return
    const { read } = this.deps.db
    const { violation } = await this.deps.violations.findOr404(read, member.organizationId, violationId)
    const before =
      violation.mediaId && (await this.deps.media.find(read, member.organizationId, violation.mediaId))
    if (before && before.sha256 === sha256) throw new AppError('same_photo')
  }

  /** The photos of a deleted task go with it; the files once that is certain. */
  async removeOfTask(
    tx: Transaction,
    { organizationId, taskId, afterCommit }: DomainEvents['task.deleting'],
  ) {
    const { media } = this.deps
    const pictures = await fixes.mediaOfTask(tx, organizationId, taskId)
    for (const id of pictures) await media.remove(tx, organizationId, id)
    afterCommit(async () => {
      for (const id of pictures) await media.deleteFiles({ organizationId, id })
    })
  }

  private async present(tx: ReadHandle, member: Member, found: FixWithPictures): Promise<Fix> {
    return presentFix(found, await this.reviewerName(tx, member, found))
  }

  private async reviewerName(tx: ReadHandle, { organizationId }: Member, { fix }: FixWithPictures) {
    const [reviewer] = await this.deps.notices.reviewersOf(tx, organizationId, fix)
    return reviewer?.name ?? null
  }

  private async findOr404(tx: ReadHandle, { organizationId }: Member, id: string) {
    const found = await fixes.find(tx, organizationId, id)
    if (!found) throw notFound()
    return found
  }
}

/** Everything that can be rejected from the header is rejected before the file is kept. */
async function requirePhoto({ contentType, path }: UploadedFile) {
  if (mediaKindOf(contentType) !== 'image') throw new AppError('photo_only')
  const header = await readImageHeader(path).catch(() => undefined)
  if (!header || header.width * header.height > MAX_PIXELS) throw new AppError('unreadable_media')
}
