import type { Fix } from '@plumbline/contract/work/fixes'
import type { Task } from '@plumbline/contract/work/tasks'
import { Camera } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { useErrorMessage } from '../../../../lib/error-message'
import { useFormats } from '../../../../lib/format'
import { toast } from '../../../../lib/toast'
import { useUser } from '../../../identity/auth/session'
import { useFixes, useSubmitFix } from '../../fixes/api/fixes'
import { FixEntry } from '../../fixes/components/fix-entry'
import { PhotoButtons } from '../../fixes/components/photo-buttons'
import { useTaskMove } from '../../tasks/api/move'
import CompleteDialog from '../../tasks/components/complete-dialog'

export type CompleteTaskProps = {
  task: Task
  onLastCompleted: (violationId: string) => void
  onClose: () => void
}

/** Everything from the photo of the fix to the decision, in one sheet; nothing but open steps where no photo is asked for. */
export default function CompleteTask(props: CompleteTaskProps) {
  const { task } = props
  const [newest] = useFixes(task.id).data ?? []
  const submission = useSubmitFix(task.id)
  const [isDeciding, setIsDeciding] = useState(false)
  // What is being sent shows up as a fix before its response is there; the button stays until then.
  if (!isDeciding && !submission.submit.isPending && newest?.review === 'waiting') setIsDeciding(true)
  if (isDeciding && newest) return <CloseOut {...props} fix={newest} />
  return (
    <CompleteDialog
      {...props}
      hasFix={newest?.review === 'accepted'}
      photoButton={<PhotoButton {...submission} />}
    />
  )
}

/** The comparison as it ends, both photos, and what follows. What isn't still there completes the task. */
function CloseOut({ task, fix, onLastCompleted, onClose }: CompleteTaskProps & { fix: Fix }) {
  const { t } = useTranslation('fixes')
  const { role } = useUser()
  const { mutate } = useTaskMove(task, onLastCompleted)
  const { outcome, review } = fix
  const isDone = outcome === 'not_seen' || outcome === 'cannot_tell'
  useEffect(() => {
    if (isDone) mutate('closed')
  }, [isDone, mutate])
  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={t('title')} description={task.title}>
      <FixEntry fix={fix} canReview={role !== 'user'} onDecided={onClose} />
      {outcome !== 'pending' && review === 'waiting' && <PhotoButtons taskId={task.id} first={false} />}
    </Dialog>
  )
}

/** Opens the camera; the photo is sent as soon as it is taken. */
function PhotoButton({ submit, sent }: ReturnType<typeof useSubmitFix>) {
  const { t } = useTranslation('fixes')
  const { percent } = useFormats()
  const errorMessage = useErrorMessage()
  const id = useId()
  const send = (photo: File) =>
    submit.mutate(photo, {
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
