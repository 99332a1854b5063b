import { type AnalysisResult, cancelAnalysis } from '@plumbline/contract/capture/analysis'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Progress } from '../../../../components/ui/progress'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { useProblemMessage } from '../use-problem-message'

/** An analysis without a result: still on its way, failed or stopped. Says what happened and what to do. */
export function Unfinished({ result }: { result: AnalysisResult }) {
  const { t } = useTranslation('analysis')
  const { percent } = useFormats()
  const problemMessage = useProblemMessage()
  const { id, status, stage, progress, error } = result
  const cancel = useApiMutation(cancelAnalysis, {})
  if (status === 'failed') {
    return (
      <Alert tone="danger" title={t('unfinished.failed')}>
        <p>{problemMessage(error ?? { code: '', message: '' })}</p>
        <p>{t('unfinished.returned')}</p>
      </Alert>
    )
  }
  if (status === 'canceled') {
    return (
      <Alert title={t('unfinished.canceled')}>
        {t('unfinished.uploadAgain')} {t('unfinished.returned')}
      </Alert>
    )
  }
  const share = progress / 100
  const message = t('queue.analyzing', { stage: t(`stage.${stage}`), percent: percent(share) })
  return (
    <div className="grid gap-3">
      <p className="tabular">{message}</p>
      <Progress label={t('unfinished.progress')} value={progress} valueText={message} />
      <Button
        look="secondary"
        className="justify-self-start"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ params: { id } })}
      >
        {t('unfinished.cancel')}
      </Button>
    </div>
  )
}
