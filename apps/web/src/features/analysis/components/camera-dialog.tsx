import { Camera, Check, RotateCcw } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../components/ui/alert'
import { Button } from '../../../components/ui/button'
import { Dialog } from '../../../components/ui/dialog'
import { Spinner } from '../../../components/ui/spinner'

type Problem = 'denied' | 'missing' | 'busy'
type Photo = { file: File; url: string }

/** Named by the moment it was taken, so that two photos of a visit can be told apart. */
const nameNow = () => `photo-${new Date().toISOString().slice(0, 19).replace(/[T:]/g, '-')}.jpg`

/** Shows what the camera sees, takes a picture of it, and asks whether it is good. */
export default function CameraDialog({
  onClose,
  onPhoto,
}: {
  onClose: () => void
  onPhoto: (file: File) => void
}) {
  const { t } = useTranslation('analysis')
  const { t: common } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const { ready, problem } = useCamera(video)
  const [photo, setPhoto] = useState<Photo | null>(null)
  useEffect(() => () => (photo ? URL.revokeObjectURL(photo.url) : undefined), [photo])

  const capture = async () => {
    const file = video.current && (await still(video.current))
    if (file) setPhoto({ file, url: URL.createObjectURL(file) })
  }

  const actions = photo ? (
    <>
      <Button
        look="secondary"
        icon={<RotateCcw className="size-5" aria-hidden />}
        onClick={() => setPhoto(null)}
      >
        {t('camera.retake')}
      </Button>
      <Button icon={<Check className="size-5" aria-hidden />} onClick={() => onPhoto(photo.file)}>
        {t('camera.use')}
      </Button>
    </>
  ) : (
    <>
      <Button look="secondary" onClick={onClose}>
        {common('action.cancel')}
      </Button>
      <Button icon={<Camera className="size-5" aria-hidden />} disabled={!ready} onClick={capture}>
        {t('camera.capture')}
      </Button>
    </>
  )

  return (
    <Dialog open onOpenChange={open => !open && onClose()} title={t('camera.take')} actions={actions}>
      {problem ? (
        <Alert tone="danger" title={t(`camera.${problem}.title`)}>
          {t(`camera.${problem}.explain`)}
        </Alert>
      ) : (
        <div className="relative aspect-4/3 overflow-hidden rounded-md bg-box-edge">
          {!ready && <Spinner className="absolute inset-0 text-on-panel" />}
          <video
            ref={video}
            autoPlay
            playsInline
            muted
            aria-label={t('camera.live')}
            className="size-full object-contain"
          />
          {photo && (
            <img
              src={photo.url}
              alt={t('camera.taken')}
              className="absolute inset-0 size-full bg-box-edge object-contain"
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

/** The light of the camera goes out when the dialog closes. */
function useCamera(video: RefObject<HTMLVideoElement | null>) {
  const [ready, setReady] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    let stream: MediaStream | null = null
    let closed = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1440 } } })
      .then(async given => {
        stream = given
        if (closed || !video.current) return stop()
        video.current.srcObject = given
        await video.current.play()
        setReady(true)
      })
      .catch(error => !closed && setProblem(problemOf(error)))
    return () => {
      closed = true
      stop()
    }
  }, [video])
  return { ready, problem }
}

function problemOf(error: unknown): Problem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

async function still(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob && new File([blob], nameNow(), { type: 'image/jpeg' })
}
