import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineNotice } from './offline-notice'
import { QueueRow } from './queue-row'

type RowProps = ComponentProps<typeof QueueRow>
export type QueueListProps = Omit<RowProps, 'entry'> & { entries: readonly RowProps['entry'][] }

/** The chosen files, and how far each of them is. */
export default function QueueList({ entries, ...shared }: QueueListProps) {
  const { t } = useTranslation('analysis')
  return (
    <div className="grid gap-4">
      <OfflineNotice entries={entries} />
      <ul className="grid gap-3" aria-label={t('queue.title')}>
        {entries.map(entry => (
          <QueueRow key={entry.key} entry={entry} {...shared} />
        ))}
      </ul>
    </div>
  )
}
