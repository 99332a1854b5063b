import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputFormat,
  MP3,
  MP4,
  OGG,
  QTFF,
  WEBM,
} from 'mediabunny'
import { AnalysisError } from '../../errors'

/** An ordinary recording of a shift's briefing or a machine's cycle; as samples, some hundred megabytes. */
export const MAX_SOUND_SECONDS = 30 * 60
const MAX_CHANNELS = 8
const MIN_SAMPLE_RATE = 8_000
const MAX_SAMPLE_RATE = 96_000

/** FFmpeg's names of the containers: it is told which to read, so that a file can't choose another. */
const demuxers = new Map<InputFormat, string>([
  [MP4, 'mov'],
  [QTFF, 'mov'],
  [MP3, 'mp3'],
  [OGG, 'ogg'],
  [WEBM, 'matroska'],
])

export type SoundTrack = {
  track: InputAudioTrack
  demuxer: string
  fileBytes: number
  close: () => void
}

/** The sound of an M4A, MP3, Ogg or WebM file, checked as far as its header tells. */
export async function openSoundTrack(path: string): Promise<SoundTrack> {
  const source = new FilePathSource(path)
  const input = new Input({ source, formats: [...demuxers.keys()] })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) throw new AnalysisError('audio_without_samples', 'no sound track')
    const { numberOfChannels, sampleRate } = track
    if (numberOfChannels < 1 || numberOfChannels > MAX_CHANNELS)
      throw new AnalysisError('audio_format_unsupported', `${numberOfChannels} channels`)
    if (!(sampleRate >= MIN_SAMPLE_RATE && sampleRate <= MAX_SAMPLE_RATE))
      throw new AnalysisError('audio_format_unsupported', `${sampleRate} Hz`)
    const demuxer = demuxers.get(await input.getFormat()) ?? ''
    return { track, demuxer, fileBytes: await source.getSize(), close: () => input.dispose() }
  } catch (error) {
    input.dispose()
    if (error instanceof AnalysisError) throw error
    throw new AnalysisError('audio_damaged', error instanceof Error ? error.message : undefined, {
      cause: error,
    })
  }
}

/** In order. A file's index can name the same bytes again and again; those after the file's size are not read. */
export async function* packetsOf({ track, fileBytes }: SoundTrack) {
  const sink = new EncodedPacketSink(track)
  let bytes = 0
  for (let packet = await sink.getFirstPacket(); packet; packet = await sink.getNextPacket(packet)) {
    bytes += Math.max(1, packet.byteLength)
    if (bytes > fileBytes) throw new AnalysisError('audio_damaged', 'packets of more bytes than the file has')
    yield packet
  }
}
