import type { Violation } from '@plumbline/contract/findings/violations'
import { ClipboardCheck, ClipboardPlus, EllipsisVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DropdownMenu, MenuItem } from '../../../../components/ui/dropdown-menu'
import { IconButton } from '../../../../components/ui/icon-button'
import { useMessages } from '../../../../lib/messages'
import { TaskSheetButton } from '../../../work/pages/tasks/task-sheet-button'

/** What can be done with a violation of the list without leaving it. */
export function ViolationMenu({ violation }: { violation: Violation }) {
  const { t } = useTranslation('violations')
  const navigate = useNavigate()
  const { type: name } = useMessages().violation(violation)
  const { taskId } = violation
  return (
    <TaskSheetButton violation={violation} onCreated={() => {}}>
      {({ onClick, onPointerEnter }) => (
        <DropdownMenu
          trigger={
            <IconButton label={t('list.more', { name })} onPointerEnter={onPointerEnter}>
              <EllipsisVertical className="size-5" aria-hidden />
            </IconButton>
          }
        >
          {taskId && (
            <MenuItem
              icon={<ClipboardCheck className="size-5" aria-hidden />}
              onSelect={() => void navigate(`/tasks/${taskId}`)}
            >
              {t('list.openTask')}
            </MenuItem>
          )}
          <MenuItem icon={<ClipboardPlus className="size-5" aria-hidden />} onSelect={onClick}>
            {t('list.createTask')}
          </MenuItem>
        </DropdownMenu>
      )}
    </TaskSheetButton>
  )
}
