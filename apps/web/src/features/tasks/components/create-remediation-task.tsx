import { createTask } from '@plumbline/contract/tasks'
import type { Violation } from '@plumbline/contract/violations'
import { CircleCheck, ClipboardPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../components/ui/button'
import { useFormats } from '../../../lib/format'
import { useMessages } from '../../../lib/messages'
import { useApiMutation } from '../../../lib/query'
import { toast } from '../../../lib/toast'
import { priorityOf, quickDueDate } from '../remediation-task'

type CreateRemediationTaskProps = { violation: Violation; onCreated: (taskId: string) => void }

/** One press from a finding to a task for tomorrow; afterwards the way to that task. */
export function CreateRemediationTask({ violation, onCreated }: CreateRemediationTaskProps) {
  const { t } = useTranslation('results')
  const { date } = useFormats()
  const words = useMessages().violation(violation)
  const create = useApiMutation(createTask, {
    onSuccess: task => {
      toast({
        title: t('task.created'),
        description: t('task.due', {
          title: task.title,
          date: date(`${task.dueDate ?? quickDueDate()}T12:00`),
        }),
      })
      onCreated(task.id)
    },
  })
  if (violation.hasTask) {
    return (
      <ButtonLink
        look="secondary"
        to={violation.taskId ? `/tasks/${violation.taskId}` : '/tasks'}
        icon={<CircleCheck className="size-4 text-good" aria-hidden />}
      >
        {t('task.exists')}
      </ButtonLink>
    )
  }
  const submit = () =>
    create.mutate({
      body: {
        title: t('task.title', { name: words.type }).slice(0, 200),
        description: words.description,
        status: 'open',
        priority: priorityOf(violation.severity),
        dueDate: quickDueDate(),
        violationId: violation.id,
        violationMedia: violation.mediaUrl,
        regulationCode: violation.regulationCode ?? violation.regulationCodes[0] ?? null,
        severity: violation.severity,
        steps: words.steps,
      },
    })
  return (
    <Button
      look="secondary"
      loading={create.isPending}
      icon={<ClipboardPlus className="size-4" aria-hidden />}
      onClick={submit}
    >
      {t('task.create')}
    </Button>
  )
}
