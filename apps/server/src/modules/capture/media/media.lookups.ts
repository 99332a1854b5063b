import { type SQLWrapper, sql } from 'drizzle-orm'
import { outer } from '../../../platform/db/columns'
import { media } from './media.tables'

/** What others show of a picture. Without a display type there is no copy to show. */
export type Picture = { id: string; displayType: string | null; width: number | null; height: number | null }

export const pictureOf = (mediaId: SQLWrapper) => sql<Picture | null>`(
  select json_build_object('id', m.id, 'displayType', m.display_type, 'width', m.width, 'height', m.height)
  from ${media} m where m.id = ${outer(mediaId)})`

/** Whether a medium is an image that has a copy to show and a known size. */
export const isShownImage = (mediaId: SQLWrapper) => sql<boolean>`exists (
  select from ${media} m where m.id = ${outer(mediaId)}
    and m.kind = 'image' and m.display_type is not null and m.width is not null)`
