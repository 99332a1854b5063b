import type {
  ImportSummary,
  RegulationImport,
  RowFault,
} from '@plumbline/contract/library/regulation-imports'
import { toCsv } from '@plumbline/domain'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { useFormats } from '../../../../../lib/format'
import { saveFile } from '../../../../../lib/save-file'
import { toast } from '../../../../../lib/toast'
import { rowNumber, useRowFaultWords } from '../../api/imports'

const FIRST_SHOWN = 50

function codeIn({ entry }: RowFault) {
  const code = (entry as { regulation_code?: unknown } | null)?.regulation_code
  return typeof code === 'string' ? code : ''
}

/** Each row that was not taken and why, to be put right elsewhere: copied, or saved for a spreadsheet. */
export function ImportFaults({ job, summary }: { job: RegulationImport; summary: ImportSummary }) {
  const { t } = useTranslation('regulations')
  const { number } = useFormats()
  const words = useRowFaultWords()
  const [all, setAll] = useState(false)
  const { errors, unlistedErrors } = summary
  const lineOf = (fault: RowFault) => t('import.row', { number: number(rowNumber(fault, job.format)) })

  const copy = async () => {
    const lines = errors.map(fault => [lineOf(fault), codeIn(fault), words(fault)].filter(Boolean).join('\t'))
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      toast({ title: t('import.copied') })
    } catch {
      toast({ title: t('import.copyFailed'), variant: 'warning' })
    }
  }
  const save = () => {
    const head = [t('import.report.row'), t('field.code'), t('import.report.problem')]
    const rows = errors.map(fault => [String(rowNumber(fault, job.format)), codeIn(fault), words(fault)])
    saveFile(new Blob([toCsv(head, rows)], { type: 'text/csv' }), 'import-errors.csv')
  }

  return (
    <Card aria-labelledby="import-faults">
      <CardHeader
        id="import-faults"
        title={t('import.faults', { count: errors.length + unlistedErrors })}
        description={unlistedErrors > 0 ? t('import.unlisted', { count: errors.length }) : undefined}
        action={
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" icon={<Copy className="size-4" aria-hidden />} onClick={copy}>
              {t('import.copy')}
            </Button>
            <Button look="secondary" icon={<Download className="size-4" aria-hidden />} onClick={save}>
              {t('import.download')}
            </Button>
          </div>
        }
      />
      <ol className="grid divide-y divide-line">
        {errors.slice(0, all ? errors.length : FIRST_SHOWN).map((fault, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one row may have several faults, and the report never changes
          <li key={position} className="grid gap-x-3 py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <span className="tabular text-subtle">{lineOf(fault)}</span>
            <span className="min-w-0 break-words">
              {words(fault)}
              {codeIn(fault) && !fault.message.includes(codeIn(fault)) && (
                <span className="block text-caption text-subtle">{codeIn(fault)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {!all && errors.length > FIRST_SHOWN && (
        <Button look="quiet" className="mt-2" onClick={() => setAll(true)}>
          {t('import.showAll', { count: errors.length })}
        </Button>
      )}
    </Card>
  )
}
