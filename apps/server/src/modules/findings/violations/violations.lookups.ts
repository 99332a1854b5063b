import type { BoundingBox, LocalizedMessage, Severity } from '@plumbline/contract'
import type { HazardCategory } from '@plumbline/domain'
import { type DetectedHazard, detectedHazards } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, gte, inArray, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { outer } from '../../../platform/db/columns'
import { type Picture, pictureOf } from '../../capture/media/media.lookups'
import { sites } from '../../identity/sites/sites.tables'
import { violations, violationTallies } from './violations.tables'

/** Which findings and tallies count as violations: those that nobody dismissed and that are more than observations. */
export const isViolation = sql`public.is_violation(verdict, basis)`
/** Those of them that aren't resolved. */
export const isOpenViolation = sql`public.is_open_violation(status, verdict, basis)`
/** Advice and claims that nobody dismissed. */
export const isObservation = sql`(verdict is distinct from 'dismissed' and basis in ('advisory', 'claim'))`

const tallied = (organizationId: SQLWrapper) => sql`from ${violationTallies} v
  where v.organization_id = ${outer(organizationId)} and not v.detailed and ${isViolation}`

/** How many violations each category has. */
export const amountByCategory = (organizationId: SQLWrapper) => sql<Partial<
  Record<HazardCategory, number>
> | null>`(
  select json_object_agg(category, amount) from (
    select v.category, sum(v.amount) as amount ${tallied(organizationId)}
    group by 1 having sum(v.amount) > 0) categories)`

/** How many violations are open. */
export const openAmount = (organizationId: SQLWrapper, severity?: Severity) => sql<number>`(
  select coalesce(sum(v.amount), 0)::int ${tallied(organizationId)} and ${isOpenViolation}
  ${severity ? sql`and v.severity = ${severity}` : sql``})`

export const hasViolation = async (tx: ReadHandle, organizationId: string, id: string): Promise<boolean> =>
  (await tx.$count(violations, and(eq(violations.organizationId, organizationId), eq(violations.id, id)))) > 0

/** What a finding says it rests on, where the built-in rules found it. */
const byRule = sql`${violations.messages}->'because'->>'code' like 'violation.%'`

/** Findings of an analysis that people judged since then, and those that they added to one themselves. */
export const judgedFindings = (tx: ReadHandle, organizationId: string, since: Date) =>
  tx
    .select({
      analysisId: violations.analysisId,
      kind: sql<DetectedHazard>`${violations.hazard}`.as('kind'),
      verdict: violations.verdict,
      /** Null for what no analysis found. */
      confidence: violations.confidence,
      isAdded: sql<boolean>`${violations.reportedBy} is not null`.as('is_added'),
    })
    .from(violations)
    .where(
      and(
        eq(violations.organizationId, organizationId),
        gte(violations.detectedAt, since),
        isNotNull(violations.verdict),
        inArray(violations.hazard, [...detectedHazards]),
        sql`case when ${violations.reportedBy} is null then ${byRule}
          else ${isNull(violations.questionId)} and ${violations.verdict} <> 'dismissed' end`,
      ),
    )
    .as('judged')

/** Whether somebody of the organization judged a finding since then. */
export const hasJudgedSince = (organizationId: SQLWrapper, since: Date) => sql<boolean>`exists (
  select from ${violations} v where v.organization_id = ${outer(organizationId)}
    and v.updated_at >= ${since} and v.verdict is not null)`

/** What a list of tasks shows of a violation. */
export type ViolationSummary = {
  type: string
  /** Null where a person wrote it. */
  typeMessage: LocalizedMessage | null
  location: string
  mediaId: string | null
}
export const summaryOf = (violationId: SQLWrapper) => sql<ViolationSummary | null>`(
  select json_build_object('type', v.type, 'typeMessage', v.messages->'type', 'location', v.location,
    'mediaId', v.media_id)
  from ${violations} v where v.id = ${outer(violationId)})`

/** Where a violation is, and what shows it. */
export type Evidence = {
  location: string
  siteId: string | null
  siteName: string | null
  boundingBoxes: BoundingBox[]
  picture: Picture | null
}
export const evidenceOf = (violationId: SQLWrapper) => sql<Evidence | null>`(
  select json_build_object('location', v.location, 'siteId', v.site_id, 'siteName', s.name,
    'boundingBoxes', v.bounding_boxes, 'picture', ${pictureOf(sql`v.media_id`)})
  from ${violations} v left join ${sites} s on s.id = v.site_id where v.id = ${outer(violationId)})`

/**
 * Nobody else changes these until the transaction ends. What belongs to violations is locked after them, and they in the
 * order of their ids, so that two who change the same never wait for each other forever.
 */
export async function lockViolations(
  tx: Transaction,
  organizationId: string,
  ids: SQLWrapper,
  strength: 'update' | 'no key update',
) {
  await tx
    .select({ id: violations.id })
    .from(violations)
    .where(and(eq(violations.organizationId, organizationId), sql`${violations.id} in ${ids}`))
    .orderBy(asc(violations.id))
    .for(strength)
}

export const hasViolations = (analysisId: SQLWrapper) => sql<boolean>`exists (
  select from ${violations} v where v.analysis_id = ${outer(analysisId)})`

/** How many an analysis has, for a spreadsheet's query. */
export const violationCount = (analysisId: string) =>
  `(select count(*) from violations where analysis_id = ${analysisId} and public.is_violation(verdict, basis))`

/** '2 High, 1 Low' of an analysis, for a spreadsheet's query. */
export const violationSeverities = (analysisId: string) =>
  `(select string_agg(amount || ' ' || severity, ', ' order by danger desc) from (
    select severity, danger, count(*) as amount from violations
    where analysis_id = ${analysisId} and public.is_violation(verdict, basis) group by 1, 2) counts)`
