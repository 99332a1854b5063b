import type { LearnedKind } from '@plumbline/contract'
import type { ShownKind } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, desc, eq, exists, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { hasJudgedSince, judgedFindings } from '../../findings/violations/violations.lookups'
import { organizations } from '../../identity/organizations/organizations.tables'
import { sites } from '../../identity/sites/sites.tables'
import { users } from '../../identity/users/users.tables'
import { analyses } from '../analysis/analysis.tables'
import { tagReviews } from '../picture-tags/picture-tags.tables'
import { learnedThresholds as learned, learningSettings } from './learning.tables'

export type StoredThreshold = typeof learned.$inferSelect

/** One line of the judgments: a kind at a site, and how certain the analysis was. */
export type JudgedRow = {
  siteId: string | null
  siteName: string | null
  kind: LearnedKind
  /** Null for what no analysis found. */
  confidence: number | null
  right: number
  wrong: number
}

const count = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`
const one = (organizationId: string, id: string) =>
  and(eq(learned.organizationId, organizationId), eq(learned.id, id))

export const learningRepository = {
  /** What people said of findings since then, made by one version of the detector. */
  judgments: (
    tx: ReadHandle,
    organizationId: string,
    { detector, since }: { detector: string; since: Date },
  ): Promise<JudgedRow[]> => {
    const judged = judgedFindings(tx, organizationId, since)
    // How certain the finding was that a threshold kept back and a person then added.
    const heldBack = sql`(
      select max((held->>'confidence')::float8) from jsonb_array_elements(${analyses.detail}->'heldBack') held
      where held->>'hazard' = ${judged.kind})`
    const confidence = sql<number | null>`round(
      (case when ${judged.isAdded} then ${heldBack} else ${judged.confidence} end)::numeric, 2)::float8`
    return tx
      .select({
        siteId: analyses.siteId,
        siteName: sites.name,
        kind: judged.kind,
        confidence: confidence.as('certainty'),
        right: count(inArray(judged.verdict, ['confirmed', 'corrected'])),
        wrong: count(eq(judged.verdict, 'dismissed')),
      })
      .from(judged)
      .innerJoin(analyses, eq(analyses.id, judged.analysisId))
      .leftJoin(sites, eq(sites.id, analyses.siteId))
      .where(sql`${analyses.detail}->'engine'->>'detector' = ${detector}`)
      .groupBy(analyses.siteId, sites.name, judged.kind, sql`certainty`)
  },

  /** What people said since then of what photos show, as one version of the tagger told it. */
  tagJudgments: async (
    tx: ReadHandle,
    organizationId: string,
    { tagger, since }: { tagger: string; since: Date },
  ): Promise<JudgedRow[]> => {
    const { analysisId, tag } = tagReviews
    const last = tx
      .selectDistinctOn([analysisId, tag], {
        analysisId,
        kind: sql<ShownKind>`'shows:' || ${tag}`.as('kind'),
        confidence: sql<number>`round(${tagReviews.chance}::numeric, 2)::float8`.as('certainty'),
        isRight: tagReviews.isRight,
      })
      .from(tagReviews)
      .where(
        and(
          eq(tagReviews.organizationId, organizationId),
          eq(tagReviews.tagger, tagger),
          gte(tagReviews.createdAt, since),
        ),
      )
      .orderBy(analysisId, tag, desc(tagReviews.position))
      .as('last')
    return tx
      .select({
        siteId: analyses.siteId,
        siteName: sites.name,
        kind: last.kind,
        confidence: last.confidence,
        right: count(sql`${last.isRight}`),
        wrong: count(sql`not ${last.isRight}`),
      })
      .from(last)
      .innerJoin(analyses, eq(analyses.id, last.analysisId))
      .leftJoin(sites, eq(sites.id, analyses.siteId))
      .groupBy(analyses.siteId, sites.name, last.kind, last.confidence)
  },

  list: (tx: ReadHandle, organizationId: string) =>
    tx
      .select({
        stored: learned,
        siteName: sites.name,
        person: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      })
      .from(learned)
      .leftJoin(sites, eq(sites.id, learned.siteId))
      .leftJoin(users, eq(users.id, learned.changedBy))
      .where(eq(learned.organizationId, organizationId)),

  /** Those that apply to a picture of this site. */
  ofSite: (tx: ReadHandle, organizationId: string, siteId: string | null): Promise<StoredThreshold[]> =>
    tx
      .select()
      .from(learned)
      .where(
        and(
          eq(learned.organizationId, organizationId),
          siteId ? eq(learned.siteId, siteId) : isNull(learned.siteId),
        ),
      ),

  /** Others who adjust the same organization wait until this transaction ends. */
  lockOrganization: async (tx: Transaction, organizationId: string) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`learning:${organizationId}`}, 0))`)
  },

  lock: async (tx: Transaction, organizationId: string, id: string): Promise<StoredThreshold | undefined> =>
    (await tx.select().from(learned).where(one(organizationId, id)).for('update'))[0],

  save: async (tx: Transaction, threshold: typeof learned.$inferInsert) => {
    const { id, organizationId, siteId, kind, ...changes } = threshold
    await tx
      .insert(learned)
      .values(threshold)
      .onConflictDoUpdate({ target: [learned.organizationId, learned.siteId, learned.kind], set: changes })
  },

  isEnabled: async (tx: ReadHandle, organizationId: string): Promise<boolean> =>
    (
      await tx
        .select({ enabled: learningSettings.enabled })
        .from(learningSettings)
        .where(eq(learningSettings.organizationId, organizationId))
    )[0]?.enabled ?? true,

  setEnabled: async (tx: Transaction, settings: typeof learningSettings.$inferInsert) => {
    const { organizationId, ...changes } = settings
    await tx
      .insert(learningSettings)
      .values(settings)
      .onConflictDoUpdate({ target: learningSettings.organizationId, set: changes })
  },

  /** Organizations whose people judged something since then, or that have thresholds of their own. */
  active: async (tx: ReadHandle, since: Date): Promise<string[]> => {
    const own = tx
      .select({ id: learned.id })
      .from(learned)
      .where(eq(learned.organizationId, organizations.id))
    const reviewed = tx
      .select({ id: tagReviews.id })
      .from(tagReviews)
      .where(and(eq(tagReviews.organizationId, organizations.id), gte(tagReviews.createdAt, since)))
    const found = await tx
      .select({ id: organizations.id })
      .from(organizations)
      .leftJoin(learningSettings, eq(learningSettings.organizationId, organizations.id))
      .where(
        and(
          sql`coalesce(${learningSettings.enabled}, true)`,
          or(hasJudgedSince(organizations.id, since), exists(reviewed), exists(own)),
        ),
      )
    return found.map(({ id }) => id)
  },
}
