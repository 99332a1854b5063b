import { type RefObject, useEffect, useState } from 'react'
import { withCaptureTime } from './exif'

export type DeviceProblem = 'denied' | 'missing' | 'busy'

/** The light of the camera goes out when it isn't needed. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isOn: boolean, attempt: number) {
  const [isReady, setReady] = useState(false)
  const [problem, setProblem] = useState<DeviceProblem | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | null = null
    let isClosed = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    setProblem(null)
    startCamera()
      .then(async given => {
        stream = given
        if (isClosed || !video.current) return stop()
        video.current.srcObject = given
        await video.current.play()
        setReady(true)
      })
      .catch(error => !isClosed && setProblem(deviceProblem(error)))
    return () => {
      isClosed = true
      setReady(false)
      stop()
    }
  }, [video, isOn, attempt])
  return { isReady, problem }
}

const startCamera = async () =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } },
  })

/** Why a camera or a microphone could not be opened. */
export function deviceProblem(error: unknown): DeviceProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

export type Shot = { file: File; url: string; capturedAt: string | null }

/** Named by the moment it was taken, so that two photos of a visit can be told apart. */
const nameOf = (at: string) => `photo-${at.slice(0, 19).replace(/[T:]/g, '-')}.jpg`

export async function takeShot(video: HTMLVideoElement): Promise<Shot | null> {
  const at = new Date()
  const capturedAt = at.toISOString()
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) return null
  const file = new File([withCaptureTime(blob, at)], nameOf(capturedAt), { type: 'image/jpeg' })
  return { file, url: URL.createObjectURL(file), capturedAt }
}
