import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Card } from '../../components/ui/card'
import { PageHeader } from '../../components/ui/page-header'
import { CreateTaskForm } from '../../features/tasks/components/create-task-form'

export default function CreateTaskPage() {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  return (
    <>
      <PageHeader title={t('create.title')} description={t('create.explain')} />
      <Card className="max-w-prose">
        <CreateTaskForm onCreated={({ id }) => navigate(`/tasks/${id}`)} />
      </Card>
    </>
  )
}
