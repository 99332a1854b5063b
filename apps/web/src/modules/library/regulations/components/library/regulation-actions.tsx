import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { ClipboardPlus, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { DropdownMenu, MenuItem } from '../../../../../components/ui/dropdown-menu'
import { IconButton } from '../../../../../components/ui/icon-button'
import { nameOf } from '../detail/compliance-task'
import type { OpenDialog } from '../detail/regulation-dialogs'

type RegulationActionsProps = {
  regulation: Regulation
  mayEdit: boolean
  /** On a desk only the sign of the task, where the words would take the room of others. */
  compact?: boolean
  onOpen: OpenDialog
}

/** What can be done with a regulation in a list: a task for everyone, changes for those who keep the library. */
export function RegulationActions({ regulation, mayEdit, compact = false, onOpen }: RegulationActionsProps) {
  const { t } = useTranslation('regulations')
  const name = nameOf(regulation)
  return (
    <div className="flex items-center gap-1">
      <Button
        look="secondary"
        className={compact ? 'md:px-3' : 'md:whitespace-nowrap'}
        title={compact ? t('action.createTask') : undefined}
        icon={<ClipboardPlus className="size-4 shrink-0" aria-hidden />}
        aria-label={t('card.createTaskFor', { regulation: name })}
        onClick={() => onOpen({ kind: 'task', regulation })}
      >
        <span className={compact ? 'md:sr-only' : undefined}>{t('action.createTask')}</span>
      </Button>
      {mayEdit && (
        <DropdownMenu
          trigger={
            <IconButton label={t('card.more', { regulation: name })}>
              <EllipsisVertical className="size-5" aria-hidden />
            </IconButton>
          }
        >
          <MenuItem
            icon={<Pencil className="size-5" aria-hidden />}
            onSelect={() => onOpen({ kind: 'edit', regulation })}
          >
            {t('action.edit')}
          </MenuItem>
          <MenuItem
            icon={<Trash2 className="size-5" aria-hidden />}
            onSelect={() => onOpen({ kind: 'delete', regulation })}
          >
            {t('action.delete')}
          </MenuItem>
        </DropdownMenu>
      )}
    </div>
  )
}
