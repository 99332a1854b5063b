import { type AnalysisResult, applyWorkSite } from '@plumbline/contract/analysis'
import { useQueryClient } from '@tanstack/react-query'
import { HardHat } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { refreshAfter } from '../../../lib/freshness'
import { useApiMutation } from '../../../lib/query'
import { toast } from '../../../lib/toast'

/** What the detector calls people, and what it sees on them. */
const people = new Set(['person', 'no_hard_hat', 'no_safety_vest', 'hard_hat', 'safety_vest'])

/** Nothing in the photo shows a worksite, but people are in it: whoever took it can say that it is one. */
export function WorkSite({ result }: { result: AnalysisResult }) {
  const { t } = useTranslation('results')
  const { kind, detail } = result
  if (detail?.workSite === 'person') return <p className="text-muted">{t('workSite.applied')}</p>
  const asks =
    kind === 'image' && detail?.workSite === 'no' && detail.findings.some(({ label }) => people.has(label))
  return asks && <ApplyWorkSite result={result} />
}

function ApplyWorkSite({ result: { id, violations } }: { result: AnalysisResult }) {
  const { t } = useTranslation('results')
  const client = useQueryClient()
  const apply = useApiMutation(applyWorkSite, {
    onSuccess: judged => {
      const count = judged.violations.length - violations.length
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
