import { AudioLines, FileVideo, Image, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { IconButton } from '../../../../components/ui/icon-button'
import { Progress } from '../../../../components/ui/progress'
import { useFormats } from '../../../../lib/format'
import { type Entry, isRunning } from '../upload/entry'
import type { UploadQueue } from '../upload/queue'
import { useEntryStatus, useObjectUrl } from './entry-status'
import { FirstFindings } from './first-findings'

type QueueRowProps = { entry: Entry; queue: UploadQueue; onOpen: (analysisId: string) => void }

/** One file, from the moment it is chosen to its result. */
export function QueueRow({ entry, queue, onOpen }: QueueRowProps) {
  const { t } = useTranslation('analysis')
  const { key, name, file, state } = entry
  const { message, share } = useEntryStatus(entry)
  const running = isRunning(entry)
  const preview = state.is === 'analyzing' ? state.preview : null
  const resultId = state.is === 'completed' || (state.is === 'analyzing' && preview) ? state.id : null
  const canRetry = (state.is === 'failed' || state.is === 'canceled') && file !== null
  return (
    <li className="grid gap-3 rounded-lg border border-line p-3">
      <div className="flex items-center gap-3 max-sm:flex-wrap">
        <Thumbnail entry={entry} />
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="truncate font-strong">{name}</p>
          <p className="flex items-start gap-1.5 text-caption text-muted">{message}</p>
        </div>
        {canRetry && (
          <IconButton label={t('queue.retryOne', { name })} onClick={() => queue.retry(key)}>
            <RotateCcw className="size-5" aria-hidden />
          </IconButton>
        )}
        {resultId && (
          <Button
            look="secondary"
            className="max-sm:order-last max-sm:w-full"
            onClick={() => onOpen(resultId)}
          >
            {t('queue.open')}
          </Button>
        )}
        <IconButton
          label={running ? t('queue.cancelOne', { name }) : t('queue.removeOne', { name })}
          onClick={() => (running ? queue.cancel(key) : queue.remove(key))}
        >
          <X className="size-5" aria-hidden />
        </IconButton>
      </div>
      {share !== null && (
        <Progress
          label={t('queue.progressOf', { name })}
          value={share * 100}
          {...(typeof message === 'string' && { valueText: message })}
        />
      )}
      {preview && <FirstFindings preview={preview} />}
      {state.is === 'duplicate' && (
        <div className="grid gap-3 rounded-md bg-info-soft p-3">
          <DuplicateNotice date={state.date} />
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => onOpen(state.earlier)}>
              {t('known.open')}
            </Button>
            <Button look="secondary" onClick={() => queue.retry(key)}>
              {t('known.again')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

function DuplicateNotice({ date }: { date: string }) {
  const { t } = useTranslation('analysis')
  const { dateTime } = useFormats()
  const when = Number.isNaN(Date.parse(date)) ? null : dateTime(date)
  return <p role="status">{when ? t('known.explainOn', { date: when }) : t('known.explain')}</p>
}

const icons = { image: Image, video: FileVideo, audio: AudioLines }

function Thumbnail({ entry: { file, kind } }: { entry: Entry }) {
  const url = useObjectUrl(kind === 'image' ? file : null)
  const [isBroken, setBroken] = useState(false)
  const Icon = icons[kind]
  return (
    <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-muted">
      {url && !isBroken ? (
        <img src={url} alt="" className="size-full object-cover" onError={() => setBroken(true)} />
      ) : (
        <Icon className="size-6" aria-hidden />
      )}
    </span>
  )
}
