import type { Alert } from '@plumbline/contract/insights/dashboard'
import { CalendarClock, CircleCheck, Gauge, type LucideIcon, Newspaper, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../../components/ui/async'
import { Card, CardHeader } from '../../../../components/ui/card'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'
import { useAlerts } from '../api/dashboard'

const SHOWN = 6

const looks: Record<Alert['kind'], { Icon: LucideIcon; tone: string }> = {
  overdue_high_task: { Icon: TriangleAlert, tone: 'text-high' },
  feed_names_cited_code: { Icon: Newspaper, tone: 'text-info' },
  rule_date: { Icon: CalendarClock, tone: 'text-medium' },
  quota: { Icon: Gauge, tone: 'text-medium' },
}

/** What endangers compliance, and the place to do something about it. */
export default function AlertsCard() {
  const { t } = useTranslation('dashboard')
  const { number } = useFormats()
  const alerts = useAlerts()
  return (
    <Card id="alerts" aria-labelledby="alerts-title" className="min-w-0">
      <CardHeader id="alerts-title" title={t('metric.alerts')} />
      <Async
        query={alerts}
        failed={t('alerts.failed')}
        skeleton={<SkeletonLines lines={6} />}
        empty={
          <p className="flex items-start gap-2 text-muted">
            <CircleCheck className="mt-0.5 size-5 shrink-0" aria-hidden />
            {t('alerts.none')}
          </p>
        }
      >
        {({ items, total }) => (
          <>
            <ul className="-my-2">
              {items.slice(0, SHOWN).map(alert => (
                <AlertRow key={`${alert.kind} ${alert.href} ${alert.text}`} alert={alert} />
              ))}
            </ul>
            {total > SHOWN && (
              <p className="mt-3 text-caption text-subtle">
                {t('alerts.more', { count: total - SHOWN, more: number(total - SHOWN) })}
              </p>
            )}
          </>
        )}
      </Async>
    </Card>
  )
}

function AlertRow({ alert: { kind, text, href } }: { alert: Alert }) {
  const { Icon, tone } = looks[kind]
  return (
    <li className="border-t border-line first:border-t-0">
      <Link
        to={href}
        className="flex min-h-12 items-start gap-3 py-2.5 hover:underline focus-visible:-outline-offset-2"
      >
        <Icon className={cx('mt-0.5 size-5 shrink-0', tone)} aria-hidden />
        <span className="min-w-0">{text}</span>
      </Link>
    </li>
  )
}
