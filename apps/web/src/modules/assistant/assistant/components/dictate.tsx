import { Mic, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../components/ui/icon-button'
import type { Dictation } from '../use-dictation'

type DictateButtonProps = { dictation: Dictation; disabled: boolean }

/** Starts and stops dictation; not there where the browser has none. */
export function DictateButton({ dictation, disabled }: DictateButtonProps) {
  const { t } = useTranslation('assistant')
  const { isSupported, isListening, start, stop } = dictation
  if (!isSupported) return null
  return (
    <IconButton
      label={t(isListening ? 'dictation.stop' : 'dictation.start')}
      disabled={disabled}
      onClick={isListening ? stop : start}
      className={
        isListening
          ? 'bg-danger text-on-danger hover:bg-danger-hover hover:text-on-danger forced-color-adjust-none'
          : 'border border-line-strong bg-surface'
      }
    >
      {isListening ? (
        <Square className="size-5 fill-current" aria-hidden />
      ) : (
        <Mic className="size-5" aria-hidden />
      )}
    </IconButton>
  )
}

/** Whether it is listening and who may hear it, or why it isn't. */
export function DictationNote({ dictation: { isListening, error } }: { dictation: Dictation }) {
  const { t } = useTranslation('assistant')
  return (
    <p role="status" className="text-caption text-muted empty:hidden">
      {isListening ? t('dictation.listening') : error && t(`dictation.${error}`)}
    </p>
  )
}
