import type { Violation } from '@plumbline/contract/findings/violations'
import type { Severity } from '@plumbline/contract/options'
import { Eye } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../../../components/ui/disclosure'
import { SeverityIcon } from '../../../../components/ui/severity'
import { useListKeys } from '../../../../lib/use-list-keys'
import { useIsWide } from '../../../../lib/use-media-query'
import { FindingRow } from '../../../findings/violations/components/detail/finding-row'
import { ViolationItem } from '../../../findings/violations/components/detail/violation-item'
import type { ItemOf } from './use-items'

type ViolationListProps = {
  groups: readonly { severity: Severity; violations: readonly Violation[] }[]
  observations: readonly Violation[]
  dismissed: readonly Violation[]
  itemOf: ItemOf
}

const tones: Record<Severity, string> = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' }

export function ViolationList({ groups, observations, dismissed, itemOf }: ViolationListProps) {
  const { t } = useTranslation('results')
  const keys = useListKeys<HTMLDivElement>()
  return (
    <div {...keys} className="grid gap-6 empty:hidden">
      {groups
        .filter(({ violations }) => violations.length > 0)
        .map(({ severity, violations }) => (
          <Group
            key={severity}
            title={
              <>
                <SeverityIcon severity={severity} className={`size-4 ${tones[severity]}`} />
                {t(`card.risk.${severity}`)}
              </>
            }
            violations={violations}
            itemOf={itemOf}
          />
        ))}
      {observations.length > 0 && (
        <Group
          title={
            <>
              <Eye className="size-4 text-muted" aria-hidden />
              {t('card.observations')}
              <span className="tabular text-muted">{observations.length}</span>
            </>
          }
          explanation={t('card.observationsExplain')}
          violations={observations}
          itemOf={itemOf}
        />
      )}
      {dismissed.length > 0 && (
        <Disclosure title={t('card.dismissed', { count: dismissed.length })} titleClass="text-muted" compact>
          <Items violations={dismissed} itemOf={itemOf} />
        </Disclosure>
      )}
    </div>
  )
}

type ItemsProps = { violations: readonly Violation[]; itemOf: ItemOf }

function Group({ title, explanation, ...items }: ItemsProps & { title: ReactNode; explanation?: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 flex items-center gap-2 font-strong">
        {title}
      </h3>
      {explanation && <p className="mb-3 text-muted">{explanation}</p>}
      <Items {...items} />
    </section>
  )
}

function Items({ violations, itemOf }: ItemsProps) {
  const Item = useIsWide() ? ViolationItem : FindingRow
  return (
    <ul className="grid gap-3">
      {violations.map(violation => (
        <Item key={violation.id} {...itemOf(violation)} />
      ))}
    </ul>
  )
}
