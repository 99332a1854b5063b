import { defaultPpe, type SiteRules } from '@plumbline/domain'
import type { Transaction } from '../../../platform/db/client'
import { rejudge } from '../../findings/violations/violation-rejudging'
import { analysisRepository as analyses, type WithMedia } from './analysis.repository'
import type { AnalysisDeps } from './analysis.service'
import type { StoredDetail } from './analysis.tables'
import { summarize } from './present-analysis'
import { compare, type Judgment, judgeAsWorkSite } from './work-site'

type Deps = Pick<AnalysisDeps, 'violations' | 'clock' | 'sites' | 'learning'>
type Looked = { found: Judgment['found'][]; detail: StoredDetail }

/**
 * Writes what a closer look at a photo found beside what the first look did. The same hazard stays one violation, with
 * the people who were too small before; what only the first look saw stays too, for a person to dismiss.
 */
export async function recordCloserLook(
  deps: Deps,
  tx: Transaction,
  { analysis, medium }: WithMedia,
  looked: Looked,
) {
  const { violations } = deps
  const { id, organizationId, requestedBy, siteId } = analysis
  const site = siteId ? await deps.sites.find(tx, organizationId, siteId) : undefined
  const thresholds = await deps.learning.thresholdsOf(tx, organizationId, siteId)
  const { judgments, detail } =
    analysis.detail?.workSite === 'person'
      ? judgeAsWorkSite(looked.detail, site ?? siteUnder(analysis.detail), thresholds)
      : { judgments: looked.found.map(found => ({ found, mediaId: null })), detail: looked.detail }
  const stored = (await violations.ofAnalyses(tx, organizationId, [id])).get(id) ?? []
  const { added, replaced, same } = compare(judgments, stored)
  const author = { organizationId, userId: requestedBy }
  for (const { id: violationId, judgment } of [...same, ...replaced])
    await rejudge(deps, tx, author, violationId, judgment)
  await violations.recordFound(
    tx,
    { ...analysis, capturedAt: medium.capturedAt },
    added.map(({ found }) => found),
    () => medium.id,
  )
  const now = (await violations.ofAnalyses(tx, organizationId, [id])).get(id) ?? []
  // A photo is asked about once, and what came of it stays.
  const { secondLook } = analysis.detail ?? {}
  await analyses.setJudgment(tx, analysis, {
    summary: summarize(now),
    detail: { ...detail, ...(secondLook && { secondLook }) },
  })
}

/** The place whose rules were applied when a person said that it shows a worksite. */
const siteUnder = ({ law }: StoredDetail): SiteRules => ({
  country: law?.country ?? null,
  state: law?.state ?? null,
  industry: law?.industry ?? 'construction',
  ppe: defaultPpe('general'),
})
