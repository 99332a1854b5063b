import type { Task } from '@plumbline/contract/work/tasks'
import { ClipboardCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { Pager } from '../../../../components/ui/pager'
import { SkeletonRows } from '../../../../components/ui/skeleton'
import { EmptyState, ErrorState } from '../../../../components/ui/states'
import { toast } from '../../../../lib/toast'
import { PAGE_SIZE, type useTasks } from '../api/tasks'
import { isOpen } from '../task-draft'
import type { TasksView } from '../tasks-view'
import { RowMoves } from './task-moves'
import { TaskRows } from './task-rows'

type TasksListProps = {
  view: TasksView
  tasks: ReturnType<typeof useTasks>
  onLastCompleted: (violationId: string) => void
  onAsk: (task: Task) => void
  isManager: boolean
}

export function TasksList({ view, tasks, isManager, ...moves }: TasksListProps) {
  const { t } = useTranslation('tasks')
  const { t: errors } = useTranslation('errors')
  const { data, error } = tasks
  useEffect(() => {
    if (error) toast({ title: errors('title'), description: t('failed.load'), variant: 'destructive' })
  }, [error, errors, t])

  if (error && !data) {
    return (
      <ErrorState
        title={t('failed.load')}
        error={error}
        retrying={tasks.isFetching}
        onRetry={() => tasks.refetch()}
      />
    )
  }
  if (!data) return <SkeletonRows />
  if (data.items.length === 0) return <Nothing view={view} isEmpty={data.counts.all === 0} />
  return (
    <div className="grid gap-4">
      <TaskRows
        key={JSON.stringify([view.filters, view.tab, view.sort, view.page])}
        view={view}
        items={data.items}
        isManager={isManager}
        move={task => isOpen(task) && <RowMoves task={task} {...moves} />}
      />
      <Pager page={view.page} pages={Math.ceil(data.total / PAGE_SIZE)} onPage={view.turnTo} />
    </div>
  )
}

function Nothing({ view, isEmpty }: { view: TasksView; isEmpty: boolean }) {
  const { isFiltered, clear, show, page, turnTo } = view
  const { t } = useTranslation('tasks')
  const icon = <ClipboardCheck aria-hidden />
  if (isFiltered || page > 1) {
    return (
      <EmptyState
        icon={icon}
        title={t('empty.noMatch')}
        action={
          <Button look="secondary" onClick={isFiltered ? clear : () => turnTo(1)}>
            {t(isFiltered ? 'filter.clear' : 'empty.firstPage')}
          </Button>
        }
      >
        {t('empty.noMatchExplain')}
      </EmptyState>
    )
  }
  const tab = isEmpty ? 'all' : view.tab
  return (
    <EmptyState
      icon={icon}
      title={t(`empty.${tab}`)}
      action={
        tab === 'all' || tab === 'open' ? (
          <ButtonLink to="/tasks/create">{t('create.open')}</ButtonLink>
        ) : (
          <Button look="secondary" onClick={() => show('all')}>
            {t('empty.showAll')}
          </Button>
        )
      }
    >
      {t('empty.explain')}
    </EmptyState>
  )
}
