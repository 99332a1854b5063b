/**
 * Removes what a device wrote about itself into the pictures of a video: messages of type 4 and 5 (user data) in the
 * supplemental information (SEI) of H.264 and H.265. Everything else stays byte for byte.
 */
export type NalCodec = 'avc' | 'hevc'

const USER_DATA = new Set([4, 5])
const AVC_SEI = 6
const HEVC_SEI = new Set([39, 40])
/** Where a decoder's configuration says how many bytes each length takes. */
const LENGTH_SIZE_AT = { avc: 4, hevc: 21 } as const

const isSei = (codec: NalCodec, header: number) =>
  codec === 'avc' ? (header & 0x1f) === AVC_SEI : HEVC_SEI.has((header >> 1) & 0x3f)

/** `description` is the decoder's configuration (avcC, hvcC). A unit that claims more than is left ends the packet. */
export function withoutUserData(packet: Uint8Array, codec: NalCodec, description: Uint8Array): Uint8Array {
  const lengthSize = ((description[LENGTH_SIZE_AT[codec]] ?? 3) & 3) + 1
  const kept: Uint8Array[] = []
  let at = 0
  let isChanged = false
  while (at + lengthSize < packet.length) {
    const start = at + lengthSize
    const end = start + lengthAt(packet, at, lengthSize)
    if (end > packet.length) break
    const unit = packet.subarray(start, end)
    const cleaned = isSei(codec, unit[0] ?? 0) ? cleanedUnit(unit, codec) : unit
    if (cleaned === unit) kept.push(packet.subarray(at, end))
    else if (cleaned) kept.push(lengthOf(cleaned.length, lengthSize), cleaned)
    isChanged ||= cleaned !== unit
    at = end
  }
  return isChanged || at !== packet.length ? Buffer.concat(kept) : packet
}

/** The same for the units that H.265 files keep in the decoder's configuration. */
export function configurationWithoutUserData(description: Uint8Array, codec: NalCodec): Uint8Array {
  if (codec === 'avc') return description
  const kept: Uint8Array[] = [description.subarray(0, 23)]
  let at = 23
  for (let arrays = description[22] ?? 0; arrays > 0; arrays--) {
    const head = description.subarray(at, at + 1)
    let units = lengthAt(description, at + 1, 2)
    at += 3
    const cleaned: Uint8Array[] = []
    for (; units > 0 && at + 2 <= description.length; units--) {
      const end = at + 2 + lengthAt(description, at, 2)
      const unit = description.subarray(at + 2, end)
      const clean = isSei(codec, unit[0] ?? 0) ? cleanedUnit(unit, codec) : unit
      if (clean) cleaned.push(Buffer.concat([lengthOf(clean.length, 2), clean]))
      at = end
    }
    kept.push(head, lengthOf(cleaned.length, 2), ...cleaned)
  }
  return Buffer.concat(kept)
}

function lengthAt(bytes: Uint8Array, at: number, size: number): number {
  let value = 0
  for (let index = 0; index < size; index++) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

function lengthOf(value: number, size: number): Uint8Array {
  const bytes = Buffer.alloc(size)
  bytes.writeUIntBE(value, 0, size)
  return bytes
}

/** The unit itself where nothing has to go, `undefined` where nothing is left or it makes no sense. */
function cleanedUnit(unit: Uint8Array, codec: NalCodec): Uint8Array | undefined {
  const headerBytes = codec === 'avc' ? 1 : 2
  const body = unescaped(unit.subarray(headerBytes))
  const messages = messagesIn(body)
  const kept = messages?.filter(({ type }) => !USER_DATA.has(type))
  if (!kept?.length) return undefined
  if (kept.length === messages?.length) return unit
  const trailer = Uint8Array.of(0x80)
  return Buffer.concat([
    unit.subarray(0, headerBytes),
    escaped(Buffer.concat([...kept.map(({ bytes }) => bytes), trailer])),
  ])
}

function messagesIn(body: Uint8Array): { type: number; bytes: Uint8Array }[] | undefined {
  const messages: { type: number; bytes: Uint8Array }[] = []
  let at = 0
  // The last byte is the bit that ends the unit.
  while (at < body.length - 1) {
    const type = numberAt(body, at)
    const size = numberAt(body, type.end)
    const end = size.end + size.value
    if (end > body.length) return undefined
    messages.push({ type: type.value, bytes: body.subarray(at, end) })
    at = end
  }
  return messages
}

/** Written as any number of 255 and a last byte below it. */
function numberAt(body: Uint8Array, from: number) {
  let at = from
  let value = 0
  while (body[at] === 255) {
    value += 255
    at++
  }
  return { value: value + (body[at] ?? 0), end: at + 1 }
}

/** After two zeros a 3 is put in, so that no unit looks like the start of another. */
function unescaped(bytes: Uint8Array): Uint8Array {
  const kept: number[] = []
  let zeros = 0
  for (const byte of bytes) {
    const isPutIn = zeros >= 2 && byte === 3
    zeros = byte === 0 ? zeros + 1 : 0
    if (!isPutIn) kept.push(byte)
  }
  return Uint8Array.from(kept)
}

function escaped(bytes: Uint8Array): Uint8Array {
  const written: number[] = []
  let zeros = 0
  for (const byte of bytes) {
    if (zeros >= 2 && byte <= 3) {
      written.push(3)
      zeros = 0
    }
    written.push(byte)
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return Uint8Array.from(written)
}
