import { downloadRegulation } from '@plumbline/contract/library/regulations'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { DropdownMenu, MenuItem } from '../../../../../components/ui/dropdown-menu'
import { useErrorMessage } from '../../../../../lib/error-message'
import { toast } from '../../../../../lib/toast'
import { useDownload } from '../../../../../lib/use-download'

const formats = ['pdf', 'json', 'csv'] as const

export function DownloadMenu({ id }: { id: string }) {
  const { t } = useTranslation('regulations')
  const errorMessage = useErrorMessage()
  const save = useDownload(downloadRegulation, 'regulation', { showsOwnError: true })
  const saveAs = (format: (typeof formats)[number]) =>
    save.mutate(
      { params: { id }, query: { format } },
      {
        onError: error =>
          toast({
            title: t('detail.downloadFailed'),
            description: errorMessage(error),
            variant: 'destructive',
          }),
      },
    )
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button
          look="secondary"
          loading={save.isPending}
          icon={<Download className="size-5 shrink-0" aria-hidden />}
        >
          {t('action.download')}
        </Button>
      }
    >
      {formats.map(format => (
        <MenuItem key={format} onSelect={() => saveAs(format)}>
          {t(`format.${format}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
