import type { RegulationImport } from '@plumbline/contract/library/regulation-imports'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Card } from '../../../../../components/ui/card'
import { Tabs } from '../../../../../components/ui/tabs'
import { toast } from '../../../../../lib/toast'
import { type ImportFormat, useImport } from '../../api/imports'
import { type ImportDraft, ImportForm } from './import-form'
import { ImportOutcome } from './import-outcome'

export type ImportDrafts = Record<ImportFormat, ImportDraft>

type ImportTabProps = {
  /** Kept by the page, so that a look at another tab loses nothing. */
  drafts: ImportDrafts
  onDrafts: (drafts: ImportDrafts) => void
  onShowLibrary: () => void
}

const formats = ['json', 'csv'] as const

export default function ImportTab({ drafts, onDrafts, onShowLibrary }: ImportTabProps) {
  const { t } = useTranslation('regulations')
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string | null) =>
    setParams(
      current => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const format = formats.find(each => each === params.get('format')) ?? 'json'

  const announce = ({ status, summary, error }: RegulationImport) => {
    if (status === 'failed') {
      const title = error?.code === 'import_no_valid_rows' ? t('import.validationFailed') : t('import.failed')
      toast({ title, variant: 'destructive' })
      return
    }
    onDrafts({ ...drafts, [format]: { text: '', file: null } })
    const clean = summary && summary.valid === summary.totalProcessed
    toast(
      clean
        ? { title: t('import.successful.title'), description: t('import.successful.explain') }
        : {
            title: t('import.complete'),
            description: t('import.imported', {
              count: summary?.valid ?? 0,
              total: summary?.totalProcessed ?? 0,
            }),
          },
    )
  }
  const { phase, start, clear } = useImport(params.get('import'), id => set('import', id), announce)

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card aria-label={t('tabs.import')}>
        <Tabs
          label={t('import.formats')}
          value={format}
          onChange={next => set('format', next)}
          tabs={formats.map(id => ({
            id,
            label: t(`import.tab.${id}`),
            content: (
              <ImportForm
                format={id}
                draft={drafts[id]}
                onDraft={draft => onDrafts({ ...drafts, [id]: draft })}
                busy={phase.step === 'sending' || phase.step === 'running'}
                onImport={start}
              />
            ),
          }))}
        />
      </Card>
      <ImportOutcome phase={phase} onClear={clear} onShowLibrary={onShowLibrary} />
    </div>
  )
}
