import { archiveSite, deleteSite, restoreSite, type Site } from '@plumbline/contract/identity/sites'
import type { Industry, Role } from '@plumbline/contract/options'
import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Alert } from '../../../../components/ui/alert'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { EmptyState } from '../../../../components/ui/states'
import { useApiMutation } from '../../../../lib/query'
import { useSites } from '../../../../lib/sites'
import { toast } from '../../../../lib/toast'
import { SiteForm } from './site-form'
import { SiteRow } from './site-row'

type SitesProps = { user: { role: Role; industry: Industry } }
type Confirmation = { what: 'archive' | 'delete'; site: Site }

/** Admins and managers change sites; everyone sees them. */
export default function Sites({ user }: SitesProps) {
  const { t } = useTranslation('sites')
  const sites = useSites()
  const [editing, setEditing] = useState<Site | 'new' | null>(null)
  const [confirming, setConfirming] = useState<Confirmation | null>(null)
  const restore = useApiMutation(restoreSite, {
    onSuccess: ({ name }) => toast({ title: t('restored'), description: name }),
  })
  const mayEdit = user.role !== 'user'
  const active = (sites.data?.items ?? []).filter(({ archivedAt }) => !archivedAt)
  const archived = (sites.data?.items ?? []).filter(({ archivedAt }) => archivedAt)
  const limit = sites.data?.limit ?? null
  const full = limit !== null && active.length >= limit

  if (editing)
    return (
      <SiteForm
        site={editing === 'new' ? null : editing}
        industry={user.industry}
        onClose={() => setEditing(null)}
      />
    )

  const rowsOf = (items: readonly Site[]) => (
    <ul className="grid">
      {items.map(site => (
        <SiteRow
          key={site.id}
          site={site}
          actions={
            mayEdit
              ? {
                  onEdit: () => setEditing(site),
                  onArchive: () => setConfirming({ what: 'archive', site }),
                  onDelete: () => setConfirming({ what: 'delete', site }),
                  onRestore: () => restore.mutate({ params: { id: site.id } }),
                }
              : null
          }
        />
      ))}
    </ul>
  )
  const create = mayEdit && !full && (
    <Button icon={<Plus className="size-5" aria-hidden />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  )
  return (
    <div className="grid gap-6">
      <Card aria-labelledby="sites-title">
        <CardHeader id="sites-title" title={t('title')} description={t('explain')} action={create} />
        <Async query={sites}>
          {() =>
            active.length > 0 ? (
              rowsOf(active)
            ) : (
              <EmptyState icon={<MapPin aria-hidden />} title={t('empty')} action={create}>
                {t('emptyExplain')}
              </EmptyState>
            )
          }
        </Async>
        {limit !== null && <PlanLimit used={active.length} limit={limit} full={full && mayEdit} />}
      </Card>
      {archived.length > 0 && (
        <Card aria-labelledby="archived-title">
          <CardHeader id="archived-title" title={t('archivedTitle')} />
          {rowsOf(archived)}
        </Card>
      )}
      {confirming && <AskFirst confirming={confirming} onClose={() => setConfirming(null)} />}
    </div>
  )
}

function PlanLimit({ used, limit, full }: { used: number; limit: number; full: boolean }) {
  const { t } = useTranslation('sites')
  if (!full) return <p className="tabular mt-4 text-muted">{t('limit', { used, limit })}</p>
  return (
    <div className="mt-4">
      <Alert
        tone="info"
        action={
          <Link to="/billing/subscribe" className="flex min-h-control items-center underline">
            {t('upgrade')}
          </Link>
        }
      >
        {limit === 1 ? t('limitReachedOne') : t('limitReached', { limit })}
      </Alert>
    </div>
  )
}

function AskFirst({
  confirming: { what, site },
  onClose,
}: {
  confirming: Confirmation
  onClose: () => void
}) {
  const { t } = useTranslation('sites')
  const options = { showsOwnError: true, onSuccess: onClose }
  const archive = useApiMutation(archiveSite, options)
  const remove = useApiMutation(deleteSite, options)
  const mutation = what === 'archive' ? archive : remove
  return (
    <ConfirmDialog
      title={t(`${what}Dialog.title`, { name: site.name })}
      description={t(`${what}Dialog.explain`)}
      confirm={t(what)}
      danger={what === 'delete'}
      pending={mutation.isPending}
      error={mutation.error}
      onConfirm={() => mutation.mutate({ params: { id: site.id } })}
      onClose={onClose}
    />
  )
}
