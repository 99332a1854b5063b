import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../../lib/format'
import type { CategoryCount } from '../../api/dashboard'

const SHOWN = 3

export function TopRisksList({ risks }: { risks: readonly CategoryCount[] }) {
  const { t } = useTranslation('labels')
  const { number } = useFormats()
  return (
    <ol className="grid grid-cols-1 gap-0.5">
      {risks.slice(0, SHOWN).map(({ category, count }) => (
        <li key={category} className="flex justify-between gap-3">
          <span className="min-w-0 truncate">{t(`category.${category}`, category)}</span>
          <span className="tabular font-strong">{number(count)}</span>
        </li>
      ))}
    </ol>
  )
}
