import { notificationKinds } from '@plumbline/contract/integrations/notifications'
import { useTranslation } from 'react-i18next'
import { Select } from '../../../../components/ui/select'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'
import type { NotificationsView } from '../notifications-view'

/** All or only the unread ones, and of one kind. */
export function NotificationFilters({ view, unread }: { view: NotificationsView; unread: number }) {
  const { t } = useTranslation('notifications')
  const { t: texts } = useTranslation('notification-texts')
  const { number } = useFormats()
  return (
    <div className="mb-4 flex gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would put a border and a legend around two buttons */}
      <div
        role="group"
        aria-label={t('filter.label')}
        className="flex min-h-control shrink-0 rounded-md border border-line-strong bg-surface"
      >
        {(['all', 'unread'] as const).map(show => (
          <button
            key={show}
            type="button"
            aria-pressed={view.show === show}
            onClick={() => view.filter({ show: show === 'all' ? null : show })}
            className={cx(
              'inline-flex items-center gap-2 px-4 first:rounded-l-md last:rounded-r-md',
              view.show === show ? 'bg-sunken font-strong text-ink' : 'text-muted hover:text-ink',
            )}
          >
            {t(`filter.${show}`)}
            {show === 'unread' && unread > 0 && <span className="tabular">{number(unread)}</span>}
          </button>
        ))}
      </div>
      <div className="min-w-0 flex-1 sm:max-w-60">
        <Select
          aria-label={t('filter.kind')}
          value={view.kind ?? ''}
          placeholder={t('filter.allKinds')}
          options={notificationKinds.map(value => ({ value, label: texts(`kind.${value}`) }))}
          onChange={({ currentTarget }) => view.filter({ kind: currentTarget.value })}
        />
      </div>
    </div>
  )
}
