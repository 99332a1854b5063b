import { type FileHandle, open } from 'node:fs/promises'

/** Boxes of a file, and within its `moov`, that are looked at before giving up. */
const MAX_BOXES = 100
const HEADER_BYTES = 16
/** Containers count seconds from 1904. */
const EPOCH_1904_MS = Date.UTC(1904, 0, 1)

type Box = { type: string; contentAt: number; end: number }

/** When an MP4 or MOV says it was recorded, in UTC; 0 in the file means that nobody said. */
export async function videoTime(path: string): Promise<Date | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const movie = await findBox(file, 'moov', 0, size)
    const header = movie && (await findBox(file, 'mvhd', movie.contentAt, movie.end))
    return header ? await creationTime(file, header) : null
  } finally {
    await file.close()
  }
}

async function findBox(file: FileHandle, type: string, from: number, end: number): Promise<Box | null> {
  let at = from
  for (let looked = 0; looked < MAX_BOXES && at + 8 <= end; looked++) {
    const box = await boxAt(file, at, end)
    if (!box || box.type === type) return box
    at = box.end
  }
  return null
}

async function boxAt(file: FileHandle, at: number, end: number): Promise<Box | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, at)
  if (bytesRead < 8) return null
  const short = buffer.readUInt32BE(0)
  const isLong = short === 1
  if (isLong && bytesRead < HEADER_BYTES) return null
  const size = isLong ? Number(buffer.readBigUInt64BE(8)) : short === 0 ? end - at : short
  if (size < 8) return null
  const type = buffer.toString('latin1', 4, 8)
  return { type, contentAt: at + (isLong ? HEADER_BYTES : 8), end: Math.min(end, at + size) }
}

async function creationTime(file: FileHandle, { contentAt }: Box): Promise<Date | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, contentAt)
  if (bytesRead < 12) return null
  const seconds = buffer[0] === 1 ? Number(buffer.readBigUInt64BE(4)) : buffer.readUInt32BE(4)
  return seconds > 0 ? new Date(EPOCH_1904_MS + seconds * 1000) : null
}
