import { createTask } from '@plumbline/contract/tasks'
import type { Violation } from '@plumbline/contract/violations'
import { ClipboardPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/ui/button'
import { ApiError } from '../../../lib/api'
import { useErrorMessage } from '../../../lib/error-message'
import { useMessages } from '../../../lib/messages'
import { useApiMutation } from '../../../lib/query'
import { toast } from '../../../lib/toast'

/** The violation was deleted, or the session ended, while the button was on the screen. */
const isMissingContext = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'not_signed_in')

/** Creates a task from a violation; its severity sets the due date and the priority on the server. */
export function CreateViolationTask({ violation }: { violation: Violation }) {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const errorMessage = useErrorMessage()
  const words = useMessages().violation(violation)
  const create = useApiMutation(createTask, {
    showsOwnError: true,
    onSuccess: task => {
      toast({ title: t('toast.created'), description: task.title })
      void navigate(`/tasks/${task.id}`)
    },
  })
  const submit = () =>
    create.mutate(
      {
        body: {
          title: t('fromViolation.title', { name: words.type }).slice(0, 200),
          description: words.description,
          status: 'open',
          violationId: violation.id,
          steps: words.steps,
        },
      },
      {
        onError: error =>
          toast({
            title: t('fromViolation.failed'),
            description: isMissingContext(error) ? t('fromViolation.missing') : errorMessage(error),
            variant: 'destructive',
          }),
      },
    )
  return (
    <Button
      look="secondary"
      loading={create.isPending}
      icon={<ClipboardPlus className="size-5" aria-hidden />}
      onClick={submit}
    >
      {t('fromViolation.create')}
    </Button>
  )
}
