import { deleteTask, type Task } from '@plumbline/contract/tasks'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { Card, CardHeader } from '../../../components/ui/card'
import { ConfirmDialog } from '../../../components/ui/confirm-dialog'
import { useApiMutation } from '../../../lib/query'
import { toast } from '../../../lib/toast'
import { EditTaskForm } from './edit-task-form'
import { StepsChecklist } from './steps-checklist'
import { PriorityBadge, TaskStatusBadge } from './task-badges'
import { TaskFacts } from './task-facts'
import { TaskMoves } from './task-moves'
import { TaskNotes } from './task-notes'

type TaskDetailProps = {
  task: Task
  onDeleted: () => void
  onLastCompleted: (violationId: string) => void
}

export function TaskDetail({ task, onDeleted, onLastCompleted }: TaskDetailProps) {
  const { t } = useTranslation('tasks')
  const [editing, setEditing] = useState(false)
  if (editing) {
    return (
      <Card className="max-w-prose">
        <CardHeader title={t('edit.title')} />
        <EditTaskForm task={task} onClose={() => setEditing(false)} />
      </Card>
    )
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-6">
        <Card>
          <div className="grid gap-4">
            <div className="flex flex-wrap gap-2">
              <TaskStatusBadge status={task.status} />
              <PriorityBadge priority={task.priority} />
            </div>
            <p className="whitespace-pre-line break-words">
              {task.description || <span className="text-subtle">{t('detail.noDescription')}</span>}
            </p>
            <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
              <TaskMoves task={task} className="col-span-2" onLastCompleted={onLastCompleted} />
              <Button
                look="secondary"
                icon={<Pencil className="size-5" aria-hidden />}
                onClick={() => setEditing(true)}
              >
                {t('detail.edit')}
              </Button>
              <DeleteTask task={task} onDeleted={onDeleted} />
            </div>
          </div>
        </Card>
        <Card>
          <CardHeader title={t('field.steps')} />
          <StepsChecklist task={task} />
        </Card>
        <Card>
          <CardHeader title={t('notes.title')} />
          <TaskNotes task={task} />
        </Card>
      </div>
      <Card>
        <CardHeader title={t('detail.facts')} />
        <TaskFacts task={task} />
      </Card>
    </div>
  )
}

function DeleteTask({ task, onDeleted }: Pick<TaskDetailProps, 'task' | 'onDeleted'>) {
  const { t } = useTranslation('tasks')
  const [asking, setAsking] = useState(false)
  const remove = useApiMutation(deleteTask, {
    showsOwnError: true,
    onSuccess: () => {
      toast({ title: t('toast.deleted'), description: task.title })
      onDeleted()
    },
  })
  return (
    <>
      <Button look="quiet" icon={<Trash2 className="size-5" aria-hidden />} onClick={() => setAsking(true)}>
        {t('detail.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('delete.title', { title: task.title })}
          description={t('delete.explain')}
          confirm={t('detail.delete')}
          danger
          pending={remove.isPending}
          error={remove.error}
          fallback={t('failed.delete')}
          onConfirm={() => remove.mutate({ params: { id: task.id } })}
          onClose={() => {
            remove.reset()
            setAsking(false)
          }}
        />
      )}
    </>
  )
}
