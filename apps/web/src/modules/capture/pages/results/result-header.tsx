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
    <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 max-sm:gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      {/* A phone has the first finding on its first screen instead. */}
      <PageTitle className="text-title font-strong max-sm:sr-only lg:text-heading">
        {t('card.title')}
      </PageTitle>
      <div className="grid justify-start empty:hidden sm:max-lg:order-last sm:max-lg:col-span-full sm:max-lg:pt-3">
        {actions}
      </div>
      <ButtonLink
        to="/upload"
        look="quiet"
        className="-mr-2 shrink-0 max-sm:col-start-2 max-sm:px-2"
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
