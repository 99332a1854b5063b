import { closeSync, openSync, writeSync } from 'node:fs'
import { AnalysisError } from '../../errors'
import { plainHeader } from '../wav/plain-header'
import { MAX_SOUND_SECONDS } from './sound-track'

const SAMPLE_BYTES = 2
/** As a recorder leaves it that doesn't know yet how long it will run; our reader then reads to the end. */
const UNKNOWN_BYTES = 0xffff_ffff
/** Half an hour in stereo, as phones record it. */
const MAX_BYTES = 400_000_000

type Layout = { sampleRate: number; channels: number }

/** Writes decoded samples to a new WAV file, and no more of them than are analyzed, whatever a file holds. */
export class WavWriter {
  private readonly file: number
  private layout: Layout | undefined
  private bytes = 0

  constructor(path: string) {
    this.file = openSync(path, 'wx', 0o600)
  }

  get isEmpty() {
    return this.bytes === 0
  }

  /** Interleaved samples of 16 bits. */
  write(samples: Uint8Array, layout: Layout): void {
    this.layout ??= this.begin(layout)
    const { sampleRate, channels } = this.layout
    if (layout.sampleRate !== sampleRate || layout.channels !== channels)
      throw new AnalysisError('audio_format_unsupported', 'the format changes within the recording')
    this.bytes += samples.length
    const seconds = this.bytes / (SAMPLE_BYTES * channels * sampleRate)
    if (seconds > MAX_SOUND_SECONDS || this.bytes > MAX_BYTES)
      throw new AnalysisError('audio_too_large', `more than ${Math.floor(seconds / 60)} minutes`)
    writeSync(this.file, samples)
  }

  close(): void {
    closeSync(this.file)
  }

  private begin(layout: Layout): Layout {
    const { channels, sampleRate } = layout
    const frameBytes = SAMPLE_BYTES * channels
    writeSync(
      this.file,
      plainHeader(
        { formatTag: 1, sampleBytes: SAMPLE_BYTES, channels, sampleRate, frameBytes },
        UNKNOWN_BYTES,
      ),
    )
    return layout
  }
}
