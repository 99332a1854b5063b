import { downloadSharedReport } from '@plumbline/contract/report-links'
import { FileDown, Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Alert } from '../../components/ui/alert'
import { Async } from '../../components/ui/async'
import { Button } from '../../components/ui/button'
import { PageTitle } from '../../components/ui/page-header'
import { SeverityBadge } from '../../components/ui/severity'
import { EmptyState } from '../../components/ui/states'
import { useSharedReport } from '../../features/report-links/api/report-links'
import { ApiError } from '../../lib/api'
import { useErrorMessage } from '../../lib/error-message'
import { useFormats } from '../../lib/format'
import { useDownload } from '../../lib/use-download'

/** What somebody without an account sees of a shared report. */
export default function SharedPage() {
  const { t } = useTranslation('sharing')
  const errorMessage = useErrorMessage()
  const { date } = useFormats()
  const { token = '' } = useParams()
  const shared = useSharedReport(token)
  const report = useDownload(downloadSharedReport, 'report.pdf', { showsOwnError: true })
  const { error } = shared
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState icon={<Link2Off aria-hidden />} title={t('deadTitle')}>
        {errorMessage(error)}
      </EmptyState>
    )
  return (
    <Async query={shared}>
      {({ organization, title, severity, expiresAt }) => (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted">{t('from', { organization })}</p>
          <PageTitle>{title}</PageTitle>
          <SeverityBadge severity={severity} />
          <p>{t('until', { date: date(expiresAt) })}</p>
          <Button
            loading={report.isPending}
            icon={<FileDown className="size-5" aria-hidden />}
            onClick={() => report.mutate({ params: { token } })}
          >
            {t('open')}
          </Button>
          {report.isError && <Alert tone="danger">{errorMessage(report.error)}</Alert>}
        </div>
      )}
    </Async>
  )
}
