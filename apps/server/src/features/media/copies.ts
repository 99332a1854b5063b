import { withoutMetadata } from '@plumbline/inference'
import sharp from 'sharp'
import type { StoredMedia } from './media.repository'

export type Copy = { display: Uint8Array; displayType: string; thumbnail?: Uint8Array }

const displaySide = 2048
const thumbnailSide = 480

const jpeg = (path: string, side: number, quality: number) =>
  sharp(path)
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer()

/** Pictures are encoded anew; video and sound are packed anew, stream by stream. Neither keeps place or device. */
export const copiesFor = async (kind: StoredMedia['kind'], path: string): Promise<Copy | undefined> => {
  if (kind === 'image') {
    const display = await jpeg(path, displaySide, 85)
    return { display, displayType: 'image/jpeg', thumbnail: await jpeg(path, thumbnailSide, 75) }
  }
  const display = await withoutMetadata(path, kind)
  return display && { display, displayType: kind === 'video' ? 'video/mp4' : 'audio/wav' }
}
