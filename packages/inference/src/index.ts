export type {
  AnalysisOptions,
  AnalysisResult,
  Analyzer,
  AudioResult,
  AudioViolation,
  Engine,
  ImageResult,
  Media,
  Preview,
  Progress,
  VideoResult,
  VideoViolation,
} from './analyzer'
export { copyWithoutMetadata } from './copies/copy-without-metadata'
export { type AnalyzerOptions, createAnalyzer } from './create-analyzer'
export { AnalysisError, type AnalysisErrorCode, analysisErrors, isAnalysisErrorCode } from './errors'
export type {
  Claim,
  Finding,
  TimeSpan,
  Violation,
  ViolationBox,
} from './findings'
export type { FixComparison, FixFinding, FixPhotos } from './fixes/fix-types'
export { facesIn } from './image/faces'
export { uprightCopy } from './image/upright-copy'
export { MEDIA_TYPE_BYTES, mediaTypeOf, otherTypeOf } from './media-type'
export type { PostureAngles, Side } from './posture/angles'
export { type PostureMeasurement, unmeasured } from './posture/measure'
export { noClearPerson, onePerson } from './posture/person'
export { type PosePoint, type PosePointName, posePointNames } from './posture/pose'
export { recognizeFile } from './recognize'
export { applyRules } from './rules/apply-rules'
export { type FindingThresholds, readFindingThresholds } from './rules/finding-thresholds'
export { type Sights, sightsIn } from './rules/sights'
export { cited, citedUnder } from './rules/violations'
export { checkDetector, processorName, readReference } from './self-check/check-detector'
export { verifyModels } from './self-check/verify-models'
export { readTaggerCard, type TaggerCard } from './tagger/card'
export { judgeTracks, type KeptTrack, pairByTime } from './video/kept-tracks'
export { isFfmpegInstalled } from './video/system-ffmpeg'
export { citedByLook } from './vision-model/claims'
export type { LanguageModelOptions } from './vision-model/language-model'
export type { LookResult, SecondLook } from './vision-model/second-look'
export { openLauncher } from './worker/isolated-process'
