import type { Site } from '@plumbline/contract/identity/sites'
import { Archive, ArchiveRestore, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Facts } from '../../../../components/ui/facts'
import { useArrival } from '../../../../lib/use-arrival'
import { usePlaceNames, usePpeSummary } from '../site-labels'
import { SiteRules } from './site-rules'

export type SiteActions = {
  onEdit: () => void
  onArchive: () => void
  onRestore: () => void
  onDelete: () => void
}

/** What a site is; `actions` only for those who may change it. */
export function SiteRow({ site, actions }: { site: Site; actions: SiteActions | null }) {
  const { t } = useTranslation('sites')
  const { t: option } = useTranslation('options')
  const { placeOf } = usePlaceNames()
  const summary = usePpeSummary()
  const arrival = useArrival()
  const place = [site.address, placeOf(site)].filter(Boolean).join(' · ')
  return (
    <li
      {...arrival(site.id)}
      className="grid gap-3 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0 lg:grid-cols-[minmax(0,1fr)_auto] aria-[current]:-mx-3 aria-[current]:rounded-md aria-[current]:bg-signal-soft aria-[current]:p-3!"
    >
      <div className="grid min-w-0 gap-2">
        <h3 className="flex flex-wrap items-center gap-2 font-strong break-words">
          {site.name}
          {site.archivedAt && <Badge>{t('archived')}</Badge>}
        </h3>
        {place && <p className="break-words text-muted">{place}</p>}
        <Facts
          className="text-caption"
          facts={[
            [t('field.industry'), option(`industry.${site.industry}`)],
            [t('rules.label'), <SiteRules key="rules" site={site} />],
            [t('ppe.title'), summary(site)],
          ]}
        />
      </div>
      {actions && (
        <div className="flex flex-wrap items-start gap-2 lg:justify-end">
          {site.archivedAt ? (
            <SiteAction Icon={ArchiveRestore} label={t('restore')} onClick={actions.onRestore} />
          ) : (
            <>
              <SiteAction Icon={Pencil} label={t('edit')} onClick={actions.onEdit} />
              <SiteAction Icon={Archive} label={t('archive')} onClick={actions.onArchive} />
            </>
          )}
          {!site.inUse && <SiteAction Icon={Trash2} label={t('delete')} onClick={actions.onDelete} />}
        </div>
      )}
    </li>
  )
}

type SiteActionProps = { Icon: LucideIcon; label: string; onClick: () => void }

const SiteAction = ({ Icon, label, onClick }: SiteActionProps) => (
  <Button look="secondary" icon={<Icon className="size-5" aria-hidden />} onClick={onClick}>
    {label}
  </Button>
)
