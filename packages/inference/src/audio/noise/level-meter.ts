import type { SampleBlock } from '../wav/read-wav'
import type { SampleEncoding } from '../wav/samples'
import { type Impulse, ImpulseDetector } from './impulses'
import { WeightingFilter } from './weighting'

/** What was measured, in units of full scale: the calibration turns it into sound pressure. */
export type Levels = {
  durationSeconds: number
  /** A-weighted mean square of each second of the loudest channel; the last one may be shorter. */
  secondsMeanSquare: number[]
  /** Length of the last second. */
  lastSecondLength: number
  /** Highest C-weighted sample of any channel. */
  peakC: number
  clippedFraction: number
  impulses: Impulse[]
}

// A run of samples this long at full scale is clipping; coarse formats stay there longer.
const CLIPPED_RUN = 3
const CLIPPED_RUN_8_BIT = 6

/** Computes levels from streamed samples. Each channel is measured separately, and the loudest counts. */
export class LevelMeter {
  private readonly sampleRate: number
  private readonly encoding: SampleEncoding
  private readonly channels: ChannelMeter[]
  private readonly impulses: ImpulseDetector
  private frames = 0

  constructor(sampleRate: number, channels: number, encoding: SampleEncoding) {
    this.sampleRate = sampleRate
    this.encoding = encoding
    this.channels = Array.from({ length: channels }, () => new ChannelMeter(sampleRate))
    this.impulses = new ImpulseDetector(sampleRate)
  }

  push(block: SampleBlock): void {
    block.channels.forEach((samples, index) => {
      const channel = this.channels[index]
      if (!channel) return
      channel.clipping(samples, this.encoding)
      channel.push(samples)
    })
    this.impulses.push(this.channels, block.frames)
    this.frames += block.frames
  }

  finish(): Levels {
    const measured = this.channels.map(channel => channel.finish())
    const loudest = measured.reduce((a, b) => (b.energy > a.energy ? b : a), measured[0] ?? this.nothing())
    const clipped = this.channels.reduce((sum, channel) => sum + channel.clippedSamples, 0)
    return {
      durationSeconds: this.frames / this.sampleRate,
      secondsMeanSquare: loudest.seconds,
      lastSecondLength: (this.frames % this.sampleRate || this.sampleRate) / this.sampleRate,
      peakC: this.channels.reduce((peak, channel) => Math.max(peak, channel.peakC), 0),
      clippedFraction: this.frames === 0 ? 0 : clipped / (this.frames * this.channels.length),
      impulses: this.impulses.finish(),
    }
  }

  private nothing() {
    return { energy: 0, seconds: [] }
  }
}

class ChannelMeter {
  private readonly sampleRate: number
  private readonly toC: WeightingFilter
  private readonly toA: WeightingFilter
  private readonly seconds: number[] = []
  /** The block just pushed, weighted: the impulse detector reads it. */
  weightedA = new Float64Array(0)
  weightedC = new Float64Array(0)
  peakC = 0
  clippedSamples = 0
  private clippedRun = 0
  private energy = 0
  private secondEnergy = 0
  private secondFrames = 0

  constructor(sampleRate: number) {
    this.sampleRate = sampleRate
    this.toA = new WeightingFilter('A', sampleRate)
    this.toC = new WeightingFilter('C', sampleRate)
  }

  push(samples: Float32Array): void {
    const frames = samples.length
    if (this.weightedA.length < frames) {
      this.weightedA = new Float64Array(frames)
      this.weightedC = new Float64Array(frames)
    }
    this.toC.process(samples, this.weightedC, frames)
    this.toA.process(samples, this.weightedA, frames)
    for (let i = 0; i < frames; i++) {
      const a = this.weightedA[i] as number
      this.secondEnergy += a * a
      const c = Math.abs(this.weightedC[i] as number)
      if (c > this.peakC) this.peakC = c
      if (++this.secondFrames === this.sampleRate) this.closeSecond()
    }
  }

  clipping(samples: Float32Array, { min, max, bytes, name }: SampleEncoding): void {
    const slack = name === 'float32' || name === 'float64' ? 1e-6 : 2 ** -(8 * bytes)
    const enough = bytes === 1 ? CLIPPED_RUN_8_BIT : CLIPPED_RUN
    for (const sample of samples) {
      // Float samples can exceed full scale; only those exactly at it were clipped.
      const atEnd = Math.abs(sample - max) < slack || Math.abs(sample - min) < slack
      this.clippedRun = atEnd ? this.clippedRun + 1 : 0
      if (this.clippedRun === enough) this.clippedSamples += enough
      else if (this.clippedRun > enough) this.clippedSamples++
    }
  }

  finish(): { energy: number; seconds: number[] } {
    if (this.secondFrames > 0) this.closeSecond()
    return { energy: this.energy, seconds: this.seconds }
  }

  private closeSecond(): void {
    this.seconds.push(this.secondEnergy / this.secondFrames)
    this.energy += this.secondEnergy
    this.secondEnergy = 0
    this.secondFrames = 0
  }
}
