/** A short bang, in units of full scale. */
export type Impulse = {
  /** Seconds from the start. */
  time: number
  durationSeconds: number
  /** Highest C-weighted sample. */
  peakC: number
  /** How far the loudest 10 ms rose above what was heard before, in dB. */
  riseDb: number
}

type WeightedChannel = {
  weightedA: Float64Array
  weightedC: Float64Array
}

const WINDOW_SECONDS = 0.01
/** An onset rises above the background by this much within RISE_WINDOWS. */
const RISE_DB = 15
const RISE_WINDOWS = 5
/** An impulse ends when it has fallen from its loudest by this much. */
const DECAY_DB = 12
/** Longer than this it is no impulse but a louder noise (29 CFR 1926.52(c) draws the line at 1 second). */
const LONGEST_SECONDS = 1
const BACKGROUND_SECONDS = 1
/** Digital silence would make any click an infinite rise. */
const SILENCE = 1e-9
/** Only the loudest impulses are kept. */
const KEPT = 1_000

const db = (ratio: number) => 10 * Math.log10(ratio)

const loudest = (impulses: readonly Impulse[]) =>
  impulses.toSorted((a, b) => b.peakC - a.peakC).slice(0, KEPT)

/** Finds sudden short rises of the A-weighted level; 10 ms windows of the channel that is loudest in each. */
export class ImpulseDetector {
  private readonly windowFrames: number
  private readonly windowSeconds: number
  private impulses: Impulse[] = []
  private readonly recent: number[] = []
  private background = 0
  private windows = 0
  private filled = 0
  private energies: number[] = []
  private peak = 0
  private open: { window: number; loudest: number; peakC: number; before: number } | undefined

  constructor(sampleRate: number) {
    this.windowFrames = Math.max(1, Math.round(sampleRate * WINDOW_SECONDS))
    this.windowSeconds = this.windowFrames / sampleRate
  }

  push(channels: readonly WeightedChannel[], frames: number): void {
    for (let at = 0; at < frames; ) {
      const until = Math.min(frames, at + this.windowFrames - this.filled)
      channels.forEach(({ weightedA, weightedC }, channel) => {
        let energy = this.energies[channel] ?? 0
        for (let i = at; i < until; i++) {
          energy += (weightedA[i] as number) ** 2
          this.peak = Math.max(this.peak, Math.abs(weightedC[i] as number))
        }
        this.energies[channel] = energy
      })
      this.filled += until - at
      at = until
      if (this.filled === this.windowFrames) this.closeWindow()
    }
  }

  finish(): Impulse[] {
    if (this.open) this.record(this.open)
    return loudest(this.impulses).sort((a, b) => a.time - b.time)
  }

  private closeWindow(): void {
    const level = Math.max(SILENCE, Math.max(...this.energies) / this.filled)
    this.step(level, this.peak)
    this.energies = []
    this.filled = 0
    this.peak = 0
    this.windows++
  }

  private step(level: number, peak: number): void {
    if (this.windows === 0) this.background = level
    const open = this.open
    if (open) {
      open.loudest = Math.max(open.loudest, level)
      open.peakC = Math.max(open.peakC, peak)
      const seconds = (this.windows - open.window) * this.windowSeconds
      if (db(open.loudest / level) >= DECAY_DB) {
        this.record(open)
        this.open = undefined
        // The levels before it are dropped, so that its ringing doesn't count as another onset.
        this.recent.length = 0
      } else if (seconds > LONGEST_SECONDS) {
        this.background = level
        this.open = undefined
      }
    } else if (
      db(level / this.background) >= RISE_DB &&
      db(level / Math.min(...this.recent, level)) >= RISE_DB
    ) {
      this.open = { window: this.windows, loudest: level, peakC: peak, before: this.background }
    } else {
      const weight = Math.min(
        1,
        this.windowSeconds / Math.min(BACKGROUND_SECONDS, (this.windows + 1) * this.windowSeconds),
      )
      this.background += (level - this.background) * weight
    }
    this.recent.push(level)
    if (this.recent.length > RISE_WINDOWS) this.recent.shift()
  }

  private record(open: { window: number; loudest: number; peakC: number; before: number }): void {
    if (this.impulses.length >= 2 * KEPT) this.impulses = loudest(this.impulses)
    this.impulses.push({
      time: open.window * this.windowSeconds,
      durationSeconds: (this.windows - open.window) * this.windowSeconds,
      peakC: open.peakC,
      riseDb: db(open.loudest / open.before),
    })
  }
}
