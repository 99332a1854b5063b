import type {
  Box,
  EngineStage,
  Label,
  MediaKind,
  MediaType,
  SiteRules,
  TagChances,
  WorkSiteReason,
} from '@plumbline/domain'
import type { Law } from '@plumbline/knowledge'
import type { LocalizedMessage } from '@plumbline/messages'
import type { Finding, TimeSpan, Violation } from './findings'
import type { FixComparison, FixPhotos } from './fixes/fix-types'
import type { ImageSource } from './image/decode'
import type { PostureMeasurement } from './posture/measure'
import type { Checked } from './rules/checked'
import type { SceneGuess } from './scene-type/scene-model'
import type { KeptTrack } from './video/kept-tracks'
import type { LookResult, SecondLook } from './vision-model/second-look'

/** Media in, findings out. Knows nothing of HTTP or the database. */
export type Analyzer = {
  /** Rejects with an AnalysisError, and with nothing else. */
  analyze(media: Media, options?: AnalysisOptions): Promise<AnalysisResult>
  /** Whether the hazard of a finding is still there in a photo taken after the work. Rejects like `analyze`. */
  compareFix(photos: FixPhotos, options?: AnalysisOptions): Promise<FixComparison>
  /** How the person in the box holds themselves, seen from the side. Rejects like `analyze`. */
  measurePosture(
    photo: ImageSource,
    person: Box,
    options?: Pick<AnalysisOptions, 'signal'>,
  ): Promise<PostureMeasurement>
  /** Stops the worker threads; what is still running is rejected as canceled. */
  close(): Promise<void>
}

/** `kind`, when given, is what the caller expects; another kind of content is rejected. */
export type Media = ({ path: string } | { bytes: Uint8Array }) & { kind?: MediaKind }

export type AnalysisOptions = {
  onProgress?: (progress: Progress) => void
  /** Called for a picture with what is seen so far, first after one look at the whole of it. */
  onPreview?: (preview: Preview) => void
  signal?: AbortSignal
  /** Decibels to add to the measured level; set for a calibrated device, absent otherwise. */
  calibrationOffsetDb?: number
  /** Looks at every part of a picture, however long that takes, instead of only where something may be. */
  thorough?: boolean
  /** The vision model that is asked about a picture; without one, pictures stay on this machine. */
  secondLook?: SecondLook | undefined
  /** Where it was taken: decides whose rules apply and what has to be worn. */
  site?: SiteRules | null
}

/** What the rules make of the first look. Smaller things are found later, and some of these are taken back. */
export type Preview = { width: number; height: number; violations: Violation[] }

export type Progress = {
  stage: EngineStage
  /** Tiles, frames or seconds, depending on the stage. */
  done: number
  total: number
  /** Of the whole analysis, 0 to 1, never falling. */
  fraction: number
}

/** The version of the detector, or what measured a sound. */
export type Engine = { detector: string }

type Answer = {
  mediaType: MediaType
  engine: Engine
  violations: Violation[]
  /** What the reader must know: 'estimate, uncalibrated device', or what was seen and deliberately no violation. */
  notes: LocalizedMessage[]
  checked: Checked
  workSite: WorkSiteReason
  /** The law of the site; null without a site or where the library has no rules of the place. */
  law: Law | null
  elapsedMs: number
}

export type ImageResult = Answer & {
  kind: 'image'
  /** Pixels, orientation applied. */
  width: number
  height: number
  findings: Finding[]
  /** The kind of place it looks like; absent where the installed files can't tell. */
  looksLike?: SceneGuess | undefined
  /** How likely the whole picture shows each thing that has a tag, 0 to 1. */
  tags: TagChances
  /** The version of the tagger that says so. */
  tagger: string
  /** What came of asking a vision model; absent where none was asked. */
  secondLook?: LookResult
  /** Every part was looked at in the picture's own resolution; otherwise only where something may be. */
  isThorough: boolean
  /** The classes the rules relied upon; kept with the findings, so that rules can be applied to them again. */
  trustedClasses: readonly Label[]
}

export type VideoViolation = Violation & {
  /** From the first time it was seen to the last. */
  span: TimeSpan
  /** Each time it was there, in order. */
  spans: TimeSpan[]
  /** The clearest frame: boundingBoxes are in its pixels. */
  evidence: { time: number; jpeg: Uint8Array; width: number; height: number }
}

export type VideoResult = Omit<Answer, 'violations'> & {
  kind: 'video'
  violations: VideoViolation[]
  /** What was seen and is no violation so far, kept so that rules can be applied to it again. */
  tracks: (KeptTrack & Pick<VideoViolation, 'evidence'>)[]
  trustedClasses: readonly Label[]
  width: number
  height: number
  durationSeconds: number
  framesTotal: number
  framesAnalyzed: number
  /** Seconds between two looks. */
  sampleInterval: number
  /** Seconds at which the scene changed. */
  sceneChanges: number[]
}

export type AudioViolation = Violation & {
  span: TimeSpan
}

export type NoiseMeasurement = {
  /** `estimate` says that the device is uncalibrated and the figures are no measurement. */
  calibration: 'estimate' | 'calibrated'
  /** A-weighted equivalent level in dB over the whole recording; `null` for digital silence. */
  laeqDb: number | null
  /** C-weighted or unweighted peak, as `peakWeighting` says; `null` for digital silence. */
  peakDb: number | null
  peakWeighting: 'C' | 'Z'
  /** Share of samples at full scale; above zero the true level is higher than measured. */
  clippedFraction: number
  /** Percent of the permitted daily dose if this level lasted eight hours, and the hours permitted at it. */
  osha: { dosePercent: number; permittedHours: number | null }
  /** Counted from 80 dBA, for the action level of a hearing conservation program (50 %). */
  oshaAction: { dosePercent: number; permittedHours: number | null }
  niosh: { dosePercent: number; permittedHours: number | null }
  impulses: { time: number; peakDb: number }[]
  /** The equivalent level over time, for a display; `null` where it was silent. */
  series: { secondsPerPoint: number; laeqDb: (number | null)[] }
}

export type SpokenHazard = {
  span: TimeSpan
  hazard: string
  keyword: string
  sentence: string
}

export type AudioResult = Omit<Answer, 'violations'> & {
  kind: 'audio'
  violations: AudioViolation[]
  durationSeconds: number
  sampleRate: number
  channels: number
  noise: NoiseMeasurement
  /** Absent when nobody spoke or no speech model is installed; `notes` says which. */
  transcript?: { language?: string; segments: { span: TimeSpan; text: string }[] }
  spokenHazards: SpokenHazard[]
}

export type AnalysisResult = ImageResult | VideoResult | AudioResult
