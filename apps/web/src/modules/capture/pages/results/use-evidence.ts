import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import type { BoundingBox, Violation } from '@plumbline/contract/findings/violations'
import { isHead } from '@plumbline/domain'
import { useRef, useState } from 'react'
import { useMessages } from '../../../../lib/messages'
import { standingOf } from '../../../findings/violations/severity-groups'
import { type MarkedBox, middleOf } from '../../media/picture/boxes'
import type { KeepClear } from '../../media/picture/marks'
import { usePicture } from '../../media/picture/use-picture'
import type { Box, Size } from '../../media/picture/zoom-view'

/** What is being put right on the picture: a box of a violation, or one the analyzer missed. */
type Edit =
  | { is: 'box'; violation: Violation; boxes: readonly BoundingBox[]; index: number }
  | { is: 'missed'; box: Box | null }

/** The people in the picture and their heads; of a person whose head was not found, the upper part. */
function keepClearIn({ kind, detail }: AnalysisResult): KeepClear {
  const findings = kind === 'image' ? (detail?.findings ?? []) : []
  const people = findings.filter(({ label }) => label === 'person').map(({ box }) => box)
  const heads = findings.filter(({ label }) => isHead(label)).map(({ box }) => box)
  return { people, heads: [...heads, ...people.map(box => ({ ...box, height: box.height / 4 }))] }
}

/** What the picture, the player and the list share: who is pointed at, who is chosen, what is being put right. */
export function useEvidence(result: AnalysisResult, onChanged: (violation: Violation) => void) {
  const { label } = useMessages()
  const [active, setActive] = useState<string | null>(null)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [edit, setEdit] = useState<Edit | null>(null)
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null)
  const { violations, kind, detail } = result

  // In the order of the list: the same number stands there and on the picture.
  const ordered = standingOf(violations)
  const numbers = new Map(ordered.map(({ id }, index) => [id, index + 1]))
  const selected = violations.find(({ id }) => id === selectedId) ?? null
  const standing = violations.filter(({ id, verdict }) => verdict !== 'dismissed' || id === selectedId)
  // A video shows one frame at a time: that of the selected violation, else of the most severe.
  const shown = edit?.is === 'box' ? edit.violation : (selected ?? standing[0] ?? null)
  const src = kind === 'image' ? result.mediaUrl : (shown?.mediaUrl ?? null)
  const picture = usePicture(kind === 'audio' ? null : src)
  // Boxes on a photo are in pixels of the original, those on a video's frame in pixels of that frame.
  const frameOf = (image: HTMLImageElement | null): Size | null =>
    kind === 'image' && detail?.width && detail.height
      ? { width: detail.width, height: detail.height }
      : image && { width: image.naturalWidth, height: image.naturalHeight }
  const frame = frameOf(picture.is === 'ready' ? picture.image : null)

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
    setSelectedId(violation.id)
    setEdit({ is: 'box', violation, boxes: violation.boundingBoxes, index: 0 })
  }

  const setBox = (box: Box) =>
    setEdit(current => {
      if (current?.is !== 'box') return current && { ...current, box }
      const boxes = current.boxes.map((each, index) => (index === current.index ? { ...each, ...box } : each))
      return { ...current, boxes }
    })

  return {
    kind,
    active,
    setActive,
    selected,
    select: setSelectedId,
    ordered,
    numbers,
    keepClear: keepClearIn(result),
    player,
    jump,
    picture,
    frame,
    frameOf,
    boxesOf,
    boxes: onPicture.flatMap(boxesOf),
    edit,
    setBox,
    pickBox: (index: number) => setEdit(current => (current?.is === 'box' ? { ...current, index } : current)),
    removeBox: () =>
      setEdit(current =>
        current?.is === 'box'
          ? { ...current, index: 0, boxes: current.boxes.filter((_, index) => index !== current.index) }
          : current,
      ),
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
