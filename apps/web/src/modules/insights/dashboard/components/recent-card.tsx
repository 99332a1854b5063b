import type { ResponseOf } from '@plumbline/contract/endpoint'
import type { dashboardRecent } from '@plumbline/contract/insights/dashboard'
import { ClipboardCheck, Eye, ScanSearch, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../../components/ui/async'
import { Card, CardHeader } from '../../../../components/ui/card'
import { SeverityIcon } from '../../../../components/ui/severity'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { useFormats } from '../../../../lib/format'
import { useRecent } from '../api/dashboard'

const SHOWN = 6
type Recent = ResponseOf<typeof dashboardRecent>[number]

const icons = { analysis: ScanSearch, violation: TriangleAlert, observation: Eye, task: ClipboardCheck }
const tones = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' }

/** The newest analyses, violations and tasks. */
export default function RecentCard() {
  const { t } = useTranslation('dashboard')
  const recent = useRecent()
  return (
    <Card aria-labelledby="recent-title" className="min-w-0">
      <CardHeader id="recent-title" title={t('recent.title')} />
      <Async
        query={recent}
        failed={t('recent.failed')}
        skeleton={<SkeletonLines lines={6} />}
        empty={<p className="text-muted">{t('recent.none')}</p>}
      >
        {items => (
          <ul className="-my-2">
            {items.slice(0, SHOWN).map(item => (
              <RecentRow key={`${item.kind} ${item.href} ${item.at}`} item={item} />
            ))}
          </ul>
        )}
      </Async>
    </Card>
  )
}

function RecentRow({ item: { kind, title, href, severity, siteName, at } }: { item: Recent }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { ago } = useFormats()
  const Icon = icons[kind]
  const details = [t(`recent.${kind}`), siteName, ago(at) ?? common('time.justNow')]
  return (
    <li className="border-t border-line first:border-t-0">
      <Link to={href} className="group flex min-h-12 items-start gap-3 py-2 focus-visible:-outline-offset-2">
        {severity ? (
          <SeverityIcon severity={severity} className={`mt-1 size-4 shrink-0 ${tones[severity]}`} />
        ) : (
          <Icon className="mt-1 size-4 shrink-0 text-subtle" aria-hidden />
        )}
        <span className="grid min-w-0">
          <span className="truncate group-hover:underline">{title}</span>
          <span className="text-caption text-subtle">{details.filter(Boolean).join(' · ')}</span>
        </span>
      </Link>
    </li>
  )
}
