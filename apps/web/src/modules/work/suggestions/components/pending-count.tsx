import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../lib/format'
import { usePendingCount } from '../api/pending-count'

/** Beside the entry of the navigation; nothing while nothing waits. */
export default function PendingCount() {
  const { t } = useTranslation()
  const { number } = useFormats()
  const count = usePendingCount().data?.count ?? 0
  if (count === 0) return null
  return (
    <span className="tabular -mr-2 -ml-2 rounded-sm bg-sunken px-1.5 text-caption font-strong text-ink">
      {number(count)}
      <span className="sr-only"> {t('nav.waiting')}</span>
    </span>
  )
}
