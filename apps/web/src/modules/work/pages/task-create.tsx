import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Card } from '../../../components/ui/card'
import { PageHeader } from '../../../components/ui/page-header'
import { CreateTaskForm } from '../tasks/components/create-task-form'
import { draftIn } from './tasks/answer-task'

export default function CreateTaskPage() {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const initial = draftIn(useLocation().state)
  return (
    <>
      <PageHeader title={t('create.title')} description={t('create.explain')} />
      <Card className="max-w-prose">
        <CreateTaskForm initial={initial} onCreated={({ id }) => navigate(`/tasks/${id}`)} />
      </Card>
    </>
  )
}
