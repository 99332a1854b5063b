import type { ResponseOf } from '@plumbline/contract/endpoint'
import type { listViolations } from '@plumbline/contract/findings/violations'
import { CircleCheck, CircleDashed, CircleDotDashed, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityIcon } from '../../../../../components/ui/severity'
import { Skeleton } from '../../../../../components/ui/skeleton'
import { cx } from '../../../../../lib/cx'
import { useFormats } from '../../../../../lib/format'
import type { ViolationsView } from '../../violations-view'

type Tiles = ResponseOf<typeof listViolations>['tiles']
/** The filters that a tile sets; the others stay as they are. */
type Shown = { status?: string; severity?: string; kind: string }
type Tile = { id: Exclude<keyof Tiles, 'capped'>; icon: ReactNode; tone: string; shows: Shown }

const tileList: readonly Tile[] = [
  {
    id: 'open',
    icon: <CircleDashed className="size-4" aria-hidden />,
    tone: 'text-ink',
    shows: { status: 'unresolved', kind: 'violation' },
  },
  {
    id: 'high',
    icon: <SeverityIcon severity="High" className="size-4" />,
    tone: 'text-high',
    shows: { status: 'unresolved', severity: 'High', kind: 'violation' },
  },
  {
    id: 'inProgress',
    icon: <CircleDotDashed className="size-4" aria-hidden />,
    tone: 'text-info',
    shows: { status: 'In Progress', kind: 'violation' },
  },
  {
    id: 'resolved',
    icon: <CircleCheck className="size-4" aria-hidden />,
    tone: 'text-good',
    shows: { status: 'Resolved', kind: 'violation' },
  },
  {
    id: 'observations',
    icon: <Eye className="size-4" aria-hidden />,
    tone: 'text-muted',
    shows: { kind: 'observation' },
  },
]

const none = { status: null, severity: null, kind: null, dismissed: null }

/** What there is of each kind under the other filters. Each tile lists exactly what it counts. */
export function ViolationStats({ view, tiles }: { view: ViolationsView; tiles: Tiles | undefined }) {
  const { t } = useTranslation('violations')
  const { filters, filter } = view
  const isShown = ({ status, severity, kind }: Shown) =>
    filters.status === status && filters.severity === severity && filters.kind === kind && !filters.dismissed
  return (
    <section
      aria-label={t('stats.title')}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <ul className="flex divide-x divide-line lg:grid lg:grid-cols-5">
        {tileList.map(({ shows, ...tile }) => (
          <li key={tile.id} className="grid grow">
            <TileButton
              {...tile}
              count={tiles?.[tile.id]}
              isAtLeast={tiles?.capped ?? false}
              isShown={isShown(shows)}
              onPress={() => filter(isShown(shows) ? none : { ...none, ...shows })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TileButtonProps = Omit<Tile, 'shows'> & {
  count: number | undefined
  isAtLeast: boolean
  isShown: boolean
  onPress: () => void
}

function TileButton({ id, icon, tone, count, isAtLeast, isShown, onPress }: TileButtonProps) {
  const { t } = useTranslation('violations')
  const { number } = useFormats()
  return (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={onPress}
      className={cx(
        'flex min-h-control items-center gap-2 px-3 py-1.5 text-left whitespace-nowrap hover:bg-sunken/60 focus-visible:-outline-offset-2 lg:px-4',
        isShown && 'bg-sunken',
      )}
    >
      <span
        className={cx('flex items-center gap-1.5 text-caption font-strong sm:gap-2 [&>svg]:shrink-0', tone)}
      >
        {icon}
        {t(`stats.${id}`)}
      </span>{' '}
      {count === undefined ? (
        <Skeleton className="h-6 w-8" />
      ) : (
        <span className="tabular text-title font-strong">
          {number(count)}
          {isAtLeast && '+'}
        </span>
      )}
    </button>
  )
}
