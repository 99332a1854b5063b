import { listMembers } from '@plumbline/contract/identity/organizations'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ChevronDown, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/format'
import { queryFor } from '../../lib/query'
import { today } from '../../lib/today'
import type { RowSelection } from '../../lib/use-row-selection'
import { Button } from './button'
import { DropdownMenu, MenuItem } from './dropdown-menu'
import { SelectionBar } from './selection-bar'

type RowChoice = { value: string | null; label: string; icon?: ReactNode }
type Action<Field> = { field: Field; choices: readonly RowChoice[] }
type RowField = 'status' | 'severity' | 'priority' | 'assignee' | 'dueDate'
export type RowActionsProps<Field extends RowField> = {
  selection: RowSelection<Field>
  /** What the list itself knows to choose from; assignee and due date are the same everywhere. */
  actions: readonly Action<Field>[]
  onChoose: (field: Field, choice: RowChoice) => void
}

const DAYS_AHEAD = [0, 1, 3, 7, 14]

function dayAfter(days: number) {
  const date = new Date(`${today()}T12:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** What can be done with the chosen rows: one menu for each field, opened by a press or its key. */
export function RowActions<Field extends RowField>({
  selection,
  actions,
  onChoose,
}: RowActionsProps<Field | 'assignee' | 'dueDate'>) {
  const { t } = useTranslation('lists')
  const { date } = useFormats()
  const members = useQuery(queryFor(listMembers, undefined)).data ?? []
  const all: Action<Field | 'assignee' | 'dueDate'>[] = [
    ...actions,
    {
      field: 'assignee',
      choices: [
        ...members.map(({ id, name }) => ({ value: id, label: name })),
        { value: null, label: t('nobody') },
      ].map(choice => ({ ...choice, icon: <UserRound className="size-4" aria-hidden /> })),
    },
    {
      field: 'dueDate',
      choices: [
        ...DAYS_AHEAD.map(days => {
          const day = dayAfter(days)
          const when = days === 0 ? t('today') : days === 1 ? t('tomorrow') : t('inDays', { days })
          return { value: day, label: `${when}, ${date(`${day}T12:00`)}` }
        }),
        { value: null, label: t('noDate') },
      ].map(choice => ({ ...choice, icon: <CalendarClock className="size-4" aria-hidden /> })),
    },
  ]
  return (
    <SelectionBar
      selected={t('selected', { count: selection.selected.length })}
      clear={t('clear')}
      onClear={selection.clear}
    >
      <span className="flex flex-wrap gap-2">
        {all.map(({ field, choices }) => (
          <DropdownMenu
            key={field}
            open={selection.opened === field}
            onOpenChange={open => (open ? selection.open(field) : selection.close())}
            trigger={
              <Button look="secondary" icon={<ChevronDown className="size-5" aria-hidden />}>
                {t(`action.${field}`)}
              </Button>
            }
          >
            {choices.map(choice => (
              <MenuItem key={choice.value} icon={choice.icon} onSelect={() => onChoose(field, choice)}>
                {choice.label}
              </MenuItem>
            ))}
          </DropdownMenu>
        ))}
      </span>
    </SelectionBar>
  )
}
