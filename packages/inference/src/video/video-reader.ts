import type { RgbFrame } from '../detector/detector'
import { AnalysisError } from '../errors'
import { type OpenedVideo, openVideo } from './container'
import { decodeRun, loadWebCodecs, type WebCodecs } from './decode'
import { EVIDENCE_SIDE, type Picture, SAMPLE_SIDE, sizeFor, toRgb } from './pictures'
import { type Plan, planSampling } from './plan'
import { type Impression, impressionOf, isAnotherScene } from './scene-change'
import { openWithSystemFfmpeg, SYSTEM_FFMPEG } from './system-ffmpeg'
import type { SampledFrame, SamplingSummary, VideoReader } from './video-reader.types'

/** Frames closer together than this are not compared: nothing new happens in between. */
const COMPARE_SECONDS = 0.1
/** A planned sample this soon after a scene change shows the scene as well; a later one may come after its end. */
const SOON_SECONDS = 0.1
const MAX_EXTRA_SAMPLES = 60

export type Decoders = {
  loadCodecs: () => Promise<WebCodecs | undefined>
  /** The command that starts the system's FFmpeg. */
  ffmpeg: string
}

const installedDecoders: Decoders = { loadCodecs: loadWebCodecs, ffmpeg: SYSTEM_FFMPEG }

/** Blocks the thread it runs in while it decodes. `thorough` samples every frame. */
export async function openVideoReader(
  path: string,
  thorough = false,
  { loadCodecs, ffmpeg }: Decoders = installedDecoders,
): Promise<VideoReader> {
  const video = await openVideo(path)
  const { info, packets, decoding } = video
  const codecs = await loadCodecs()
  if (!decoding || !codecs) {
    const whenMissing = codecs ? 'video_codec_unsupported' : 'video_decoder_missing'
    return openWithSystemFfmpeg(video, path, { ffmpeg, whenMissing })
  }
  const plan = planSampling(packets, info.durationSeconds, { thorough })
  const upright = (longestSide: number) => (picture: Picture) =>
    toRgb(picture, decoding.color, info.rotation, longestSide)
  return {
    outline: {
      ...info,
      evidence: sizeFor(info, EVIDENCE_SIDE),
      framesTotal: packets.length,
      samplesPlanned: plan.samples.size,
      interval: plan.interval,
    },
    sample: onSample => sampleFrames(codecs, video, plan, upright(SAMPLE_SIDE), onSample),
    evidence: index => frameAt(codecs, video, plan, index, upright(EVIDENCE_SIDE)),
    close: () => video.close(),
  }
}

type ToRgb = (picture: Picture) => RgbFrame

async function sampleFrames(
  codecs: WebCodecs,
  video: OpenedVideo,
  plan: Plan,
  upright: ToRgb,
  onSample: (sample: SampledFrame) => Promise<void>,
): Promise<SamplingSummary> {
  const start = startOf(video)
  const watch = new SceneWatch(plan, video, upright)
  let framesDecoded = 0
  let damaged = video.truncated
  for (const run of plan.runs) {
    const decoding = decodeRun(codecs, video, run, (index, time, read) => {
      framesDecoded++
      return watch.look(index, time - start, read)
    })
    let step = await decoding.next()
    for (; !step.done; step = await decoding.next()) await onSample(step.value)
    if (!step.value) damaged = true
  }
  if (framesDecoded === 0) throw new AnalysisError('video_damaged', 'no frame could be decoded')
  return { sceneChanges: watch.changes, framesDecoded, damaged, stoppedAt: plan.stopsAt }
}

/** The first frame shown need not be the first decoded, but lies near it. */
const startOf = ({ packets }: OpenedVideo) => Math.min(...packets.slice(0, 32).map(({ time }) => time))

/** Compares frames as they come, and picks those that are planned or begin a new scene. */
class SceneWatch {
  readonly changes: number[] = []
  private readonly plan: Plan
  private readonly plannedTimes: number[]
  private readonly upright: ToRgb
  private last: { time: number; impression: Impression } | undefined
  private extras = 0

  constructor(plan: Plan, video: OpenedVideo, upright: ToRgb) {
    this.plan = plan
    this.upright = upright
    const start = startOf(video)
    this.plannedTimes = [...plan.samples].map(index => (video.packets[index]?.time ?? 0) - start)
  }

  look(index: number, time: number, read: () => Picture | undefined): SampledFrame | undefined {
    const planned = this.plan.samples.has(index)
    if (!planned && this.last && time - this.last.time < COMPARE_SECONDS) return undefined
    const picture = read()
    if (!picture) throw new AnalysisError('video_codec_unsupported', 'pixel format')
    const impression = impressionOf(picture)
    const changed = this.last !== undefined && isAnotherScene(this.last.impression, impression)
    this.last = { time, impression }
    if (changed) this.changes.push(time)
    const extra = changed && !planned && this.extras < MAX_EXTRA_SAMPLES && !this.isPlannedSoonAfter(time)
    if (!planned && !extra) return undefined
    if (extra) this.extras++
    return { index, time, scene: this.changes.length, frame: this.upright(picture) }
  }

  private isPlannedSoonAfter(time: number): boolean {
    return this.plannedTimes.some(planned => planned >= time && planned - time <= SOON_SECONDS)
  }
}

async function frameAt(
  codecs: WebCodecs,
  video: OpenedVideo,
  plan: Plan,
  index: number,
  upright: ToRgb,
): Promise<RgbFrame | undefined> {
  const run = plan.runs.find(({ from, to }) => from <= index && index <= to)
  if (!run) return undefined
  const wanted = decodeRun(codecs, video, { from: run.from, to: index }, (found, _, read) => {
    const picture = found === index ? read() : undefined
    return picture && upright(picture)
  })
  for await (const frame of wanted) return frame
  return undefined
}
