import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { ButtonLink } from '../../../components/ui/button'
import { PageHeader } from '../../../components/ui/page-header'
import { useTask } from '../tasks/api/task'
import TaskDetails from './tasks/task-details'

export default function TaskPage() {
  const { t } = useTranslation('tasks')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const task = useTask(id)
  return (
    <>
      <PageHeader
        title={task.data?.title ?? t('detail.title')}
        actions={
          <ButtonLink
            to="/tasks"
            look="quiet"
            className="max-lg:hidden"
            icon={<ArrowLeft className="size-5" aria-hidden />}
          >
            {t('detail.back')}
          </ButtonLink>
        }
      />
      <TaskDetails
        id={id}
        onList={() => navigate('/tasks')}
        onDeleted={() => navigate('/tasks', { replace: true })}
      />
    </>
  )
}
