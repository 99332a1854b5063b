import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '../upload/entry'

/** Says what happens to files that can't be sent now, and says they are saved only where they are. */
export function OfflineNotice({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('analysis')
  const held = entries.filter(({ state }) => state.is === 'offline')
  if (held.length === 0) return null
  const isSaved = held.every(entry => entry.isSaved)
  return (
    <p role="status" className="flex gap-3 rounded-lg bg-medium-soft p-4">
      <WifiOff className="mt-0.5 size-5 shrink-0 text-medium" aria-hidden />
      <span>
        {t(navigator.onLine ? 'offline.unreachable' : 'offline.offline')}{' '}
        {t(isSaved ? 'offline.saved' : 'offline.unsaved')}
      </span>
    </p>
  )
}
