import { MAX_UPLOAD_BYTES } from '@plumbline/contract/options'

/** What the server reads, and room for the last second below what it accepts. */
export const MAX_SECONDS = 30 * 60
const MAX_BYTES = MAX_UPLOAD_BYTES - 500_000
/** Thirty minutes are 9 MB. */
const BITS_PER_SECOND = 40_000
const PROGRESS_INTERVAL_MS = 100
const PART_MS = 1000
/** A sixth of a second: more than passes between two looks at the level, so that no short bang is missed. */
const LEVEL_SAMPLES = 8192

/** As it is: what a call needs would change how loud it was. */
const asItIs = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/** What the browser can write, and how its file is called. */
const formats = [
  { type: 'audio/webm;codecs=opus', ending: 'webm' },
  { type: 'audio/mp4', ending: 'm4a' },
  { type: 'audio/ogg;codecs=opus', ending: 'ogg' },
]
const formatHere = () => formats.find(({ type }) => MediaRecorder.isTypeSupported(type))

/** Needs a secure address, like the camera. */
export const canRecordSound = () =>
  typeof MediaRecorder !== 'undefined' &&
  Boolean(navigator.mediaDevices?.getUserMedia) &&
  formatHere() !== undefined

export type Recorded = { file: File; capturedAt: string; seconds: number }

type Listener = {
  /** `level` is 0 to 1. */
  onProgress: (seconds: number, level: number) => void
  /** It was stopped, reached the limit, or the microphone was unplugged. */
  onRecorded: (recorded: Recorded) => void
}

/** Named by the moment it was begun. */
const nameOf = (at: string, ending: string) => `sound-${at.slice(0, 19).replace(/[T:]/g, '-')}.${ending}`

/** Loudness as a person sees it: from 60 dB below full scale to full scale. */
const QUIETEST_DB = -60

function meterOf(stream: MediaStream) {
  const context = new AudioContext()
  const node = context.createAnalyser()
  node.fftSize = LEVEL_SAMPLES
  context.createMediaStreamSource(stream).connect(node)
  const samples = new Float32Array(LEVEL_SAMPLES)
  return {
    level: () => {
      node.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      return Math.min(1, Math.max(0, 1 - (10 * Math.log10(power + 1e-9)) / QUIETEST_DB))
    },
    close: () => void context.close(),
  }
}

/** Asks for the microphone and begins. Rejects where there is none or it may not be used. */
export async function startRecording({ onProgress, onRecorded }: Listener) {
  const format = formatHere()
  const stream = await navigator.mediaDevices.getUserMedia({ audio: asItIs })
  const recorder = new MediaRecorder(stream, {
    ...(format && { mimeType: format.type }),
    audioBitsPerSecond: BITS_PER_SECOND,
  })
  const meter = meterOf(stream)
  const at = new Date()
  const seconds = () => (Date.now() - at.getTime()) / 1000
  const parts: Blob[] = []
  let bytes = 0
  let isDiscarded = false
  const stop = () => recorder.state !== 'inactive' && recorder.stop()
  const timer = setInterval(() => {
    onProgress(seconds(), meter.level())
    if (seconds() >= MAX_SECONDS || bytes >= MAX_BYTES) stop()
  }, PROGRESS_INTERVAL_MS)
  recorder.ondataavailable = ({ data }) => {
    parts.push(data)
    bytes += data.size
  }
  recorder.onstop = () => {
    clearInterval(timer)
    meter.close()
    // The light of the microphone goes out.
    for (const track of stream.getTracks()) track.stop()
    if (isDiscarded) return
    const capturedAt = at.toISOString()
    const type = recorder.mimeType.split(';', 1)[0] ?? ''
    const file = new File(parts, nameOf(capturedAt, format?.ending ?? 'webm'), { type })
    onRecorded({ file, capturedAt, seconds: seconds() })
  }
  recorder.start(PART_MS)
  return {
    stop,
    discard: () => {
      isDiscarded = true
      stop()
    },
  }
}
