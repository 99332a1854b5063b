import {
  downloadSharedReport,
  getSharedPicture,
  type SharedReport,
} from '@plumbline/contract/findings/report-links'
import { QueryClientProvider } from '@tanstack/react-query'
import { FileText, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Async } from '../../../components/ui/async'
import { buttonClass } from '../../../components/ui/button'
import { Facts } from '../../../components/ui/facts'
import { PageTitle } from '../../../components/ui/page-header'
import { SeverityBadge } from '../../../components/ui/severity'
import { EmptyState } from '../../../components/ui/states'
import { ApiError, addressOf } from '../../../lib/api'
import { useErrorMessage } from '../../../lib/error-message'
import { useFormats } from '../../../lib/format'
import { newQueryClient } from '../../../lib/query'
import { PictureCrop } from '../../capture/media/components/picture-crop'
import { useSharedReport } from '../report-links/api/report-links'
import { StatusBadge } from '../violations/components/list/status-badge'

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
  const { token = '' } = useParams()
  const shared = useSharedReport(token)
  const { error } = shared
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState icon={<Link2Off aria-hidden />} title={t('deadTitle')}>
        {errorMessage(error)}
      </EmptyState>
    )
  return <Async query={shared}>{report => <Report report={report} token={token} />}</Async>
}

function Report({ report, token }: { report: SharedReport; token: string }) {
  const { t } = useTranslation('sharing')
  const { date } = useFormats()
  const { organization, title, severity, status, location, seenOn, dueDate, expiresAt } = report
  const day = (of: string) => date(`${of}T12:00`)
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('from', { organization })}</p>
      <div className="grid gap-2">
        <PageTitle>{title}</PageTitle>
        <div className="flex flex-wrap gap-2">
          <SeverityBadge severity={severity} />
          <StatusBadge status={status} />
        </div>
      </div>
      <Picture report={report} token={token} />
      <Facts
        facts={[
          [t('where'), location],
          [t('seen'), day(seenOn)],
          [t('due'), dueDate && day(dueDate)],
        ]}
      />
      <a
        href={addressOf(downloadSharedReport.path, { token })}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('primary', 'justify-self-start max-sm:w-full')}
      >
        <FileText className="size-5" aria-hidden />
        {t('open')}
      </a>
      <p className="text-muted">{t('until', { date: date(expiresAt) })}</p>
    </div>
  )
}

function Picture({ report: { picture, severity, title }, token }: { report: SharedReport; token: string }) {
  const { t } = useTranslation('sharing')
  if (!picture) return null
  const { width, height, isBlurred, boxes } = picture
  return (
    <figure className="grid gap-1">
      <div
        className="overflow-hidden rounded-lg bg-sunken text-subtle"
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <PictureCrop
          url={addressOf(getSharedPicture.path, { token })}
          frame={{ width, height }}
          boxes={boxes}
          severity={severity}
          whole={t('picture', { title })}
        />
      </div>
      {isBlurred && <figcaption className="text-caption text-muted">{t('blurred')}</figcaption>}
    </figure>
  )
}
