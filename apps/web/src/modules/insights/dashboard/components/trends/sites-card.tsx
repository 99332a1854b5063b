import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../../../components/ui/async'
import { Card } from '../../../../../components/ui/card'
import { SeverityIcon } from '../../../../../components/ui/severity'
import { useFormats } from '../../../../../lib/format'
import { type SiteFigures, useSiteFigures } from '../../api/dashboard'
import type { Range } from '../../period'
import { DataTable } from '../charts/data-table'

const severities = [
  { key: 'high', severity: 'High', tone: 'text-high', bar: 'bg-high' },
  { key: 'medium', severity: 'Medium', tone: 'text-medium', bar: 'bg-medium' },
  { key: 'low', severity: 'Low', tone: 'text-low', bar: 'bg-low' },
] as const

const openOf = ({ open }: SiteFigures) => open.high + open.medium + open.low

/** Where the most dangerous things are open now, and what was resolved there. */
export function SitesCard({ range }: { range: Range }) {
  const { t } = useTranslation('trends')
  const { number } = useFormats()
  const sites = useSiteFigures(range)
  return (
    <Card aria-labelledby="sites-title" className="min-w-0 lg:col-span-2">
      <h3 id="sites-title" className="text-title font-strong">
        {t('sites.title')}
      </h3>
      <p className="text-muted">{t('sites.explain')}</p>
      <Async query={sites} empty={<p className="mt-3 text-muted">{t('sites.none')}</p>}>
        {rows => {
          const most = Math.max(1, ...rows.map(openOf))
          return (
            <DataTable
              visible
              caption={t('sites.title')}
              columns={[
                { id: 'site', header: t('sites.site'), cell: row => <SiteName site={row} most={most} /> },
                ...severities.map(each => ({
                  id: each.key,
                  header: <SeverityHeader severity={each.severity} tone={each.tone} />,
                  cell: (row: SiteFigures) => number(row.open[each.key]),
                })),
                { id: 'overdue', header: t('sites.overdue'), cell: row => number(row.overdueTasks) },
                { id: 'resolved', header: t('sites.resolved'), cell: row => number(row.resolved) },
              ]}
              rows={rows}
              rowKey={({ siteId }) => siteId ?? 'none'}
            />
          )
        }}
      </Async>
    </Card>
  )
}

type SeverityHeaderProps = { severity: 'High' | 'Medium' | 'Low'; tone: string }

function SeverityHeader({ severity, tone }: SeverityHeaderProps) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1">
      <SeverityIcon severity={severity} className={`size-3.5 shrink-0 ${tone}`} />
      <span className="max-sm:sr-only">{t(`severity.${severity}`)}</span>
    </span>
  )
}

/** The name with a bar as long as what is open there, compared with the other sites. */
function SiteName({ site, most }: { site: SiteFigures; most: number }) {
  const { t } = useTranslation('trends')
  return (
    <span className="grid min-w-20 gap-1 py-0.5">
      <Link
        to={`/violations?site=${site.siteId ?? 'none'}&status=unresolved&kind=violation&sort=severity`}
        className="hover:underline"
      >
        {site.name ?? t('sites.noSite')}
      </Link>
      <span className="flex h-1.5 gap-px" aria-hidden>
        {severities.map(({ key, bar }) => (
          <span
            key={key}
            className={`block h-full first:rounded-l-full last:rounded-r-full ${bar}`}
            style={{ width: `${(site.open[key] / most) * 100}%` }}
          />
        ))}
      </span>
    </span>
  )
}
