import type { AnalysisResult } from '@plumbline/contract/analysis'
import type { Violation } from '@plumbline/contract/violations'
import { useRef, useState } from 'react'
import { type MarkedBox, middleOf } from '../../features/media/picture/boxes'
import { usePicture } from '../../features/media/picture/use-picture'
import type { Box, Size } from '../../features/media/picture/view'
import { useSaid } from '../../lib/said'

/** What is being put right on the picture: a box of a violation, or one the analyser missed. */
type Edit = { is: 'box'; violation: Violation; index: number; box: Box } | { is: 'missed'; box: Box | null }

/** What the picture, the player and the list share: who is pointed at, who is chosen, what is being put right. */
export function useEvidence(result: AnalysisResult, onChanged: (violation: Violation) => void) {
  const { label } = useSaid()
  const [active, setActive] = useState<string | null>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [edit, setEdit] = useState<Edit | null>(null)
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const { violations, kind, detail } = result

  const selected = violations.find(({ id }) => id === selectedId) ?? null
  const standing = violations.filter(({ id, verdict }) => verdict !== 'dismissed' || id === selectedId)
  // A video is looked at one clear frame at a time: that of the chosen violation, else of the gravest.
  const shown = edit?.is === 'box' ? edit.violation : (selected ?? standing[0] ?? null)
  const src = kind === 'image' ? result.mediaUrl : (shown?.mediaUrl ?? null)
  const picture = usePicture(kind === 'audio' ? null : src)
  const frame = frameOf(kind, detail, picture.is === 'ready' ? picture.image : null)

  const boxesOf = (violation: Violation): MarkedBox[] =>
    violation.boundingBoxes.map(box => ({
      ...box,
      label: label(box),
      severity: violation.severity,
      owners: [violation.id],
    }))
  const onPicture = standing.filter(violation => kind === 'image' || violation.mediaUrl === src)

  const jump = (seconds: number) => {
    if (!player.current) return
    player.current.currentTime = seconds
    player.current.scrollIntoView({ block: 'nearest' })
  }

  const editBox = (violation: Violation) => {
    const box = violation.boundingBoxes[0]
    if (!box) return
    setSelectedId(violation.id)
    setEdit({ is: 'box', violation, index: 0, box })
  }

  return {
    kind,
    active,
    setActive,
    selected,
    select: setSelectedId,
    player,
    jump,
    picture,
    frame,
    boxesOf,
    boxes: onPicture.flatMap(boxesOf),
    edit,
    setBox: (box: Box) => setEdit(current => current && { ...current, box }),
    stopEditing: () => setEdit(null),
    editBox,
    missed: edit?.is === 'missed',
    startMissed: () => setEdit({ is: 'missed', box: kind === 'image' && frame ? middleOf(frame) : null }),
    saved: (violation: Violation) => {
      setEdit(null)
      onChanged(violation)
      setSelectedId(violation.id)
    },
  }
}

export type Evidence = ReturnType<typeof useEvidence>

/** Boxes on a photo are in pixels of the original, those on a video's frame in pixels of that frame. */
function frameOf(
  kind: AnalysisResult['kind'],
  detail: AnalysisResult['detail'],
  image: HTMLImageElement | null,
): Size | null {
  if (kind === 'image' && detail?.width && detail.height)
    return { width: detail.width, height: detail.height }
  return image && { width: image.naturalWidth, height: image.naturalHeight }
}
