import type { FeedState } from '@plumbline/contract/library/regulation-feeds'
import { Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../../components/ui/badge'
import { IconButton } from '../../../../../components/ui/icon-button'
import { Switch } from '../../../../../components/ui/switch'
import { useFormats } from '../../../../../lib/format'
import { useFaultWords } from '../../api/feeds'

type FeedRowProps = {
  feed: FeedState
  mayEdit: boolean
  onToggle: (enabled: boolean) => void
  onEdit: () => void
  onRemove: () => void
}

export function FeedRow({ feed, mayEdit, onToggle, onEdit, onRemove }: FeedRowProps) {
  const { t } = useTranslation('regulations')
  const { t: common } = useTranslation()
  const { ago } = useFormats()
  const faultWords = useFaultWords()
  const since = (when: string) => ago(when) ?? common('time.justNow')
  const { name, url, enabled, error, readAt, fetchedAt } = feed
  return (
    <li className="grid gap-1 py-3 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        {mayEdit ? (
          <Switch
            checked={enabled}
            onChange={event => onToggle(event.currentTarget.checked)}
            label={<span className="font-strong break-words">{name}</span>}
          />
        ) : (
          <p className="flex flex-wrap items-center gap-x-3 font-strong">
            {name}
            <Badge tone={enabled ? 'good' : 'neutral'}>{enabled ? t('feeds.on') : t('feeds.off')}</Badge>
          </p>
        )}
        {mayEdit && (
          <div className="flex shrink-0">
            <IconButton label={t('feeds.editOne', { name })} onClick={onEdit}>
              <Pencil className="size-5" aria-hidden />
            </IconButton>
            <IconButton label={t('feeds.removeOne', { name })} onClick={onRemove}>
              <Trash2 className="size-5" aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      <p className="text-caption break-all text-subtle">{url}</p>
      {error && (
        <p className="flex items-start gap-2 text-medium">
          <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
          {faultWords(error)}
        </p>
      )}
      {fetchedAt && (
        <p className="text-caption text-subtle">
          {readAt ? t('feeds.read', { ago: since(readAt) }) : t('feeds.neverRead')}
          {error && ` · ${t('feeds.tried', { ago: since(fetchedAt) })}`}
        </p>
      )}
    </li>
  )
}
