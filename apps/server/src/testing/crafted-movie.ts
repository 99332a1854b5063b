/** Writes QuickTime files that an honest program wouldn't: every number is as it is told, whatever the file holds. */
type CraftedTrack = {
  kind: 'vide' | 'soun'
  codec: string
  /** What the container says, in pixels, or the channels and rate of a sound. */
  size: [number, number]
  /** Boxes behind the description of the codec. */
  setup?: Buffer
  samples: Buffer[]
  /** How often the index names the samples, one after the other. */
  repeats?: number
  /** Names this many samples behind the end of the file, after the first. */
  missing?: number
  /** Says that there are so many samples, and lists none. */
  promised?: number
  /** Between two samples, in thousandths of a second. */
  step?: number
}

function u16(...values: number[]) {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => {
    bytes.writeUInt16BE(value, at * 2)
  })
  return bytes
}
export function u32(...values: number[]) {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => {
    bytes.writeUInt32BE(value, at * 4)
  })
  return bytes
}
export function box(type: string, ...content: Buffer[]) {
  const bytes = Buffer.concat(content)
  return Buffer.concat([u32(8 + bytes.length), Buffer.from(type, 'latin1'), bytes])
}

const TIME_SCALE = 1_000
const BEYOND_THE_END = 0x7fff_fff0
const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
const FILE_TYPE = box('ftyp', Buffer.from('qt  '), u32(0), Buffer.from('qt  '))

function description({ kind, codec, size: [first, second], setup = Buffer.alloc(0) }: CraftedTrack) {
  const start = Buffer.concat([Buffer.alloc(6), u16(1)])
  const video = [Buffer.alloc(16), u16(first, second), u32(0x480000, 0x480000, 0), u16(1), Buffer.alloc(32)]
  const sound = [Buffer.alloc(8), u16(first, 16, 0, 0), u32((second * 0x10000) % 2 ** 32)]
  const depth = kind === 'vide' ? [u16(24, 0xffff)] : []
  return box(codec, start, ...(kind === 'vide' ? video : sound), ...depth, setup)
}

function index(track: CraftedTrack, offsets: number[]) {
  const { samples, repeats = 1, missing = 0, promised, step = 40 } = track
  const named = Array.from({ length: samples.length * repeats }, (_, at) => at % samples.length)
  const count = promised ?? named.length
  const sizes = promised ? [] : named.map(at => samples[at]?.length ?? 0)
  const places = named.map((at, position) =>
    position > 0 && position <= missing ? BEYOND_THE_END : (offsets[at] ?? 0),
  )
  return box(
    'stbl',
    box('stsd', u32(0, 1), description(track)),
    box('stts', u32(0, 1, count, step)),
    box('stsc', u32(0, 1, 1, 1, 1)),
    box('stsz', u32(0, 0, count, ...sizes)),
    box('stco', u32(0, promised ?? places.length, ...(promised ? [] : places))),
  )
}

function trackBox(track: CraftedTrack, offsets: number[], id: number) {
  const isVideo = track.kind === 'vide'
  const shown = isVideo ? track.size.map(side => (side * 0x10000) % 2 ** 32) : [0, 0]
  const length = (track.samples.length * (track.repeats ?? 1) * (track.step ?? 40)) % 2 ** 32
  return box(
    'trak',
    box('tkhd', u32(15, 0, 0, id, 0, length, 0, 0, 0, isVideo ? 0 : 0x1000000), MATRIX, u32(...shown)),
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, TIME_SCALE, length, 0)),
      box('hdlr', u32(0), Buffer.from(`mhlr${track.kind}`), Buffer.alloc(13)),
      box(
        'minf',
        isVideo ? box('vmhd', u32(1, 0, 0)) : box('smhd', u32(0, 0)),
        box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))),
        index(track, offsets),
      ),
    ),
  )
}

/** `times` repeats the last track, with the same samples. */
export function movie(tracks: CraftedTrack[], times = 1, type = FILE_TYPE): Buffer {
  let at = type.length + 8
  const offsets = tracks.map(({ samples }) =>
    samples.map(sample => {
      const here = at
      at += sample.length
      return here
    }),
  )
  const data = box('mdat', ...tracks.flatMap(({ samples }) => samples))
  const boxes = tracks.map((track, which) => trackBox(track, offsets[which] ?? [], which + 1))
  const last = boxes.at(-1) ?? Buffer.alloc(0)
  const header = box(
    'mvhd',
    u32(0, 0, 0, TIME_SCALE, 1_000, 0x10000, 0x1000000, 0, 0),
    MATRIX,
    Buffer.alloc(24),
    u32(2),
  )
  return Buffer.concat([type, data, box('moov', header, ...boxes, ...Array(times - 1).fill(last))])
}
