import type { Violation } from '@plumbline/contract/findings/violations'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SeverityIcon } from '../../../../../components/ui/severity'
import { useFormats } from '../../../../../lib/format'
import { useMessages } from '../../../../../lib/messages'
import type { Today } from '../../api/dashboard'
import { DAY_LINK_CLASS, DAY_ROW_CLASS, DayCard } from './day-card'

type DangersCardProps = { dangers: Today['dangers']; thumbnail: (violation: Violation) => ReactNode }

/** What could hurt somebody now: the open High violations. */
export function DangersCard({ dangers: { items, total, observations }, thumbnail }: DangersCardProps) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormats()
  return (
    <DayCard
      title={t('dangers.title')}
      icon={<SeverityIcon severity="High" className="size-5 shrink-0 text-high" />}
      count={total > 0 && t('dangers.count', { count: total, total: number(total) })}
      more={
        total > 0
          ? { to: '/violations?kind=violation&severity=High&status=unresolved', label: t('dangers.all') }
          : { to: '/violations', label: t('dangers.allViolations') }
      }
    >
      {total === 0 ? (
        <p className="flex items-start gap-2 px-4 py-3 text-muted">
          <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden />
          {t('dangers.none')}
        </p>
      ) : (
        <ul>
          {items.map(violation => (
            <DangerRow key={violation.id} violation={violation} thumbnail={thumbnail(violation)} />
          ))}
        </ul>
      )}
      {observations > 0 && (
        <p className="border-t border-line px-4 py-3">
          <Link
            to="/violations?kind=observation&severity=High&status=unresolved"
            className="text-muted underline hover:text-ink"
          >
            {t('dangers.observations', { count: observations, total: number(observations) })}
          </Link>
        </p>
      )}
    </DayCard>
  )
}

function DangerRow({ violation, thumbnail }: { violation: Violation; thumbnail: ReactNode }) {
  const { t } = useTranslation('dashboard')
  const { ago } = useFormats()
  const { type, location } = useMessages().violation(violation)
  const since = ago(violation.date)
  return (
    <li className={DAY_ROW_CLASS}>
      <Link to={`/violations?violation=${violation.id}`} className={DAY_LINK_CLASS}>
        <span className="flex h-12 w-15 shrink-0 items-center justify-center overflow-hidden rounded-md bg-high-soft">
          {/* Reported by a person without a photo. */}
          {violation.mediaUrl ? thumbnail : <SeverityIcon severity="High" className="size-5 text-high" />}
        </span>
        <span className="grid min-w-0 flex-1">
          <span className="line-clamp-2 font-strong group-hover:underline">{type}</span>
          <span className="flex min-w-0 gap-x-2 text-caption text-muted">
            {location && <span className="truncate">{location}</span>}
            <span className="tabular shrink-0 text-subtle">
              {since ? t('dangers.since', { ago: since }) : t('dangers.new')}
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}
