import { useEffect, useRef } from 'react'
import { BoxCorrection } from '../../../findings/violations/components/detail/box-correction'
import { MissedForm } from '../../../findings/violations/components/detail/missed-form'
import type { Evidence } from './use-evidence'

type EvidenceEditProps = { evidence: Evidence; analysisId: string }

/** What belongs to the box that is being drawn or moved on the picture. It comes into view when it opens. */
export function EvidenceEdit({ evidence, analysisId }: EvidenceEditProps) {
  const { edit } = evidence
  const place = useRef<HTMLDivElement>(null)
  const is = edit?.is
  useEffect(() => {
    if (is) place.current?.scrollIntoView({ block: 'nearest' })
    if (is === 'missed') place.current?.querySelector('input')?.focus({ preventScroll: true })
    if (is === 'box') place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [is])
  if (!edit) return null
  return (
    <div ref={place} className="scroll-my-4">
      {edit.is === 'box' ? (
        <BoxCorrection
          violation={edit.violation}
          boundingBoxes={edit.boxes}
          index={edit.index}
          onPick={evidence.pickBox}
          onRemove={evidence.removeBox}
          onSaved={evidence.saved}
          onCancel={evidence.stopEditing}
        />
      ) : (
        <MissedForm
          analysisId={analysisId}
          box={edit.box}
          onSaved={evidence.saved}
          onCancel={evidence.stopEditing}
        />
      )}
    </div>
  )
}
