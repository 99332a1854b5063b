const ASCII = 2
const LONG = 4
const EXIF_IFD = 0x8769
const DATE_TIME_ORIGINAL = 0x9003
const OFFSET_TIME_ORIGINAL = 0x9011
const SUB_SECONDS_ORIGINAL = 0x9291

const HEADER = 8
const ENTRY = 12
/** A directory: how many entries it has, the entries, and where the next one is. */
const directorySize = (entries: number) => 2 + entries * ENTRY + 4

const two = (value: number) => String(value).padStart(2, '0')

/** '2026:11:16 08:30:05', by the clock of the device, and how far that is from UTC. */
function localTime(at: Date) {
  const minutes = -at.getTimezoneOffset()
  const ahead = Math.abs(minutes)
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())]
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two)
  return {
    time: `${day.join(':')} ${time.join(':')}`,
    offset: `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`,
  }
}

/** The moment a photo was taken, as a TIFF block. */
function captureTimeBlock(at: Date) {
  const { time, offset } = localTime(at)
  const texts = [
    [DATE_TIME_ORIGINAL, `${time}\0`],
    [OFFSET_TIME_ORIGINAL, `${offset}\0`],
    [SUB_SECONDS_ORIGINAL, `${String(at.getMilliseconds()).padStart(3, '0')}\0`],
  ] as const
  const first = HEADER + directorySize(1)
  let free = first + directorySize(texts.length)
  const bytes = new Uint8Array(free + texts.reduce((sum, [, text]) => sum + text.length, 0))
  const view = new DataView(bytes.buffer)
  const entry = (position: number, tag: number, type: number, count: number, value: number) => {
    view.setUint16(position, tag)
    view.setUint16(position + 2, type)
    view.setUint32(position + 4, count)
    view.setUint32(position + 8, value)
  }
  bytes.set(new TextEncoder().encode('MM\0*'))
  view.setUint32(4, HEADER)
  view.setUint16(HEADER, 1)
  entry(HEADER + 2, EXIF_IFD, LONG, 1, first)
  view.setUint16(first, texts.length)
  texts.forEach(([tag, text], index) => {
    const position = first + 2 + index * ENTRY
    const encoded = new TextEncoder().encode(text)
    // What fits into the entry itself is in it.
    const isShort = encoded.length <= 4
    entry(position, tag, ASCII, encoded.length, isShort ? 0 : free)
    bytes.set(encoded, isShort ? position + 8 : free)
    if (!isShort) free += encoded.length
  })
  return bytes.subarray(0, free)
}

/** A browser's camera says nothing about time. With it, two shots of the same view are never the same file. */
export function withCaptureTime(jpeg: Blob, at: Date): Blob {
  const block = captureTimeBlock(at)
  const name = new TextEncoder().encode('Exif\0\0')
  const marker = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0])
  new DataView(marker.buffer).setUint16(4, 2 + name.length + block.length)
  return new Blob([marker, name, block, jpeg.slice(2)], { type: jpeg.type })
}
