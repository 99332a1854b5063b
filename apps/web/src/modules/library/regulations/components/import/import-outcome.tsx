import type { RegulationImport } from '@plumbline/contract/library/regulation-imports'
import { FileCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { Progress } from '../../../../../components/ui/progress'
import { EmptyState } from '../../../../../components/ui/states'
import { ApiError } from '../../../../../lib/api'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useFormats } from '../../../../../lib/format'
import type { ImportPhase } from '../../api/imports'
import { ImportFaults } from './import-faults'

type ImportOutcomeProps = { phase: ImportPhase; onClear: () => void; onShowLibrary: () => void }

/** Beside the form: nothing yet, how far it is, what came of it. */
export function ImportOutcome({ phase, onClear, onShowLibrary }: ImportOutcomeProps) {
  const { t } = useTranslation('regulations')
  const errorMessage = useErrorMessage()
  const { number, percent } = useFormats()
  if (phase.step === 'idle') {
    return (
      <EmptyState icon={<FileCheck aria-hidden />} title={t('import.waiting.title')}>
        {t('import.waiting.explain')}
      </EmptyState>
    )
  }
  if (phase.step === 'rejected') {
    return (
      <Alert tone="danger" title={t('import.failed')}>
        <p>{errorMessage(phase.error)}</p>
      </Alert>
    )
  }
  if (phase.step === 'ended') {
    return <Report job={phase.job} onClear={onClear} onShowLibrary={onShowLibrary} />
  }
  const [value, max, words] =
    phase.step === 'sending'
      ? [phase.share, 1, t('import.sending', { percent: percent(phase.share) })]
      : [
          phase.job.done,
          phase.job.total,
          t('import.rows', { done: number(phase.job.done), total: number(phase.job.total) }),
        ]
  return (
    <Card aria-labelledby="import-progress">
      <CardHeader id="import-progress" title={t('import.importing')} />
      <div className="grid gap-2">
        <Progress label={t('import.progress')} value={value} max={max} valueText={words} />
        <p className="tabular text-muted">{words}</p>
      </div>
    </Card>
  )
}

const counts = ['totalProcessed', 'valid', 'invalid', 'duplicates', 'existingDuplicates'] as const

type ReportProps = { job: RegulationImport; onClear: () => void; onShowLibrary: () => void }

function Report({ job, onClear, onShowLibrary }: ReportProps) {
  const { t } = useTranslation('regulations')
  const errorMessage = useErrorMessage()
  const { number } = useFormats()
  const { summary, error, status } = job
  const clean = summary && summary.valid === summary.totalProcessed
  const failure = error && new ApiError(error.code, 422, error.message)
  return (
    <div className="grid gap-6">
      <Card aria-labelledby="import-report">
        <CardHeader
          id="import-report"
          title={
            status === 'failed'
              ? error?.code === 'import_no_valid_rows'
                ? t('import.validationFailed')
                : t('import.failed')
              : clean
                ? t('import.successful.title')
                : t('import.complete')
          }
          description={job.fileName && <span className="break-all">{job.fileName}</span>}
        />
        <div className="grid gap-4">
          {failure && <Alert tone="danger">{errorMessage(failure)}</Alert>}
          {clean && <Alert tone="good">{t('import.successful.explain')}</Alert>}
          {summary && (
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2">
              {counts.map(count => (
                <div key={count} className="contents">
                  <dt className="text-muted">{t(`import.summary.${count}`)}</dt>
                  <dd className="tabular text-right font-strong">{number(summary[count])}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className="flex flex-wrap gap-3">
            {status === 'completed' && (
              <Button look="secondary" onClick={onShowLibrary}>
                {t('import.showLibrary')}
              </Button>
            )}
            <Button look="quiet" onClick={onClear}>
              {t('import.close')}
            </Button>
          </div>
        </div>
      </Card>
      {summary && summary.errors.length > 0 && <ImportFaults job={job} summary={summary} />}
    </div>
  )
}
