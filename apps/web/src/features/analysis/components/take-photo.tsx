import { Camera } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { reloadIfOutdated } from '../../../lib/stale-chunks'
import { PHOTO_TYPES } from '../upload/accepted'

const CameraDialog = lazy(() => reloadIfOutdated(() => import('./camera-dialog')))

/** A phone's own camera app is better than anything we could draw; at a desk there is only ours. */
export const hasCameraApp = () => matchMedia('(pointer: coarse)').matches
const canShowCamera = () => Boolean(navigator.mediaDevices?.getUserMedia)

type TakePhotoProps = { onPhoto: (file: File) => void; primary: boolean }

export function TakePhoto({ onPhoto, primary }: TakePhotoProps) {
  const { t } = useTranslation('analysis')
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        className="max-sm:min-h-14"
        look={primary ? 'primary' : 'secondary'}
        icon={<Camera className="size-5 shrink-0" aria-hidden />}
        onClick={() => (hasCameraApp() || !canShowCamera() ? input.current?.click() : setOpen(true))}
      >
        {t('camera.take')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PHOTO_TYPES}
        capture="environment"
        aria-label={t('camera.take')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) onPhoto(file)
          currentTarget.value = ''
        }}
      />
      {open && (
        <Suspense fallback={null}>
          <CameraDialog
            onClose={() => setOpen(false)}
            onPhoto={file => {
              setOpen(false)
              onPhoto(file)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
