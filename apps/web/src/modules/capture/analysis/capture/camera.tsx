import { Camera as CameraIcon, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Spinner } from '../../../../components/ui/spinner'
import { PhotoInput } from './photo-input'
import { type DeviceProblem, type Shot, takeShot, useCamera } from './use-camera'

type CameraProps = {
  /** How many pictures of this visit are on their way. */
  sent: number
  onShot: (shot: Shot) => void
  /** From the phone's own camera app. */
  onPhoto: (file: File) => void
  onShowSent: () => void
}

/** What the camera sees, and the shutter under the thumb. */
export function Camera({ sent, onShot, onPhoto, onShowSent }: CameraProps) {
  const { t } = useTranslation('capture')
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { isReady, problem } = useCamera(video, true, attempt)

  const shoot = async () => {
    const shot = video.current && (await takeShot(video.current))
    if (shot) onShot(shot)
  }

  if (problem) return <NoCamera problem={problem} onPhoto={onPhoto} onRetry={() => setAttempt(attempt + 1)} />
  return (
    <>
      <div className="relative min-h-0 flex-1 bg-box-edge">
        {!isReady && <Spinner className="absolute inset-0 text-on-panel" />}
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t('live')}
          className="size-full object-contain"
        />
      </div>
      <div className="grid grid-cols-3 items-center px-4 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <span />
        <button
          type="button"
          aria-label={t('shutter')}
          title={t('shutter')}
          disabled={!isReady}
          onClick={shoot}
          className="flex size-18 items-center justify-center justify-self-center rounded-full border-4 border-line-strong bg-signal text-on-signal transition-colors hover:bg-signal-hover disabled:opacity-60"
        >
          <CameraIcon className="size-8" aria-hidden />
        </button>
        {sent > 0 && (
          <Button look="quiet" className="justify-self-end px-2" onClick={onShowSent}>
            {t('sentCount', { count: sent })}
          </Button>
        )}
      </div>
    </>
  )
}

type NoCameraProps = { problem: DeviceProblem; onPhoto: (file: File) => void; onRetry: () => void }

/** Nothing is blocked: the phone's camera app, or a picture that is there already, does as well. */
function NoCamera({ problem, onPhoto, onRetry }: NoCameraProps) {
  const { t } = useTranslation('capture')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-1 flex-col justify-between gap-6 p-4">
      <Alert tone="danger" title={t(`${problem}.title`)}>
        {t(`${problem}.explain`)}
      </Alert>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" icon={<RotateCcw className="size-5" aria-hidden />} onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button icon={<CameraIcon className="size-5" aria-hidden />} onClick={() => input.current?.click()}>
          {t('otherCamera')}
        </Button>
        <PhotoInput ref={input} label={t('otherCamera')} onPhoto={onPhoto} />
      </div>
    </div>
  )
}
