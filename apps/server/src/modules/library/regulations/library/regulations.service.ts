import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  allows,
  type Gate,
  type NewRegulation,
  type Regulation,
  type RegulationChanges,
  type RegulationDetail,
} from '@plumbline/contract'
import { codeKey, parseCode } from '@plumbline/knowledge/regulations/codes'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../../platform/clock'
import type { Database, Transaction } from '../../../../platform/db/client'
import { AppError, notFound } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import type { Jobs } from '../../../../platform/jobs/jobs'
import type { BillingService } from '../../../billing/billing/billing.service'
import type { RegulationAction } from '../regulations.tables'
import { type LibraryVersions, libraryRepository as library } from './library.repository'
import { embedLibrary } from './library.service'
import { plainSummary } from './plain-summary'
import { present, titleIn, translatedTo } from './present-regulation'
import {
  type NewStoredRegulation,
  publicIdOf,
  type RegulationEdit,
  regulationsRepository as regulations,
  type StoredRegulation,
} from './regulations.repository'

type LibraryGate = Extract<Gate, 'regulations' | 'tasksFromRegulations'>

export type RegulationsDeps = { db: Database; clock: Clock; jobs: Jobs; billing: BillingService }

/** The regulations an organization sees: who may read them, and how they are created, changed and deleted. */
export class RegulationsService {
  private readonly deps: RegulationsDeps
  constructor(deps: RegulationsDeps) {
    this.deps = deps
  }

  hasPlan(tx: ReadHandle, organizationId: string, gate: LibraryGate = 'regulations') {
    return this.deps.billing.allows(tx, organizationId, gate)
  }

  requirePlan(tx: ReadHandle, organizationId: string, gate: LibraryGate = 'regulations') {
    return this.deps.billing.require(tx, organizationId, gate)
  }

  /** The same check for lists, which also need the versions of what they list. */
  async requireLibraries(tx: ReadHandle, organizationId: string): Promise<LibraryVersions> {
    const versions = await this.libraries(tx, organizationId)
    if (!versions) throw new AppError('regulations_need_a_plan')
    return versions
  }

  /** Null where the plan doesn't include the library. */
  async libraries(tx: ReadHandle, organizationId: string): Promise<LibraryVersions | null> {
    const access = await library.access(tx, organizationId)
    return access && allows(access.plan, 'regulations') ? access.versions : null
  }

  /** Whoever writes regulations takes this first and stamps it on every row as `changedIn`; see decision 9. */
  async nextVersion(tx: Transaction, organizationId: string): Promise<number> {
    await this.deps.jobs.enqueue(tx, embedLibrary, { library: organizationId })
    return library.nextVersion(tx, organizationId)
  }

  /** On every plan: answers and findings cite rules, and whoever is shown one may read it. */
  async get(member: Member, id: string): Promise<RegulationDetail> {
    const { read } = this.deps.db
    const row = await this.findOr404(read, member, id)
    const related = await regulations.byCodeKeys(read, member.organizationId, row.relatedCodes.map(codeKey))
    const regulation = present(row)
    return {
      ...regulation,
      related: related.map(present).map(other => ({
        id: other.id,
        regulation_code: other.regulation_code,
        title: titleIn(other, member.language),
      })),
      translated: translatedTo(member.language, regulation),
    }
  }

  async summary(member: Member, id: string) {
    const { read } = this.deps.db
    await this.requirePlan(read, member.organizationId)
    return plainSummary(await this.findOr404(read, member, id), member.language)
  }

  create(member: Member, given: NewRegulation): Promise<Regulation> {
    return this.deps.db.transaction(async tx => {
      await this.requirePlan(tx, member.organizationId)
      const changedIn = await this.nextVersion(tx, member.organizationId)
      await this.requireFreeCode(tx, member, given.regulation_code)
      const now = this.deps.clock.now()
      const row = await regulations.insert(tx, {
        ...asColumns(given),
        id: randomUUID(),
        organizationId: member.organizationId,
        origin: 'written',
        changedIn,
        createdBy: member.userId,
        updatedBy: member.userId,
        createdAt: now,
        updatedAt: now,
      } as NewStoredRegulation)
      await this.record(tx, member, 'created', undefined, row)
      return present(row)
    })
  }

  update(member: Member, id: string, changes: RegulationChanges): Promise<Regulation> {
    return this.deps.db.transaction(async tx => {
      await this.requirePlan(tx, member.organizationId)
      const changedIn = await this.nextVersion(tx, member.organizationId)
      const before = await this.findOr404(tx, member, id)
      if (changes.version !== undefined && changes.version !== before.version)
        throw new AppError('version_conflict')
      if (changes.regulation_code && codeKey(changes.regulation_code) !== before.codeKey)
        await this.requireFreeCode(tx, member, changes.regulation_code)
      const edit = changedColumns(before, asColumns(changes))
      if (Object.keys(edit).length === 0) return present(before)
      const isReworded = edit.title !== undefined || edit.summary !== undefined
      const after = await this.write(tx, member, before, {
        ...edit,
        changedIn,
        ...(isReworded && { embedding: null }),
      })
      await this.record(tx, member, 'changed', before, after)
      return present(after)
    })
  }

  async remove(member: Member, id: string) {
    await this.deps.db.transaction(async tx => {
      await this.requirePlan(tx, member.organizationId)
      const changedIn = await this.nextVersion(tx, member.organizationId)
      const before = await this.findOr404(tx, member, id)
      await this.write(tx, member, before, { changedIn, deletedAt: this.deps.clock.now() })
      await this.record(tx, member, 'removed', before, undefined)
    })
    return {}
  }

  /** One regulation for another feature that has looked after the plan itself. */
  async find(tx: ReadHandle, organizationId: string, id: string): Promise<Regulation | undefined> {
    return (await this.findAll(tx, organizationId, [id])).get(id)
  }

  async findAll(tx: ReadHandle, organizationId: string, ids: string[]): Promise<Map<string, Regulation>> {
    const found = await regulations.byIds(tx, organizationId, ids)
    return new Map(found.map(row => [publicIdOf(row), present(row)]))
  }

  async byCode(tx: ReadHandle, organizationId: string, code: string): Promise<Regulation | undefined> {
    return (await this.byCodes(tx, organizationId, [code])).get(code)
  }

  /** The regulation each code names, or else the closest one around it: for 1926.501(b)(4)(i) that is 1926.501(b)(4). */
  async byCodes(
    tx: ReadHandle,
    organizationId: string,
    codes: readonly string[],
  ): Promise<Map<string, Regulation>> {
    const keys = new Map(codes.map(code => [code, keysAround(code)]))
    const found = await regulations.byCodeKeys(tx, organizationId, [...new Set([...keys.values()].flat())])
    const byKey = new Map(found.map(row => [row.codeKey, row]))
    return new Map(
      [...keys].flatMap(([code, around]) => {
        const closest = around.map(key => byKey.get(key)).find(row => row !== undefined)
        return closest ? [[code, present(closest)] as const] : []
      }),
    )
  }

  /** Those to be complied with by a day of the period, the earliest first. */
  async dueBetween(tx: ReadHandle, organizationId: string, start: string, end: string) {
    return (await regulations.dueBetween(tx, organizationId, start, end)).map(present)
  }

  /** What feeds brought since then, the newest first. */
  async fromFeedsSince(tx: ReadHandle, organizationId: string, since: Date, limit: number) {
    return (await regulations.fromFeeds(tx, organizationId, since, limit)).map(present)
  }

  private async findOr404(tx: ReadHandle, member: Member, id: string): Promise<StoredRegulation> {
    const [found] = await regulations.byIds(tx, member.organizationId, [id])
    if (!found) throw notFound()
    return found
  }

  private async requireFreeCode(tx: Transaction, member: Member, code: string) {
    const [taken] = await regulations.byCodeKeys(tx, member.organizationId, [codeKey(code)])
    if (taken)
      throw new AppError('regulation_exists', { params: { code: taken.code, id: publicIdOf(taken) } })
  }

  /** A built-in regulation is not written to: the organization gets a row of its own in its place. */
  private async write(
    tx: Transaction,
    member: Member,
    before: StoredRegulation,
    changes: RegulationEdit,
  ): Promise<StoredRegulation> {
    const by = { updatedBy: member.userId, updatedAt: this.deps.clock.now() }
    if (before.organizationId !== null) {
      const after = await regulations.update(tx, member.organizationId, before, { ...changes, ...by })
      if (!after) throw new AppError('version_conflict')
      return after
    }
    return regulations.insert(tx, {
      ...before,
      ...changes,
      ...by,
      id: randomUUID(),
      organizationId: member.organizationId,
      replaces: before.id,
      origin: 'written',
      position: null,
      createdBy: member.userId,
      version: before.version + 1,
    })
  }

  private record(
    tx: Transaction,
    member: Member,
    action: RegulationAction,
    before: StoredRegulation | undefined,
    after: StoredRegulation | undefined,
  ) {
    return regulations.recordChange(tx, {
      id: randomUUID(),
      organizationId: member.organizationId,
      regulationId: publicIdOf((after ?? before) as StoredRegulation),
      userId: member.userId,
      action,
      before: before ? present(before) : null,
      after: after ? present(after) : null,
      createdAt: this.deps.clock.now(),
    })
  }
}

/** The key of a code and of every wider rule around it, closest first. */
function keysAround(code: string): string[] {
  const parsed = parseCode(code)
  const key = codeKey(code)
  if (parsed?.system !== 'cfr') return [key]
  const parts = key.split(' ')
  return parsed.paragraphs
    .map((_, depth) => parts.slice(0, parts.length - depth).join(' '))
    .concat(parts.slice(0, parts.length - parsed.paragraphs.length).join(' '))
}

/** A regulation that is sent back as it was returned changes nothing. */
const changedColumns = (before: StoredRegulation, edit: RegulationEdit): RegulationEdit =>
  Object.fromEntries(
    Object.entries(edit).filter(
      ([column, value]) => !isDeepStrictEqual(value, before[column as keyof StoredRegulation]),
    ),
  )

function asColumns(given: RegulationChanges): RegulationEdit {
  const columns = {
    title: given.title,
    code: given.regulation_code,
    codeKey: given.regulation_code && codeKey(given.regulation_code),
    summary: given.summary,
    description: given.description,
    industry: given.industry,
    regulatoryBody: given.regulatory_body,
    jurisdiction: given.jurisdiction,
    riskLevel: given.risk_level,
    tags: given.tags,
    relatedCodes: given.related_regulations,
    source: given.source,
    authority: given.authority,
    documentType: given.document_type,
    complianceDeadline: given.compliance_deadline,
    isActive: given.is_active,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}
