/** A photo's own clock: local time as it was shown on the device, and how far that is from UTC where it says so. */
export type ExifTime = { local: Date; offsetMinutes: number | null }

const EXIF_FOLDER = 0x8769
const TAKEN = 0x9003
const DIGITIZED = 0x9004
const TAKEN_OFFSET = 0x9011
const DIGITIZED_OFFSET = 0x9012
const ASCII = 2
const ENTRY_BYTES = 12
/** A folder of a real photo has a few dozen entries. */
const MAX_ENTRIES = 500
const HEADER = 'Exif\0\0'

type Entry = { type: number; count: number; valueAt: number }

/**
 * Reads when a picture was taken, and nothing else. Each entry is looked at once and each value has a fixed length, so
 * that a made-up block costs no more than a real one; a general reader can be kept busy for seconds by 60 kB.
 */
export function exifTime(block: Buffer): ExifTime | null {
  const tiff =
    block.subarray(0, HEADER.length).toString('latin1') === HEADER ? block.subarray(HEADER.length) : block
  try {
    return timeIn(new TiffReader(tiff))
  } catch {
    // It ends before what it points to.
    return null
  }
}

function timeIn(tiff: TiffReader): ExifTime | null {
  const folder = tiff.entries(tiff.uint32(4)).get(EXIF_FOLDER)
  if (!folder) return null
  const entries = tiff.entries(tiff.uint32(folder.valueAt))
  const found =
    localTime(tiff.text(entries.get(TAKEN), 19)) ?? localTime(tiff.text(entries.get(DIGITIZED), 19))
  if (!found) return null
  const offset = tiff.text(entries.get(TAKEN_OFFSET) ?? entries.get(DIGITIZED_OFFSET), 6)
  return { local: found, offsetMinutes: offsetMinutes(offset) }
}

class TiffReader {
  private readonly bytes: Buffer
  private readonly isBigEndian: boolean

  constructor(bytes: Buffer) {
    this.bytes = bytes
    this.isBigEndian = bytes.subarray(0, 2).toString('latin1') === 'MM'
  }

  uint16(at: number) {
    return this.isBigEndian ? this.bytes.readUInt16BE(at) : this.bytes.readUInt16LE(at)
  }

  uint32(at: number) {
    return this.isBigEndian ? this.bytes.readUInt32BE(at) : this.bytes.readUInt32LE(at)
  }

  entries(folderAt: number): Map<number, Entry> {
    const amount = Math.min(this.uint16(folderAt), MAX_ENTRIES)
    const found = new Map<number, Entry>()
    for (let index = 0; index < amount; index++) {
      const at = folderAt + 2 + index * ENTRY_BYTES
      found.set(this.uint16(at), {
        type: this.uint16(at + 2),
        count: this.uint32(at + 4),
        valueAt: at + 8,
      })
    }
    return found
  }

  text(entry: Entry | undefined, length: number): string {
    if (!entry || entry.type !== ASCII || entry.count < length) return ''
    const start = this.uint32(entry.valueAt)
    return this.bytes.subarray(start, start + length).toString('latin1')
  }
}

/** '2026:11:14 07:32:10', as if it were UTC. */
function localTime(text: string): Date | null {
  const [, year, month, day, hour, minute, second] =
    text.match(/^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)$/)?.map(Number) ?? []
  if (!year || !month || !day || hour === undefined) return null
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // The calendar would turn February 30 into a day of March.
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day && hour < 24 ? time : null
}

function offsetMinutes(text: string): number | null {
  const [, sign, hours, minutes] = text.match(/^([+-])(\d\d):(\d\d)$/) ?? []
  if (!sign) return null
  const amount = Number(hours) * 60 + Number(minutes)
  return amount > 14 * 60 ? null : sign === '-' ? -amount : amount
}
