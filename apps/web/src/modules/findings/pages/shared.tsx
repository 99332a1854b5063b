import { downloadSharedReport } from '@plumbline/contract/findings/report-links'
import { QueryClientProvider } from '@tanstack/react-query'
import { FileText, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Async } from '../../../components/ui/async'
import { buttonClass } from '../../../components/ui/button'
import { PageTitle } from '../../../components/ui/page-header'
import { SeverityBadge } from '../../../components/ui/severity'
import { EmptyState } from '../../../components/ui/states'
import { ApiError, addressOf } from '../../../lib/api'
import { useErrorMessage } from '../../../lib/error-message'
import { useFormats } from '../../../lib/format'
import { newQueryClient } from '../../../lib/query'
import { useSharedReport } from '../report-links/api/report-links'

/** What somebody without an account sees of a shared report. */
export default function SharedPage() {
  const [client] = useState(newQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Shared />
    </QueryClientProvider>
  )
}

function Shared() {
  const { t } = useTranslation('sharing')
  const errorMessage = useErrorMessage()
  const { date } = useFormats()
  const { token = '' } = useParams()
  const shared = useSharedReport(token)
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
          <a
            href={addressOf(downloadSharedReport.path, { token })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('primary', 'w-full sm:w-auto')}
          >
            <FileText className="size-5" aria-hidden />
            {t('open')}
          </a>
          <p className="text-muted">{t('until', { date: date(expiresAt) })}</p>
        </div>
      )}
    </Async>
  )
}
