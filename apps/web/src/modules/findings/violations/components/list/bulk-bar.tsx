import { setViolationStatuses } from '@plumbline/contract/findings/violations'
import { violationStatuses } from '@plumbline/contract/options'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { DropdownMenu, MenuItem } from '../../../../../components/ui/dropdown-menu'
import { SelectionBar } from '../../../../../components/ui/selection-bar'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'
import { statusLooks } from './status-badge'

type BulkBarProps = { ids: readonly string[]; onClear: () => void }

/** The chosen violations get a status together. */
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
    <SelectionBar
      selected={t('bulk.selected', { count: ids.length })}
      clear={t('bulk.clear')}
      onClear={onClear}
    >
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
    </SelectionBar>
  )
}
