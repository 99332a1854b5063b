import {
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/** Boxes that hold nothing but other boxes. */
const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

/** Makes a new content of a box; `undefined` leaves it as it is, an empty list leaves it out. */
type Rewrite = (type: string, content: Buffer) => Buffer[] | undefined

/** The same file with some of its boxes rewritten. The index has to come last: nothing else may move. */
export function withBoxes(file: Buffer, rewrite: Rewrite): Buffer {
  const boxes: Buffer[] = []
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at)
    const headerBytes = size === 1 ? 16 : 8
    const end = size === 1 ? at + Number(file.readBigUInt64BE(at + 8)) : at + size
    const type = file.toString('latin1', at + 4, at + 8)
    const content = file.subarray(at + headerBytes, end)
    const rewritten = parents.has(type) ? [withBoxes(content, rewrite)] : rewrite(type, content)
    boxes.push(...(rewritten ? rewritten.map(each => box(type, each)) : [file.subarray(at, end)]))
    at = end
  }
  return Buffer.concat(boxes)
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** Numbers of 32 bits behind the version and flags of a box. */
export function table(...numbers: number[]): Buffer {
  const content = Buffer.alloc(4 + numbers.length * 4)
  numbers.forEach((number, index) => {
    content.writeUInt32BE(number, 4 + index * 4)
  })
  return content
}

/** Beyond the end of any clip. */
const NOWHERE = 0x7fff_ffff

/**
 * A clip (MOV) whose index names its first frame again and again: a small file that promises a large video. Frames
 * from the second to the one before `missingUntil` aren't in the file.
 */
export function withFrameRepeated(clip: Uint8Array, times: number, missingUntil = 0): Buffer {
  const file = Buffer.from(clip)
  let frameBytes = 0
  let frameAt = 0
  withBoxes(file, (type, content) => {
    if (type === 'stsz') frameBytes = content.readUInt32BE(4) || content.readUInt32BE(12)
    if (type === 'stco') frameAt = content.readUInt32BE(8)
    return undefined
  })
  const tables: Record<string, Buffer[]> = {
    stsz: [table(frameBytes, times)],
    stts: [table(1, times, 100)],
    stsc: [table(1, 1, 1, 1)],
    stco: [
      table(
        times,
        ...Array.from({ length: times }, (_, index) =>
          index > 0 && index < missingUntil ? NOWHERE : frameAt,
        ),
      ),
    ],
    // Without it every frame is a key frame, shown when it is decoded.
    stss: [],
    ctts: [],
  }
  return withBoxes(file, type => tables[type])
}

/** The same clip with a device's notes beside every picture, as supplemental information of H.264. */
export async function withUserData(clip: Uint8Array, text: string): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(clip), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !decoderConfig) throw new Error('no video')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source)
  await output.start()
  for await (const { data, type, timestamp, duration } of new EncodedPacketSink(track).packets()) {
    const noted = Buffer.concat([lengthPrefixed(userDataUnit(text)), data])
    await source.add(new EncodedPacket(noted, type, timestamp, duration), { decoderConfig })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}

/** User data that names its writer by 16 bytes, as type 5. */
export function userDataUnit(text: string): Buffer {
  const content = Buffer.concat([Buffer.alloc(16, 0xab), Buffer.from(text)])
  return Buffer.concat([Buffer.from([6, 5, content.length]), content, Buffer.from([0x80])])
}

export function lengthPrefixed(unit: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(unit.length)
  return Buffer.concat([length, unit])
}
