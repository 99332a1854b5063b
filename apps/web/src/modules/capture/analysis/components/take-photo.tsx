import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { hasOwnCamera, openCamera, openWithPhoto } from '../capture/capture-state'
import { PhotoInput } from '../capture/photo-input'

/** Where there is a thumb there is a camera worth putting first. */
export const hasCameraApp = () => matchMedia('(pointer: coarse)').matches

export function TakePhoto({ primary }: { primary: boolean }) {
  const { t } = useTranslation('analysis')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        className="max-sm:min-h-14"
        look={primary ? 'primary' : 'secondary'}
        icon={<Camera className="size-5 shrink-0" aria-hidden />}
        onClick={() => (hasOwnCamera() ? openCamera() : input.current?.click())}
      >
        {t('camera.take')}
      </Button>
      <PhotoInput ref={input} label={t('camera.take')} onPhoto={openWithPhoto} />
    </>
  )
}
