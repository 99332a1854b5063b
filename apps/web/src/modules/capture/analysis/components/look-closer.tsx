import { type AnalysisResult, lookCloser } from '@plumbline/contract/capture/analysis'
import { ZoomIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useApiMutation } from '../../../../lib/query'

/** A large photo was looked at closely only where something may be: a person can have the rest of it looked at too. */
export function LookCloser({ result: { id, detail } }: { result: AnalysisResult }) {
  const { t } = useTranslation('results')
  const look = useApiMutation(lookCloser, {})
  if (detail?.isThorough !== false) return null
  return (
    <div className="mt-2 grid gap-2">
      <Button
        look="secondary"
        className="min-h-14! w-full"
        aria-describedby="look-closer-explain"
        loading={look.isPending}
        icon={<ZoomIn className="size-5" aria-hidden />}
        onClick={() => look.mutate({ params: { id } })}
      >
        {t('lookCloser.button')}
      </Button>
      <p id="look-closer-explain" className="text-caption text-muted">
        {t('lookCloser.explain')}
      </p>
    </div>
  )
}
