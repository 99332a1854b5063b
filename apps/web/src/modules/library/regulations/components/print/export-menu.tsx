import { exportRegulations } from '@plumbline/contract/library/regulations'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { DropdownMenu, MenuItem } from '../../../../../components/ui/dropdown-menu'
import { useDownload } from '../../../../../lib/use-download'
import { queryOf, type RegulationFilters } from '../../regulation-filters'

const formats = ['csv', 'json', 'pdf'] as const

/** What is listed now, as a file. */
export function ExportMenu({ filters, disabled }: { filters: RegulationFilters; disabled: boolean }) {
  const { t } = useTranslation('regulations')
  const save = useDownload(exportRegulations, 'regulations')
  return (
    <DropdownMenu
      trigger={
        <Button
          look="secondary"
          className="max-sm:px-3"
          disabled={disabled}
          loading={save.isPending}
          icon={<Download className="size-5 shrink-0" aria-hidden />}
        >
          <span className="max-sm:sr-only">{t('action.export')}</span>
        </Button>
      }
    >
      {formats.map(format => (
        <MenuItem key={format} onSelect={() => save.mutate({ query: { ...queryOf(filters), format } })}>
          {t(`format.${format}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
