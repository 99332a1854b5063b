import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../identity/users/users.tables'
import { fixes } from './fixes.tables'

const submitters = alias(users, 'submitters')
const reviewers = alias(users, 'reviewers')

/** Photos of fixes of some violations that have been compared. */
export const compared = (organizationId: string, violationIds: string[]) =>
  and(
    eq(fixes.organizationId, organizationId),
    inArray(fixes.violationId, violationIds),
    ne(fixes.outcome, 'pending'),
  )

/** The photos of fixes of some violations that have been compared, oldest first. */
export const comparedFixes = (tx: ReadHandle, organizationId: string, violationIds: string[]) =>
  tx
    .select({
      fix: fixes,
      submitter: { firstName: submitters.firstName, lastName: submitters.lastName, email: submitters.email },
      reviewer: { firstName: reviewers.firstName, lastName: reviewers.lastName, email: reviewers.email },
    })
    .from(fixes)
    .leftJoin(submitters, eq(submitters.id, fixes.submittedBy))
    .leftJoin(reviewers, eq(reviewers.id, fixes.reviewedBy))
    .where(compared(organizationId, violationIds))
    .orderBy(asc(fixes.submittedAt), asc(fixes.id))

/** Those of some violations whose last photo of the fix shows that the hazard is still there, and nobody decided otherwise. */
export async function stillThere(
  tx: ReadHandle,
  organizationId: string,
  violationIds: string[],
): Promise<string[]> {
  const last = await tx
    .selectDistinctOn([fixes.violationId], {
      violationId: fixes.violationId,
      outcome: fixes.outcome,
      review: fixes.review,
    })
    .from(fixes)
    .where(compared(organizationId, violationIds))
    .orderBy(fixes.violationId, desc(fixes.submittedAt), desc(fixes.id))
  return last.flatMap(({ violationId, outcome, review }) =>
    violationId && outcome === 'still_there' && review !== 'accepted' ? [violationId] : [],
  )
}
