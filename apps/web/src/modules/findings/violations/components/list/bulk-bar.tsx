import { severities, violationStatuses } from '@plumbline/contract/options'
import type { ViolationsChange } from '@plumbline/contract/work/bulk'
import { useTranslation } from 'react-i18next'
import { RowActions, type RowActionsProps } from '../../../../../components/ui/row-actions'
import { SeverityIcon } from '../../../../../components/ui/severity'
import { statusLooks } from './status-badge'

export type ViolationField = ViolationsChange['field']
export type BulkBarProps = Pick<RowActionsProps<ViolationField>, 'selection' | 'onChoose'>

/** What the chosen violations can be given together. */
export default function BulkBar(props: BulkBarProps) {
  const { t } = useTranslation('violations')
  const { t: common } = useTranslation()
  return (
    <RowActions
      {...props}
      actions={[
        {
          field: 'status',
          choices: violationStatuses.map(value => {
            const { Icon } = statusLooks[value]
            return { value, label: t(`status.${value}`), icon: <Icon className="size-4" aria-hidden /> }
          }),
        },
        {
          field: 'severity',
          choices: severities.map(value => ({
            value,
            label: common(`severity.${value}`),
            icon: <SeverityIcon severity={value} className="size-4" />,
          })),
        },
      ]}
    />
  )
}
