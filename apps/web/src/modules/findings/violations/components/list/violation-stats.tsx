import type { ResponseOf } from '@plumbline/contract/endpoint'
import type { listViolations } from '@plumbline/contract/findings/violations'
import { CircleCheck, CircleDotDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityIcon } from '../../../../../components/ui/severity'
import { Skeleton } from '../../../../../components/ui/skeleton'
import { cx } from '../../../../../lib/cx'
import { useFormats } from '../../../../../lib/format'
import type { ViolationsView } from '../../violations-view'

type Figure = {
  id: 'high' | 'inProgress' | 'resolved'
  icon: ReactNode
  tone: string
  count: number | undefined
  shown: boolean
  show: (on: boolean) => void
}

type ViolationStatsProps = {
  view: ViolationsView
  stats: ResponseOf<typeof listViolations>['stats'] | undefined
}

/** How many are high severity, in progress and resolved; each filters the list. */
export function ViolationStats({ view, stats }: ViolationStatsProps) {
  const { t } = useTranslation('violations')
  const { filters, filter } = view
  const ofViolations = filters.kind === 'violation'
  // They count violations, so the list they open has no observations in it.
  const show = (on: boolean, chosen: { severity: string } | { status: string }) => {
    const cleared = 'severity' in chosen ? { severity: null } : { status: null }
    filter(on ? { ...chosen, kind: 'violation' } : { ...cleared, kind: null })
  }
  const figures: Figure[] = [
    {
      id: 'high',
      icon: <SeverityIcon severity="High" className="size-4" />,
      tone: 'text-high',
      count: stats?.high,
      shown: ofViolations && filters.severity === 'High',
      show: on => show(on, { severity: 'High' }),
    },
    {
      id: 'inProgress',
      icon: <CircleDotDashed className="size-4" aria-hidden />,
      tone: 'text-info',
      count: stats?.inProgress,
      shown: ofViolations && filters.status === 'In Progress',
      show: on => show(on, { status: 'In Progress' }),
    },
    {
      id: 'resolved',
      icon: <CircleCheck className="size-4" aria-hidden />,
      tone: 'text-good',
      count: stats?.resolved,
      shown: ofViolations && filters.status === 'Resolved',
      show: on => show(on, { status: 'Resolved' }),
    },
  ]
  return (
    <section
      aria-label={t('stats.title')}
      className="overflow-hidden rounded-lg border border-line bg-surface"
    >
      <ul className="grid grid-cols-3 divide-x divide-line">
        {figures.map(figure => (
          <li key={figure.id} className="grid">
            <FigureButton {...figure} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FigureButton({ id, icon, tone, count, shown, show }: Figure) {
  const { t } = useTranslation('violations')
  const { number } = useFormats()
  return (
    <button
      type="button"
      aria-pressed={shown}
      onClick={() => show(!shown)}
      className={cx(
        'grid content-between justify-items-start gap-x-2 gap-y-1 px-2 py-2 text-left hover:bg-sunken/60 focus-visible:-outline-offset-2 sm:px-6 sm:py-4',
        shown && 'bg-sunken',
      )}
    >
      <span
        className={cx('flex items-center gap-1.5 [&>svg]:shrink-0 text-caption font-strong sm:gap-2', tone)}
      >
        {icon}
        {t(`stats.${id}`)}
      </span>
      {count === undefined ? (
        <Skeleton className="h-8 w-12" />
      ) : (
        <span className="tabular text-heading font-strong">{number(count)}</span>
      )}
    </button>
  )
}
