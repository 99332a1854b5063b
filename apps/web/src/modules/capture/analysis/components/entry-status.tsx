import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../lib/format'
import type { Entry } from '../upload/entry'
import { useProblemMessage } from '../use-problem-message'

/** An address for a file that is on this device; released when it isn't shown anymore. */
export function useObjectUrl(file: File | null) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** What is happening to the file, and how much of it is done; null where there is nothing to measure. */
export function useEntryStatus({ size, state, isUndone }: Entry): {
  message: ReactNode
  share: number | null
} {
  const { t } = useTranslation('analysis')
  const { percent, number } = useFormats()
  const problemMessage = useProblemMessage()
  switch (state.is) {
    case 'chosen':
      return {
        message: isUndone
          ? t('queue.undone')
          : t('queue.chosen', { size: number(Math.max(0.1, Math.round(size / 104_857.6) / 10)) }),
        share: null,
      }
    case 'offline':
      return { message: t('queue.offline'), share: null }
    case 'waiting':
      return { message: t('queue.waiting'), share: 0 }
    case 'uploading':
      return { message: t('queue.uploading', { percent: percent(state.sent) }), share: state.sent }
    case 'analyzing': {
      const stage = t(`stage.${state.stage}`)
      const share = state.progress / 100
      return { message: t('queue.analyzing', { stage, percent: percent(share) }), share }
    }
    case 'duplicate':
      return { message: t('known.title'), share: null }
    case 'completed':
      return {
        message: (
          <>
            <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" aria-hidden />
            <span role="status">
              {t('queue.completed', { count: state.violations })}
              {state.observations > 0 && ` · ${t('queue.observations', { count: state.observations })}`}
            </span>
          </>
        ),
        share: null,
      }
    case 'failed':
      return {
        message: (
          <>
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden />
            <span role="alert">{problemMessage(state.problem)}</span>
          </>
        ),
        share: null,
      }
    case 'canceled':
      return {
        message: (
          <>
            <CircleSlash className="mt-0.5 size-4 shrink-0" aria-hidden />
            <span role="status">{t('queue.canceled')}</span>
          </>
        ),
        share: null,
      }
  }
}
