import type { Task } from '@plumbline/contract/work/tasks'
import { Camera } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useErrorMessage } from '../../../../lib/error-message'
import { useFormats } from '../../../../lib/format'
import { toast } from '../../../../lib/toast'
import { useHasFix, useSubmitFix } from '../../fixes/api/fixes'
import CompleteDialog from '../../tasks/components/complete-dialog'

export type CompleteTaskProps = {
  task: Task
  onLastCompleted: (violationId: string) => void
  onClose: () => void
}

/** Asks what there is to ask before a task is completed. */
export default function CompleteTask(props: CompleteTaskProps) {
  const hasFix = useHasFix(props.task.id)
  const submission = useSubmitFix(props.task.id)
  // The photo that is being sent shows up as a fix before its response is there; the button stays until then.
  const isSending = !submission.submit.isIdle && !submission.submit.isError
  return (
    <CompleteDialog
      {...props}
      hasFix={hasFix && !isSending}
      photoButton={onSent => <PhotoButton {...submission} onSent={onSent} />}
    />
  )
}

/** Opens the camera; the photo is sent as soon as it is taken, and the task completed with it. */
function PhotoButton({ submit, sent, onSent }: ReturnType<typeof useSubmitFix> & { onSent: () => void }) {
  const { t } = useTranslation('fixes')
  const { percent } = useFormats()
  const errorMessage = useErrorMessage()
  const id = useId()
  const send = (photo: File) =>
    submit.mutate(photo, {
      onSuccess: onSent,
      onError: error =>
        toast({ title: t('notSent'), description: errorMessage(error), variant: 'destructive' }),
    })
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        className="hidden"
        aria-label={t('take')}
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? []
          currentTarget.value = ''
          if (photo) send(photo)
        }}
      />
      <Button
        loading={submit.isPending}
        icon={<Camera className="size-5" aria-hidden />}
        onClick={() => document.getElementById(id)?.click()}
      >
        {submit.isPending ? t('sending', { percent: percent(sent) }) : t('take')}
      </Button>
    </>
  )
}
