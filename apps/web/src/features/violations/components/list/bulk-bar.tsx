import { violationStatuses } from '@plumbline/contract/options'
import { setViolationStatuses } from '@plumbline/contract/violations'
import { ChevronDown, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { DropdownMenu, MenuItem } from '../../../../components/ui/dropdown-menu'
import { IconButton } from '../../../../components/ui/icon-button'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { statusLooks } from './status-badge'

type BulkBarProps = { ids: readonly string[]; onClear: () => void }

/** What can be done with several at once; stays in sight while they are being chosen. */
export function BulkBar({ ids, onClear }: BulkBarProps) {
  const { t } = useTranslation('violations')
  const change = useApiMutation(setViolationStatuses, {})
  const setAll = async (status: (typeof violationStatuses)[number]) => {
    const { items } = await change.mutateAsync({ body: { ids: [...ids], status } })
    toast({
      title: t('action.statusUpdated'),
      description: t('bulk.done', { count: items.length, status: t(`status.${status}`) }),
    })
    onClear()
  }
  return (
    <div className="sticky bottom-20 z-10 mt-3 flex flex-wrap items-center justify-between gap-2 rounded-lg border border-line-strong bg-raised p-2 shadow-raised lg:bottom-4">
      <span className="flex items-center gap-1">
        <IconButton label={t('bulk.clear')} onClick={onClear}>
          <X className="size-5" aria-hidden />
        </IconButton>
        <span className="tabular font-strong" aria-live="polite">
          {t('bulk.selected', { count: ids.length })}
        </span>
      </span>
      <DropdownMenu
        trigger={
          <Button loading={change.isPending} icon={<ChevronDown className="size-5" aria-hidden />}>
            {t('bulk.setStatus')}
          </Button>
        }
      >
        {violationStatuses.map(status => {
          const { Icon } = statusLooks[status]
          return (
            <MenuItem
              key={status}
              icon={<Icon className="size-4" aria-hidden />}
              onSelect={() => setAll(status).catch(() => {})}
            >
              {t(`status.${status}`)}
            </MenuItem>
          )
        })}
      </DropdownMenu>
    </div>
  )
}
