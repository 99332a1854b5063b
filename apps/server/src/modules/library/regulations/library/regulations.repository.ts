import { aggregated, asArray, jsonRows } from '@plumbline/list-engine/json-rows'
import { prepared } from '@plumbline/list-engine/prepared'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import {
  and,
  between,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../../platform/db/client'
import { regulationChanges, regulations } from '../regulations.tables'

const { embedding: _, asksEmbedding: __, ...columns } = getTableColumns(regulations)
export type StoredRegulation = Omit<typeof regulations.$inferSelect, 'embedding' | 'asksEmbedding'>
export type NewStoredRegulation = typeof regulations.$inferInsert
/** What somebody changes of a regulation. */
export type RegulationEdit = Partial<Omit<NewStoredRegulation, 'id' | 'organizationId' | 'replaces'>>

/** The id that callers know a regulation by, also where an organization's own row stands in for a built-in one. */
export const publicIdOf = ({ id, replaces }: Pick<StoredRegulation, 'id' | 'replaces'>) => replaces ?? id

type Owner = string | Placeholder
const ownedBy = (organizationId: Owner) => eq(regulations.organizationId, organizationId)

/** The built-in regulations that an organization changed or removed. */
const replacedBy = (tx: ReadHandle, organizationId: Owner) =>
  tx
    .select({ id: regulations.replaces })
    .from(regulations)
    .where(and(ownedBy(organizationId), isNotNull(regulations.replaces)))

/** Own rows and built-in ones, without what was removed or replaced. */
const visibleTo = (tx: ReadHandle, organizationId: Owner) =>
  and(
    isNull(regulations.deletedAt),
    or(
      ownedBy(organizationId),
      and(isNull(regulations.organizationId), notInArray(regulations.id, replacedBy(tx, organizationId))),
    ),
  )

const selected = (tx: ReadHandle, condition: SQL | undefined) =>
  tx.select(columns).from(regulations).where(condition)

const organization = sql.placeholder('organizationId')
const isOneOf = (column: PgColumn) => sql`${column} = any(${sql.placeholder('ids')}::uuid[])`

const jsonRow = jsonRows<StoredRegulation>(columns)
const selectByIds = prepared('regulations_by_ids', db =>
  db
    .select({ rows: aggregated(asArray(jsonRow)) })
    .from(regulations)
    .where(
      or(
        and(
          isOneOf(regulations.id),
          or(eq(regulations.organizationId, organization), isNull(regulations.organizationId)),
          isNull(regulations.replaces),
        ),
        and(eq(regulations.organizationId, organization), isOneOf(regulations.replaces)),
      ),
    ),
)

const selectDue = prepared('regulations_due', db =>
  selected(
    db,
    and(
      between(regulations.complianceDeadline, sql.placeholder('start'), sql.placeholder('end')),
      eq(regulations.isActive, true),
      visibleTo(db, organization),
    ),
  ).orderBy(regulations.complianceDeadline, regulations.codeKey),
)

const selectFromFeeds = prepared('regulations_from_feeds', db =>
  selected(
    db,
    and(
      ownedBy(organization),
      eq(regulations.origin, 'feed'),
      gte(regulations.createdAt, sql.placeholder('since')),
      isNull(regulations.deletedAt),
    ),
  )
    .orderBy(desc(regulations.createdAt), desc(regulations.id))
    .limit(sql.placeholder('limit')),
)

export const regulationsRepository = {
  /** Those that the organization sees, by the ids that callers know; in no order, and silent on the others. */
  byIds: async (tx: ReadHandle, organizationId: string, ids: string[]): Promise<StoredRegulation[]> => {
    if (ids.length === 0) return []
    const [selected] = await selectByIds(tx, { organizationId, ids })
    const found = (selected?.rows ?? []).map(jsonRow.read)
    const replaced = new Set(found.flatMap(({ replaces }) => replaces ?? []))
    return found.filter(row => !row.deletedAt && (row.replaces !== null || !replaced.has(row.id)))
  },

  byCodeKeys: (tx: ReadHandle, organizationId: string, keys: string[]): Promise<StoredRegulation[]> =>
    keys.length === 0
      ? Promise.resolve([])
      : selected(tx, and(inArray(regulations.codeKey, keys), visibleTo(tx, organizationId))),

  /** Those to be complied with by a day of the period, the earliest first. */
  dueBetween: (tx: ReadHandle, organizationId: string, start: string, end: string) =>
    selectDue(tx, { organizationId, start, end }),

  fromFeeds: (tx: ReadHandle, organizationId: string, since: Date, limit: number) =>
    selectFromFeeds(tx, { organizationId, since, limit }),

  insert: async (tx: Transaction, row: NewStoredRegulation): Promise<StoredRegulation> => {
    const [inserted] = await tx.insert(regulations).values(row).returning(columns)
    return inserted as StoredRegulation
  },

  /** Only the organization's own row, and only in the version the caller saw. */
  update: async (
    tx: Transaction,
    organizationId: string,
    { id, version }: Pick<StoredRegulation, 'id' | 'version'>,
    changes: RegulationEdit,
  ): Promise<StoredRegulation | undefined> =>
    (
      await tx
        .update(regulations)
        .set({ ...changes, version: version + 1 })
        .where(and(ownedBy(organizationId), eq(regulations.id, id), eq(regulations.version, version)))
        .returning(columns)
    )[0],

  recordChange: async (tx: Transaction, change: typeof regulationChanges.$inferInsert) => {
    await tx.insert(regulationChanges).values(change)
  },
}
