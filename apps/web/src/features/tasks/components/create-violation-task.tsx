import { createTask, listTasks } from '@plumbline/contract/tasks'
import type { Violation } from '@plumbline/contract/violations'
import { ClipboardPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/ui/button'
import { useErrorMessage } from '../../../lib/error-words'
import { keyOf, useApiMutation } from '../../../lib/query'
import { useSaid } from '../../../lib/said'
import { toast } from '../../../lib/toast'

type CreateViolationTaskProps = { violation: Violation; onCreated: () => void }

/** From a violation to its task; how grave it is sets the date and the priority on the server. */
export function CreateViolationTask({ violation, onCreated }: CreateViolationTaskProps) {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const errorMessage = useErrorMessage()
  const words = useSaid().violation(violation)
  const create = useApiMutation(createTask, {
    ownWords: true,
    invalidates: [keyOf(listTasks)],
    onSuccess: task => {
      toast({ title: t('toast.created'), description: task.title })
      onCreated()
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
          worksite: words.location.slice(0, 300),
          steps: words.steps,
        },
      },
      {
        onError: error =>
          toast({
            title: t('fromViolation.failed'),
            description: errorMessage(error),
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
