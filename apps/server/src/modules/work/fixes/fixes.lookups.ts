import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../identity/users/users.tables'
import { fixes } from './fixes.tables'

const submitters = alias(users, 'submitters')
const reviewers = alias(users, 'reviewers')

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
    .where(
      and(
        eq(fixes.organizationId, organizationId),
        inArray(fixes.violationId, violationIds),
        ne(fixes.outcome, 'pending'),
      ),
    )
    .orderBy(asc(fixes.submittedAt), asc(fixes.id))
