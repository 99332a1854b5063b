import { FolderOpen, ImageUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { cx } from '../../../../lib/cx'
import { useFileDrop } from '../../../../lib/use-file-drop'
import { acceptedTypes } from '../upload/accepted'
import { type OnRecorded, RecordSound } from './record-sound'
import { TakePhoto } from './take-photo'

type DropAreaProps = {
  onChoose: (files: readonly File[]) => void
  onRecorded: OnRecorded
  /** Whether taking a photo is what to do next. */
  cameraFirst: boolean
}

/** Drop, browse, paste or the camera; the camera comes first where there is a thumb. */
export function DropArea({ onChoose, onRecorded, cameraFirst }: DropAreaProps) {
  const { t } = useTranslation('analysis')
  const input = useRef<HTMLInputElement>(null)
  const { over, handlers } = useFileDrop(onChoose)
  usePastedFiles(onChoose)

  return (
    <div
      data-testid="drop-area"
      {...handlers}
      className={cx(
        'grid justify-items-center gap-4 rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors sm:py-8',
        over ? 'border-signal bg-signal-soft' : 'border-line-strong',
      )}
    >
      <div className="hidden justify-items-center gap-2 sm:grid">
        <ImageUp className="size-8 text-subtle" aria-hidden />
        <p className="font-strong">{over ? t('upload.dropNow') : t('upload.drop')}</p>
      </div>
      {/* In the order of a desk, where Tab goes through them. */}
      <div className="flex w-full flex-col-reverse gap-3 sm:w-auto sm:flex-row">
        <Button
          look="secondary"
          icon={<FolderOpen className="size-5 shrink-0" aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('upload.browse')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={acceptedTypes}
          aria-label={t('upload.browse')}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])])
            // The same file may be chosen twice in a row.
            currentTarget.value = ''
          }}
        />
        <RecordSound onRecorded={onRecorded} />
        <TakePhoto primary={cameraFirst} />
      </div>
      <p className="text-balance text-caption text-subtle">{t('upload.formats')}</p>
    </div>
  )
}

function usePastedFiles(onFiles: (files: File[]) => void) {
  const handle = useEffectEvent(onFiles)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      handle(files)
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
