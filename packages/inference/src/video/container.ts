import { MAX_VIDEO_SECONDS, VIDEO_SECONDS_TOLERANCE } from '@plumbline/domain'
import {
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MP4,
  QTFF,
} from 'mediabunny'
import { AnalysisError } from '../errors'
import type { Packet } from './plan'

export type VideoInfo = {
  /** Pixels as shown, rotation applied. */
  width: number
  height: number
  /** Clockwise, in degrees. */
  rotation: 0 | 90 | 180 | 270
  durationSeconds: number
}

export type OpenedVideo = {
  info: VideoInfo
  /** `undefined` when the container is fine but its codec is none of ours. */
  decoding: { sink: EncodedPacketSink; config: DecoderConfig; color: Color } | undefined
  /** In decode order. */
  packets: Packet[]
  /** The file holds fewer packets than its header promises. */
  truncated: boolean
  close(): void
}

export type DecoderConfig = {
  codec: string
  codedWidth: number
  codedHeight: number
  description?: Uint8Array
}

export type Color = {
  matrix: 'bt601' | 'bt709' | 'bt2020'
  fullRange: boolean
  /** Samples of ten bits in two bytes. */
  deep: boolean
}

/** 4096 × 2304: twice this and a decoder's reference pictures alone would fill the memory. */
export const MAX_PIXELS = 4096 * 2304
/** Slow motion, 240 frames a second, for longer than a video may be. */
const MAX_PACKETS = 40_000
const MAX_SECONDS = MAX_VIDEO_SECONDS + VIDEO_SECONDS_TOLERANCE

export async function openVideo(path: string): Promise<OpenedVideo> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] })
  try {
    return await readVideo(input)
  } catch (error) {
    input.dispose()
    if (error instanceof AnalysisError) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new AnalysisError('file_missing')
    throw new AnalysisError('video_damaged', error instanceof Error ? error.message : undefined, {
      cause: error,
    })
  }
}

async function readVideo(input: Input): Promise<OpenedVideo> {
  const track = await input.getPrimaryVideoTrack()
  if (!track) {
    const others = await input.getTracks()
    if (others.length === 0)
      throw new AnalysisError('video_damaged', 'no tracks; the end of the file may be missing')
    throw new AnalysisError('video_without_picture')
  }
  const { codedWidth, codedHeight, rotation } = track
  if (codedWidth * codedHeight > MAX_PIXELS) {
    throw new AnalysisError('video_too_large', `${codedWidth} × ${codedHeight} pixels`)
  }
  const { packets, truncated } = await listPackets(track, await input.source.getSize())
  if (packets.length === 0) throw new AnalysisError('video_without_frames')
  if (!packets.some(packet => packet.key)) throw new AnalysisError('video_damaged', 'no key frame')
  const durationSeconds = durationOf(packets)
  if (durationSeconds > MAX_SECONDS) {
    throw new AnalysisError('video_too_long', `${Math.round(durationSeconds)} seconds`)
  }
  const upright = rotation % 180 === 0
  return {
    info: {
      width: upright ? codedWidth : codedHeight,
      height: upright ? codedHeight : codedWidth,
      rotation,
      durationSeconds,
    },
    decoding: await decodingOf(track),
    packets,
    truncated,
    close: () => input.dispose(),
  }
}

async function listPackets(
  track: InputVideoTrack,
  fileBytes: number,
): Promise<{ packets: Packet[]; truncated: boolean }> {
  const sink = new EncodedPacketSink(track)
  const packets: Packet[] = []
  const options = { metadataOnly: true }
  let bytes = 0
  let previous: EncodedPacket | undefined
  try {
    for (
      let packet = await sink.getFirstPacket(options);
      packet;
      packet = await sink.getNextPacket(packet, options)
    ) {
      bytes += packet.byteLength
      if (bytes > fileBytes) {
        if (await isThere(sink, previous))
          throw new AnalysisError('video_damaged', 'frames of more bytes than the file has')
        // One frame that isn't there must not let the others be named again and again.
        return { packets, truncated: true }
      }
      previous = packet
      packets.push({ time: packet.timestamp, key: packet.type === 'key', bytes: packet.byteLength })
      if (packets.length > MAX_PACKETS)
        throw new AnalysisError('video_too_large', `more than ${MAX_PACKETS} frames`)
    }
  } catch (error) {
    if (error instanceof AnalysisError) throw error
    return { packets, truncated: true }
  }
  return { packets, truncated: false }
}

/** The packet after another, or the first: in a file that was cut off, those that don't fit aren't there. */
async function isThere(sink: EncodedPacketSink, previous: EncodedPacket | undefined): Promise<boolean> {
  return (previous ? await sink.getNextPacket(previous) : await sink.getFirstPacket()) !== null
}

function durationOf(packets: readonly Packet[]): number {
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { time } of packets) {
    first = Math.min(first, time)
    last = Math.max(last, time)
  }
  // The last frame is shown for as long as the others were.
  return packets.length === 1 ? 0.04 : ((last - first) * packets.length) / (packets.length - 1)
}

async function decodingOf(track: InputVideoTrack): Promise<OpenedVideo['decoding']> {
  const config = await track.getDecoderConfig()
  if (!config?.codec || !/^(avc1|avc3|hev1|hvc1|vp8|vp0?9|av01)/.test(config.codec)) return undefined
  const { matrix, fullRange } = await track.getColorSpace()
  const standardDefinition = track.codedHeight < 720 && track.codedWidth < 1280
  return {
    sink: new EncodedPacketSink(track),
    config: {
      codec: config.codec,
      codedWidth: track.codedWidth,
      codedHeight: track.codedHeight,
      ...(config.description ? { description: bytesOf(config.description) } : {}),
    },
    color: {
      matrix: matrixNamed(matrix ?? (standardDefinition ? 'smpte170m' : 'bt709')),
      fullRange: fullRange === true,
      deep: isDeep(config.codec),
    },
  }
}

export const bytesOf = (data: ArrayBufferLike | ArrayBufferView) =>
  ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data)

const matrixNamed = (name: string): Color['matrix'] =>
  name.startsWith('bt2020') ? 'bt2020' : name === 'bt709' ? 'bt709' : 'bt601'

/** HEVC's Main 10, AVC's High 10 and 4:2:2 (avc1.6E…, avc1.7A…), and their like. */
const isDeep = (codec: string) => /^(hev1|hvc1)\.[A-C]?2\./.test(codec) || /^avc[13]\.(6E|7A)/i.test(codec)
