import { Camera, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import type { Place } from '../../../../lib/place'
import QueueList from '../components/queue-list'
import type { FileProblem } from '../upload/accepted'
import { type Entry, isRunning } from '../upload/entry'
import type { UploadQueue } from '../upload/queue'
import { FirstLook } from './first-look'

const UNDO_MS = 5000

export type CaptureProblem = FileProblem | { code: 'quota_exhausted'; params: object }

type SentPhotosProps = {
  entries: readonly Entry[]
  queue: UploadQueue
  place: Place
  problem: CaptureProblem | null
  onOpen: (analysisId: string) => void
  onAnother: () => void
}

/** What becomes of the pictures: one is shown large with what is seen in it so far, several in a list. */
export function SentPhotos({ entries, queue, place, problem, onOpen, onAnother }: SentPhotosProps) {
  const { t } = useTranslation('capture')
  const { t: errors } = useTranslation('errors')
  const last = entries.at(-1)
  const canUndo = useUndo(last)
  const [only] = entries.length === 1 ? entries : []
  const isShownLarge =
    only && only.state.is !== 'offline' && (isRunning(only) || only.state.is === 'completed')
  const unsent = entries.filter(({ state }) => state.is === 'chosen')
  return (
    <>
      {only && isShownLarge ? (
        <FirstLook entry={only} />
      ) : (
        <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4">
          {problem && (
            <Alert tone="danger">{errors(`code.${problem.code}`, { replace: problem.params })}</Alert>
          )}
          <QueueList entries={entries} queue={queue} onOpen={onOpen} />
        </div>
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 p-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {unsent.length > 0 ? (
          <Button look="secondary" className="min-h-14" onClick={() => queue.start(place)}>
            {t('send', { count: unsent.length })}
          </Button>
        ) : (
          <Button
            look="secondary"
            className="min-h-14"
            icon={<Undo2 className="size-5" aria-hidden />}
            disabled={!canUndo}
            onClick={() => last && queue.undo(last.key)}
          >
            {t('undo')}
          </Button>
        )}
        <Button className="min-h-14" icon={<Camera className="size-5" aria-hidden />} onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </>
  )
}

/** For a few seconds after it was accepted, and as long as there is something to stop. */
function useUndo(entry: Entry | undefined) {
  const [lapsedKey, setLapsedKey] = useState<string | null>(null)
  const key = entry?.key
  useEffect(() => {
    if (!key) return
    const timer = setTimeout(() => setLapsedKey(key), UNDO_MS)
    return () => clearTimeout(timer)
  }, [key])
  return Boolean(entry && isRunning(entry) && key !== lapsedKey)
}
