import { type BoundingBox, type Violation, violationFeedback } from '@plumbline/contract/violations'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { useApiMutation } from '../../../lib/query'
import { toast } from '../../../lib/toast'

type BoxCorrectionProps = {
  violation: Violation
  /** All boxes of the violation, the moved one among them. */
  boundingBoxes: readonly BoundingBox[]
  onSaved: (violation: Violation) => void
  onCancel: () => void
}

/** Beside the picture while a box is moved or resized. */
export function BoxCorrection({ violation, boundingBoxes, onSaved, onCancel }: BoxCorrectionProps) {
  const { t } = useTranslation('results')
  const { t: common } = useTranslation()
  const feedback = useApiMutation(violationFeedback, {
    onSuccess: changed => {
      toast({ title: t('verdict.saved.corrected') })
      onSaved(changed)
    },
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken p-3">
      <p>{t('correct.boxHint')}</p>
      <div className="flex gap-2">
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
