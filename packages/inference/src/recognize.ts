import type { MediaType } from '@plumbline/domain'
import { type ByteSource, openBytes } from './audio/wav/bytes'
import { isSoundAlone } from './iso-boxes'
import { MEDIA_TYPE_BYTES, mediaTypeOf } from './media-type'

/** The media type of a whole file: recorders often name sound alone like a video. */
export async function recognize(source: ByteSource): Promise<MediaType | undefined> {
  const type = mediaTypeOf(await source.read(0, MEDIA_TYPE_BYTES))
  const isVideo = type === 'video/mp4' || type === 'video/quicktime'
  return isVideo && (await isSoundAlone(source)) ? 'audio/mp4' : type
}

export async function recognizeFile(path: string): Promise<MediaType | undefined> {
  const source = await openBytes(path)
  try {
    return await recognize(source)
  } finally {
    await source.close()
  }
}
