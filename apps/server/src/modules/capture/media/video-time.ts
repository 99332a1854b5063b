import { type ByteSource, openBytes } from '@plumbline/inference/audio/wav/bytes'
import { findIsoBox, type IsoBox } from '@plumbline/inference/iso-boxes'

/** Containers count seconds from 1904. */
const EPOCH_1904_MS = Date.UTC(1904, 0, 1)

/** When an MP4 or MOV says it was recorded, in UTC; 0 in the file means that nobody said. */
export async function videoTime(path: string): Promise<Date | null> {
  const source = await openBytes(path)
  try {
    const movie = await findIsoBox(source, 'moov', 0, source.size)
    const header = movie && (await findIsoBox(source, 'mvhd', movie.contentAt, movie.end))
    return header ? await creationTime(source, header) : null
  } finally {
    await source.close()
  }
}

async function creationTime(source: ByteSource, { contentAt }: IsoBox): Promise<Date | null> {
  const bytes = Buffer.from(await source.read(contentAt, 12))
  if (bytes.length < 12) return null
  const seconds = bytes[0] === 1 ? Number(bytes.readBigUInt64BE(4)) : bytes.readUInt32BE(4)
  return seconds > 0 ? new Date(EPOCH_1904_MS + seconds * 1000) : null
}
