import {
  EncodedAudioPacketSource,
  MP3,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { openSoundTrack, packetsOf } from '../audio/compressed/sound-track'
import { AnalysisError } from '../errors'
import { limitedFile } from './limited-file'
import { MAX_OVERHEAD_BYTES } from './repack-video'

/** Writes the sound of a compressed recording to a new file of its kind, packet by packet, and nothing else of it. */
export async function repackSound(from: string, to: string): Promise<void> {
  const sound = await openSoundTrack(from)
  try {
    const { track, fileBytes } = sound
    const codec = await track.getCodec()
    const config = await track.getDecoderConfig()
    const format = formatFor(await track.input.getFormat())
    if (!codec || !config || !format.getSupportedAudioCodecs().includes(codec))
      throw new AnalysisError('audio_format_unsupported')
    // An index takes a few bytes for each packet, of which there are no more than the file has bytes.
    const target = new StreamTarget(limitedFile(to, 2 * fileBytes + MAX_OVERHEAD_BYTES))
    const output = new Output({ format, target })
    const source = new EncodedAudioPacketSource(codec)
    output.addAudioTrack(source)
    await output.start()
    let start: number | undefined
    for await (const packet of packetsOf(sound)) {
      start ??= Math.min(0, packet.timestamp)
      await source.add(packet.clone({ timestamp: packet.timestamp - start }), { decoderConfig: config })
    }
    await output.finalize()
  } finally {
    sound.close()
  }
}

function formatFor(format: object) {
  if (format === MP3) return new Mp3OutputFormat()
  if (format === OGG) return new OggOutputFormat()
  if (format === WEBM) return new WebMOutputFormat()
  return new Mp4OutputFormat({ fastStart: 'in-memory' })
}
