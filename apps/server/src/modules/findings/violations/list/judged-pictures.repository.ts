import type { BoundingBox, Violation } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { groupBy } from '../../../../platform/group-by'
import { isShownImage, pictureOf } from '../../../capture/media/media.lookups'
import { violations } from '../violations.tables'

/** A picture with all its findings, of which somebody judged at least one. */
export type JudgedPicture = {
  id: string
  width: number
  height: number
  findings: { hazard: string | null; verdict: Violation['verdict']; boundingBoxes: BoundingBox[] }[]
}

const findingColumns = {
  mediaId: violations.mediaId,
  hazard: violations.hazard,
  verdict: violations.verdict,
  boundingBoxes: violations.boundingBoxes,
}

export const judgedPicturesRepository = {
  /** Pictures with a finding that somebody judged, after the last one, with all their findings. */
  after: async (
    tx: ReadHandle,
    organizationId: string,
    last: string | undefined,
    limit: number,
  ): Promise<JudgedPicture[]> => {
    const pictures = await tx
      .select({ picture: pictureOf(violations.mediaId) })
      .from(violations)
      .where(
        and(
          eq(violations.organizationId, organizationId),
          isNotNull(violations.verdict),
          last ? gt(violations.mediaId, last) : undefined,
          isShownImage(violations.mediaId),
        ),
      )
      .groupBy(violations.mediaId)
      .orderBy(asc(violations.mediaId))
      .limit(limit)
    const shown = pictures.flatMap(({ picture }) => picture ?? [])
    const ids = shown.map(({ id }) => id)
    const found = ids.length
      ? await tx
          .select(findingColumns)
          .from(violations)
          .where(and(eq(violations.organizationId, organizationId), inArray(violations.mediaId, ids)))
          .orderBy(asc(violations.id))
      : []
    const findings = groupBy(found, ({ mediaId }) => mediaId ?? '')
    return shown.map(({ id, width, height }) => ({
      id,
      width: width ?? 0,
      height: height ?? 0,
      findings: findings.get(id) ?? [],
    }))
  },
}
