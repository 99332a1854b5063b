import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnFocus, VEIL_CLASS } from '../../../../components/ui/dialog'
import { IconButton } from '../../../../components/ui/icon-button'
import { type Place, rememberPlace } from '../../../../lib/place'
import type { Entry } from '../upload/entry'
import { type Uploader, useUploadQueue } from '../upload/use-upload-queue'
import { Camera } from './camera'
import { Review } from './review'
import { type CaptureProblem, SentPhotos } from './sent-photos'
import type { Shot } from './use-camera'

export type CaptureScreenProps = {
  uploader: Uploader
  /** Handed over by the phone's own camera app, where the person looked at it and accepted it. */
  photo: File | null
  place: Place
  /** Says where it is taken, and lets people change that. */
  placeLine: ReactNode
  /** Before a new photo is looked at. */
  onShot: () => void
  onClose: () => void
  onOpenResult: (analysisId: string) => void
  onQuotaChanged: () => void
}

type View = { is: 'camera' } | { is: 'review'; shot: Shot } | { is: 'sent' }

/** From the shutter to the analysis: the camera, a look at the picture, and what becomes of it. */
export function CaptureScreen(props: CaptureScreenProps) {
  const { uploader, photo, place, placeLine, onShot, onClose, onOpenResult, onQuotaChanged } = props
  const { t } = useTranslation('capture')
  const { t: common } = useTranslation()
  const [view, setView] = useState<View>({ is: photo ? 'sent' : 'camera' })
  const [keys, setKeys] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<CaptureProblem | null>(null)

  const completed = ({ id }: AnalysisResult, { key }: Entry) => {
    // Of several, each waits until it is opened.
    if (view.is !== 'sent' || keys.length > 1 || !keys.includes(key)) return
    onClose()
    onOpenResult(id)
  }
  const { queue, entries } = useUploadQueue(uploader, {
    onCompleted: completed,
    onOutOfQuota: () => setProblem({ code: 'quota_exhausted', params: {} }),
    onQuotaChanged,
  })

  const accept = (file: File, capturedAt: string | null) => {
    rememberPlace(uploader.id, place)
    const submitted = queue.submit(file, { captureSource: 'mobile', place, capturedAt })
    setProblem('problem' in submitted ? submitted.problem : null)
    if ('key' in submitted) setKeys(before => [...before, submitted.key])
    setView({ is: 'sent' })
  }
  const acceptPhoto = useEffectEvent((file: File) => accept(file, null))
  useEffect(() => {
    if (photo) acceptPhoto(photo)
  }, [photo])

  const close = (open: boolean) => !open && onClose()
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={VEIL_CLASS} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-appear flex-col bg-raised text-ink shadow-raised sm:inset-auto sm:top-1/2 sm:left-1/2 sm:h-[min(52rem,92dvh)] sm:w-full sm:max-w-dialog sm:-translate-x-1/2 sm:-translate-y-1/2 sm:overflow-hidden sm:rounded-lg sm:border sm:border-line"
        >
          <div className="flex items-center justify-between gap-4 py-1 pr-1 pl-4">
            <Radix.Title className="text-title font-strong">{t(`title.${view.is}`)}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={common('action.close')}>
                <X className="size-5" aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          {view.is === 'camera' && (
            <Camera
              sent={keys.length}
              onShot={shot => {
                onShot()
                setView({ is: 'review', shot })
              }}
              onPhoto={file => accept(file, null)}
              onShowSent={() => setView({ is: 'sent' })}
            />
          )}
          {view.is === 'review' && (
            <Review
              shot={view.shot}
              placeLine={placeLine}
              onRetake={() => setView({ is: 'camera' })}
              onUse={() => accept(view.shot.file, view.shot.capturedAt)}
            />
          )}
          {view.is === 'sent' && (
            <SentPhotos
              entries={entries.filter(({ key }) => keys.includes(key))}
              queue={queue}
              place={place}
              problem={problem}
              onOpen={id => {
                onClose()
                onOpenResult(id)
              }}
              onAnother={() => setView({ is: 'camera' })}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
