import type {
  AnalysisDetail,
  AnalysisPreview,
  AnalysisResult,
  AnalysisStatus,
  Violation,
} from '@plumbline/contract'
import { isObservation, labelRecord, severities } from '@plumbline/domain'
import { type AnalysisResult as Analyzed, facesIn, type LookResult, type Preview } from '@plumbline/inference'
import type { LocalizedMessage } from '@plumbline/messages'
import { mediaIdIn, mediaUrl } from '../media/media.service'
import type { StoredProgress, WithMedia, WithSite } from './analysis.repository'
import type { HeldBack, StoredDetail, StoredTrack } from './analysis.tables'

export const presentStatus = ({
  id,
  status,
  stage,
  progress,
  preview,
  errorCode,
  errorMessage,
}: StoredProgress): AnalysisStatus => ({
  id,
  status,
  stage,
  progress: Math.round(progress),
  preview,
  error: errorCode ? { code: errorCode, message: errorMessage ?? '' } : null,
})

export const presentResult = (
  { analysis, medium, siteName }: WithSite,
  violations: Violation[],
): AnalysisResult => ({
  ...presentStatus(analysis),
  kind: medium.kind,
  fileName: medium.fileName,
  fileType: medium.contentType,
  fileSize: medium.byteSize,
  createdAt: analysis.createdAt.toISOString(),
  uploadDate: medium.createdAt.toISOString(),
  // Not the stored one: people dismiss findings since, and raise observations to violations.
  summary: analysis.summary && summarize(violations),
  captureSource: analysis.captureSource,
  siteId: analysis.siteId,
  siteName,
  area: analysis.area,
  capturedAt: medium.capturedAt?.toISOString() ?? null,
  mediaUrl: medium.displayType ? mediaUrl(medium.id) : null,
  thumbnailUrl: thumbnailOf(medium, violations),
  violations,
  detail: analysis.detail && presentDetail(analysis.detail, violations),
})

/** What analyses didn't keep before there were sites. */
const fromBefore = { checked: null, workSite: null, law: null, trustedClasses: [] }

function presentDetail(
  { tracks = [], heldBack: _, ...detail }: StoredDetail,
  violations: Violation[],
): AnalysisDetail {
  const seen = [...detail.findings, ...tracks.flatMap(({ findings }) => findings)]
  const unclear = violations.some(({ messages }) => messages?.because?.code.includes('.site_unclear.'))
  const mayBeWorkSite =
    (detail.workSite === 'no' && seen.some(({ label }) => labelRecord(label).isOfPerson)) ||
    (detail.workSite === 'picture' && unclear)
  return { ...fromBefore, ...detail, mayBeWorkSite }
}

/** A video is known by the frame of its first finding; one without findings has none. */
function thumbnailOf({ id, kind, displayType }: WithMedia['medium'], violations: Violation[]) {
  if (kind === 'image') return displayType ? mediaUrl(id, 'thumbnail') : null
  const frame = violations.find(violation => violation.mediaUrl)?.mediaUrl
  return frame ? mediaUrl(mediaIdIn(frame), 'thumbnail') : null
}

/** What the analyzer saw beside the violations, in the words of the contract. */
export function detailOf(
  result: Analyzed,
  { tracks, heldBack = [] }: { tracks?: StoredTrack[] | undefined; heldBack?: HeldBack[] } = {},
): StoredDetail {
  const { engine } = result
  return {
    width: 'width' in result ? result.width : null,
    height: 'height' in result ? result.height : null,
    durationSeconds: 'durationSeconds' in result ? result.durationSeconds : null,
    findings: result.kind === 'image' ? result.findings : [],
    notes: 'notes' in result ? result.notes.map(plain) : [],
    noise: result.kind === 'audio' ? result.noise : null,
    transcript:
      result.kind === 'audio'
        ? (result.transcript?.segments ?? []).map(({ span, text }) => ({ ...span, text }))
        : [],
    ...judgedOf(result),
    ...(result.kind === 'image' && result.looksLike && { looksLike: result.looksLike }),
    ...(result.kind === 'image' && { tags: result.tags, tagger: result.tagger }),
    trustedClasses: result.kind === 'audio' ? [] : [...result.trustedClasses],
    ...(result.kind === 'image' && { isThorough: result.isThorough }),
    ...(tracks && { tracks }),
    ...(heldBack.length > 0 && { heldBack }),
    ...(result.kind === 'image' && result.secondLook && { secondLook: askedIn(result.secondLook) }),
    engine: { answeredBy: 'embedded', detector: engine.detector, model: null },
  }
}

const askedIn = ({ model, asked, unanswered }: LookResult) => ({ model, asked, unanswered })

/** Where faces are in a photo, and how wide it is. */
export const facesOf = (result: Analyzed) =>
  result.kind === 'image' ? { faces: facesIn(result.findings), width: result.width } : { faces: [], width: 0 }

type Judged = Pick<Analyzed, 'checked' | 'workSite' | 'law'>

/** What the rules were applied to, and whose rules they were. */
export function judgedOf({ checked, workSite, law }: Judged): Pick<AnalysisDetail, keyof Judged> {
  return {
    checked: {
      checkedFor: checked.checkedFor.map(plain),
      notCheckedFor: checked.notCheckedFor.map(plain),
    },
    workSite,
    law: law && {
      id: law.id,
      country: law.country,
      state: law.state,
      industry: law.industry,
      statePlan: law.statePlan && { name: law.statePlan.name, agency: law.statePlan.agency },
    },
  }
}

export const presentPreview = ({ width, height, violations }: Preview): AnalysisPreview => ({
  width,
  height,
  findings: violations.map(({ type, severity, boundingBoxes }) => ({
    type: plain(type),
    severity,
    boxes: boundingBoxes.map(({ x, y, width, height }) => ({ x, y, width, height })),
  })),
})

export const plain = ({ code, params, text }: LocalizedMessage) => ({ code, params, text })

type Summarized = Pick<Violation, 'severity' | 'basis'> & { verdict?: Violation['verdict'] }

/** '3 violations: 2 High, 1 Low; 1 observation: 1 High' */
export function summarize(findings: readonly Summarized[]) {
  const standing = findings.filter(({ verdict }) => verdict !== 'dismissed')
  const observations = standing.filter(isObservation)
  const violations = standing.filter(finding => !isObservation(finding))
  if (standing.length === 0) return 'No violations detected.'
  return [
    violations.length > 0 ? counted('violation', violations) : 'No violations detected',
    ...(observations.length > 0 ? [counted('observation', observations)] : []),
  ].join('; ')
}

/** '3 violations: 2 High, 1 Low' */
function counted(noun: string, findings: readonly Summarized[]) {
  const counts = severities
    .map(each => [findings.filter(({ severity }) => severity === each).length, each] as const)
    .filter(([amount]) => amount > 0)
    .map(([amount, severity]) => `${amount} ${severity}`)
  return `${findings.length} ${findings.length === 1 ? noun : `${noun}s`}: ${counts.join(', ')}`
}
