import type { RegulationDetail as Detail } from '@plumbline/contract/library/regulation-records'
import { ArrowLeft, ClipboardPlus, ExternalLink, FileQuestion, Pencil, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Badge } from '../../../../../components/ui/badge'
import { Button, ButtonLink, buttonClass } from '../../../../../components/ui/button'
import { Card } from '../../../../../components/ui/card'
import { IconButton } from '../../../../../components/ui/icon-button'
import { PageTitle } from '../../../../../components/ui/page-header'
import { Skeleton, SkeletonLines } from '../../../../../components/ui/skeleton'
import { EmptyState, ErrorState } from '../../../../../components/ui/states'
import { ApiError } from '../../../../../lib/api'
import { toast } from '../../../../../lib/toast'
import { useRegulation } from '../../api/regulations'
import { inReadersLanguage } from '../../in-readers-language'
import { useRegulationLabels } from '../../regulation-labels'
import { isWebAddress } from '../form/regulation-draft'
import { RiskBadge } from '../library/risk-badge'
import { DownloadMenu } from '../print/download-menu'
import { OriginalText } from './original-text'
import { FullDescription, PlainSummary } from './plain-summary'
import type { OpenDialog } from './regulation-dialogs'
import { RegulationFacts } from './regulation-facts'

type RegulationDetailProps = { id: string; mayEdit: boolean; onOpen: OpenDialog }

const saysThereIsNone = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid')

export function RegulationDetail({ id, mayEdit, onOpen }: RegulationDetailProps) {
  const { t } = useTranslation('regulations')
  const { t: errors } = useTranslation('errors')
  const regulation = useRegulation(id)
  const { data, error } = regulation
  const isMissing = saysThereIsNone(error)
  const failed = error !== null && !isMissing
  useEffect(() => {
    if (failed) toast({ title: errors('title'), description: t('detail.failed'), variant: 'destructive' })
  }, [failed, errors, t])
  return (
    <>
      <BackToLibrary />
      {isMissing ? (
        <NotThere />
      ) : data ? (
        <Found regulation={data} mayEdit={mayEdit} onOpen={onOpen} />
      ) : regulation.isPending ? (
        <DetailSkeleton />
      ) : (
        <>
          <PageTitle className="sr-only">{t('detail.page')}</PageTitle>
          <ErrorState
            error={error}
            title={t('detail.failed')}
            retrying={regulation.isFetching}
            onRetry={() => regulation.refetch()}
          />
        </>
      )}
    </>
  )
}

/** Back to the results it was chosen from, where there were some. */
function BackToLibrary() {
  const { t } = useTranslation('regulations')
  const search: unknown = useLocation().state?.search
  return (
    <ButtonLink
      look="quiet"
      to={`/regulations${typeof search === 'string' ? search : ''}`}
      className="mb-2 -ml-4"
      icon={<ArrowLeft className="size-5 shrink-0" aria-hidden />}
    >
      {t('detail.back')}
    </ButtonLink>
  )
}

type FoundProps = { regulation: Detail; mayEdit: boolean; onOpen: OpenDialog }

function Found({ regulation, mayEdit, onOpen }: FoundProps) {
  const { t } = useTranslation('regulations')
  const label = useRegulationLabels()
  const { source, translated } = regulation
  const shown = inReadersLanguage(regulation)
  return (
    <article>
      <header className="mb-6 grid gap-4">
        <div className="grid gap-3">
          <PageTitle>{shown.title}</PageTitle>
          <ul aria-label={t('detail.badges')} className="flex flex-wrap gap-2">
            <li>
              <Badge>
                <span className="tabular">{regulation.regulation_code}</span>
              </Badge>
            </li>
            <li>
              <RiskBadge level={regulation.risk_level} />
            </li>
            <li>
              <Badge>{label.industry(regulation.industry)}</Badge>
            </li>
            <li>
              <Badge>{label.body(regulation.regulatory_body)}</Badge>
            </li>
            {!regulation.is_active && (
              <li>
                <Badge tone="info">{t('detail.inactive')}</Badge>
              </li>
            )}
          </ul>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            icon={<ClipboardPlus className="size-5 shrink-0" aria-hidden />}
            onClick={() => onOpen({ kind: 'task', regulation })}
          >
            {t('action.createTask')}
          </Button>
          {isWebAddress(source) && (
            <a href={source} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
              <ExternalLink className="size-5 shrink-0" aria-hidden />
              {t('detail.openSource')}
            </a>
          )}
          <DownloadMenu id={regulation.id} />
          {mayEdit && (
            <>
              <Button
                look="quiet"
                icon={<Pencil className="size-5 shrink-0" aria-hidden />}
                onClick={() => onOpen({ kind: 'edit', regulation })}
              >
                {t('action.edit')}
              </Button>
              <IconButton label={t('action.delete')} onClick={() => onOpen({ kind: 'delete', regulation })}>
                <Trash2 className="size-5" aria-hidden />
              </IconButton>
            </>
          )}
        </div>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-6">
          <Card aria-labelledby="regulation-summary">
            <h2 id="regulation-summary" className="mb-2 text-title font-strong">
              {t(translated && !translated.is_whole ? 'detail.gist' : 'field.summary')}
            </h2>
            <p className="max-w-prose whitespace-pre-line">{shown.summary}</p>
          </Card>
          <PlainSummary regulation={shown} />
          <FullDescription regulation={shown} />
          {translated && <OriginalText regulation={regulation} />}
        </div>
        <RegulationFacts regulation={regulation} />
      </div>
    </article>
  )
}

function NotThere() {
  const { t } = useTranslation('regulations')
  return (
    <>
      <PageTitle className="sr-only">{t('detail.missing.title')}</PageTitle>
      <EmptyState
        icon={<FileQuestion aria-hidden />}
        title={t('detail.missing.title')}
        action={<ButtonLink to="/regulations">{t('detail.missing.all')}</ButtonLink>}
      >
        {t('detail.missing.explain')}
      </EmptyState>
    </>
  )
}

function DetailSkeleton() {
  const { t } = useTranslation('regulations')
  const { t: common } = useTranslation()
  return (
    <div role="status">
      <PageTitle className="sr-only">{t('detail.page')}</PageTitle>
      <span className="sr-only">{common('state.loading')}</span>
      <Skeleton className="mb-3 h-8 w-2/3" />
      <div className="mb-4 flex gap-2">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-6 w-24" />
      </div>
      <Skeleton className="mb-6 h-control w-72 max-w-full" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card>
          <SkeletonLines lines={6} />
        </Card>
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      </div>
    </div>
  )
}
