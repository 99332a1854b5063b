import { Fft } from './fft'

export const SPEECH_SAMPLE_RATE = 16_000
/** The model listens to windows of 30 seconds, shorter ones filled up with silence. */
export const WINDOW_SECONDS = 30
export const MEL_BANDS = 80
export const MEL_FRAMES = 3_000

const FFT_LENGTH = 400
const HOP = 160
const BINS = FFT_LENGTH / 2 + 1
const FLOOR = 1e-10
/** The model sees eight decades below the loudest moment. */
const DECADES = 8

const hann = Float64Array.from(
  { length: FFT_LENGTH },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / FFT_LENGTH),
)

/** Slaney's mel scale: linear below 1 kHz, logarithmic above. */
const toMel = (hz: number) => (hz < 1000 ? (3 * hz) / 200 : 15 + (27 * Math.log(hz / 1000)) / Math.log(6.4))
const toHz = (mel: number) =>
  mel < 15 ? (200 * mel) / 3 : 1000 * Math.exp(((mel - 15) * Math.log(6.4)) / 27)

type Band = {
  first: number
  weights: Float64Array
}

/** Triangles of equal area over the bins of the transform. */
const bands: Band[] = Array.from({ length: MEL_BANDS }, (_, band) => {
  const top = toMel(SPEECH_SAMPLE_RATE / 2)
  const edge = (i: number) => toHz((top * i) / (MEL_BANDS + 1))
  const [low, middle, high] = [edge(band), edge(band + 1), edge(band + 2)]
  const weights = Array.from({ length: BINS }, (_, bin) => {
    const hz = (bin * SPEECH_SAMPLE_RATE) / FFT_LENGTH
    const height = Math.min((hz - low) / (middle - low), (high - hz) / (high - middle))
    return (Math.max(0, height) * 2) / (high - low)
  })
  const first = weights.findIndex(weight => weight > 0)
  const last = weights.findLastIndex(weight => weight > 0)
  return { first, weights: Float64Array.from(weights.slice(first, last + 1)) }
})

const fft = new Fft(FFT_LENGTH)

/** What the speech model hears of up to 30 seconds at 16 kHz: [80, 3000], log mel energies scaled to about ±1. */
export function logMel(samples: Float32Array): Float32Array {
  const mel = new Float32Array(MEL_BANDS * MEL_FRAMES).fill(Math.log10(FLOOR))
  const frame = new Float64Array(FFT_LENGTH)
  const re = new Float64Array(FFT_LENGTH)
  const im = new Float64Array(FFT_LENGTH)
  const frames = Math.min(MEL_FRAMES, Math.ceil((samples.length + FFT_LENGTH / 2) / HOP))
  for (let t = 0; t < frames; t++) {
    const start = t * HOP - FFT_LENGTH / 2
    for (let i = 0; i < FFT_LENGTH; i++) {
      // The beginning is mirrored, as in training; the end runs into the silence that fills the window.
      frame[i] = (samples[Math.abs(start + i)] ?? 0) * (hann[i] as number)
    }
    fft.transform(frame, re, im)
    for (let bin = 0; bin < BINS; bin++) re[bin] = (re[bin] as number) ** 2 + (im[bin] as number) ** 2
    bands.forEach(({ first, weights }, band) => {
      let energy = 0
      for (let i = 0; i < weights.length; i++) energy += (re[first + i] as number) * (weights[i] as number)
      mel[band * MEL_FRAMES + t] = Math.log10(Math.max(FLOOR, energy))
    })
  }
  let loudest = Number.NEGATIVE_INFINITY
  for (const value of mel) if (value > loudest) loudest = value
  for (let i = 0; i < mel.length; i++) mel[i] = (Math.max(mel[i] as number, loudest - DECADES) + 4) / 4
  return mel
}
