import { useTranslation } from 'react-i18next'
import NotFound from '../../../app/public-site/pages/not-found'
import { PageHeader } from '../../../components/ui/page-header'
import { useUser } from '../../identity/auth/session'
import { OperationsView } from '../operations/components/operations-view'

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
