import { priorities, taskStatuses } from '@plumbline/contract/options'
import type { TasksChange } from '@plumbline/contract/work/bulk'
import { useTranslation } from 'react-i18next'
import { RowActions, type RowActionsProps } from '../../../../components/ui/row-actions'

export type TaskField = TasksChange['field']
export type BulkBarProps = Pick<RowActionsProps<TaskField>, 'selection' | 'onChoose'>

/** What the chosen tasks can be given together. Completing closes a task; the two read the same. */
export default function BulkBar(props: BulkBarProps) {
  const { t } = useTranslation('tasks')
  return (
    <RowActions
      {...props}
      actions={[
        {
          field: 'status',
          choices: taskStatuses
            .filter(value => value !== 'completed')
            .map(value => ({ value, label: t(`status.${value === 'closed' ? 'completed' : value}`) })),
        },
        {
          field: 'priority',
          choices: priorities.map(value => ({ value, label: t(`priority.${value}`) })),
        },
      ]}
    />
  )
}
