import { type AnalysisDetail, type AnalysisResult, applyWorkSite } from '@plumbline/contract/capture/analysis'
import { useQueryClient } from '@tanstack/react-query'
import { HardHat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useFormats } from '../../../../lib/format'
import { refreshAfter } from '../../../../lib/freshness'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

/** Nothing shows surely that it was taken at a worksite, but people are in it: whoever took it can say that it is one. */
export function WorkSite({ result }: { result: AnalysisResult }) {
  const { t } = useTranslation('results')
  const { detail } = result
  if (detail?.workSite === 'person') return <p className="text-muted">{t('workSite.applied')}</p>
  return (
    <>
      {detail && <LooksLike detail={detail} />}
      {detail?.mayBeWorkSite && <ApplyWorkSite result={result} />}
    </>
  )
}

/** Less sure than this, nothing is said. */
const SURE_ENOUGH = 0.6

/** The kind of place, where how the photo looks has a say: a site that somebody named goes first. */
function LooksLike({ detail: { looksLike, workSite } }: { detail: AnalysisDetail }) {
  const { t } = useTranslation('results')
  const { percent } = useFormats()
  if (!looksLike || looksLike.type === 'other' || looksLike.confidence < SURE_ENOUGH || workSite === 'site')
    return null
  return (
    <p className="text-muted">{t(`looksLike.${looksLike.type}`, { share: percent(looksLike.confidence) })}</p>
  )
}

const breachesIn = (violations: AnalysisResult['violations']) =>
  violations.filter(({ basis }) => basis === 'breach').length

function ApplyWorkSite({ result: { id, violations } }: { result: AnalysisResult }) {
  const { t } = useTranslation('results')
  const client = useQueryClient()
  const apply = useApiMutation(applyWorkSite, {
    onSuccess: judged => {
      // A warning that became a breach is found just now, although it is no new row.
      const count = breachesIn(judged.violations) - breachesIn(violations)
      toast({
        title: t('workSite.done'),
        description: count > 0 ? t('workSite.found', { count }) : t('workSite.foundNone'),
      })
    },
  })
  return (
    <div className="mt-2 grid gap-2">
      <Button
        look="secondary"
        className="min-h-14! w-full"
        aria-describedby="work-site-explain"
        loading={apply.isPending}
        icon={<HardHat className="size-5" aria-hidden />}
        // A colleague may have said so a moment before, or deleted it: then the card shows what is there now.
        onClick={() =>
          apply.mutate({ params: { id } }, { onError: () => refreshAfter(client, applyWorkSite) })
        }
      >
        {t('workSite.button')}
      </Button>
      <p id="work-site-explain" className="text-caption text-muted">
        {t('workSite.explain')}
      </p>
    </div>
  )
}
