import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type LearnedKind,
  type LearnedThreshold,
  type Learning,
  learnedKinds,
  type saveLearning,
} from '@plumbline/contract'
import type { FindingThresholds } from '@plumbline/inference'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { EventsService } from '../../insights/events/events.service'
import { chooseThreshold, figuresAt, hasEnough, isShown, type Judgments } from './choose-threshold'
import type { SiteThresholds } from './hold-back'
import { type JudgedRow, learningRepository as learning, type StoredThreshold } from './learning.repository'

export type LearningDeps = {
  db: Database
  clock: Clock
  events: EventsService
  /** What the shipped detector, rules and tagger ask for. */
  findingThresholds: () => Promise<FindingThresholds>
}

/** Older judgments say little about a site as it is now. */
const JUDGMENTS_COUNT_DAYS = 365
/** The job runs every night; a night that was missed is made up for. */
const ACTIVE_DAYS = 7

type Actor = { organizationId: string; userId: string | null }
type Listed = Awaited<ReturnType<typeof learning.list>>[number]
type Group = Judgments & { siteId: string | null; siteName: string | null; listed: Listed | undefined }

/** Adjusts an organization's thresholds to what its people say of findings, per kind and site. */
export class LearningService {
  private readonly deps: LearningDeps
  constructor(deps: LearningDeps) {
    this.deps = deps
  }

  get({ organizationId }: Member): Promise<Learning> {
    return this.view(this.deps.db.read, organizationId)
  }

  save(member: Member, { enabled }: BodyOf<typeof saveLearning>): Promise<Learning> {
    const { db, clock, events } = this.deps
    const { organizationId, userId } = member
    return db.transaction(async tx => {
      if ((await learning.isEnabled(tx, organizationId)) !== enabled) {
        await learning.setEnabled(tx, {
          organizationId,
          enabled,
          updatedBy: userId,
          updatedAt: clock.now(),
        })
        const event = enabled ? 'learning.enabled' : 'learning.disabled'
        await events.recordWithin(tx, member, { event, source: 'product', data: {} })
      }
      return this.view(tx, organizationId)
    })
  }

  run(member: Member): Promise<Learning> {
    return this.deps.db.transaction(async tx => {
      if (await learning.isEnabled(tx, member.organizationId)) await this.adjust(tx, member)
      return this.view(tx, member.organizationId)
    })
  }

  /** One organization that can't be adjusted keeps none of the others. */
  async runAll() {
    const { db, clock } = this.deps
    const failures: unknown[] = []
    for (const organizationId of await learning.active(db.read, later(clock.now(), -days(ACTIVE_DAYS))))
      await db
        .transaction(tx => this.adjust(tx, { organizationId, userId: null }))
        .catch(error => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }

  undo(member: Member, id: string): Promise<Learning> {
    return this.change(member, id, stored => ({ threshold: stored.shipped, undone: true }))
  }

  resume(member: Member, id: string): Promise<Learning> {
    return this.change(member, id, () => ({ undone: false }))
  }

  /** What applies to a picture of this site; nothing where the organization turned it off. */
  async thresholdsOf(tx: ReadHandle, organizationId: string, siteId: string | null): Promise<SiteThresholds> {
    const shipped = await this.deps.findingThresholds()
    const stored = (await learning.isEnabled(tx, organizationId))
      ? await learning.ofSite(tx, organizationId, siteId)
      : []
    const adjusted = stored.filter(each => each.detector === versionOf(shipped, each.kind) && !each.undone)
    const byKind = new Map(adjusted.map(({ kind, threshold }) => [kind as string, threshold]))
    return { detector: shipped.detector, byKind, calibration: shipped.calibration }
  }

  private change(
    member: Member,
    id: string,
    changes: (stored: StoredThreshold) => Partial<StoredThreshold>,
  ): Promise<Learning> {
    const { organizationId } = member
    return this.deps.db.transaction(async tx => {
      const stored = await learning.lock(tx, organizationId, id)
      if (!stored) throw notFound()
      const changed = { ...stored, ...changes(stored) }
      if (changed.undone !== stored.undone) {
        const event = changed.undone ? 'threshold.undone' : 'threshold.resumed'
        await this.store(tx, member, { ...changed, before: stored.threshold }, event)
      }
      return this.view(tx, organizationId)
    })
  }

  private async adjust(tx: Transaction, { organizationId, userId }: Actor) {
    await learning.lockOrganization(tx, organizationId)
    const versions = await this.deps.findingThresholds()
    for (const { listed, ...group } of await this.groups(tx, organizationId)) {
      const { kind, siteId, shipped } = group
      const detector = versionOf(versions, kind)
      const stored = listed?.stored
      if (stored?.undone) continue
      const before = stored?.detector === detector ? stored.threshold : shipped
      const threshold = chooseThreshold(group)
      if (threshold === before) continue
      const figures = figuresAt(group, threshold)
      const place = { id: stored?.id ?? randomUUID(), organizationId, siteId, kind }
      await this.store(
        tx,
        { organizationId, userId },
        { ...place, detector, shipped, threshold, before, figures, undone: false },
        'threshold.adjusted',
      )
    }
  }

  private async store(
    tx: Transaction,
    { organizationId, userId }: Actor,
    changed: Omit<StoredThreshold, 'changedBy' | 'changedAt'>,
    event: string,
  ) {
    await learning.save(tx, { ...changed, changedBy: userId, changedAt: this.deps.clock.now() })
    const { kind, siteId, before, threshold, shipped, figures } = changed
    const data = {
      kind,
      ...(siteId && { site_id: siteId }),
      from: String(before),
      to: String(threshold),
      shipped: String(shipped),
      confirmed: String(figures.confirmed),
      rejected: String(figures.rejected),
      missed: String(figures.missed),
      precision_before: shareOf(figures.precisionBefore),
      precision_after: shareOf(figures.precisionAfter),
      recall_kept: shareOf(figures.recallKept),
    }
    await this.deps.events.recordAll(tx, { organizationId, userId }, event, [data])
  }

  private async groups(tx: ReadHandle, organizationId: string): Promise<Group[]> {
    const shipped = await this.deps.findingThresholds()
    const { detector, tagger, thresholds } = shipped
    const since = later(this.deps.clock.now(), -days(JUDGMENTS_COUNT_DAYS))
    const rows = [
      ...(await learning.judgments(tx, organizationId, { detector, since })),
      ...(await learning.tagJudgments(tx, organizationId, { tagger, since })),
    ]
    // What a manager undid stays undone with the next detector.
    const listed = (await learning.list(tx, organizationId)).filter(
      ({ stored }) => stored.detector === versionOf(shipped, stored.kind) || stored.undone,
    )
    return groupsOf(rows, listed, thresholds)
  }

  private async view(tx: ReadHandle, organizationId: string): Promise<Learning> {
    const { detector } = await this.deps.findingThresholds()
    const groups = await this.groups(tx, organizationId)
    return {
      enabled: await learning.isEnabled(tx, organizationId),
      detector,
      items: groups.map(present).toSorted(inOrder),
    }
  }
}

/** Of what tells such a kind. */
const versionOf = ({ detector, tagger }: FindingThresholds, kind: LearnedKind) =>
  isShown(kind) ? tagger : detector

const shareOf = (share: { value: number } | null) => (share ? share.value.toFixed(3) : '')

/** By site, those without one last, and by kind. */
const inOrder = (a: LearnedThreshold, b: LearnedThreshold) =>
  Number(a.siteId === null) - Number(b.siteId === null) ||
  (a.siteName ?? '').localeCompare(b.siteName ?? '') ||
  learnedKinds.indexOf(a.kind) - learnedKinds.indexOf(b.kind)

/** Each kind at each site that people judged, or that has a threshold of its own. */
function groupsOf(
  rows: readonly JudgedRow[],
  listed: readonly Listed[],
  thresholds: FindingThresholds['thresholds'],
): Group[] {
  const groups = new Map<string, Group & { judged: Judgments['judged'][number][] }>()
  const groupOf = (kind: LearnedKind, siteId: string | null, siteName: string | null) => {
    const key = `${siteId} ${kind}`
    const group = groups.get(key) ?? {
      siteId,
      siteName,
      kind,
      shipped: thresholds.get(kind) ?? 0,
      judged: [],
      missed: 0,
      listed: listed.find(({ stored }) => stored.kind === kind && stored.siteId === siteId),
    }
    groups.set(key, group)
    return group
  }
  for (const { stored, siteName } of listed) groupOf(stored.kind, stored.siteId, siteName)
  for (const { siteId, siteName, kind, confidence, right, wrong } of rows) {
    const group = groupOf(kind, siteId, siteName)
    if (confidence === null) group.missed += right
    else group.judged.push({ confidence, right, wrong })
  }
  return [...groups.values()]
}

function present({ listed, ...group }: Group): LearnedThreshold {
  const { kind, siteId, siteName, shipped } = group
  const stored = listed?.stored
  const current = stored && !stored.undone ? stored.threshold : shipped
  return {
    id: stored?.id ?? null,
    kind,
    siteId,
    siteName,
    state: stateOf(group, current, stored),
    shipped,
    current,
    figures: figuresAt(group, current),
    change: listed ? changeOf(listed) : null,
  }
}

function stateOf(group: Judgments, current: number, stored: StoredThreshold | undefined) {
  if (stored?.undone) return 'undone'
  if (current !== group.shipped) return 'adjusted'
  return hasEnough(group) ? 'unchanged' : 'collecting'
}

const changeOf = ({ stored, person }: Listed): LearnedThreshold['change'] => ({
  at: stored.changedAt.toISOString(),
  by: person && (`${person.firstName} ${person.lastName}`.trim() || person.email),
  from: stored.before,
  to: stored.threshold,
  figures: stored.figures,
})
