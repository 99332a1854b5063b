import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
} from 'mediabunny'
import { AnalysisError } from '../errors'
import { bytesOf } from '../video/container'
import { limitedFile } from './limited-file'
import { configurationWithoutUserData, withoutUserData } from './user-data'

/** What a container holds beside the frames and the index, of which a copy has no more than the original. */
export const MAX_OVERHEAD_BYTES = 65_536
/** A frame's entry in the index: it counts even for frames without any bytes. */
const MIN_PACKET_BYTES = 4

/** The index comes last: before the frames, all of them would have to be in memory. */
const format = new Mp4OutputFormat({ fastStart: false })

/** A track of the copy, its packets in the order in which they are decoded. */
type Stream = {
  packets: AsyncGenerator<EncodedPacket, void>
  add: (packet: EncodedPacket) => Promise<void>
  close: () => void
}

/** Writes the picture and the sound of a video to a new file, packet by packet, and nothing else that it holds. */
export async function repackVideo(from: string, to: string): Promise<void> {
  const source = new FilePathSource(from)
  const input = new Input({ source, formats: [MP4, QTFF] })
  try {
    const maxBytes = await source.getSize()
    const output = new Output({
      format,
      target: new StreamTarget(limitedFile(to, maxBytes + MAX_OVERHEAD_BYTES)),
    })
    const video = await input.getPrimaryVideoTrack()
    if (!video) throw new AnalysisError('video_without_picture')
    const audio = await input.getPrimaryAudioTrack()
    // What is shown before zero isn't meant to be shown, such as the first sound of an encoder.
    const start = Math.max(0, await input.getFirstTimestamp(audio ? [video, audio] : [video]))
    const streams = [await videoStream(video, output), ...(audio ? await audioStream(audio, output) : [])]
    await output.start()
    await copyPackets(streams, { start, maxBytes })
    await output.finalize()
  } finally {
    input.dispose()
  }
}

/** In the order of time, so that a player finds picture and sound side by side. */
async function copyPackets(streams: Stream[], { start, maxBytes }: { start: number; maxBytes: number }) {
  let bytes = 0
  const next = async (stream: Stream) => {
    const { value: packet } = await stream.packets.next()
    if (packet) return { stream, packet }
    stream.close()
    return undefined
  }
  const heads = await Promise.all(streams.map(next))
  for (;;) {
    const head = heads.reduce((first, other) =>
      !other || (first && first.packet.timestamp <= other.packet.timestamp) ? first : other,
    )
    if (!head) return
    const { stream, packet } = head
    bytes += Math.max(MIN_PACKET_BYTES, packet.byteLength)
    // An index can name the same bytes again and again.
    if (bytes > maxBytes) throw new AnalysisError('video_damaged', 'frames of more bytes than the file has')
    await stream.add(at(packet, packet.timestamp - start))
    heads[heads.indexOf(head)] = await next(stream)
  }
}

const at = ({ data, type, duration }: EncodedPacket, timestamp: number) =>
  new EncodedPacket(data, type, timestamp, duration)

async function videoStream(track: InputVideoTrack, output: Output): Promise<Stream> {
  const codec = await track.getCodec()
  const config = await track.getDecoderConfig()
  if (!codec || !config || !format.getSupportedVideoCodecs().includes(codec))
    throw new AnalysisError('video_codec_unsupported')
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { transformationMatrix: await track.getTransformationMatrix() })
  const nalCodec = codec === 'avc' || codec === 'hevc' ? codec : undefined
  const description = config.description && bytesOf(config.description)
  if (nalCodec && !description) throw new AnalysisError('video_codec_unsupported', 'no configuration')
  const decoderConfig =
    nalCodec && description
      ? { ...config, description: configurationWithoutUserData(description, nalCodec) }
      : config
  const sink = new EncodedPacketSink(track)
  let latest = Number.NEGATIVE_INFINITY
  return {
    packets: packetsFrom(sink, await sink.getFirstKeyPacket({ verifyKeyPackets: true })),
    add: async packet => {
      // A key frame that is shown before others it comes after in the file can't be jumped to.
      const type = packet.timestamp < latest ? 'delta' : packet.type
      latest = Math.max(latest, packet.timestamp)
      const data = nalCodec && description ? withoutUserData(packet.data, nalCodec, description) : packet.data
      if (data.length === 0) return
      await source.add(new EncodedPacket(data, type, packet.timestamp, packet.duration), { decoderConfig })
    },
    close: () => source.close(),
  }
}

async function audioStream(track: InputAudioTrack, output: Output): Promise<Stream[]> {
  const codec = await track.getCodec()
  const config = await track.getDecoderConfig()
  // A picture without its sound is still worth showing.
  if (!codec || !config || !format.getSupportedAudioCodecs().includes(codec)) return []
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  const sink = new EncodedPacketSink(track)
  let latest = Number.NEGATIVE_INFINITY
  return [
    {
      packets: packetsFrom(sink, await sink.getFirstKeyPacket()),
      add: async packet => {
        if (packet.timestamp < latest) return
        latest = packet.timestamp
        await source.add(packet, { decoderConfig: config })
      },
      close: () => source.close(),
    },
  ]
}

async function* packetsFrom(
  sink: EncodedPacketSink,
  first: EncodedPacket | null,
): AsyncGenerator<EncodedPacket, void> {
  for (let packet = first; packet; packet = await sink.getNextPacket(packet)) yield packet
}
