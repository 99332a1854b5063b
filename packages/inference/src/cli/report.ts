import type { Box } from '@plumbline/domain'
import type { AnalysisResult, AudioResult, ImageResult, VideoResult } from '../analyzer'
import type { TimeSpan, Violation } from '../findings'

/** A result in plain words, for a terminal. */
export function describeResult(result: AnalysisResult): string {
  return [
    heading(result),
    '',
    ...details(result),
    ...result.notes.map(({ text }) => text),
    '',
    ...violationLines(result.violations),
  ].join('\n')
}

function heading({ mediaType, elapsedMs, engine }: AnalysisResult): string {
  return `${mediaType}, ${(elapsedMs / 1000).toFixed(1)} s, answered by ${engine.detector}`
}

function details(result: AnalysisResult): string[] {
  switch (result.kind) {
    case 'image':
      return imageLines(result)
    case 'video':
      return videoLines(result)
    case 'audio':
      return audioLines(result)
  }
}

const place = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(', ')
const time = (seconds: number) => `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`
const span = ({ start, end }: TimeSpan) => `${time(start)} to ${time(end)}`
const decibels = (value: number | null) => (value === null ? 'silence' : `${value.toFixed(1)} dB`)

const imageLines = ({ width, height, findings }: ImageResult) => [
  `${width} × ${height} pixels, ${findings.length} findings`,
  ...findings.map(
    ({ label, confidence, box }) => `  ${label.padEnd(16)} ${confidence.toFixed(2)}  at ${place(box)}`,
  ),
]

const videoLines = ({
  width,
  height,
  durationSeconds,
  framesTotal,
  framesAnalyzed,
  sceneChanges,
}: VideoResult) => [
  `${width} × ${height} pixels, ${time(durationSeconds)}, ${framesAnalyzed} of ${framesTotal} frames looked at, ${sceneChanges.length} scene changes`,
]

const audioLines = ({
  durationSeconds,
  sampleRate,
  channels,
  noise,
  transcript,
  spokenHazards,
}: AudioResult) => [
  `${time(durationSeconds)}, ${sampleRate} Hz, ${channels} channel${channels === 1 ? '' : 's'}`,
  `  level ${decibels(noise.laeqDb)} (A, equivalent), peak ${decibels(noise.peakDb)} (${noise.peakWeighting}), ${noise.calibration}`,
  `  dose over eight hours: OSHA ${Math.round(noise.osha.dosePercent)} %, NIOSH ${Math.round(noise.niosh.dosePercent)} %`,
  `  impulses: ${noise.impulses.length}`,
  ...(transcript?.segments ?? []).map(segment => `  ${span(segment.span)}  “${segment.text.trim()}”`),
  ...spokenHazards.map(spoken => `  ${span(spoken.span)}  ${spoken.hazard} (“${spoken.keyword}”)`),
]

function violationLines(violations: readonly (Violation & { span?: TimeSpan })[]): string[] {
  if (violations.length === 0) return ['No violations detected.']
  return violations.flatMap((violation, i) => [
    `${i + 1}. [${violation.severity}] ${violation.description.text}`,
    `   where    ${violation.location.text}${violation.span ? `, ${span(violation.span)}` : ''}`,
    `   why      ${violation.because.text}, confidence ${violation.confidence.toFixed(2)}`,
    `   basis    ${violation.basis}${violation.regulationCodes[0] ? `, cites ${violation.regulationCodes[0]}` : ''}`,
    ...(violation.relatedCodes.length ? [`   related  ${violation.relatedCodes.join(', ')}`] : []),
    `   do       ${violation.remediationSteps[0]?.text ?? ''}`,
  ])
}
