import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import type { Violation } from '@plumbline/contract/findings/violations'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { useMessages } from '../../../../lib/messages'
import { reloadIfOutdated } from '../../../../lib/stale-chunks'
import { PictureSkeleton } from '../../media/components/picture-skeleton'
import { PictureViewer } from '../../media/components/picture-viewer'
import { Recording } from './recording'
import type { Evidence } from './use-evidence'

const FullScreen = lazy(() => reloadIfOutdated(() => import('../../media/components/full-screen')))

type EvidenceStageProps = {
  evidence: Evidence
  result: AnalysisResult
  onSelect: (violation: Violation) => void
  /** What stands under the picture while it fills the screen. */
  bar?: ReactNode
}

/** What was analyzed, with what was found marked on it. */
export function EvidenceStage({ evidence, result, onSelect, bar }: EvidenceStageProps) {
  const { kind } = evidence
  return (
    <>
      {kind === 'audio' || (kind === 'video' && !evidence.boxes.length) ? null : (
        <Picture evidence={evidence} result={result} onSelect={onSelect} bar={bar} />
      )}
      {kind !== 'image' && <Recording evidence={evidence} result={result} onSelect={onSelect} />}
    </>
  )
}

function Picture({ evidence, result, onSelect, bar }: EvidenceStageProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const messages = useMessages()
  const [isFull, setFull] = useState(false)
  const { picture, frame, boxes, active, selected, ordered } = evidence
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
    return <PictureSkeleton shape={frame ? `${frame.width} / ${frame.height}` : '4 / 3'} />
  }
  const marked = ordered
    .filter(({ id }) => boxes.some(({ owners }) => owners.includes(id)))
    .map(violation => {
      const { type, position } = messages.violation(violation)
      return [`${common(`severity.${violation.severity}`)}: ${type}`, position].filter(Boolean).join(', ')
    })
  const shared = {
    image: picture.image,
    frame,
    boxes,
    numbers: evidence.numbers,
    keepClear: evidence.keepClear,
    alternative:
      marked.length > 0
        ? t('picture.alternative', { name: result.fileName, count: marked.length, marked: marked.join('; ') })
        : t('picture.alternativeNone', { name: result.fileName }),
    active: [active, selected?.id].find(id => boxes.some(({ owners }) => owners.includes(id ?? ''))) ?? null,
    onActive: evidence.setActive,
    onSelect: (id: string) => {
      const violation = result.violations.find(each => each.id === id)
      if (violation) onSelect(violation)
    },
  }
  return (
    <>
      <PictureViewer {...shared} editing={editingOf(evidence)} onFullScreen={() => setFull(true)} />
      {isFull && (
        <Suspense fallback={null}>
          <FullScreen title={result.fileName} onClose={() => setFull(false)} bar={bar}>
            <PictureViewer {...shared} fills />
          </FullScreen>
        </Suspense>
      )}
    </>
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
