import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../../components/ui/button'
import { PageTitle } from '../../../../components/ui/page-header'
import { TakenAt } from '../../analysis/components/taken-at'

type ResultHeaderProps = { result?: AnalysisResult; actions?: ReactNode }

/** What was analyzed, when and where it was taken, and the way back. */
export function ResultHeader({ result, actions }: ResultHeaderProps) {
  const { t } = useTranslation('results')
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <PageTitle className="text-title font-strong lg:text-heading">{t('card.title')}</PageTitle>
      <div className="col-span-full grid pt-3 empty:hidden max-lg:order-last sm:justify-start lg:col-span-1 lg:p-0">
        {actions}
      </div>
      <ButtonLink
        to="/upload"
        look="quiet"
        className="-mr-2 shrink-0 max-sm:px-2"
        icon={<ArrowLeft className="size-5" aria-hidden />}
      >
        {t('card.back')}
      </ButtonLink>
      <p className="col-span-full min-h-12 break-words text-muted">
        {result && (
          <>
            {[result.fileName, result.area, result.siteName].filter(Boolean).join(' · ')}
            <br />
            <TakenAt result={result} />
          </>
        )}
      </p>
    </header>
  )
}
