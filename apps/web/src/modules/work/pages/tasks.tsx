import type { ResponseOf } from '@plumbline/contract/endpoint'
import { exportTasks, type listTasks } from '@plumbline/contract/work/tasks'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { lazyPage } from '../../../app/lazy-page'
import { BesideList } from '../../../components/ui/beside-list'
import { ButtonLink } from '../../../components/ui/button'
import { DownloadButton } from '../../../components/ui/download-button'
import { Neighbors } from '../../../components/ui/neighbors'
import { PageHeader } from '../../../components/ui/page-header'
import { Spinner } from '../../../components/ui/spinner'
import { Tabs } from '../../../components/ui/tabs'
import { useFormats } from '../../../lib/format'
import { useDownload } from '../../../lib/use-download'
import { useUser } from '../../identity/auth/session'
import { SavedViews } from '../../insights/saved-views/components/saved-views'
import { useTasks } from '../tasks/api/tasks'
import { TaskFilters } from '../tasks/components/task-filters'
import { TasksList } from '../tasks/components/tasks-list'
import { type TasksView, taskTabs, useTasksView } from '../tasks/tasks-view'
import type { TaskDetailsProps } from './tasks/task-details'
import { useCompletion } from './tasks/use-completion'

const TaskDetails = lazyPage<TaskDetailsProps>(
  () => import('./tasks/task-details'),
  'fixes',
  'fix-reasons',
  'results',
  'findings',
  'hazards',
)

type Counts = ResponseOf<typeof listTasks>['counts']

const countOf: Record<TasksView['tab'], (counts: Counts) => number> = {
  unresolved: ({ open, inProgress }) => open + inProgress,
  open: ({ open }) => open,
  in_progress: ({ inProgress }) => inProgress,
  completed: ({ completed }) => completed,
  all: ({ all }) => all,
}

export default function TasksPage() {
  const { t } = useTranslation('tasks')
  const { number } = useFormats()
  const view = useTasksView()
  const { role } = useUser()
  const tasks = useTasks(view)
  const { moves, dialogs } = useCompletion()
  const counts = tasks.data?.counts
  const csv = useDownload(exportTasks, 'tasks.csv')
  const navigate = useNavigate()
  const { filters, tab, sort, chosen } = view
  if (chosen && !view.hasRoomBeside) return <Navigate to={`/tasks/${chosen}`} replace />
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <DownloadButton
              title={t('list.exportTitle')}
              loading={csv.isPending}
              onClick={() => csv.mutate({ query: { ...filters, tab, sort } })}
            >
              CSV
            </DownloadButton>
            <ButtonLink
              className="max-sm:px-3"
              to="/tasks/create"
              icon={<Plus className="size-5" aria-hidden />}
            >
              <span className="max-sm:sr-only">{t('create.open')}</span>
            </ButtonLink>
          </>
        }
      />
      <div className="mb-3 lg:mb-6">
        <TaskFilters
          view={view}
          savedViews={<SavedViews list="tasks" query={view.query} onOpen={view.open} />}
        />
      </div>
      <Tabs
        label={t('title')}
        value={view.tab}
        onChange={view.show}
        tabs={taskTabs.map(id => ({
          id,
          label: (
            <>
              {t(`tab.${id}`)}{' '}
              {counts && (
                <span className="tabular ml-1 rounded-sm bg-sunken px-1.5 text-caption text-muted">
                  {number(countOf[id](counts))}
                  {counts.capped && '+'}
                </span>
              )}
            </>
          ),
          content: <TasksList view={view} tasks={tasks} isManager={role !== 'user'} {...moves} />,
        }))}
      />
      {chosen && (
        <BesideList
          row={chosen}
          neighbors={
            <Neighbors
              items={tasks.data?.items ?? []}
              chosen={chosen}
              onChoose={view.showBeside}
              hasKeys={false}
            />
          }
          onWhole={() => navigate(`/tasks/${chosen}`)}
          onClose={view.closeBeside}
        >
          <Suspense fallback={<Spinner />}>
            <TaskDetails id={chosen} onList={view.closeBeside} onDeleted={view.closeBeside} isBeside />
          </Suspense>
        </BesideList>
      )}
      {dialogs}
    </>
  )
}
