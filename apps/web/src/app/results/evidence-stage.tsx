import type { AnalysisResult } from '@plumbline/contract/analysis'
import type { Violation } from '@plumbline/contract/violations'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../components/ui/alert'
import { Button } from '../../components/ui/button'
import { Skeleton } from '../../components/ui/skeleton'
import { EvidencePicture } from '../../features/media/components/evidence-picture'
import { BoxCorrection } from '../../features/violations/components/detail/box-correction'
import { MissedForm } from '../../features/violations/components/detail/missed-form'
import { useMessages } from '../../lib/messages'
import { Recording } from './recording'
import type { Evidence } from './use-evidence'

type EvidenceStageProps = {
  evidence: Evidence
  result: AnalysisResult
  onSelect: (violation: Violation) => void
}

/** What was analyzed, with what was found marked on it; corrections are made right there. */
export function EvidenceStage({ evidence, result, onSelect }: EvidenceStageProps) {
  const { edit, kind } = evidence
  return (
    <>
      {kind === 'audio' || (kind === 'video' && !evidence.boxes.length) ? null : (
        <Picture evidence={evidence} result={result} onSelect={onSelect} />
      )}
      {kind !== 'image' && <Recording evidence={evidence} result={result} onSelect={onSelect} />}
      {edit?.is === 'box' && (
        <BoxCorrection
          violation={edit.violation}
          boundingBoxes={edit.boxes}
          index={edit.index}
          onPick={evidence.pickBox}
          onRemove={evidence.removeBox}
          onSaved={evidence.saved}
          onCancel={evidence.stopEditing}
        />
      )}
      {edit?.is === 'missed' && (
        <MissedForm
          analysisId={result.id}
          box={edit.box}
          onSaved={evidence.saved}
          onCancel={evidence.stopEditing}
        />
      )}
    </>
  )
}

function Picture({ evidence, result, onSelect }: EvidenceStageProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const messages = useMessages()
  const { picture, frame, boxes, active, selected } = evidence
  if (picture.is === 'failed') {
    return (
      <Alert
        tone="danger"
        action={
          <Button look="secondary" onClick={picture.retry}>
            {common('action.tryAgain')}
          </Button>
        }
      >
        {t('picture.failed')}
      </Alert>
    )
  }
  if (picture.is === 'loading' || !frame) {
    return (
      <div
        style={{ aspectRatio: frame ? `${frame.width} / ${frame.height}` : '4 / 3' }}
        className="max-h-[70dvh]"
      >
        <Skeleton className="size-full" />
      </div>
    )
  }
  const marked = result.violations
    .filter(({ id }) => boxes.some(({ owners }) => owners.includes(id)))
    .map(violation => {
      const { type, position } = messages.violation(violation)
      return [`${common(`severity.${violation.severity}`)}: ${type}`, position].filter(Boolean).join(', ')
    })
  return (
    <EvidencePicture
      image={picture.image}
      frame={frame}
      boxes={boxes}
      alternative={
        marked.length > 0
          ? t('picture.alternative', {
              name: result.fileName,
              count: marked.length,
              marked: marked.join('; '),
            })
          : t('picture.alternativeNone', { name: result.fileName })
      }
      active={
        [active, selected?.id].find(id => boxes.some(({ owners }) => owners.includes(id ?? ''))) ?? null
      }
      onActive={evidence.setActive}
      onSelect={id => {
        const violation = result.violations.find(each => each.id === id)
        if (violation) onSelect(violation)
      }}
      editing={editingOf(evidence)}
    />
  )
}

function editingOf({ edit, setBox, pickBox, boxesOf }: Evidence) {
  if (edit?.is === 'missed') {
    return edit.box ? { box: edit.box, others: [], drawing: true, onChange: setBox } : undefined
  }
  const box = edit?.boxes[edit.index]
  if (!edit || !box) return undefined
  const others = boxesOf({ ...edit.violation, boundingBoxes: [...edit.boxes] })
    .map((other, index) => ({ box: other, onPick: () => pickBox(index) }))
    .filter((_, index) => index !== edit.index)
  return { box, others, drawing: false, onChange: setBox }
}
