import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteRules } from '@plumbline/domain'
import { lawOf } from '@plumbline/knowledge'
import { type LocalizedMessage, message } from '@plumbline/messages'
import sharp from 'sharp'
import type { AnalysisOptions, Media, VideoResult, VideoViolation } from '../analyzer'
import type { Detector, RgbFrame } from '../detector/detector'
import { throwIfCanceled } from '../errors'
import type { Finding } from '../findings'
import { scaledBox } from '../image/look'
import { checkedIn } from '../rules/checked'
import { rules } from '../rules/rules'
import { readScene, type SceneContext, type SiteEvidence } from '../rules/scene'
import { observe } from '../rules/violations'
import { around, byHazard } from './by-hazard'
import { type KeptTrack, strictest, undecided } from './kept-tracks'
import { follow, type SeenFrame } from './tracks'
import { VideoDecoding } from './video-decoder'
import type { SampledFrame, SamplingSummary, VideoOutline } from './video-reader.types'
import { type FollowedViolation, violationsOfTracks } from './video-violations'

/** What the video shows; the caller adds the engine and the time it took. */
export type SeenVideo = Omit<VideoResult, 'mediaType' | 'engine' | 'elapsedMs'>

/** Samples further apart than this are mentioned in a note. */
const DENSE_SECONDS = 1
/** Share of the progress for everything but the evidence pictures. */
const DETECTED = 0.95
/** Each brings a picture; of more than these, the most severe are answered and the rest is counted. */
const MAX_VIOLATIONS = 40
/** Of what was seen and is no violation so far, as much as a person may still ask about. */
const MAX_KEPT_TRACKS = 20
const JPEG_QUALITY = 85

export type VideoSetup = {
  detector: Detector
  /** Looks at every frame instead of samples: many times slower, for comparison. */
  thorough?: boolean
}

/** Looks at sampled frames, follows what the rules notice, and returns one violation for each hazard. */
export async function analyzeVideo(
  media: Media,
  { detector, thorough = false }: VideoSetup,
  options: AnalysisOptions = {},
): Promise<SeenVideo> {
  throwIfCanceled(options.signal)
  const file = await onDisk(media)
  const decoding = new VideoDecoding(file.path, thorough, options.signal)
  try {
    options.onProgress?.({ stage: 'decoding', done: 0, total: 1, fraction: 0 })
    const outline = await decoding.outline()
    const { looks, summary } = await lookAtSamples(decoding, outline, detector, options)
    const frames = looks.map(({ seen }) => seen)
    const tracked = violationsIn(frames, outline)
    const found = byHazard(tracked, outline.interval)
    const shown = found.slice(0, MAX_VIOLATIONS)
    const strict = violationsIn(
      looks.map(look => look.strict),
      outline,
    )
    const kept = undecided(strict, tracked).slice(0, MAX_KEPT_TRACKS)
    const pictures = await picturesOf([...shown, ...kept], decoding)
    const violations = shown.map(each => ({
      ...each.violation,
      span: around(each.spans),
      spans: each.spans,
      evidence: pictures(each),
    }))
    const tracks = kept.map(each => ({ ...trackOf(each, looks), evidence: pictures(each) }))
    options.onProgress?.({ stage: 'detecting', done: frames.length, total: frames.length, fraction: 1 })
    return {
      kind: 'video',
      width: outline.width,
      height: outline.height,
      durationSeconds: outline.durationSeconds,
      framesTotal: outline.framesTotal,
      framesAnalyzed: frames.length,
      sceneChanges: summary.sceneChanges,
      sampleInterval: outline.interval,
      violations,
      tracks,
      trustedClasses: detector.info.trustedClasses,
      ...siteOf(frames, detector, options.site ?? null),
      notes: notesOn(outline, summary, found.length - shown.length),
    }
  } finally {
    decoding.close()
    await file.remove()
  }
}

/** The decoding process reads files. */
async function onDisk(media: Media): Promise<{ path: string; remove: () => Promise<void> }> {
  if ('path' in media) return { path: media.path, remove: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-video-'))
  const path = join(folder, 'video')
  await writeFile(path, media.bytes)
  return { path, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function lookAtSamples(
  decoding: VideoDecoding,
  { samplesPlanned, evidence }: VideoOutline,
  detector: Detector,
  { signal, onProgress, site = null }: AnalysisOptions,
): Promise<{ looks: Look[]; summary: SamplingSummary }> {
  const looks: Look[] = []
  const samples = decoding.samples()
  let step = await samples.next()
  for (; !step.done; step = await samples.next()) {
    throwIfCanceled(signal)
    looks.push(await lookAt(step.value, { evidence, detector, signal, site }))
    const total = Math.max(samplesPlanned, looks.length)
    onProgress?.({
      stage: 'detecting',
      done: looks.length,
      total,
      fraction: (DETECTED * looks.length) / total,
    })
  }
  return { looks, summary: step.value }
}

/** A frame as the rules of the place see it, and as those of the strictest site would. */
type Look = { seen: SeenFrame; strict: SeenFrame; findings: Finding[] }

const violationsIn = (frames: readonly SeenFrame[], { interval, durationSeconds }: VideoOutline) =>
  violationsOfTracks(follow(frames, interval), frames, interval, durationSeconds)

type FrameSetup = {
  evidence: VideoOutline['evidence']
  detector: Detector
  signal: AbortSignal | undefined
  site: SiteRules | null
}

/** Boxes are in the pixels of the evidence pictures, which may be larger than what the detector looked at. */
async function lookAt(
  { index, time, scene: sceneNumber, frame }: SampledFrame,
  { evidence, detector, signal, site }: FrameSetup,
): Promise<Look> {
  const { trustedClasses, thresholds, calibration } = detector.info
  const scale = evidence.width / frame.width
  const findings = await detector.detect(frame, signal)
  const enlarged = findings.map(finding => ({ ...finding, box: scaledBox(finding.box, scale, scale) }))
  const seenIn = (context: SceneContext): SeenFrame => {
    const scene = readScene(evidence, enlarged, trustedClasses, { ...context, thresholds, calibration })
    return { index, time, sceneNumber, scene, observations: observe(scene, trustedClasses) }
  }
  return { seen: seenIn({ site }), strict: seenIn(strictest), findings: enlarged }
}

function trackOf(
  { violation, span, subject, frames, evidence }: FollowedViolation,
  looks: readonly Look[],
): KeptTrack {
  const { rule, confidence } = violation
  const { width, height } = evidence.scene
  const findings = looks.find(({ seen }) => seen.index === evidence.index)?.findings ?? []
  return { rule, subject, span, confidence, frames, width, height, findings }
}

/** The frame that shows a work site most clearly speaks for the video. */
function siteOf(frames: readonly SeenFrame[], { info }: Detector, site: SiteRules | null) {
  const strengths: SiteEvidence['is'][] = ['none', 'some', 'clear']
  const clearest = frames
    .map(({ scene }) => scene.site)
    .toSorted((a, b) => strengths.indexOf(b.is) - strengths.indexOf(a.is))[0]
  const shown = clearest ?? readScene({ width: 0, height: 0 }, [], [], { site }).site
  return {
    checked: checkedIn('video', rules, info.trustedClasses, { site: shown }),
    workSite: shown.reason,
    law: lawOf(site),
  }
}

/** Several violations may be seen best in the same frame, which is then decoded once. */
async function picturesOf(found: readonly { evidence: SeenFrame }[], decoding: VideoDecoding) {
  const pictures = new Map<number, Uint8Array>()
  for (const index of new Set(found.map(({ evidence }) => evidence.index))) {
    pictures.set(index, await jpegOf(await decoding.evidence(index)))
  }
  return ({ evidence: { index, time, scene } }: { evidence: SeenFrame }): VideoViolation['evidence'] => ({
    time,
    jpeg: pictures.get(index) as Uint8Array,
    width: scene.width,
    height: scene.height,
  })
}

const jpegOf = ({ data, width, height }: RgbFrame): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer()

function notesOn(
  { interval, durationSeconds }: VideoOutline,
  { damaged, stoppedAt }: SamplingSummary,
  leftOut: number,
): LocalizedMessage[] {
  const notes: LocalizedMessage[] = []
  if (interval > DENSE_SECONDS)
    notes.push(message('note.sparse_samples', { seconds: Math.round(10 * interval) / 10 }))
  if (stoppedAt !== undefined) {
    const [seconds, total] = [Math.round(stoppedAt), Math.round(durationSeconds)]
    notes.push(message('note.first_part_only', { seconds, total }))
  }
  if (damaged) notes.push(message('note.video_damaged'))
  if (leftOut > 0) notes.push(message('note.violations_left_out', { count: leftOut }))
  return notes
}
