import type { Task } from '@plumbline/contract/work/tasks'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { useFixPhotoMode, useTaskMove } from '../api/move'
import { completionQuestions } from '../completion'

type CompleteDialogProps = {
  task: Task
  hasFix: boolean
  onLastCompleted: (violationId: string) => void
  onClose: () => void
  /** Takes and sends a photo of the fix. */
  photoButton: ReactNode
}

/** Says which steps are open and asks for a photo of the fix; nothing else is asked for. */
export default function CompleteDialog(props: CompleteDialogProps) {
  const { task, hasFix, onLastCompleted, onClose, photoButton } = props
  const { t } = useTranslation('tasks')
  const { t: common } = useTranslation()
  const { openSteps, steps, photo } = completionQuestions(task, useFixPhotoMode(), hasFix)
  const move = useTaskMove(task, onLastCompleted)
  const complete = () => move.mutate('closed', { onSuccess: onClose })
  const isAsked = photo !== 'off'
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(
        photo === 'require' ? 'complete.photoRequired' : isAsked ? 'complete.photo' : 'complete.title',
      )}
      description={isAsked ? t('complete.photoWhy') : task.title}
      actions={
        isAsked ? (
          <>
            {photo === 'ask' && (
              <Button look="secondary" loading={move.isPending} onClick={complete}>
                {t('complete.skip')}
              </Button>
            )}
            {photoButton}
          </>
        ) : (
          <>
            <Button look="secondary" onClick={onClose}>
              {common('action.cancel')}
            </Button>
            <Button loading={move.isPending} onClick={complete}>
              {t('move.complete')}
            </Button>
          </>
        )
      }
    >
      {openSteps > 0 && (
        <p className="flex items-center gap-2">
          <TriangleAlert className="size-5 shrink-0 text-medium" aria-hidden />
          {t('complete.openSteps', { open: openSteps, count: steps })}
        </p>
      )}
    </Dialog>
  )
}
