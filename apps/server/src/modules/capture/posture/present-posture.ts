import type { AnalysisResult, PostureCheck, PostureReason } from '@plumbline/contract'
import { type Box, postureAngles } from '@plumbline/domain'
import { onePerson, type PostureAngles } from '@plumbline/inference'
import { assessPosture, type MeasuredAngles } from '@plumbline/knowledge'
import type { StoredPosture } from './posture.repository'

/** The person a photo was taken of, or why its posture can't be told. */
export function personIn({ kind, status, mediaUrl, detail }: AnalysisResult): Box | PostureReason {
  if (kind !== 'image' || status !== 'completed' || !mediaUrl || !detail?.height) return 'no_photo'
  return onePerson(detail.findings, { height: detail.height })
}

export function presentCheck(stored: StoredPosture, { detail }: AnalysisResult): PostureCheck {
  const { angles, points, userId, userName, createdAt } = stored
  const assessed = angles ? assessPosture(degreesOf(angles), stored.answers) : { items: [], assessments: [] }
  return {
    reason: stored.reason,
    width: detail?.width ?? 0,
    height: detail?.height ?? 0,
    points: Object.entries(points ?? {}).map(([name, point]) => ({ name, ...point })),
    angles: angles
      ? postureAngles.map(angle => ({
          angle,
          degrees: degreesOf(angles)[angle],
          side: sideOf(angles, angle),
        }))
      : [],
    ...assessed,
    userId,
    userName,
    at: createdAt.toISOString(),
  }
}

const degreesOf = ({ trunk, neck, upperArm, lowerArm, knee }: PostureAngles): MeasuredAngles => ({
  trunk,
  neck,
  upperArm: upperArm?.degrees ?? null,
  lowerArm: lowerArm?.degrees ?? null,
  knee: knee?.degrees ?? null,
})

function sideOf(angles: PostureAngles, angle: keyof PostureAngles) {
  const found = angles[angle]
  return typeof found === 'object' && found ? found.side : null
}
