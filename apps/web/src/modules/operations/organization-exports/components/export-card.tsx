import {
  createOrganizationExport,
  createTrainingExport,
  deleteOrganizationExport,
  EXPORT_KEPT_DAYS,
  type ExportContent,
  listOrganizationExports,
  type OrganizationExport,
} from '@plumbline/contract/operations/organization-exports'
import { useQuery } from '@tanstack/react-query'
import { Download, FileArchive } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Async } from '../../../../components/ui/async'
import { Button, buttonClass } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { Progress } from '../../../../components/ui/progress'
import { useFormats } from '../../../../lib/format'
import { queryFor, useApiMutation } from '../../../../lib/query'

const POLL_INTERVAL_MS = 2_000

const isRunning = ({ status }: OrganizationExport) => status === 'queued' || status === 'running'

/** Exports of one content for admins: everything the organization owns, or what a detector is trained with. */
export default function ExportCard({ content = 'organization' }: { content?: ExportContent }) {
  const { t } = useTranslation('organization-exports')
  const exports = useQuery({
    ...queryFor(listOrganizationExports, undefined),
    refetchInterval: ({ state }) => state.data?.some(isRunning) && POLL_INTERVAL_MS,
  })
  const create = useApiMutation(content === 'training' ? createTrainingExport : createOrganizationExport)
  const [deleting, setDeleting] = useState<OrganizationExport | null>(null)
  const running = exports.data?.some(isRunning) ?? false

  return (
    <Card aria-labelledby="exports-title">
      <CardHeader
        id="exports-title"
        title={t(`${content}.title`)}
        description={t(`${content}.explain`, { days: EXPORT_KEPT_DAYS })}
        action={
          <Button
            look="secondary"
            icon={<FileArchive className="size-5" aria-hidden />}
            loading={create.isPending || running}
            onClick={() => create.mutate(undefined)}
          >
            {t(`${content}.create`)}
          </Button>
        }
      />
      <Async
        query={exports}
        isEmpty={items => !items.some(item => item.content === content)}
        empty={<p className="text-subtle">{t(`${content}.empty`)}</p>}
      >
        {items => (
          <ul className="grid divide-y divide-line">
            {items
              .filter(item => item.content === content)
              .map(item => (
                <ExportRow key={item.id} item={item} onDelete={() => setDeleting(item)} />
              ))}
          </ul>
        )}
      </Async>
      {deleting && <DeleteExport item={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  )
}

type ExportRowProps = { item: OrganizationExport; onDelete: () => void }

function ExportRow({ item, onDelete }: ExportRowProps) {
  const { t } = useTranslation('organization-exports')
  const { dateTime, date, number, percent } = useFormats()
  const title = t(`${item.content}.from`, { date: dateTime(item.createdAt) })
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-strong">{title}</p>
          <p className="text-caption text-subtle">
            {item.status === 'ready'
              ? t(`${item.content}.ready`, {
                  size: number(Math.max(0.1, Math.round((item.byteSize ?? 0) / 100_000) / 10)),
                  rows: number(item.rows ?? 0),
                  files: number(item.files ?? 0),
                })
              : t('requestedBy', { name: item.requestedBy ?? t('formerMember') })}
          </p>
          {item.expiresAt && (
            <p className="text-caption text-subtle">{t('expires', { date: date(item.expiresAt) })}</p>
          )}
        </div>
        {item.status === 'ready' && (
          // A link of the browser's own: a file of gigabytes must not pass through the page's memory.
          <a
            className={buttonClass('primary')}
            href={`/api/organizations/exports/${item.id}/download`}
            download
            aria-label={t('downloadOne', { title })}
          >
            <Download className="size-5" aria-hidden />
            {t('download')}
          </a>
        )}
        {!isRunning(item) && (
          <Button look="quiet" onClick={onDelete} aria-label={t('deleteOne', { title })}>
            {t('delete')}
          </Button>
        )}
      </div>
      {isRunning(item) && (
        <div className="grid gap-1" role="status">
          <Progress label={t('progress')} value={Math.round(item.progress * 100)} />
          <p className="text-caption text-subtle">
            {item.status === 'queued' ? t('queued') : t('running', { share: percent(item.progress) })}
          </p>
        </div>
      )}
      {item.status === 'failed' && <Alert tone="danger">{t('failed')}</Alert>}
    </li>
  )
}

function DeleteExport({ item, onClose }: { item: OrganizationExport; onClose: () => void }) {
  const { t } = useTranslation('organization-exports')
  const remove = useApiMutation(deleteOrganizationExport, { showsOwnError: true, onSuccess: onClose })
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      description={t(`${item.content}.deleteExplain`)}
      confirm={t('deleteConfirm')}
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { id: item.id } })}
      onClose={onClose}
    />
  )
}
