import { type ByteSource, openBytes } from '@plumbline/inference/audio/wav/bytes'
import { findIsoBox } from '@plumbline/inference/iso-boxes'

/** Containers count seconds from 1904. */
const EPOCH_1904_MS = Date.UTC(1904, 0, 1)
/** The header in its longer form, in which times take 64 bits. */
const MAX_HEADER_BYTES = 32
const UNKNOWN_DURATION = 0xffff_ffff

/** When an MP4 or MOV says it was recorded, in UTC; 0 in the file means that nobody said. */
export async function videoTime(path: string): Promise<Date | null> {
  const header = await movieHeader(path)
  if (!header) return null
  const seconds = header.isLong ? Number(header.bytes.readBigUInt64BE(4)) : header.bytes.readUInt32BE(4)
  return seconds > 0 ? new Date(EPOCH_1904_MS + seconds * 1000) : null
}

/** How long an MP4 or MOV says it is; null where it doesn't, such as one that was written piece by piece. */
export async function videoSeconds(path: string): Promise<number | null> {
  const header = await movieHeader(path)
  if (!header) return null
  const { bytes, isLong } = header
  const unitsPerSecond = bytes.readUInt32BE(isLong ? 20 : 12)
  const units = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16)
  return unitsPerSecond === 0 || units === 0 || units === UNKNOWN_DURATION ? null : units / unitsPerSecond
}

async function movieHeader(path: string) {
  const source = await openBytes(path)
  try {
    const bytes = await movieHeaderBytes(source)
    const isLong = bytes?.[0] === 1
    return bytes && bytes.length >= (isLong ? MAX_HEADER_BYTES : 20) ? { bytes, isLong } : null
  } finally {
    await source.close()
  }
}

async function movieHeaderBytes(source: ByteSource) {
  const movie = await findIsoBox(source, 'moov', 0, source.size)
  const header = movie && (await findIsoBox(source, 'mvhd', movie.contentAt, movie.end))
  return header && Buffer.from(await source.read(header.contentAt, MAX_HEADER_BYTES))
}
