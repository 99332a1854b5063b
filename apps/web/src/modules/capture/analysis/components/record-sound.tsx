import { Mic } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../app/lazy-page'
import { Button } from '../../../../components/ui/button'
import type { SoundRecorderProps } from '../capture/sound-recorder'
import { canRecordSound, type Recorded } from '../capture/sound-recording'

const SoundRecorder = lazyPage<SoundRecorderProps>(() => import('../capture/sound-recorder'), 'capture')

export type OnRecorded = (file: File, source: Pick<Recorded, 'capturedAt'>) => void

/** Where the browser can record: opens the recorder. */
export function RecordSound({ onRecorded }: { onRecorded: OnRecorded }) {
  const { t } = useTranslation('analysis')
  const [isOpen, setOpen] = useState(false)
  if (!canRecordSound()) return null
  return (
    <>
      <Button
        look="secondary"
        icon={<Mic className="size-5 shrink-0" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('camera.record')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SoundRecorder
            onClose={() => setOpen(false)}
            onUse={({ file, capturedAt }) => {
              setOpen(false)
              onRecorded(file, { capturedAt })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
