import { deleteTask, type Task } from '@plumbline/contract/work/tasks'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { isOpen } from '../task-draft'
import { EditTaskForm } from './edit-task-form'
import { StepsChecklist } from './steps-checklist'
import { TaskFacts, TaskOwner } from './task-facts'
import { TaskHistory } from './task-history'
import { TaskMoves } from './task-moves'
import { TaskNotes } from './task-notes'

type TaskDetailProps = {
  task: Task
  /** Its name, where the page doesn't have it. */
  head: ReactNode
  /** The finding it fixes, with its box. */
  picture: ReactNode
  /** Photos of the fix. */
  fixes: ReactNode
  hasFix: boolean
  isManager: boolean
  onDeleted: () => void
  onLastCompleted: (violationId: string) => void
  onAsk: (task: Task) => void
}

/** On a phone the first screen shows the picture, who and when, the steps, and the way to complete it. */
export function TaskDetail(props: TaskDetailProps) {
  const { task, head, picture, fixes, isManager, onDeleted } = props
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
    <div className="grid items-start gap-4 @task:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-6">
      <div className="grid min-w-0 gap-4 lg:gap-6">
        <Card className="grid gap-3 sm:gap-4">
          {head}
          {picture && <div className="h-36 sm:h-64">{picture}</div>}
          <TaskOwner task={task} />
          <StepsChecklist task={task} />
          {/* Above the bar of a phone, wherever the page is scrolled to. */}
          <div className="fixed inset-x-0 bottom-16 z-20 mb-[env(safe-area-inset-bottom)] flex gap-3 border-t border-line bg-surface p-3 lg:static lg:m-0 lg:border-0 lg:p-0">
            <TaskMoves {...props} />
          </div>
        </Card>
        {fixes}
        <Card>
          <CardHeader title={t('field.description')} />
          <p className="break-words whitespace-pre-line">
            {task.description || <span className="text-subtle">{t('detail.noDescription')}</span>}
          </p>
        </Card>
        <Card>
          <CardHeader title={t('notes.title')} />
          <TaskNotes task={task} />
        </Card>
      </div>
      <div className="grid min-w-0 gap-4 max-lg:pb-20 lg:gap-6">
        <Card>
          <CardHeader title={t('detail.facts')} />
          <TaskFacts task={task} />
          <div className="mt-4 grid grid-cols-2 gap-3">
            <Button
              look="secondary"
              icon={<Pencil className="size-5" aria-hidden />}
              onClick={() => setEditing(true)}
            >
              {t('detail.edit')}
            </Button>
            <DeleteTask task={task} isManager={isManager} onDeleted={onDeleted} />
          </div>
        </Card>
        <TaskHistory taskId={task.id} />
      </div>
    </div>
  )
}

/** What is completed or has comments is a record, which only managers delete. */
function DeleteTask({
  task,
  isManager,
  onDeleted,
}: Pick<TaskDetailProps, 'task' | 'isManager' | 'onDeleted'>) {
  const { t } = useTranslation('tasks')
  const [asking, setAsking] = useState(false)
  const remove = useApiMutation(deleteTask, {
    showsOwnError: true,
    onSuccess: () => {
      toast({ title: t('toast.deleted'), description: task.title })
      onDeleted()
    },
  })
  if (!isManager && (!isOpen(task) || task.notes.length > 0)) return null
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
