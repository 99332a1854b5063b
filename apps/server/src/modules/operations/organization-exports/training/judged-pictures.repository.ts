import { and, asc, eq, exists, gt, inArray, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../../platform/db/client'
import { groupBy } from '../../../../platform/group-by'
import { media } from '../../../capture/media/media.tables'
import { violations } from '../../../findings/violations/violations.tables'

const judged = alias(violations, 'judged')

const findingColumns = {
  mediaId: violations.mediaId,
  hazard: violations.hazard,
  verdict: violations.verdict,
  boundingBoxes: violations.boundingBoxes,
}

export const judgedPicturesRepository = {
  /** Pictures with a finding that somebody judged, after the last one, with all their findings. */
  after: async (tx: Transaction, organizationId: string, last: string | undefined, limit: number) => {
    const ofPicture = tx
      .select({ id: judged.id })
      .from(judged)
      .where(
        and(
          eq(judged.organizationId, organizationId),
          eq(judged.mediaId, media.id),
          isNotNull(judged.verdict),
        ),
      )
    const pictures = await tx
      .select({ id: media.id, width: media.width, height: media.height })
      .from(media)
      .where(
        and(
          eq(media.organizationId, organizationId),
          eq(media.kind, 'image'),
          isNotNull(media.displayType),
          isNotNull(media.width),
          last ? gt(media.id, last) : undefined,
          exists(ofPicture),
        ),
      )
      .orderBy(asc(media.id))
      .limit(limit)
    const ids = pictures.map(({ id }) => id)
    const found = ids.length
      ? await tx
          .select(findingColumns)
          .from(violations)
          .where(and(eq(violations.organizationId, organizationId), inArray(violations.mediaId, ids)))
          .orderBy(asc(violations.id))
      : []
    const findings = groupBy(found, ({ mediaId }) => mediaId ?? '')
    return pictures.map(({ id, width, height }) => ({
      id,
      width: width ?? 0,
      height: height ?? 0,
      findings: findings.get(id) ?? [],
    }))
  },
}

export type JudgedPicture = Awaited<ReturnType<typeof judgedPicturesRepository.after>>[number]
