import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/client'
import { outer } from '../../../platform/db/columns'
import type { SpreadsheetQuery } from '../../../platform/db/spreadsheet-query'
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

/** What a spreadsheet shows of the files. */
export const filesSheet: SpreadsheetQuery = `select id, file_name as file, kind, content_type as "contentType", byte_size as size,
      captured_at as taken, created_at as created
    from media where organization_id = :organization order by created_at desc`

export type StoredBytes = { id: string; name: string; bytes: number }

/** What the media of each organization take up, the most first. */
export const storageByOrganization = async ({ pool }: Pick<Database, 'pool'>): Promise<StoredBytes[]> =>
  (
    await pool.query<StoredBytes>(`
      select organizations.id, organizations.name, sum(coalesce(stored_bytes, byte_size))::float8 as bytes
      from media join organizations on organizations.id = media.organization_id
      group by 1, 2
      order by 3 desc`)
  ).rows
