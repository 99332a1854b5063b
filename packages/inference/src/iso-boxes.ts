import type { ByteSource } from './audio/wav/bytes'

/** Boxes in a row that are looked at before giving up. */
const MAX_BOXES = 100
const HEADER_BYTES = 16
/** A box that knows its version and names what its track holds. */
const HANDLER_AT = 8

export type IsoBox = { type: string; contentAt: number; end: number }

/** The boxes of an MP4 or MOV between two places of the file. */
export async function* isoBoxes(source: ByteSource, from: number, end: number): AsyncGenerator<IsoBox> {
  let at = from
  for (let looked = 0; looked < MAX_BOXES && at + 8 <= end; looked++) {
    const box = await boxAt(source, at, end)
    if (!box) return
    yield box
    at = box.end
  }
}

export async function findIsoBox(source: ByteSource, type: string, from: number, end: number) {
  for await (const box of isoBoxes(source, from, end)) if (box.type === type) return box
  return undefined
}

async function boxAt(source: ByteSource, at: number, end: number): Promise<IsoBox | undefined> {
  const bytes = Buffer.from(await source.read(at, HEADER_BYTES))
  if (bytes.length < 8) return undefined
  const short = bytes.readUInt32BE(0)
  const isLong = short === 1
  if (isLong && bytes.length < HEADER_BYTES) return undefined
  const size = isLong ? Number(bytes.readBigUInt64BE(8)) : short === 0 ? end - at : short
  if (size < 8) return undefined
  const type = bytes.toString('latin1', 4, 8)
  return { type, contentAt: at + (isLong ? HEADER_BYTES : 8), end: Math.min(end, at + size) }
}

/** Whether an MP4 or MOV has sound and no picture, which its first bytes needn't tell. */
export async function isSoundAlone(source: ByteSource): Promise<boolean> {
  const movie = await findIsoBox(source, 'moov', 0, source.size)
  if (!movie) return false
  const handlers: string[] = []
  for await (const track of isoBoxes(source, movie.contentAt, movie.end)) {
    if (track.type !== 'trak') continue
    const medium = await findIsoBox(source, 'mdia', track.contentAt, track.end)
    const handler = medium && (await findIsoBox(source, 'hdlr', medium.contentAt, medium.end))
    if (handler)
      handlers.push(Buffer.from(await source.read(handler.contentAt + HANDLER_AT, 4)).toString('latin1'))
  }
  return handlers.includes('soun') && !handlers.includes('vide')
}
