import type { LocalizedMessage, Severity } from '@plumbline/contract'
import type { Box } from '@plumbline/domain'
import type { AnalysisResult, Analyzer, Violation as Found } from '@plumbline/inference'
import { readImageHeader } from '@plumbline/inference/image/header'
import { message } from '@plumbline/messages'
import sharp from 'sharp'
import type { StoredMedia } from '../../../capture/media/media.service'
import { hazardIn } from '../hazard-names'
import type { ViolationRecord } from '../violation-record'

/** The part of the picture around the marked boxes is analyzed at twice its resolution. */
const ENLARGEMENT = 2
const MAX_SIDE = 2560
/** Of either side at least so much is looked at: what stands around a finding decides how dangerous it is. */
const MIN_PART = 0.6

/** What a recheck compares with. */
type Checked = Pick<
  ViolationRecord,
  'hazard' | 'type' | 'description' | 'severity' | 'verdict' | 'boundingBoxes'
>

export type RecheckResult = { severity: Severity; messages: LocalizedMessage[]; engine: string }

/**
 * Analyzes the evidence again, pictures enlarged, and compares what is found with the violation. No vision model is asked:
 * its word must not change the severity of what was found.
 */
export async function recheckEvidence(
  analyzer: Analyzer,
  medium: Pick<StoredMedia, 'kind'>,
  path: string,
  violation: Checked,
  signal: AbortSignal,
): Promise<RecheckResult> {
  const { bytes, view, size } =
    medium.kind === 'image' ? await enlarge(path, violation.boundingBoxes) : notEnlarged
  const media = bytes ? { bytes, kind: 'image' as const } : { path, kind: medium.kind }
  const result = await analyzer.analyze(media, { signal })
  const engine = `embedded ${result.engine.detector}`
  return { ...judge(violation, sameIn(result, violation, view), size), engine }
}

/** Where the part that was looked at lies in the picture, and how much larger it was shown. */
type View = { left: number; top: number; scale: number }

const notEnlarged = { bytes: undefined, view: { left: 0, top: 0, scale: 1 }, size: '' }

async function enlarge(path: string, boxes: readonly Box[]) {
  const { width, height, autoOrient } = await readImageHeader(path)
  const [wide, high] = [autoOrient?.width ?? width, autoOrient?.height ?? height]
  const across = part(
    wide,
    boxes.map(({ x, width }) => [x, x + width]),
  )
  const down = part(
    high,
    boxes.map(({ y, height }) => [y, y + height]),
  )
  const scale = Math.min(ENLARGEMENT, MAX_SIDE / Math.max(across.length, down.length))
  const [toWidth, toHeight] = [Math.round(across.length * scale), Math.round(down.length * scale)]
  const bytes = await sharp(path)
    .autoOrient()
    .extract({ left: across.start, top: down.start, width: across.length, height: down.length })
    .resize(toWidth, toHeight)
    .jpeg({ quality: 95 })
    .toBuffer()
  return { bytes, view: { left: across.start, top: down.start, scale }, size: `${toWidth} × ${toHeight}` }
}

/** The stretch of one side that holds all marks with room around them; all of it where nothing is marked. */
function part(side: number, marks: number[][]) {
  if (marks.length === 0) return { start: 0, length: side }
  const [from, to] = [Math.min(...marks.flat()), Math.max(...marks.flat())]
  const length = Math.min(side, Math.round(Math.max(side * MIN_PART, (to - from) * 2)))
  const start = Math.round(Math.min(Math.max(0, (from + to - length) / 2), side - length))
  return { start, length }
}

/** What the second look found of the same hazard, where the first one saw it. */
function sameIn(result: AnalysisResult, violation: Checked, view: View): Found | undefined {
  const hazard = violation.hazard ?? hazardIn(`${violation.type} ${violation.description}`)
  const alike = result.violations.filter(found => found.hazard === hazard)
  const before = violation.boundingBoxes
  if (before.length === 0) return alike[0]
  return alike.find(({ boundingBoxes }) =>
    boundingBoxes.some(box => before.some(other => touch(inPicture(box, view), other))),
  )
}

const inPicture = ({ x, y, width, height }: Box, { left, top, scale }: View): Box => ({
  x: left + x / scale,
  y: top + y / scale,
  width: width / scale,
  height: height / scale,
})

/** Two boxes never match to the pixel; when the center of one is inside the other, they mark the same thing. */
const touch = (one: Box, other: Box) => holdsMiddle(one, other) || holdsMiddle(other, one)
const holdsMiddle = (one: Box, { x, y, width, height }: Box) =>
  x + width / 2 >= one.x &&
  x + width / 2 <= one.x + one.width &&
  y + height / 2 >= one.y &&
  y + height / 2 <= one.y + one.height

/**
 * Only what is seen again changes the severity: not seeing something twice is no proof that it is safe. What a person
 * set is theirs.
 */
function judge(
  { severity, verdict }: Checked,
  again: Found | undefined,
  size: string,
): Omit<RecheckResult, 'engine'> {
  const looked = size ? message('recheck.looked', { size }) : message('recheck.listened')
  if (!again) return { severity, messages: [looked, message('recheck.not_seen', { severity })] }
  const { because } = again
  const seen: LocalizedMessage = { code: because.code, params: because.params, text: because.text }
  if (again.severity === severity)
    return { severity, messages: [looked, seen, message('recheck.same', { severity })] }
  if (verdict === 'corrected') {
    const decided = message('recheck.person_decided', { severity, found: again.severity })
    return { severity, messages: [looked, seen, decided] }
  }
  const changed = message('recheck.changed', { from: severity, to: again.severity })
  return { severity: again.severity, messages: [looked, seen, changed] }
}
