import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../components/ui/skeleton'

const cards = ['dangers', 'mine'] as const
const rows = [0, 1, 2]

/** Two short lists on their way. */
export function TodaySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <span className="sr-only">{t('state.loading')}</span>
      {cards.map(card => (
        <div key={card} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
          <Skeleton className="h-6 w-40" />
          {rows.map(row => (
            <Skeleton key={row} className="h-13 w-full" />
          ))}
        </div>
      ))}
    </div>
  )
}
