import type { AnalysisResult } from '@plumbline/contract/analysis'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/ui/button'
import { PageTitle } from '../../components/ui/page-header'
import { TakenAt } from '../../features/analysis/components/taken-at'

/** What was analyzed, when and where it was taken, and the way back. */
export function ResultHeader({ result }: { result?: AnalysisResult }) {
  const { t } = useTranslation('results')
  return (
    <header>
      <div className="flex items-center justify-between gap-x-2">
        <PageTitle className="text-title font-strong lg:text-heading">{t('card.title')}</PageTitle>
        <ButtonLink
          to="/upload"
          look="quiet"
          className="-mr-2 shrink-0 max-sm:px-2"
          icon={<ArrowLeft className="size-5" aria-hidden />}
        >
          {t('card.back')}
        </ButtonLink>
      </div>
      <p className="min-h-12 break-words text-muted">
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
