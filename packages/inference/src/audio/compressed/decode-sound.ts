import { AnalysisError } from '../../errors'
import { isFfmpegInstalled, SYSTEM_FFMPEG, startFfmpeg } from '../../video/system-ffmpeg'
import { MAX_SOUND_SECONDS, openSoundTrack, packetsOf, type SoundTrack } from './sound-track'
import { WavWriter } from './wav-writer'

/** The packaged decoder. It has no build for every platform, so it may be missing. */
type SoundCodecs = Pick<typeof import('node-webcodecs'), 'AudioDecoder' | 'EncodedAudioChunk'>

export type SoundDecoders = {
  loadCodecs: () => Promise<SoundCodecs | undefined>
  /** The command that starts the system's FFmpeg. */
  ffmpeg: string
}

const installedDecoders: SoundDecoders = {
  loadCodecs: () => import('node-webcodecs').catch(() => undefined),
  ffmpeg: SYSTEM_FFMPEG,
}

/** The codecs of phones and browsers that the packaged decoder has. */
const packagedCodecs = ['aac', 'mp3', 'opus']
/** The decoder hands over what it has decoded only between two turns of the event loop. */
const PACKETS_PER_TURN = 50

/**
 * Writes the sound of a compressed recording as WAV to a new file at `to`. Says whether it ended early or holds parts
 * that couldn't be decoded.
 */
export async function decodeSound(
  from: string,
  to: string,
  { loadCodecs, ffmpeg }: SoundDecoders = installedDecoders,
): Promise<{ isDamaged: boolean }> {
  const sound = await openSoundTrack(from)
  const wav = new WavWriter(to)
  try {
    const codecs = await loadCodecs()
    const codec = (await sound.track.getCodec()) ?? ''
    const isDamaged =
      codecs && packagedCodecs.includes(codec)
        ? await decodePackets(codecs, sound, wav)
        : await decodeWithFfmpeg(ffmpeg, { from, sound, wav, hasCodecs: codecs !== undefined })
    if (wav.isEmpty) throw new AnalysisError(isDamaged ? 'audio_damaged' : 'audio_without_samples')
    return { isDamaged }
  } finally {
    wav.close()
    sound.close()
  }
}

async function decodePackets(
  { AudioDecoder, EncodedAudioChunk }: SoundCodecs,
  sound: SoundTrack,
  wav: WavWriter,
): Promise<boolean> {
  const config = await sound.track.getDecoderConfig()
  if (!config) throw new AnalysisError('audio_format_unsupported')
  let isDamaged = false
  let failure: unknown
  const decoder = new AudioDecoder({
    output: data => {
      try {
        // What was decoded before the failure is all that counts.
        if (!failure)
          wav.write(samplesOf(data), { sampleRate: data.sampleRate, channels: data.numberOfChannels })
      } catch (error) {
        failure = error
      } finally {
        data.close()
      }
    },
    error: () => {
      isDamaged = true
    },
  })
  try {
    decoder.configure(config as Parameters<typeof decoder.configure>[0])
    let count = 0
    for await (const { type, microsecondTimestamp, microsecondDuration, data } of packetsOf(sound)) {
      const times = { timestamp: microsecondTimestamp, duration: microsecondDuration }
      decoder.decode(new EncodedAudioChunk({ type, ...times, data }))
      count++
      if (count % PACKETS_PER_TURN === 0) await new Promise(setImmediate)
      if (failure) break
    }
    await decoder.flush()
  } catch {
    // The bytes end early or make no sense from here on.
    isDamaged = true
  } finally {
    decoder.close()
  }
  if (failure) throw failure
  return isDamaged
}

type Decoded = Parameters<ConstructorParameters<SoundCodecs['AudioDecoder']>[0]['output']>[0]

function samplesOf(data: Decoded): Uint8Array {
  const floats = new Float32Array(data.numberOfFrames * data.numberOfChannels)
  data.copyTo(floats, { planeIndex: 0, format: 'f32' })
  const samples = Buffer.alloc(2 * floats.length)
  floats.forEach((value, i) => {
    const sample = Number.isFinite(value) ? Math.round(value * 32_768) : 0
    samples.writeInt16LE(Math.max(-32_768, Math.min(32_767, sample)), 2 * i)
  })
  return samples
}

type FfmpegCall = { from: string; sound: SoundTrack; wav: WavWriter; hasCodecs: boolean }

/** For codecs the packaged decoder lacks, and for all where it isn't installed. */
async function decodeWithFfmpeg(
  ffmpeg: string,
  { from, sound, wav, hasCodecs }: FfmpegCall,
): Promise<boolean> {
  if (!(await isFfmpegInstalled(ffmpeg)))
    throw new AnalysisError(hasCodecs ? 'audio_format_unsupported' : 'audio_decoder_missing')
  const { numberOfChannels: channels, sampleRate } = sound.track
  // The container is named and only files may be opened: a crafted playlist must not make it fetch anything.
  const input = ['-threads', '1', '-protocol_whitelist', 'file', '-f', sound.demuxer, '-i', `file:${from}`]
  const layout = ['-ac', String(channels), '-ar', String(sampleRate), '-t', String(MAX_SOUND_SECONDS + 1)]
  const output = ['-map', '0:a:0', ...layout, '-f', 's16le', 'pipe:1']
  const child = startFfmpeg(ffmpeg, ['-nostdin', '-v', 'quiet', ...input, ...output])
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>)
      wav.write(chunk, { sampleRate, channels })
    return (await ended) !== 0
  } finally {
    child.kill('SIGKILL')
  }
}
