import { type BoundingBox, type Violation, violationFeedback } from '@plumbline/contract/findings/violations'
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { IconButton } from '../../../../../components/ui/icon-button'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'

type BoxCorrectionProps = {
  violation: Violation
  /** All boxes of the violation, the moved one among them. */
  boundingBoxes: readonly BoundingBox[]
  /** Which of them is in hand. */
  index: number
  onPick: (index: number) => void
  onRemove: () => void
  onSaved: (violation: Violation) => void
  onCancel: () => void
}

/** Beside the picture while a box is moved or resized. */
export function BoxCorrection(props: BoxCorrectionProps) {
  const { violation, boundingBoxes, index, onPick, onRemove, onSaved, onCancel } = props
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const feedback = useApiMutation(violationFeedback, {
    onSuccess: changed => {
      toast({ title: t('verdict.saved.corrected') })
      onSaved(changed)
    },
  })
  const count = boundingBoxes.length
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken p-3">
      {count > 1 ? (
        <div className="flex flex-wrap items-center">
          <IconButton label={t('correct.previousBox')} onClick={() => onPick((index + count - 1) % count)}>
            <ChevronLeft className="size-5" aria-hidden />
          </IconButton>
          <span className="tabular" aria-live="polite">
            {t('correct.boxOf', { index: index + 1, count })}
          </span>
          <IconButton label={t('correct.nextBox')} onClick={() => onPick((index + 1) % count)}>
            <ChevronRight className="size-5" aria-hidden />
          </IconButton>
          <IconButton label={t('correct.removeBox')} onClick={onRemove}>
            <Trash2 className="size-5" aria-hidden />
          </IconButton>
        </div>
      ) : (
        <p>{t('correct.boxHint')}</p>
      )}
      <div className="ml-auto flex gap-2">
        <Button look="secondary" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button
          loading={feedback.isPending}
          onClick={() =>
            feedback.mutate({
              params: { id: violation.id },
              body: { verdict: 'corrected', boundingBoxes: [...boundingBoxes] },
            })
          }
        >
          {t('correct.saveBox')}
        </Button>
      </div>
    </div>
  )
}
