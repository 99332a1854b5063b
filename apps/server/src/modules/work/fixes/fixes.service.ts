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
import type { EventsService } from '../../insights/events/events.service'
import type { TasksService } from '../tasks/tasks.service'
import type { FixNotices } from './fix-notices'
import { checkFix } from './fixes.jobs'
import { type FixWithPictures, fixesRepository as fixes, type StoredFix } from './fixes.repository'
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
  events: EventsService
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
        await this.recordStep(tx, member, task, 'submitted')
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
    const asked = await this.askedOf(read, member, newest)
    return found.map(fix => presentFix(fix, asked))
  }

  /** Accepting completes the task; sending back opens it again. To accept what is still there, a manager says why. */
  review(
    member: Member,
    id: string,
    { decision, note, resolve }: BodyOf<typeof reviewFix>,
  ): Promise<ResponseOf<typeof reviewFix>> {
    return this.deps.db.transaction(async tx => {
      const fix = await fixes.lock(tx, member.organizationId, id)
      if (!fix) throw notFound()
      if (fix.review !== 'waiting') throw new AppError('fix_reviewed')
      const isAccepted = decision === 'accept'
      if (isAccepted) requireVerdict(fix, note)
      await this.decide(tx, member, fix, { isAccepted, note })
      await this.moveTask(tx, member, fix.taskId, isAccepted)
      const canResolve = isAccepted && (await this.canResolve(tx, member, fix))
      if (canResolve && resolve && fix.violationId)
        await this.deps.violations.setStatusWithin(tx, member, fix.violationId, { status: 'Resolved' })
      const shown = await this.present(tx, member, await this.findOr404(tx, member, id))
      return { ...shown, violationCanBeResolved: canResolve && !resolve }
    })
  }

  /** A manager resolved the violation and said why its last photo doesn't count. */
  async overrule(
    tx: Transaction,
    { member, violationId, reason }: DomainEvents['violation.photo_overruled'],
  ) {
    const fix = await fixes.lockLastOf(tx, member.organizationId, violationId)
    if (fix) await this.decide(tx, member, fix, { isAccepted: true, note: reason })
  }

  private async decide(
    tx: Transaction,
    member: Member,
    fix: StoredFix,
    { isAccepted, note }: { isAccepted: boolean; note: string },
  ) {
    const decided = {
      review: isAccepted ? ('accepted' as const) : ('sent_back' as const),
      reviewedBy: member.userId,
      reviewedAt: this.deps.clock.now(),
    }
    await fixes.update(tx, member.organizationId, fix.id, { ...decided, note })
    // The last photo counts: nobody is asked about those before it again.
    await fixes.updateWaitingBefore(tx, fix, decided)
    const accepted = fix.outcome === 'still_there' ? 'overruled' : 'accepted'
    await this.recordStep(tx, member, { ...fix, id: fix.taskId }, isAccepted ? accepted : 'sent_back', note)
    await this.deps.events.recordAll(tx, member, `fix.${decided.review}`, [{ task_id: fix.taskId }])
    await this.deps.notices.reviewed(tx, member, fix, isAccepted)
  }

  private async recordStep(
    tx: Transaction,
    member: Member,
    { id: taskId, violationId }: Pick<Task, 'id' | 'violationId'>,
    to: 'submitted' | 'accepted' | 'overruled' | 'sent_back',
    note = '',
  ) {
    const step = { field: 'fix', from: null, to } as const
    await this.deps.tasks.record(tx, member, taskId, [step])
    if (violationId)
      await this.deps.violations.record(tx, member, violationId, [
        { ...step, taskId },
        ...(note ? [{ field: 'fixNote' as const, from: null, to: note, taskId }] : []),
      ])
  }

  /** A task that is where it should be stays as it is: closed is completed too. */
  private async moveTask(tx: Transaction, member: Member, taskId: string, isAccepted: boolean) {
    const { status } = await this.deps.tasks.getWithin(tx, member, taskId)
    const isDone = status === 'completed' || status === 'closed'
    if (isDone !== isAccepted)
      await this.deps.tasks.updateWithin(tx, member, taskId, { status: isAccepted ? 'completed' : 'open' })
  }

  /** Whether no other task of the violation is open, and it isn't resolved yet. */
  private async canResolve(tx: ReadHandle, member: Member, { taskId, violationId }: StoredFix) {
    return violationId !== null && this.deps.tasks.isLastOpenOf(tx, member, violationId, taskId)
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
    return presentFix(found, await this.askedOf(tx, member, found))
  }

  /** Who is asked to decide, and what follows from accepting. */
  private async askedOf(tx: ReadHandle, member: Member, { fix }: FixWithPictures) {
    const [reviewer] = await this.deps.notices.reviewersOf(tx, member.organizationId, fix)
    return { reviewerName: reviewer?.name ?? null, canResolve: await this.canResolve(tx, member, fix) }
  }

  private async findOr404(tx: ReadHandle, { organizationId }: Member, id: string) {
    const found = await fixes.find(tx, organizationId, id)
    if (!found) throw notFound()
    return found
  }
}

/** Nobody accepts before there is something to look at, and not against it without a reason. */
function requireVerdict({ outcome }: StoredFix, note: string) {
  if (outcome === 'pending') throw new AppError('fix_pending')
  if (outcome === 'still_there' && note === '')
    throw new AppError('invalid', { fields: { note: 'required' } })
}

/** Everything that can be rejected from the header is rejected before the file is kept. */
async function requirePhoto({ contentType, path }: UploadedFile) {
  if (mediaKindOf(contentType) !== 'image') throw new AppError('photo_only')
  const header = await readImageHeader(path).catch(() => undefined)
  if (!header || header.width * header.height > MAX_PIXELS) throw new AppError('unreadable_media')
}
