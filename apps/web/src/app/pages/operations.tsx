import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../components/ui/page-header'
import { useUser } from '../../features/auth/session'
import { OperationsView } from '../../features/operations/components/operations-view'
import NotFound from './not-found'

/** The state of the installation. For everyone but its operator there is no such page. */
export default function OperationsPage() {
  const { t } = useTranslation('operations')
  const { isOperator } = useUser()
  if (!isOperator) return <NotFound />
  return (
    <>
      <PageHeader title={t('title')} description={t('explain')} />
      <OperationsView />
    </>
  )
}
