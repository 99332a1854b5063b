import { type Priority, priorities } from '@plumbline/contract/options'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button, ButtonLink } from '../../../../../components/ui/button'
import { Dialog } from '../../../../../components/ui/dialog'
import { Disclosure } from '../../../../../components/ui/disclosure'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { Select } from '../../../../../components/ui/select'
import { ApiError } from '../../../../../lib/api'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useMessages } from '../../../../../lib/messages'
import { today } from '../../../../../lib/today'
import { useViolationTasks } from '../../api/tasks'
import { isOpen } from '../../task-draft'
import { StepsField } from '../steps-field'
import { AssigneePicker } from './assignee-picker'
import { ExistingTask } from './existing-task'
import { type FindingTaskProps, useFindingTask } from './use-finding-task'

export type TaskSheetProps = FindingTaskProps & { onClose: () => void }

/** The violation was deleted, or the session ended, while the sheet was open. */
const isMissingContext = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'not_signed_in')

/** From a finding to an assigned task: everything is filled in, so that one tap is enough. */
export default function TaskSheet({ onClose, ...props }: TaskSheetProps) {
  const { t } = useTranslation('tasks')
  const { type } = useMessages().violation(props.violation)
  const formId = useId()
  const existing = useViolationTasks(props.violation.id)
  const [another, setAnother] = useState(false)
  const task = useFindingTask({
    ...props,
    onCreated: created => {
      onClose()
      props.onCreated(created)
    },
  })
  const openTask = another || task.isPending ? undefined : existing.data?.find(isOpen)
  const isLoading = existing.isPending || !task.isReady
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(openTask ? 'sheet.exists' : 'sheet.title')}
      description={type}
      actions={
        openTask ? (
          <>
            <Button look="secondary" onClick={() => setAnother(true)}>
              {t('sheet.another')}
            </Button>
            <ButtonLink to={`/tasks/${openTask.id}`}>{t('sheet.view')}</ButtonLink>
          </>
        ) : (
          <Button type="submit" form={formId} loading={task.isPending || isLoading}>
            <AssignLabel task={task} userId={props.userId} />
          </Button>
        )
      }
    >
      {openTask ? (
        <ExistingTask task={openTask} />
      ) : (
        <NewTask id={formId} task={task} userId={props.userId} />
      )}
    </Dialog>
  )
}

type FindingTask = ReturnType<typeof useFindingTask>

/** Says who gets it. */
function AssignLabel({ task, userId }: { task: FindingTask; userId: string }) {
  const { t } = useTranslation('tasks')
  if (!task.isReady) return t('sheet.assign')
  if (task.assignee === userId) return t('sheet.assignToMe')
  const name = task.people?.find(({ id }) => id === task.assignee)?.name
  return name ? t('sheet.assignTo', { name }) : t('create.open')
}

function NewTask({ id, task, userId }: { id: string; task: FindingTask; userId: string }) {
  const { t } = useTranslation('tasks')
  const errorMessage = useErrorMessage()
  const { draft, change, error } = task
  return (
    <form id={id} onSubmit={task.submit} noValidate className="grid gap-4">
      <AssigneePicker
        people={task.people}
        me={userId}
        value={task.assignee}
        onChange={assignee => change({ assignee })}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('field.dueDate')}>
          <Input
            type="date"
            min={today()}
            value={draft.dueDate ?? ''}
            onChange={({ currentTarget }) => change({ dueDate: currentTarget.value || null })}
          />
        </Field>
        <Field label={t('field.priority')}>
          <Select
            value={draft.priority}
            options={priorities.map(value => ({ value, label: t(`priority.${value}`) }))}
            onChange={({ currentTarget }) => change({ priority: currentTarget.value as Priority })}
          />
        </Field>
      </div>
      <Disclosure title={t('sheet.steps', { count: draft.steps.length })} titleClass="font-strong">
        <StepsField steps={draft.steps} onChange={steps => change({ steps })} />
      </Disclosure>
      {error && (
        <Alert tone="danger" title={t('fromViolation.failed')}>
          {isMissingContext(error) ? t('fromViolation.missing') : errorMessage(error)}
        </Alert>
      )}
    </form>
  )
}
